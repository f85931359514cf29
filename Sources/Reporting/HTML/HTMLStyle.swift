/// The style sheet of the page.
enum HTMLStyle {
  /// The digest by which the page's policy lets this sheet and no other in.
  static let hash = "sha256-Ai/CPmi8OLJdRMargf+Q5a5uufUBdurapr/i3QQPNOE="

  /// The sheet: system colours of the browser where the reader forces them, else a light and a dark palette.
  static let text: StaticString = #"""
    :root{color-scheme:light dark;--ink:#1b1b1f;--soft:#52525b;--paper:#fff;--card:#f5f5f7;--line:#8a8a93;--link:#0a4fb3;
    --fails:#a8071a;--undecided:#7a4a00;--passes:#0b5d2b;--accepted:#44449b;scroll-padding:1rem}
    @media (prefers-color-scheme:dark){:root{--ink:#f2f2f5;--soft:#b9b9c3;--paper:#141417;--card:#1f1f24;--line:#7c7c86;
    --link:#8ab8ff;--fails:#ff9c9c;--undecided:#ffcf70;--passes:#7fe0a0;--accepted:#bdbdff}}
    @media (prefers-contrast:more){:root{--soft:var(--ink);--line:var(--ink);--card:var(--paper)}}
    *{box-sizing:border-box}
    body{margin:0;background:var(--paper);color:var(--ink);font:1rem/1.5 system-ui,sans-serif;overflow-wrap:break-word}
    header,.page{max-width:84rem;margin:0 auto;padding:1rem}
    header p{margin:.25rem 0;color:var(--soft)}
    h1{font-size:1.75rem;line-height:1.2;margin:0}h2{font-size:1.4rem;border-bottom:2px solid var(--line);margin:2.5rem 0 1rem}
    h3{font-size:1.15rem;margin:1.5rem 0 .5rem}h4{font-size:1rem;margin:0 0 .25rem}
    .finding>h4{display:flex;gap:.5rem;align-items:baseline}.message::first-letter{text-transform:uppercase}
    p{margin:.35rem 0}small{font-size:.8125rem;font-weight:400}
    .prose li{max-width:46rem}
    a{color:var(--link);text-underline-offset:.15em}
    :focus-visible{outline:3px solid var(--link);outline-offset:2px}
    .skip{position:absolute;left:1rem;top:-4rem;background:var(--paper);padding:.5rem 1rem;z-index:1}.skip:focus{top:.5rem}
    .filters{position:absolute}
    .page{display:grid;gap:2rem;grid-template-columns:minmax(0,1fr)}
    aside{font-size:.9375rem}
    aside ul{list-style:none;margin:0 0 1rem;padding:0;display:flex;flex-wrap:wrap;gap:0 1rem}
    aside a{display:inline-block;padding:.15rem 0;min-height:1.5rem}
    @media (min-width:64rem){.page{grid-template-columns:15rem minmax(0,1fr)}
    aside{position:sticky;top:0;align-self:start;max-height:100vh;overflow:auto;padding:1rem .25rem}aside ul{display:block}
    }
    main>section:first-child h2{margin-top:0}
    fieldset{border:1px solid var(--line);border-radius:.5rem;margin:0 0 1rem;padding:.5rem .75rem}
    fieldset label{display:inline-block;min-height:1.5rem;margin-right:1rem}
    @media (min-width:64rem){fieldset label{display:block}}
    form{margin:0 0 1rem}form label{font-weight:600}
    input[type=search],input[type=text],select{font:inherit;width:100%;padding:.35rem .5rem;color:var(--ink);background:var(--paper);
    border:1px solid var(--line);border-radius:.35rem}
    button{font:inherit;font-size:.8125rem;min-height:1.5rem;padding:0 .5rem;margin-left:.35rem;color:var(--ink);
    background:var(--paper);border:1px solid var(--line);border-radius:.35rem;cursor:pointer}
    code,pre,kbd{font-family:ui-monospace,SFMono-Regular,Menlo,Consolas,monospace;font-size:.875em}
    code,bdi{unicode-bidi:isolate}
    pre{background:var(--paper);border:1px solid var(--line);border-radius:.35rem;padding:.5rem .75rem;overflow-x:auto;
    overflow-wrap:normal;line-height:1.4}
    .heading{color:var(--soft)}.gone{color:var(--fails)}.come{color:var(--passes)}
    .counts{list-style:none;display:flex;flex-wrap:wrap;gap:.75rem;padding:0}
    .counts li{border:1px solid var(--line);border-left:.4rem solid var(--line);border-radius:.35rem;padding:.35rem .9rem}
    .counts b{font-size:1.6rem;margin-right:.25rem}
    .counts .error{border-left-color:var(--fails)}.counts .warning{border-left-color:var(--undecided)}
    meter{display:block;width:min(20rem,100%);height:1rem;margin:.75rem 0 0}
    table{border-collapse:collapse;font-size:.9375rem}
    th,td{text-align:left;vertical-align:top;padding:.3rem .75rem .3rem 0;border-bottom:1px solid var(--line)}
    tbody th{font-weight:600}thead th{color:var(--soft);font-weight:600}
    .matrix th,.matrix td{min-width:8rem;max-width:16rem}.matrix small{display:block;color:var(--soft)}
    .matrix tbody th,.matrix thead th:first-child{position:sticky;left:0;background:var(--paper)}
    .scroll{overflow-x:auto;margin:.5rem 0}
    .finding,.view{content-visibility:auto;contain-intrinsic-size:auto 24rem}
    .finding{background:var(--card);border:1px solid var(--line);border-left:.4rem solid var(--line);border-radius:.5rem;
    padding:.75rem 1rem;margin:0 0 1rem}
    .finding.error{border-left-color:var(--fails)}.finding.warning{border-left-color:var(--undecided)}
    .short{padding:.35rem .75rem;margin-bottom:.35rem;contain-intrinsic-size:auto 4rem}
    .severity{text-transform:uppercase;font-size:.8125rem;letter-spacing:.04em;border:1px solid currentColor;
    border-radius:.25rem;padding:0 .35rem;flex:none}.message{min-width:0}
    .error .severity,.fails{color:var(--fails)}.warning .severity,.undecided{color:var(--undecided)}
    .passes{color:var(--passes)}.accepted{color:var(--accepted)}
    .where,.remarks{color:var(--soft)}.remarks{padding-left:1.2rem;margin:.5rem 0}.help{color:var(--ink)}
    summary{cursor:pointer;min-height:1.5rem}
    dt{font-weight:600}dd{margin:0 0 .5rem 1rem}dd ol{margin:.25rem 0;padding-left:1.5rem}
    .view{border-top:1px solid var(--line);padding-top:.25rem;margin-top:1.5rem}
    .view ol{list-style:none;padding:0;display:grid;gap:.75rem;grid-template-columns:repeat(auto-fill,minmax(min(100%,21rem),1fr))}
    .view li{background:var(--card);border:1px solid var(--line);border-radius:.5rem;padding:.5rem .75rem;min-width:0}
    .sheet{gap:1rem}.sheet img{border:0;border-radius:.5rem;box-shadow:0 0 0 1px var(--line)}
    .compare{margin:0;max-width:100%}.pair{display:flex;flex-wrap:wrap;gap:.75rem}
    .laid{display:inline-grid;position:relative;gap:0;vertical-align:top}.laid>img{grid-area:1/1;align-self:start}
    .laid>img:last-of-type{clip-path:inset(0 0 0 var(--at))}.laid>img:first-of-type{clip-path:inset(0 calc(100% - var(--at)) 0 0)}
    .laid::after{content:"";position:absolute;inset:0 auto 0 calc(var(--at) - 1px);width:2px;background:var(--link)}
    input[type=range]{display:block;width:min(20rem,100%);min-height:1.5rem;margin:.25rem 0;accent-color:var(--link)}
    .repair{position:relative}.repair pre+button{position:absolute;right:.5rem;bottom:.5rem}
    .open{font-size:.8125rem;margin-left:.35rem}
    .looks{display:flex;flex-wrap:wrap;gap:.75rem 1.25rem;margin:.5rem 0}
    .look{display:none;margin:0;max-width:25rem}.look.deciding{display:block}
    figcaption{font-size:.8125rem;color:var(--soft);line-height:1.4;margin-top:.25rem}figcaption span{display:block}
    img{display:block;max-width:100%;height:auto;border:1px solid var(--line);border-radius:.25rem}
    .swatch{display:inline-block;vertical-align:middle}
    .measured{list-style:none;padding:0;margin:.5rem 0}.measured li{margin:.2rem 0}
    .worst{padding-left:0;list-style:none}.worst li{padding:.2rem 0}
    :root:has(#lens-contrast:checked) .look:not(.increased){display:none}
    :root:has(#lens-transparency:checked) .look:not(.assistive){display:none}
    :root:has(#lens-contrast:checked) .increased,
    :root:has(#lens-transparency:checked) .assistive{display:block}
    :root:has(#lens-grayscale:checked) img{filter:url(#filter-grayscale)}
    :root:has(#lens-protan:checked) img{filter:url(#filter-protan)}
    :root:has(#lens-deutan:checked) img{filter:url(#filter-deutan)}
    :root:has(#lens-tritan:checked) img{filter:url(#filter-tritan)}
    :root:has(#lens-glare:checked) img{filter:url(#filter-glare)}
    dialog{color:var(--ink);background:var(--paper);border:2px solid var(--line);border-radius:.5rem;max-width:30rem}
    [hidden]{display:none!important}
    @media print{aside,.skip,button,input,.open{display:none}.laid{display:flex;gap:.75rem}.laid::after{display:none}
    .laid>img{clip-path:none!important}.page{display:block}:root{font-size:12px}
    .finding,.view{content-visibility:visible}.finding,.view li,tr{break-inside:avoid}h2,h3,h4{break-after:avoid}
    details::details-content{content-visibility:visible;display:block;height:auto}.scroll,pre{overflow:visible}
    pre{white-space:pre-wrap}img{print-color-adjust:exact}}

    """#
}
