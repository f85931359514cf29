/// Measures stages one after the other.
struct Stopwatch: Sendable {
  private(set) var laps: [StageTiming] = []
  private var last = ContinuousClock.now

  mutating func lap(_ stage: String) {
    let now = ContinuousClock.now
    laps.append(StageTiming(stage: stage, duration: now - last))
    last = now
  }
}
