import Audit
import ColorScience
import Findings
import PlatformStyles
import Rules
import Scene

/// A report made by hand: it holds every shape that reporters have to write, and asks nothing of evaluation.
enum SampleReport {
  static func make() throws -> Report {
    guard let platform = PlatformChoice(argument: "ios") else { throw Missing.platform }
    let scene = Scene(
      elements: [title, date],
      observations: [
        Observation(kind: .fixedColor, detail: "brand", range: titleRange),
        Observation(kind: .respondingColor, detail: "ink", range: titleRange),
      ])
    let judgement = Judgement(profile: .standard, elements: [titleJudgement, dateJudgement])
    let findings = [contrastFinding, hierarchyFinding, noteFinding]
    return Report(
      profile: .standard, platform: platform,
      summary: Summary(files: 3, scene: scene, judgement: judgement, findings: findings), problems: problems,
      findings: findings, scene: scene, judgement: judgement, groups: [group])
  }

  enum Missing: Error {
    case platform
  }

  static let sources = SourceTexts([
    (
      path: "App/Row.swift",
      bytes: Array(
        """
        struct Row: View {
          var body: some View {
            VStack {
              Text("表 😀").foregroundStyle(.gray)
        \tText(date).foregroundStyle(Theme.faint)
            }
            .background(Theme.card)
          }
        }
        """.utf8)
    ), (path: "App/Theme.swift", bytes: Array("enum Theme {\r\n  static let faint = Color(white: 0.6)\r\n}\r\n".utf8)),
  ])

  static let titleRange = SourceRange(file: "App/Row.swift", line: 4, column: 7, endLine: 4, endColumn: 23)
  /// The bytes of `.gray`, behind a character of three bytes and one of four.
  static let writtenGrayRange = SourceRange(file: "App/Row.swift", line: 4, column: 40, endLine: 4, endColumn: 45)
  static let grayRange = SourceRange(file: "App/Row.swift", line: 4, column: 41, endLine: 4, endColumn: 46)
  static let dateRange = SourceRange(file: "App/Row.swift", line: 5, column: 2, endLine: 5, endColumn: 12)
  static let faintRange = SourceRange(file: "App/Row.swift", line: 5, column: 29, endLine: 5, endColumn: 40)
  static let cardRange = SourceRange(file: "App/Row.swift", line: 7, column: 17, endLine: 7, endColumn: 27)
  static let tokenRange = SourceRange(file: "App/Theme.swift", line: 2, column: 22, endLine: 2, endColumn: 39)

  static let gray = Color(red8: 0x8E, green8: 0x8E, blue8: 0x93)
  static let body = FontReading(size: 17, weight: .regular, textStyle: .body, scales: true, boldAsWritten: false)

  static let title = Element(
    id: titleRange.id, kind: .text, view: "Row", text: "表 😀", platform: .ios26, range: titleRange,
    placements: [
      Placement(
        foreground: ForegroundStyle(form: .custom, isProjectStyle: true, description: ".gray", range: grayRange),
        readings: [
          .light: Reading(
            ratio: RatioBounds(3.2605), foreground: gray, background: .white, font: body,
            layers: [
              LayerReading(
                description: "systemBackground", color: .white,
                provenance: Provenance(of: .background, kind: .default, detail: "S-80", range: nil))
            ]),
          .dark: Reading(ratio: RatioBounds(6.4405), foreground: gray, background: .black, font: body),
        ],
        provenance: [
          Provenance(of: .foreground, kind: .system, detail: "systemGray", range: grayRange),
          Provenance(of: .background, kind: .default, detail: "S-80", range: nil),
        ])
    ])

  static let titleJudgement = ElementJudgement(
    appearances: [
      .light: AppearanceJudgement(verdict: .fails, required: 4.5, placement: 0),
      .dark: AppearanceJudgement(verdict: .passes, required: 4.5, placement: 0),
    ],
    placements: [[.light: .fails, .dark: .passes]], status: .judged)

