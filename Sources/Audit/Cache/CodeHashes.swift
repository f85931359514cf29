import Crypto
import SourceReading

/// What of a Swift file is code, in short.
struct CodeHashes: Hashable, Sendable {
  /// The hash of the syntax.
  private let syntax: [UInt8]
  /// The hash of the lines that hold code.
  private let lines: [UInt8]

  init(_ listing: SyntaxListing) {
    syntax = Array(SHA256.hash(data: listing.bytes))
    lines = Array(SHA256.hash(data: listing.lines))
  }

  /// The hashes that have to stay where so much of a file's white space and comments shows; none where all has to.
  func bytes(where shown: ShownWords.Extent) -> [UInt8] {
    switch shown {
    case .nothing: syntax
    case .linesOfCode: syntax + lines
    case .anything: []
    }
  }

  /// True where of another file as much was kept as is here, too.
  func agree(with kept: some Collection<UInt8>) -> Bool {
    kept.count == SHA256.byteCount ? kept.elementsEqual(syntax) : kept.elementsEqual(syntax + lines)
  }
}
