#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Replaces a file as a whole, or makes it: what is half written never has its name.
package func replaceContents(of path: FilePath, with bytes: [UInt8]) throws(SystemError) {
  try FileDraft(for: path, bytes).commit()
}

/// A file written aside, which takes the place of another in one step.
struct FileDraft {
  private let target: FilePath
  private let draft: FilePath

  /// Writes the bytes beside the file they are meant for, with its permissions.
  init(for path: FilePath, _ bytes: [UInt8]) throws(SystemError) {
    // A symbolic link stays one.
    target = path.resolved ?? path
    guard let folder = target.parent else { throw SystemError(code: EISDIR) }
    draft = folder.appending(Array(".".utf8) + target.name + Array(".\(getpid())".utf8))
    let descriptor = draft.withCString { open($0, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666) }
    guard descriptor >= 0 else { throw .current }
    do throws(SystemError) {
      try write(bytes, to: descriptor)
      var status = stat()
      if target.withCString({ stat($0, &status) }) == 0, fchmod(descriptor, status.st_mode & 0o7777) != 0 {
        throw .current
      }
      guard fsync(descriptor) == 0 else { throw .current }
    } catch {
      close(descriptor)
      discard()
      throw error
    }
    guard close(descriptor) == 0 else {
      let error = SystemError.current
      discard()
      throw error
    }
  }

  /// Gives the draft the file's name.
  func commit() throws(SystemError) {
    let isDone = draft.withCString { from in target.withCString { rename(from, $0) == 0 } }
    guard isDone else {
      let error = SystemError.current
      discard()
      throw error
    }
  }

  /// Takes the draft away.
  func discard() {
    _ = draft.withCString { unlink($0) }
  }
}
