#if canImport(Glibc)
  import Glibc
#endif

/// What the process keeps of memory that it no longer uses; systems without glibc need no advice.
package enum Memory {
  /// From this size on, in bytes, memory is taken from the system and given back to it by itself.
  private static let largeBlock: Int32 = 1 << 20
  /// The number that malloc.h calls `M_MMAP_THRESHOLD`.
  private static let largeBlockOption: Int32 = -3

  /// Lets large blocks be given back as soon as they are free.
  package static func keepNoLargeBlocks() {
    #if canImport(Glibc)
      // glibc would learn from the first ones to keep all up to 32 MiB, and tables that grow leave holes behind
      // (mallopt(3), M_MMAP_THRESHOLD).
      typealias Function = @convention(c) (Int32, Int32) -> Int32
      guard let address = function("mallopt") else { return }
      _ = unsafeBitCast(address, to: Function.self)(largeBlockOption, largeBlock)
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
