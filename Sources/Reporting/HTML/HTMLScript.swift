/// What the page can do beyond being read: filter, copy, and keys.
enum HTMLScript {
  /// The digest by which the page's policy lets this script and no other run.
  static let hash = "sha256-0aRRwT6HxnAIRSk/WOACrDvseIhW/dBmDC5tyPEPAPM="

  /// The filter, which stays hidden where the script does not run.
  static let filterForm: StaticString = #"""
    <form id="filter" role="search" hidden>
    <label for="query">Filter</label>
    <input type="search" id="query" autocomplete="off" spellcheck="false" aria-describedby="query-help">
    <p id="query-help"><small>Words, <code>rule:</code> <code>file:</code> <code>view:</code> <code>s:error</code>; <code>!</code> before one excludes it</small></p>
    <p role="status" id="status"></p>
    <button type="button" id="keys">Keys</button>
    </form>

    """#

  /// The choice of an editor, which stays hidden where the script does not run.
  static let editorForm: StaticString = #"""
    <form id="opening" hidden>
    <details>
    <summary>Open places in an editor</summary>
    <label for="editor">Editor</label>
    <select id="editor">
    <option value="vscode://file">VS Code</option>
    <option value="cursor://file">Cursor</option>
    <option value="zed://file">Zed</option>
    </select>
    <label for="folder">Folder of the sources</label>
    <input type="text" id="folder" autocomplete="off" spellcheck="false" placeholder="/Users/me/App" aria-describedby="folder-help">
    <p id="folder-help"><small>It is kept in this browser alone. Xcode has no such links: run <code>xed -l LINE FILE</code>.</small></p>
    </details>
    </form>