  /// Shown at two places, at one of them over a photograph.
  static let date = Element(
    id: "\(dateRange.id)#1", kind: .text, view: "Row", text: nil, platform: .watchos, range: dateRange,
    placements: [
      Placement(
        via: ["App/List.swift:30:9"], condition: "isRead",
        foreground: ForegroundStyle(
          form: .custom, isProjectStyle: true, description: "Theme.faint", range: faintRange, definition: tokenRange),
        readings: [.dark: Reading(ratio: RatioBounds(low: 4.25, high: 6), foreground: nil, background: .black)]),
      Placement(
        via: ["App/Hero.swift:8:5"], theme: "night",
        foreground: ForegroundStyle(form: .unknown, isProjectStyle: true, description: "Theme.faint"),
        readings: [
          .dark: Reading(
            ratio: nil, undecided: Unknown(.imageBackdrop, detail: "'AsyncImage'"), foreground: nil, background: nil,
            font: FontReading(size: nil, weight: nil, textStyle: nil, scales: false, boldAsWritten: true))
        ]),
    ])

  static let dateJudgement = ElementJudgement(
    appearances: [.dark: AppearanceJudgement(verdict: .unverified, required: 4.5, placement: 1)],
    placements: [[.dark: .mayFail], [.dark: .unverified]], status: .undecided,
    undecided: Unknown(.imageBackdrop, detail: "'AsyncImage'"))

  static let contrastFinding = Finding(
    rule: "insufficient-contrast", severity: .error, verdict: .fails,
    message: "text has a contrast of 3.26:1, below the 4.5:1 that its size needs",
    notes: [
      .init(message: "the backdrop is the default of a 'VStack'"),
      .init(message: "'faint' is defined here", range: tokenRange),
    ],
    help: ["use '.primary'"], range: grayRange,
    measurements: [
      .init(
        appearance: "light", ratio: RatioBounds(3.2605), required: 4.5, foreground: gray, background: .white),
      .init(
        appearance: "dark-increased", ratio: RatioBounds(low: 4.499, high: 5.0), required: 4.5, foreground: nil,
        background: .black),
      .init(appearance: "dark", ratio: RatioBounds(21), required: 4.5, foreground: .white, background: .black),
    ],
    elements: [title.id, date.id],
    fixes: [
      .init(
        title: "use '.primary'", applicability: "safe",
        edits: [.init(range: writtenGrayRange, replacement: ".primary")])
    ],
    identity: FindingIdentity(fingerprint: "0123456789abcdef"),
    labels: [
      .init(text: "#8E8E93 on #FFFFFF", range: grayRange), .init(text: "the backdrop", range: cardRange),
      .init(text: "defined here", range: tokenRange),
    ])

  static let hierarchyFinding = Finding(
    rule: "flat-vibrancy", severity: .warning, verdict: .advice, message: "'表' and\u{1B}[31m 'date' look alike",
    range: faintRange, elements: [date.id], identity: FindingIdentity(fingerprint: "1123456789abcdef"))

  static let noteFinding = Finding(
    rule: "fixed-type-size", severity: .note, verdict: .advice, message: "text does not scale",
    notes: [.init(message: "left out where notes are short")], help: ["use a text style"], range: dateRange,
    elements: [date.id], identity: FindingIdentity(fingerprint: "2123456789abcdef"),
    labels: [.init(text: "17 pt", range: dateRange)])

  static let problems = [
    Problem(file: "App/Broken.swift", line: 5, column: 1, message: "expected '}'"),
    Problem(file: "App/Broken.swift", line: 9, column: 4, message: "unexpected code"),
    Problem(file: "App/Gone.swift", message: "could not be read: No such file or directory"),
  ]

  static let group = GroupMeasurement(
    members: [title.id, date.id], axes: ["style"], appearance: .light,
    ratios: [("normal", 6.44), ("grayscale", 6.44), ("protan", 6.31), ("deutan", 6.4), ("tritan", 6.5), ("glare", 2.2)]
      .map { GroupMeasurement.ConditionRatio(name: $0.0, ratio: $0.1) })
}
