/// Reads a property list that a project names; its name may differ in case from the file's, as macOS's disks allow.
func propertyListContents(of path: FilePath) throws(SystemError) -> [UInt8] {
  do throws(SystemError) { return try contents(of: path) } catch {
    guard error.isMissing, let found = path.inOtherCase, found != path else { throw error }
    return try contents(of: found)
  }
}

extension FilePath {
  /// The one path there that differs in the case of its letters at most; `nil` where there is none, or there are several.
  fileprivate var inOtherCase: FilePath? {
    guard let parent else { return self }
    if (try? FileStatus.of(self)) != nil { return self }
    guard let folder = parent.inOtherCase, let all = try? entries(of: folder, for: .propertyLists) else { return nil }
    let wanted = name.folded
    let names = all.map(\.name).filter { $0[...].folded == wanted }
    return names.count == 1 ? folder.appending(names[0]) : nil
  }
}

extension ArraySlice<UInt8> {
  fileprivate var folded: String { String(decoding: self, as: UTF8.self).lowercased() }
}
