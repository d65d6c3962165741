// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The design of the system's bars (Documentation/Decisions/0010).
package enum InterfaceDesign: String, CaseIterable, Sendable {
  /// Bars as up to iOS 18.
  case flat
  /// Bars as from iOS 26 on: their items lie on glass above the page.
  case glass
}
