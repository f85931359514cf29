import SourceFacts

/// The generic types that a file writes with their arguments, in source order, each once.
final class SpecializationTable {
  private(set) var all: [Specialization] = []
  private var known: Set<Specialization> = []

  func add(_ specialization: Specialization) {
    if known.insert(specialization).inserted { all.append(specialization) }
  }
}
