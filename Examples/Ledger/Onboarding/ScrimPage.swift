import SwiftUI

/// The same over a dark scrim, which holds for every photograph.
struct ScrimPage: View {
  let finish: () -> Void

  var body: some View {
    ZStack {
      Image("Lighthouse")
        .resizable()
        .scaledToFill()
        .ignoresSafeArea()

      Color.black.opacity(0.7)
        .ignoresSafeArea()

      VStack(spacing: 24) {
        Text("Your numbers stay here")
          .font(.largeTitle.bold())
          .foregroundStyle(.white)
        Text("Nothing leaves this device.")
          .foregroundStyle(.white)
        Button("Get Started", action: finish)
          .buttonStyle(.filled)
      }
    }
  }
}
