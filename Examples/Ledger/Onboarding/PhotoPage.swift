import SwiftUI

/// Text over a photograph with nothing in between: nobody can tell from the source whether it can be read.
struct PhotoPage: View {
  var body: some View {
    ZStack {
      Image("Lighthouse")
        .resizable()
        .scaledToFill()
        .ignoresSafeArea()

      VStack(spacing: 12) {
        Text("See where it goes")
          .font(.largeTitle.bold())
        Text("Each amount finds its category.")
      }
      .foregroundStyle(.white)
    }
  }
}
