import SwiftUI

/// Settings in system controls and system styles: nothing to repair.
struct SettingsForm: View {
  @AppStorage("ownerName") private var ownerName = ""
  @AppStorage("remindsMonthly") private var remindsMonthly = true
  @AppStorage("currencyCode") private var currencyCode = "EUR"

  var body: some View {
    NavigationStack {
      Form {
        Section {
          TextField("Your name", text: $ownerName)
          Picker("Currency", selection: $currencyCode) {
            Text("Euro").tag("EUR")
            Text("Krone").tag("NOK")
          }
        } header: {
          Text("Profile")
        }

        Section {
          Toggle("Monthly reminder", isOn: $remindsMonthly)
          LabeledContent("Version", value: "3.1")
        } footer: {
          Text("The reminder comes on the first working day.")
        }

        Section {
          Button("Erase All Data", role: .destructive) {}
            .disabled(true)
        }
      }
      .navigationTitle("Settings")
    }
  }
}
