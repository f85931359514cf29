#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Threads with stacks of a chosen size: parsing and evaluating nest deeper than the system's default allows.
enum Threads {
  /// Enough for the parser's limit of nesting in a debug build, in bytes.
  static let parserStack = 16 << 20
  /// Enough for the evaluator's limits in a debug build, in bytes.
  static let evaluatorStack = 64 << 20

  /// Runs work on a thread of its own and waits for it.
  static func run<Result: Sendable>(stack: Int, _ work: @escaping @Sendable () -> Result) -> Result {
    let result = Guarded<Result?>(nil)
    perform(count: 1, stack: stack) {
      let value = work()
      result.update { $0 = value }
    }
    // The thread was waited for, or the work ran on this one: a value is there.
    return result.update { $0 } ?? work()
  }

  /// Transforms values on several threads, starting them in the given order; results stand where their inputs stood.
  static func map<Input: Sendable, Output: Sendable>(
    _ inputs: [Input], order: [Int], threads: Int, stack: Int, _ transform: @escaping @Sendable (Input) -> Output
  ) -> [Output] {
    let next = Guarded(0)
    let outputs = Guarded([Output?](repeating: nil, count: inputs.count))
    perform(count: min(threads, inputs.count), stack: stack) {
      while let index = next.update({ next -> Int? in
        defer { next += 1 }
        return next < order.count ? order[next] : nil
      }) {
        let output = transform(inputs[index])
        outputs.update { $0[index] = output }
      }
    }
    return outputs.update { $0.compactMap(\.self) }
  }

  /// Does a number of pieces of work on several threads, starting them in their order.
  static func each(_ count: Int, threads: Int, stack: Int, _ work: @escaping @Sendable (Int) -> Void) {
    _ = map(Array(0..<count), order: Array(0..<count), threads: threads, stack: stack, work)
  }

  /// Runs the same work on a number of threads and waits for all; on this one where the system gives none.
  private static func perform(count: Int, stack: Int, _ body: @escaping @Sendable () -> Void) {
    let recorder = FileTrace.Recorder.current
    let work: @Sendable () -> Void = { FileTrace.Recorder.$current.withValue(recorder, operation: body) }
    let handles = (0..<count).map { _ in start(stack: stack, work) }
    for handle in handles {
      if let handle { pthread_join(handle, nil) } else { work() }
    }
  }

  private static func start(stack: Int, _ work: @escaping @Sendable () -> Void) -> pthread_t? {
    var attributes = pthread_attr_t()
    guard pthread_attr_init(&attributes) == 0 else { return nil }
    defer { pthread_attr_destroy(&attributes) }
    guard pthread_attr_setstacksize(&attributes, stack) == 0 else { return nil }
    let box = Unmanaged.passRetained(Work(work))
    #if canImport(Darwin)
      var handle: pthread_t?
      let code = pthread_create(&handle, &attributes, { runThread($0) }, box.toOpaque())
    #else
      var started = pthread_t(bitPattern: 0)
      let code = pthread_create(&started, &attributes, { runThread($0) }, box.toOpaque())
      let handle: pthread_t? = started
    #endif
    guard code == 0 else {
      box.release()
      return nil
    }
    return handle
  }
}

private func runThread(_ argument: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  if let argument { Unmanaged<Work>.fromOpaque(argument).takeRetainedValue().run() }
  return nil
}

private final class Work: Sendable {
  let run: @Sendable () -> Void

  init(_ run: @escaping @Sendable () -> Void) {
    self.run = run
  }
}

/// A value behind a lock; `Mutex` of the standard library needs macOS 15.
final class Guarded<Value>: @unchecked Sendable {
  private let lock: UnsafeMutablePointer<pthread_mutex_t>
  private var value: Value

  init(_ value: sending Value) {
    self.value = value
    lock = .allocate(capacity: 1)
    lock.initialize(to: pthread_mutex_t())
    pthread_mutex_init(lock, nil)
  }

  deinit {
    pthread_mutex_destroy(lock)
    lock.deinitialize(count: 1)
    lock.deallocate()
  }

  /// Changes or reads the value, alone.
  @discardableResult
  func update<Result>(_ body: (inout Value) -> Result) -> Result {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    return body(&value)
  }
}
