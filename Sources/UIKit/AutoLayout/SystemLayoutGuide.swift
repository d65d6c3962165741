// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// A layout guide of a view for its safe area, margins or readable width.
final class SystemLayoutGuide: UILayoutGuide {
  /// The area of a guide.
  enum Area: String {
    case safeArea = "UIViewSafeAreaLayoutGuide"
    case margins = "UIViewLayoutMarginsGuide"
    case readableContent = "UIViewReadableContentGuide"
  }

  private let area: Area

  init(_ area: Area, of view: UIView) {
    self.area = area
    super.init()
    identifier = area.rawValue
    setOwningView(view)
  }

  override var placement: GuidePlacement? {
    guard let view = owningView else { return nil }
    let insets =
      switch area {
      case .safeArea: view.computedSafeAreaInsets
      case .margins: view.resolvedMargins
      case .readableContent: view.readableInsets
      }
    return GuidePlacement(insets: insets)
  }
}
