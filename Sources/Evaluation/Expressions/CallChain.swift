/// The functions that led to some code, innermost first, each with the one that called it.
///
/// A closure keeps the chain of where it is written: what a stack holds is made when the stack is placed, long after the
/// function has returned that wrote it, and belongs to that function's calls all the same. What a container is handed
/// does not belong to the container's.
final class CallChain {
  let function: Place
  let outer: CallChain?
  /// True where some function stands in it more than once.
  let isRepeated: Bool

  init(_ function: Place, in outer: CallChain?) {
    self.function = function
    self.outer = outer
    isRepeated = outer.map { $0.isRepeated || $0.count(of: function) > 0 } ?? false
  }

  /// How often a function stands in it.
  func count(of function: Place) -> Int {
    var count = 0
    var next: CallChain? = self
    while let link = next {
      if link.function == function { count += 1 }
      next = link.outer
    }
    return count
  }
}

extension Evaluator {
  /// True where code of a modifier led to code that makes another one of its type.
  func isMadeByItself(_ type: TypeInfo) -> Bool {
    guard type.conforms(to: "ViewModifier") else { return false }
    var next = calls
    while let link = next {
      if index.owner(of: link.function) == type.id { return true }
      next = link.outer
    }
    return false
  }

  /// The most calls of a function within one another that are followed.
  private static let maximumCalls = 2

  /// Runs a call unless the same function is already being called twice.
  func calling(_ function: Place, _ place: Place, _ body: () -> Value) -> Value {
    guard calls?.count(of: function) ?? 0 < Self.maximumCalls else {
      return circle("a function that calls itself", place)
    }
    return within(CallChain(function, in: calls)) { nested(place, body) }
  }

  /// Runs code that a chain of calls led to.
  func within<Result>(_ chain: CallChain?, _ body: () -> Result) -> Result {
    let around = calls
    calls = chain
    defer { calls = around }
    return body()
  }

  /// Runs a closure that is called: what led to where it is written counts, unless it calls itself.
  func calling(_ closure: ClosureValue, _ body: () -> Value) -> Value {
    // Code that is followed for its effects keeps closures for later, and calls them in a circle.
    guard !followsCode, running.insert(closure.place).inserted else { return body() }
    defer { running.remove(closure.place) }
    return within(closure.calls, body)
  }
}
