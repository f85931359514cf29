#if canImport(Glibc)
  import Glibc
#endif

/// What the process keeps of memory that it no longer uses; systems without glibc need no advice.
package enum Memory {
  /// From this size on, in bytes, memory is taken from the system and given back to it by itself.
  private static let largeBlock: Int32 = 1 << 20
  /// So much, in bytes, may lie free at the end of the heap before it is given back: less is soon wanted again.
  private static let reserve: Int32 = 32 << 20
  /// The numbers that malloc.h calls `M_MMAP_THRESHOLD` and `M_TRIM_THRESHOLD`.
  private static let (largeBlockOption, reserveOption): (Int32, Int32) = (-3, -1)

  /// Lets large blocks be given back as soon as they are free, and keeps what small ones come from.
  package static func keepNoLargeBlocks() {
    #if canImport(Glibc)
      // glibc would learn from the first ones to keep all up to 32 MiB, and tables that grow leave holes behind
      // (mallopt(3), M_MMAP_THRESHOLD).
      typealias Function = @convention(c) (Int32, Int32) -> Int32
      guard let address = function("mallopt") else { return }
      let set = unsafeBitCast(address, to: Function.self)
      _ = set(largeBlockOption, largeBlock)
      _ = set(reserveOption, reserve)
    #endif
  }

  /// Gives back what a stage has left free.
  package static func giveBack() {
    #if canImport(Glibc)
      typealias Function = @convention(c) (Int) -> Int32
      guard let address = function("malloc_trim") else { return }
      _ = unsafeBitCast(address, to: Function.self)(0)
    #endif
  }

  #if canImport(Glibc)
    /// Returns a function of malloc.h, which Swift's module of glibc leaves out.
    private static func function(_ name: String) -> UnsafeMutableRawPointer? { dlsym(dlopen(nil, RTLD_NOW), name) }
  #endif
}
