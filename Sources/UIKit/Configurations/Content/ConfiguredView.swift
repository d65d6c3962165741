// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation

/// A cell, header or footer with configurations.
@preconcurrency @MainActor
protocol ConfiguredView: UIView {
  /// The state that configurations are updated for.
  var presentState: any UIConfigurationState { get }
  /// The superview of the content.
  var contentHost: UIView { get }
  var automaticallyUpdatesContentConfiguration: Bool { get }
  var automaticallyUpdatesBackgroundConfiguration: Bool { get }

  /// Has the configurations updated before the next layout.
  func setNeedsUpdateConfiguration()
  /// Has the app update the configurations for the present state.
  func updateConfigurations()
  /// The content or the background was replaced.
  func configurationsDidChange()
}
