import SourceFacts

/// Where a row is in a table whose sections and rows the file lists, which are all that the table has (S-113).
struct RowPlace {
  var section: Int
  var row: Int

  /// The rows that a file lists in a table, by where they stand; none in other objects.
  static func places(in table: InterfaceObject) -> [Int32: RowPlace] {
    var result: [Int32: RowPlace] = [:]
    for (position, section) in table.children.filter({ $0.kind == "tableViewSection" }).enumerated() {
      for (number, row) in section.children.filter({ $0.role == "cells" }).enumerated() {
        result[row.span.start] = RowPlace(section: position, row: number)
      }
    }
    return result
  }

  /// The index path of the row as code is given it.
  var indexPath: Value {
    .instance(
      Instance(
        typeName: "IndexPath", fields: ["section": .number(Double(section)), "row": .number(Double(row))],
        identity: "IndexPath.\(section).\(row)"))
  }
}

extension InterfaceDocument {
  /// Where a row is in its list, with the name that code has for that which has the row in a variable; `nil` where the
  /// file does not tell.
  func indexPath(of row: InterfaceObject, hadAs held: CodeRow) -> (name: String, place: RowPlace)? {
    guard let name = held.indexPath, let place = rows[row.span.start]?.place else { return nil }
    if held.isHandedOn { return (name, place) }
    // A class that asks for rows of other places than it is asked for shows them elsewhere.
    let taken = fillers(of: row).flatMap { code.scan($0).taken }.filter(\.isHandedOn)
    return taken.allSatisfy { $0.indexPath != nil } ? (name, place) : nil
  }

  /// The column of a table of AppKit that a function is asked for, with the parameter's name, where it reaches the cell of
  /// one that is known: a table makes that cell for this column (S-113).
  func column(askedFor one: CodeIndex.Reaching) -> (name: String, value: Value)? {
    guard let column = one.column, let owner = evaluator.index.types[one.assignment.typeId],
      let function = owner.functions[one.assignment.function]?.first(where: {
        $0.file == one.assignment.place.file && $0.declaration.span.start == one.assignment.functionStart
      }), let parameter = function.declaration.parameters.first(where: { $0.type.name == "NSTableColumn" })
    else { return nil }
    let value = Instance(
      typeName: "NSTableColumn", fields: ["identifier": .string(column)], identity: "NSTableColumn.\(column)")
    return (parameter.name, .instance(value))
  }
}
