#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// What of a file or folder changes with all that is done to it: where it is the same, so is what was read there.
///
/// The time of the last change of status is among it, which no program sets: one that writes a file and sets the time of
/// its contents back changes that. Git tells the files of its index apart in the same way.
struct FileStamp: Hashable {
  /// The size in bytes.
  private let size: Int64
  private let device: Int64
  private let node: Int64
  /// When contents and status changed last, in nanoseconds since 1970.
  private let modified: Int64
  private let changed: Int64

  init(_ status: stat) {
    #if canImport(Darwin)
      let (modified, changed) = (status.st_mtimespec, status.st_ctimespec)
    #else
      let (modified, changed) = (status.st_mtim, status.st_ctim)
    #endif
    size = Int64(status.st_size)
    device = Int64(truncatingIfNeeded: status.st_dev)
    node = Int64(truncatingIfNeeded: status.st_ino)
    self.modified = modified.nanoseconds
    self.changed = changed.nanoseconds
  }

  /// True where the last change is older than a time, in nanoseconds since 1970: what is written within one tick of the
  /// file system's clock bears one time, so that a younger stamp may stand for several contents.
  func isSettled(at time: Int64) -> Bool { max(modified, changed) < time }

  /// The stamp as it is kept, 40 bytes.
  var bytes: [UInt8] {
    [size, device, node, modified, changed].flatMap { number in withUnsafeBytes(of: number.littleEndian) { Array($0) } }
  }

  /// The time of the system's clock, in nanoseconds since 1970.
  static var now: Int64 {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return time.nanoseconds
  }
}

extension timespec {
  fileprivate var nanoseconds: Int64 { Int64(tv_sec) &* 1_000_000_000 &+ Int64(tv_nsec) }
}
