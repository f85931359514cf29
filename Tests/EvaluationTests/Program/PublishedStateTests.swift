import ColorScience
import Scene
import TestSupport
import Testing

/// States of an object that publishers set: those that follow one publisher are not met in any combination.
struct PublishedStateTests {
  /// A text `T` whose colour follows one state and whose ground follows another one, each set by a publisher.
  private func look(_ first: String, _ second: String, shownBy root: String = "") -> Look {
    Look(
      """
      import Combine
      import SwiftUI
      enum Event { case idle, busy }
      enum Phase { case idle, busy }
      enum Note { case working, finished }
      final class Model: ObservableObject {
        @Published private(set) var phase: Phase = .idle
        @Published private(set) var note: Note = .finished
        init(events: AnyPublisher<Event, Never>, others: AnyPublisher<Event, Never>) {
          \(first).map { event -> Phase in event == .busy ? .busy : .idle }.assign(to: &$phase)
          \(second).map { event -> Note in event == .busy ? .working : .finished }.assign(to: &self.$note)
        }
      }
      struct Sample: View {
        @ObservedObject var model: Model
        var body: some View {
          Text("T")
            .foregroundStyle(model.note == .working ? Color.white : Color.black)
            .background(model.phase == .busy ? Color.black : Color.white)
        }
      }
      \(root)
      """)
  }

  @Test(
    "a pair that takes two states of one publisher is not certain",
    arguments: [
      ("events", "events"), ("events", "events.receive(on: DispatchQueue.main)"),
      ("events.removeDuplicates()", "events"),
    ])
  func together(first: String, second: String) {
    let look = look(first, second)
    // White and black, each on either: 1:1 or 21:1.
    #expect(look.readings("T").compactMap { $0.ratio?.low }.min() == 1, "\(look.dump)")
    #expect(look.readings("T").allSatisfy { !$0.isCertain }, "\(look.dump)")
  }

  @Test("so is one of an object that the program makes, and has under another type")
  func made() {
    let look = look(
      "events", "events",
      shownBy: """
        protocol Told {}
        extension Model: Told {}
        struct Board { let told: any Told }
        struct Page: View {
          let board: Board
          var body: some View { if let model = board.told as? Model { Sample(model: model) } }
        }
        @main struct Demo: App {
          let events: AnyPublisher<Event, Never>
          var body: some Scene {
            WindowGroup { Page(board: Board(told: Model(events: events, others: events))) }
          }
        }
        """)
    #expect(look.readings("T").compactMap { $0.ratio?.low }.min() == 1, "\(look.dump)")
    #expect(look.readings("T").allSatisfy { !$0.isCertain }, "\(look.dump)")
  }

  @Test("states of several publishers stand beside each other in any combination", arguments: [("events", "others")])
  func apart(first: String, second: String) {
    let look = look(first, second)
    #expect(look.readings("T").contains { $0.isCertain && $0.ratio?.low == 1 }, "\(look.dump)")
  }
}
