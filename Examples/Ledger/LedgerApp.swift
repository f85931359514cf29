import SwiftUI

@main
struct LedgerApp: App {
  @AppStorage("hasSeenWelcome") private var hasSeenWelcome = false

  var body: some Scene {
    WindowGroup {
      if hasSeenWelcome {
        LedgerTabs()
      } else {
        WelcomePages { hasSeenWelcome = true }
      }
    }
  }
}

/// The three parts of the app.
struct LedgerTabs: View {
  var body: some View {
    TabView {
      AccountList(accounts: Account.samples)
        .tabItem { Label("Accounts", systemImage: "building.columns") }

      SummaryScreen()
        .tabItem { Label("This Month", systemImage: "chart.pie") }

      SettingsForm()
        .tabItem { Label("Settings", systemImage: "gearshape") }
    }
  }
}
