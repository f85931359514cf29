#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Replaces a file as a whole, or makes it: what is half written never has its name.
func replaceContents(of path: FilePath, with bytes: [UInt8]) throws(SystemError) {
  // A symbolic link stays one.
  let target = path.resolved ?? path
  guard let folder = target.parent else { throw SystemError(code: EISDIR) }
  let draft = folder.appending(Array(".".utf8) + target.name + Array(".\(getpid())".utf8))
  let descriptor = draft.withCString { open($0, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666) }
  guard descriptor >= 0 else { throw .current }
  do throws(SystemError) {
    try write(bytes, to: descriptor)
    guard fsync(descriptor) == 0 else { throw .current }
  } catch {
    close(descriptor)
    remove(draft)
    throw error
  }
  guard close(descriptor) == 0, rename(draft, to: target) else {
    let error = SystemError.current
    remove(draft)
    throw error
  }
}

private func rename(_ source: FilePath, to target: FilePath) -> Bool {
  source.withCString { from in
    target.withCString { to in
      #if canImport(Darwin)
        Darwin.rename(from, to) == 0
      #elseif canImport(Glibc)
        Glibc.rename(from, to) == 0
      #elseif canImport(Musl)
        Musl.rename(from, to) == 0
      #endif
    }
  }
}

private func remove(_ path: FilePath) {
  _ = path.withCString { unlink($0) }
}
