import SwiftUI

/// White text over a gradient whose light end it can't be read on.
struct GradientPage: View {
  var body: some View {
    ZStack {
      LinearGradient(
        colors: [Color(hex: 0x123B63), Color(hex: 0x8EC5D6)], startPoint: .top, endPoint: .bottom
      )
      .ignoresSafeArea()

      VStack(spacing: 12) {
        Text("All your accounts")
          .font(.largeTitle.bold())
        Text("One list, always up to date.")
      }
      .foregroundStyle(.white)
    }
  }
}
