import PlatformStyles
import Scene
import SourceFacts

/// Charts: marks are drawn from data and measured nowhere; the views that a chart is given stand in it and around it.
enum ChartComponents {
  static let handlers: [String: ComponentHandler] = {
    var table: [String: ComponentHandler] = [
      "Chart": chart, "AxisMarks": axisMarks, "AxisValueLabel": axisLabel, "AxisGridLine": nothing, "AxisTick": nothing,
      plotArea: nothing,
    ]
    for name in [
      "AreaMark", "BarMark", "LineMark", "PointMark", "RectangleMark", "RuleMark", "SectorMark", "AreaPlot", "BarPlot",
      "LinePlot", "PointPlot", "RectanglePlot", "RulePlot", "SectorPlot", "Plot",
    ] {
      table[name] = nothing
    }
    return table
  }()

  static let effects: [String: ModifierEffect] = [
    "chartXAxis": axis, "chartYAxis": axis, "chartXAxisLabel": axisTitle, "chartYAxisLabel": axisTitle,
    "chartZAxis": axis, "chartZAxisLabel": axisTitle, "chartLegend": beside, "chartBackground": beside,
    "chartOverlay": over,
    "chartPlotStyle": plotStyle,
  ]

  private static let nothing: ComponentHandler = { _, _, _ in }

  // MARK: - Annotations

  private static let chart: ComponentHandler = { renderer, component, environment in
    var inner = environment
    inner.fillWidth()
    renderer.leaf(Leaf(kind: .image, place: component.place, exemption: .content), in: inner)
    guard let content = contents(of: component, renderer) else { return }
    renderAnnotations(of: content, renderer, environment)
  }

  /// Returns what a chart or a loop holds, with a symbolic element where it goes over data.
  private static func contents(of component: Component, _ renderer: Renderer) -> ViewNode? {
    guard let closure = component.content else { return nil }
    let hasData = closure.closure.parameters.first != nil || component.arguments.contains { !$0.isTrailingClosure }
    let element = hasData ? [StackComponents.element(of: component, closure, renderer)] : []
    return renderer.evaluator.contents(of: closure, element)
  }

  /// Renders the views that annotate marks; the style of a mark is not that of its annotation.
  private static func renderAnnotations(of node: ViewNode, _ renderer: Renderer, _ environment: Environment) {
    renderer.unfold(node, in: environment) { node, environment in
      switch node {
      case .modified(let mark, let call):
        if call.name == "annotation" { annotate(call, renderer, environment) }
        renderAnnotations(of: mark, renderer, environment)
      case .component(let component):
        guard let content = contents(of: component, renderer) else { return }
        var inner = environment
        inner.isRepeated = component.name == "ForEach"
        renderAnnotations(of: content, renderer, inner)
      case .unknown: renderer.render(node, in: environment)
      case .empty, .list, .choice, .custom, .concatenated, .placed: break
      }
    }
  }

  private static func annotate(_ call: ModifierCall, _ renderer: Renderer, _ environment: Environment) {
    var inner = environment
    inner.scope = renderer.newScope()
    let doubt = Doubt(.externalModule, "a chart's annotation", place: call.place)
    inner.font = Alternatives(FontValue(base: .unknown(doubt), place: call.place))
    if case .implicit(let position)? = call.argument("position")?.value, position.name == "overlay" {
      inner.backdrop = inner.backdrop.adding(
        Layers.unknown(Doubt(.unknownBackdrop, "a mark of the chart", place: call.place), environment))
    }
    renderer.render(call.content, in: inner)
  }

  // MARK: - Axes

  /// What an axis sets its labels in is not published.
  private static let axis: ModifierEffect = { renderer, call, receiver, environment in
    renderer.render(receiver, in: environment)
    renderer.render(call.content, in: axisEnvironment(call, renderer, environment))
  }

  /// The words at the end of an axis, or what stands in their place.
  private static let axisTitle: ModifierEffect = { renderer, call, receiver, environment in
    renderer.render(receiver, in: environment)
    let inner = axisEnvironment(call, renderer, environment)
    if let content = call.content { return renderer.render(content, in: inner) }
    guard let first = call.arguments.first, first.label == nil else { return }
    renderer.render(.component(Component(name: "Text", arguments: [first], place: call.place)), in: inner)
  }

  private static func axisEnvironment(
    _ call: ModifierCall, _ renderer: Renderer, _ environment: Environment
  ) -> Environment {
    var inner = environment
    inner.scope = renderer.newScope()
    let doubt = Doubt(.externalModule, "a chart's axis", place: call.place)
    inner.foreground = Alternatives(
      StyleSetting(style: .unknown(doubt), description: doubt.detail, place: call.place, isProject: false))
    inner.font = Alternatives(FontValue(base: .unknown(doubt), place: call.place))
    return inner
  }

  private static let axisMarks: ComponentHandler = { renderer, component, environment in
    guard let content = contents(of: component, renderer) else { return }
    renderer.render(content, in: environment)
  }

  private static let axisLabel: ComponentHandler = { renderer, component, environment in
    if let closure = component.content {
      renderer.render(closure, in: environment)
    } else if let first = component.arguments.first, first.label == nil {
      renderer.render(.component(Component(name: "Text", arguments: [first], place: component.place)), in: environment)
    }
  }

  // MARK: - Around the plot

  /// Renders a legend or background beside the chart.
  private static let beside: ModifierEffect = { renderer, call, receiver, environment in
    renderer.render(receiver, in: environment)
    var inner = environment
    inner.scope = renderer.newScope()
    renderer.render(call.content, in: inner)
  }

  /// Renders a view in front of the marks, which may lie anywhere behind it.
  private static let over: ModifierEffect = { renderer, call, receiver, environment in
    renderer.render(receiver, in: environment)
    var inner = environment
    inner.scope = renderer.newScope()
    let chart = StyleSetting(style: .image(nil), description: "Chart", place: call.place, isProject: true)
    inner.backdrop = inner.backdrop.adding(Layers.layer(chart, environment))
    renderer.render(call.content, in: inner)
  }

  /// A style is given the plot: what it lays behind may be what the annotations stand on, what it lays in front is seen.
  private static let plotStyle: ModifierEffect = { renderer, call, receiver, environment in
    let plot = ViewNode.component(Component(name: plotArea, arguments: [], place: call.place))
    let styled = call.content.map { renderer.evaluator.contents(of: $0, [.view(plot)]) }
    var inner = environment
    let paint = styled.map { Layers.painted(by: $0, renderer: renderer, in: environment, fills: true) }
    if paint?.count != 1 {
      let doubt = Doubt(.unknownBackdrop, "a chart's plot area", place: call.place)
      inner.backdrop = inner.backdrop.adding(Layers.unknown(doubt, environment))
    }
    renderer.render(receiver, in: inner)
    guard let styled else { return }
    var outer = environment
    outer.scope = renderer.newScope()
    renderer.render(styled, in: outer)
  }

  /// Stands for the marks of a chart without what lies around them.
  static let plotArea = "PlotArea"
}
