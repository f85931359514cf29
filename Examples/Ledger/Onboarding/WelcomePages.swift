import SwiftUI

/// Three pages before the first start.
struct WelcomePages: View {
  let finish: () -> Void

  var body: some View {
    TabView {
      GradientPage()
      PhotoPage()
      ScrimPage(finish: finish)
    }
    .tabViewStyle(.page)
  }
}
