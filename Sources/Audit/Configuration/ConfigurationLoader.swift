import Configuration

/// Reads configurations with what they extend.
struct ConfigurationLoader {
  let workingDirectory: FilePath

  /// The name of a configuration.
  static let fileName = ".evident.yml"

  /// Reads the configuration of a folder; `nil` where there is none.
  func scope(of folder: FilePath) throws(AuditFailure) -> ConfigurationScope? {
    let location = folder.appending(Self.fileName.utf8)
    guard let bytes = try bytes(of: location) else { return nil }
    return try scope(location, bytes, patternsIn: folder)
  }

  /// Reads the configuration that the command line names.
  func scope(named path: String) throws(AuditFailure) -> ConfigurationScope {
    let location = location(of: path, workingDirectory: workingDirectory)
    guard let bytes = try bytes(of: location) else { throw AuditFailure("there is no configuration '\(path)'") }
    return try scope(location, bytes, patternsIn: workingDirectory)
  }

  private func scope(
    _ location: FilePath, _ bytes: [UInt8], patternsIn folder: FilePath
  ) throws(AuditFailure) -> ConfigurationScope {
    var path = location.relative(to: workingDirectory)
    var file = try configuration(bytes, path)
    var origins = [path]
    var visited: Set<FilePath> = [location.resolved ?? location]
    var current = location
    while let base = file.extends {
      let next = FilePath(base.path, relativeTo: current.parent ?? current)
      guard let bytes = try self.bytes(of: next) else {
        throw AuditFailure("\(path):\(base.line): there is no configuration '\(base.path)'")
      }
      guard visited.insert(next.resolved ?? next).inserted else {
        throw AuditFailure("\(path):\(base.line): '\(base.path)' leads back to a configuration that extends this one")
      }
      path = next.relative(to: workingDirectory)
      file = file.extending(try configuration(bytes, path))
      origins.append(path)
      current = next
    }
    return ConfigurationScope(file, from: origins, patternsIn: folder)
  }

  private func configuration(_ bytes: [UInt8], _ path: String) throws(AuditFailure) -> ConfigurationFile {
    do throws(ConfigurationError) { return try ConfigurationFile(bytes, path: path) } catch {
      throw AuditFailure(error.sentence)
    }
  }

  private func bytes(of location: FilePath) throws(AuditFailure) -> [UInt8]? {
    do throws(SystemError) { return try contents(of: location) } catch {
      if error.isMissing { return nil }
      throw AuditFailure("'\(location.relative(to: workingDirectory))' could not be read: \(error.message)")
    }
  }
}
