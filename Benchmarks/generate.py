#!/usr/bin/env python3
"""Writes an app of N Swift files that grows evenly: generate.py N FOLDER.

Ten files make a feature: a screen, eight rows and a model. Features share one palette and one component, and a tab view
shows them all, so that work per file is the same however many there are.
"""
import pathlib
import sys

PALETTE = """import SwiftUI

enum Palette {
  static let ink = Color(red: 0.1, green: 0.1, blue: 0.14)
  static let slate = Color(red: 0.42, green: 0.45, blue: 0.5)
  static let paper = Color(red: 0.98, green: 0.97, blue: 0.95)
}

struct Badge: View {
  let title: String
  var isLoud = false

  var body: some View {
    Text(title)
      .font(.caption.weight(.semibold))
      .foregroundStyle(isLoud ? Color.white : Palette.slate)
      .padding(6)
      .background(isLoud ? Color.red : Palette.paper, in: Capsule())
  }
}
"""

MODEL = """import Foundation

struct Entry{f}: Identifiable {{
  let id: Int
  var title: String
  var detail: String
  var isUnread = false

  var total: Int {{
    (0..<id).reduce(0) {{ sum, step in sum + step * {f} }}
  }}

  func matches(_ words: [String]) -> Bool {{
    words.allSatisfy {{ title.lowercased().contains($0) || detail.lowercased().contains($0) }}
  }}
}}
"""

ROW = """import SwiftUI

struct Row{f}x{r}: View {{
  let entry: Entry{f}
  @Environment(\\.colorScheme) private var colorScheme

  var body: some View {{
    HStack(alignment: .top, spacing: 12) {{
      Image(systemName: "tray.full").foregroundStyle(.tint)
      VStack(alignment: .leading) {{
        Text(entry.title).font(.headline)
        Text(entry.detail).font(.subheadline).foregroundStyle(.secondary)
        if entry.isUnread {{ Badge(title: "New {r}", isLoud: true) }} else {{ Badge(title: "Seen {r}") }}
      }}
      Spacer()
      Text("{r}").foregroundStyle(Palette.slate).opacity(colorScheme == .dark ? 1 : 0.9)
    }}
    .padding()
    .background(Palette.paper)
  }}
}}
"""

SCREEN = """import SwiftUI

struct Screen{f}: View {{
  @State private var entries: [Entry{f}] = []

  var body: some View {{
    NavigationStack {{
      List {{
        Section("Feature {f}") {{
          ForEach(entries) {{ entry in
{rows}
          }}
        }}
      }}
      .navigationTitle("Screen {f}")
    }}
  }}
}}
"""


def app(features):
    tabs = "\n".join(f"      Screen{f}()" for f in range(features))
    return f"import SwiftUI\n\n@main\nstruct Grown: App {{\n  var body: some Scene {{\n    WindowGroup {{\n{tabs}\n    }}\n  }}\n}}\n"


def main():
    count, folder = int(sys.argv[1]), pathlib.Path(sys.argv[2])
    folder.mkdir(parents=True)
    features = max(1, count // 10)
    (folder / "App.swift").write_text(app(features))
    (folder / "Palette.swift").write_text(PALETTE)
    for f in range(features):
        place = folder / f"Feature{f}"
        place.mkdir()
        rows = range(8)
        (place / "Entry.swift").write_text(MODEL.format(f=f))
        for r in rows:
            (place / f"Row{r}.swift").write_text(ROW.format(f=f, r=r))
        uses = "\n".join(f"            Row{f}x{r}(entry: entry)" for r in rows)
        (place / "Screen.swift").write_text(SCREEN.format(f=f, rows=uses))


main()
