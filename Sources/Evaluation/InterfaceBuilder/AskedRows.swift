import Scene
import SourceFacts

/// Functions of rows that the code which fills their list asks each row for, as `row.fill()` (S-113, S-115).
extension InterfaceDocument {
  /// Returns what a row's own code assigns, as done when the row is filled where it is in a function that is run then
  /// in any case: no row is seen before.
  ///
  /// - Parameter others: What other code assigns to the same object.
  func whenFilled(
    _ own: [CodeIndex.Reaching], of row: InterfaceObject, besides others: [CodeIndex.Reaching]
  ) -> [CodeIndex.Reaching] {
    let asked = own.filter {
      $0.assignment.start == nil && $0.call == nil && !$0.assignment.isBehindExit && isAsked(row, for: $0.assignment)
    }
    if asked.isEmpty { return own }
    return own.map { one in
      let assignment = one.assignment
      let sameLook = asked.map(\.assignment).filter { $0.property == assignment.property }
      // Which of two functions the list asks for first, or whether it sets the look itself before, is not told.
      guard sameLook.contains(where: { $0.place == assignment.place }),
        sameLook.allSatisfy({ $0.functionStart == assignment.functionStart && $0.place.file == assignment.place.file }),
        !others.contains(where: { $0.assignment.property == assignment.property && $0.assignment.start != nil })
      else { return one }
      var result = one
      result.assignment.start = CodeAssignment.rowFilled
      return result
    }
  }

  /// True for an assignment in a function for which the list asks the row in any case.
  private func isAsked(_ row: InterfaceObject, for assignment: CodeAssignment) -> Bool {
    let key = "\(file):\(row.span.start) \(assignment.place.file):\(assignment.functionStart)"
    if let known = code.askedRows[key] { return known }
    let result = findsAsked(row, for: assignment)
    code.askedRows[key] = result
    return result
  }

  /// True where the function is the one of its name that the row's class has, and a call hands it what it takes.
  private func findsAsked(_ row: InterfaceObject, for assignment: CodeAssignment) -> Bool {
    guard let type = owner(of: row) else { return false }
    let functions = code.owners(of: type, function: assignment.function).map(\.1)
    guard functions.count == 1, functions[0].file == assignment.place.file,
      functions[0].declaration.span.start == assignment.functionStart
    else { return false }
    return assignmentsToRow(row, ["\(assignment.function)()"], part: []).contains { call in
      guard call.assignment.isDoneAtStart, !call.assignment.isBehindExit,
        case .call(_, let arguments) = call.assignment.value.kind
      else { return false }
      return functions[0].declaration.parameters(taking: arguments.map(\.label)) != nil
    }
  }
}