    """#

  /// The script: it adds to the page and takes nothing from it, so that any failure leaves the page readable.
  static let text: StaticString = #"""
    'use strict';
    (() => {
      const all = (selector, root = document) => [...root.querySelectorAll(selector)];
      const byId = (id) => document.getElementById(id);
      const form = byId('filter'), query = byId('query'), status = byId('status');
      const findings = all('article.finding'), views = all('section.view'), groups = all('#findings .group');
      const texts = new Map();
      const textOf = (item) => {
        if (!texts.has(item)) texts.set(item, item.textContent.toLowerCase());
        return texts.get(item);
      };
      const read = (item, selector) => item.querySelector(selector)?.textContent ?? '';
      const fields = {
        rule: (item) => read(item, '.where a'),
        file: (item) => read(item, '.where code, h3 code'),
        view: (item) => read(item, '.where bdi, h3 bdi'),
        s: (item) => ['error', 'warning', 'note'].find((name) => item.classList.contains(name)) ?? '',
      };

      const parse = (text) => [...text.matchAll(/(!?)(?:(rule|file|view|s):)?("[^"]*"?|\S+)/g)].map((match) => ({
        excluded: match[1] === '!', key: match[2], value: match[3].replaceAll('"', '').toLowerCase(),
      })).filter((token) => token.value);
      const holds = (item, token) => {
        const text = token.key ? fields[token.key](item).toLowerCase() : textOf(item);
        return text.includes(token.value) !== token.excluded;
      };
      // A view has neither rule nor severity, so tokens about those say nothing of it.
      const shows = (item, tokens) => tokens.every((token) =>
        (item.tagName !== 'ARTICLE' && (token.key === 'rule' || token.key === 's')) || holds(item, token));
      const apply = () => {
        const tokens = parse(query.value);
        for (const item of [...findings, ...views]) item.hidden = !shows(item, tokens);
        for (const group of groups) group.hidden = !group.querySelector('article:not([hidden])');
        const count = (items) => items.filter((item) => !item.hidden).length + ' of ' + items.length;
        status.textContent = count(findings) + ' findings, ' + count(views) + ' views shown';
      };

      const focus = (item) => {
        if (!item.matches('a, button, input, [tabindex]')) item.tabIndex = -1;
        item.focus({ preventScroll: true });
        item.scrollIntoView();
      };

      const reveal = () => {
        const hash = decodeURIComponent(location.hash.slice(1));
        if (hash.startsWith('q=')) { query.value = hash.slice(2); apply(); return; }
        const target = hash && byId(hash);
        if (!target) return;
        if (target.closest('[hidden]')) { query.value = ''; apply(); }
        focus(target);
      };

      let waiting;
      query.addEventListener('input', () => { clearTimeout(waiting); waiting = setTimeout(apply, 120); });
      form.addEventListener('submit', (event) => {
        event.preventDefault();
        history.replaceState(null, '', '#q=' + encodeURIComponent(query.value));
        apply();
      });
      addEventListener('hashchange', reveal);

      const copy = async (code, button) => {
        try {
          await navigator.clipboard.writeText(code.textContent);
        } catch {
          const range = document.createRange();
          range.selectNodeContents(code);
          getSelection().removeAllRanges();
          getSelection().addRange(range);
          document.execCommand('copy');
        }
        button.textContent = 'copied';
        status.textContent = 'copied ' + code.textContent;
        setTimeout(() => { button.textContent = 'copy'; }, 2000);
      };
      for (const code of all('code.copy')) {
        const button = document.createElement('button');
        button.type = 'button';
        button.textContent = 'copy';
        button.setAttribute('aria-label', 'copy ' + code.textContent);
        button.addEventListener('click', () => copy(code, button));
        (code.closest('pre') ?? code).after(button);
      }

      for (const pair of all('.pair')) {
        const after = pair.querySelector('img:last-of-type'), slider = document.createElement('input');
        Object.assign(slider, { type: 'range', min: 0, max: 100, value: 50 });
        slider.setAttribute('aria-label', 'How much of the picture is as it is');
        const move = () => {
          pair.style.setProperty('--at', slider.value + '%');
          slider.setAttribute('aria-valuetext', slider.value + ' % as it is, ' + (100 - slider.value) + ' % repaired');
        };
        slider.addEventListener('input', move);
        move();
        pair.classList.add('laid');
        pair.after(slider);
      }

      const folder = byId('folder'), editor = byId('editor'), opening = byId('opening');
      const kept = (name, value) => {
        try {
          if (value !== undefined) localStorage.setItem('evident-' + name, value);
          return localStorage.getItem('evident-' + name) ?? '';
        } catch { return ''; }
      };
      const link = () => {
        for (const old of all('a.open')) old.remove();
        const root = folder.value.trim().replaceAll('\\', '/').replace(/\/+$/, '');
        if (!root) return;
        for (const code of all('code.place')) {
          const place = document.createElement('a');
          place.className = 'open';
          place.textContent = 'open';
          place.setAttribute('aria-label', 'open ' + code.textContent);
          const path = (root.startsWith('/') ? '' : '/') + root + '/' + code.textContent;
          place.href = editor.value + encodeURI(path).replace(/[?#]/g, encodeURIComponent);
          code.after(place);
        }
      };
      folder.value = kept('folder');
      editor.value = kept('editor') || editor.value;
      for (const field of [folder, editor]) {
        field.addEventListener('change', () => { kept(field.id, field.value); link(); });
      }
      opening.addEventListener('submit', (event) => { event.preventDefault(); link(); });
      link();

      const dialog = byId('shortcuts'), enabled = byId('shortcuts-on');
      const step = (by) => {
        const shown = findings.filter((item) => !item.hidden);
        const current = shown.indexOf(document.activeElement?.closest?.('article.finding'));
        const next = shown[current < 0 ? (by > 0 ? 0 : shown.length - 1) : current + by];
        if (!next) return;
        focus(next);
      };
      const keys = {
        '/': () => { query.focus(); query.select(); }, j: () => step(1), k: () => step(-1), '?': () => dialog.showModal(),
      };
      addEventListener('keydown', (event) => {
        const typing = event.target.matches?.('input:not([type=radio], [type=checkbox], [type=range]), textarea, select');
        if (event.ctrlKey || event.metaKey || event.altKey || typing || dialog.open || !enabled.checked) return;
        const action = keys[event.key];
        if (!action) return;
        event.preventDefault();
        action();
      });
      byId('keys').addEventListener('click', () => dialog.showModal());
      byId('shortcuts-close').addEventListener('click', () => dialog.close());
      addEventListener('beforeprint', () => { for (const details of all('details')) details.open = true; });

      form.hidden = opening.hidden = false;
      apply();
      reveal();
    })();

    """#
}

extension HTMLPage {
  /// Writes the list of keys, which the script opens; keys of one letter can be turned off there.
  mutating func shortcutHelp() {
    writer.markup(
      #"""
      <dialog id="shortcuts" aria-labelledby="shortcuts-title">
      <h2 id="shortcuts-title">Keys</h2>
      <dl>
      <dt><kbd>/</kbd></dt><dd>to the filter</dd>
      <dt><kbd>j</kbd>, <kbd>k</kbd></dt><dd>to the next and the previous finding</dd>
      <dt><kbd>?</kbd></dt><dd>this list</dd>
      </dl>
      <p><label><input type="checkbox" id="shortcuts-on" checked> Use these keys</label></p>
      <button type="button" id="shortcuts-close">Close</button>
      </dialog>

      """#)
  }
}
