import Foundation
import SwiftParser
import SwiftSyntax

/// Reads and parses every Swift file below a folder and does nothing else: `parse-all FOLDER [THREADS]`.
@main
enum ParseAll {
  static func main() {
    let arguments = CommandLine.arguments
    guard arguments.count > 1 else {
      FileHandle.standardError.write(Data("usage: parse-all FOLDER [THREADS]\n".utf8))
      exit(2)
    }
    let files = swiftFiles(below: arguments[1])
    let count = max(1, arguments.count > 2 ? Int(arguments[2]) ?? 1 : 1)
    let next = Counter()
    let threads = (0..<count).map { _ in
      // Nested closures need more than the usual stack.
      let done = DispatchSemaphore(value: 0)
      let thread = Thread {
        while let file = next.take(below: files.count).map({ files[$0] }) { next.add(bytes: parse(file)) }
        done.signal()
      }
      thread.stackSize = 16 << 20
      thread.start()
      return done
    }
    for thread in threads { thread.wait() }
    print("\(files.count) files, \(next.bytes) bytes")
  }

  private static func parse(_ path: String) -> Int {
    guard let data = FileManager.default.contents(atPath: path) else { return 0 }
    return data.withUnsafeBytes { buffer in
      let tree = Parser.parse(source: buffer.bindMemory(to: UInt8.self), maximumNestingLevel: 256)
      return tree.totalLength.utf8Length
    }
  }

  /// The Swift files below a folder, the largest first; folders that the tool skips are skipped here too.
  private static func swiftFiles(below folder: String) -> [String] {
    var sizes: [(path: String, size: Int)] = []
    let skipped: Set = [".build", "Pods", "Carthage", "DerivedData", ".git"]
    let walk = FileManager.default.enumerator(atPath: folder)
    while let name = walk?.nextObject() as? String {
      if skipped.contains((name as NSString).lastPathComponent) {
        walk?.skipDescendants()
      } else if name.hasSuffix(".swift"), let attributes = walk?.fileAttributes {
        sizes.append((folder + "/" + name, (attributes[.size] as? Int) ?? 0))
      }
    }
    return sizes.sorted { ($1.size, $0.path) < ($0.size, $1.path) }.map(\.path)
  }
}

/// The next file to take, shared by the threads.
private final class Counter: @unchecked Sendable {
  private let lock = NSLock()
  private var next = 0
  private var total = 0

  var bytes: Int { lock.withLock { total } }

  func take(below limit: Int) -> Int? {
    lock.withLock {
      defer { next += 1 }
      return next < limit ? next : nil
    }
  }

  func add(bytes: Int) {
    lock.withLock { total += bytes }
  }
}
