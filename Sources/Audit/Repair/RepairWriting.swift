/// Puts repaired files in the place of the old ones.
extension RepairOutcome {
  /// Writes all files aside, then gives them their names; where one can't be written, none is.
  package func write() throws(AuditFailure) {
    for file in files where locations[file.path] == nil {
      throw AuditFailure("'\(file.path)' has no place on the disk; nothing was written")
    }
    for file in files { try check(file) }
    var drafts: [FileDraft] = []
    for file in files {
      guard let location = locations[file.path] else { continue }
      do throws(SystemError) {
        drafts.append(try FileDraft(for: location, file.new))
      } catch {
        for draft in drafts { draft.discard() }
        throw AuditFailure("'\(file.path)' could not be written: \(error.message); nothing was written")
      }
    }
    for (index, draft) in drafts.enumerated() {
      do throws(SystemError) { try draft.commit() } catch {
        for later in drafts[(index + 1)...] { later.discard() }
        throw AuditFailure("'\(files[index].path)' could not be replaced: \(error.message)")
      }
    }
  }

  /// Refuses a file that is not what it was when it was audited.
  private func check(_ file: FileChange) throws(AuditFailure) {
    guard let location = locations[file.path] else { return }
    let now = try? contents(of: location)
    if now != file.old {
      throw AuditFailure("'\(file.path)' changed while it was audited; nothing was written")
    }
  }
}

/// Refuses to write where a git work tree that holds files of a program also holds changes that are not committed;
/// without git nothing is known.
package func refuseDirtyTrees(_ request: AuditRequest) throws(AuditFailure) {
  let files = try findSources(request).places(seenFrom: request.workingDirectory).map(\.location)
  let repositories = try? Git.repositories(holding: files, seenFrom: request.workingDirectory)
  for git in repositories ?? [] {
    guard let answer = try? git.ask("status", "--porcelain"), answer.status == 0, !answer.output.isEmpty else {
      continue
    }
    let place = git.folder.relative(to: request.workingDirectory)
    throw AuditFailure(
      "the git work tree '\(place)' holds changes that are not committed; use '--allow-dirty' to repair all the same")
  }
}
