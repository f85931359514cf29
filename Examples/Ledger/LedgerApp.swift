import SwiftUI

@main
struct LedgerApp: App {
  @AppStorage("hasSeenWelcome") private var hasSeenWelcome = false

  var body: some Scene {
    WindowGroup {
      TabView {
        AccountList(accounts: Account.samples)
          .tabItem { Label("Accounts", systemImage: "building.columns") }

        SummaryScreen()
          .tabItem { Label("This Month", systemImage: "chart.pie") }

        SettingsForm()
          .tabItem { Label("Settings", systemImage: "gearshape") }
      }
      .fullScreenCover(isPresented: .constant(!hasSeenWelcome)) {
        WelcomePages { hasSeenWelcome = true }
      }
    }
  }
}
