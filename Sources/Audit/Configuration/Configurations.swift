import Configuration
import SourceFacts

/// The configurations that hold for audited files: for each the nearest one upward.
struct Configurations {
  private let workingDirectory: FilePath
  /// What holds in a folder.
  private var byFolder: [FilePath: ColorTokens] = [:]

  /// Finds and reads what holds for sources.
  init(of sources: [Source], workingDirectory: FilePath) throws(AuditFailure) {
    self.workingDirectory = workingDirectory
    for source in sources {
      guard let folder = location(of: source.path).parent else { continue }
      byFolder[folder] = try tokens(in: folder)
    }
  }

  /// The values of colours that a file names and no source defines.
  func tokens(for path: String) -> ColorTokens {
    location(of: path).parent.flatMap { byFolder[$0] } ?? ColorTokens()
  }

  private func location(of path: String) -> FilePath { FilePath(path, relativeTo: workingDirectory) }

  private mutating func tokens(in folder: FilePath) throws(AuditFailure) -> ColorTokens {
    if let known = byFolder[folder] { return known }
    let result: ColorTokens
    if let own = try read(folder.appending(Self.fileName.utf8)) {
      result = own
    } else if let parent = folder.parent {
      result = try tokens(in: parent)
    } else {
      result = ColorTokens()
    }
    byFolder[folder] = result
    return result
  }

  /// Reads a configuration; `nil` where there is none.
  private func read(_ file: FilePath) throws(AuditFailure) -> ColorTokens? {
    let path = file.relative(to: workingDirectory)
    let bytes: [UInt8]
    do throws(SystemError) { bytes = try contents(of: file) } catch {
      if error.isMissing { return nil }
      throw AuditFailure("'\(path)' could not be read: \(error.message)")
    }
    do throws(ConfigurationError) {
      return ColorTokens(try ConfigurationFile(bytes, path: path).tokens)
    } catch {
      throw AuditFailure(error.sentence)
    }
  }

  /// The name of a configuration.
  static let fileName = ".evident.yml"
}
