import PlatformStyles
import SourceFacts
import Testing

@testable import Evaluation

/// What is kept of views that were evaluated, and until when.
struct EvaluatedViewTests {
  private func place(_ start: Int32) -> Place { Place(file: 0, span: .init(start: start, end: start + 1)) }

  @Test("what closures make is forgotten with the screen that they were evaluated for")
  func contents() {
    let closures = (0..<3).map { start in
      ClosureValue(closure: Closure(parameters: [], body: []), scope: Scope(file: 0), place: place(start))
    }
    var contents = EvaluatedContents()
    for closure in closures { contents.keep(.init(node: .empty, readsEnvironment: false), of: closure) }
    contents.forget(since: 1)
    #expect(closures.map { contents[$0] != nil } == [true, false, false])
    contents.keep(.init(node: .empty, readsEnvironment: true), of: closures[2])
    #expect(contents[closures[2]]?.readsEnvironment == true && contents.count == 2)
  }

  @Test("bodies are forgotten so, too, and a modifier keeps the number by which the ways to it are told")
  func bodies() {
    let instances = (0..<3).map { Instance(typeName: "V\($0)", fields: [:], identity: "#\($0)") }
    let environment = Environment(platform: .ios18)
    var bodies = EvaluatedBodies()
    let number = bodies.number(of: instances[2], around: .empty) { 7 }
    for instance in instances {
      bodies.keep(.empty, of: instance, around: nil, in: environment, readsEnvironment: false)
    }
    bodies.keep(.empty, of: instances[2], around: .empty, in: environment, readsEnvironment: false)
    bodies.forget(since: 2)
    // The modifier and the first view were met first.
    #expect(instances.map { bodies.body(of: $0, around: nil, in: environment) != nil } == [true, false, false])
    #expect(bodies.body(of: instances[2], around: .empty, in: environment) != nil)
    bodies.forget(since: 0)
    #expect(bodies.body(of: instances[2], around: .empty, in: environment) == nil)
    #expect(number == 7 && bodies.number(of: instances[2], around: .empty) { 8 } == 7)
  }
}
