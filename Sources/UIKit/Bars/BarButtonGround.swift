// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourDecisions

/// The surface below a bar's button, which its color and font depend on.
enum BarButtonGround {
  /// The bar.
  case bar
  /// Glass, or a bar with glass below other items.
  case glass
  /// Glass filled with the tint color.
  case filled

  /// Returns the color of a button's content.
  ///
  /// - Parameters:
  ///   - own: The item's own tint color.
  ///   - tint: The tint color of the button.
  /// - Returns: On glass the bar's tint color has no effect (measured on iOS 26).
  func color(own: UIColor?, tint: UIColor) -> UIColor {
    switch self {
    case .bar: tint
    case .glass: own ?? .label
    case .filled: .white
    }
  }

  /// The font of items that are not prominent.
  var itemFont: UIFont { self == .bar ? BarFigures.itemFont : BarFigures.glassItemFont }
}

extension UIBarButtonItem {
  /// Returns what the item lies on in a bar.
  func ground(in design: InterfaceDesign) -> BarLayout.Ground {
    guard design == .glass else { return .bar }
    if isSpace { return .space }
    // A view of the app's has a background of its own, or wants none.
    if storedCustomView != nil || surroundings.hidesSharedBackground || appearance.hasBackground {
      return .bar
    }
    if storedStyle == .prominent || !surroundings.sharesBackground { return .own }
    return .shared(storedGroup.map(ObjectIdentifier.init))
  }

  /// Returns the place that the item's view takes in a bar.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - room: The size of the bar.
  ///   - design: The design of the bar.
  ///   - platter: The metrics of the glass.
  /// - Returns: The place, with the space around the view.
  func slot(
    of view: UIView,
    in room: CGSize,
    _ design: InterfaceDesign,
    on platter: PlatterFigures = .bar
  ) -> BarLayout.Slot {
    guard let button = view as? UINavigationButton else {
      return BarLayout.Slot(size: preferredSize(of: view, in: room))
    }
    return platter.cell(
      BarLayout.Slot(
        size: button.sizeThatFits(room),
        isText: button.isText,
        ground: ground(in: design)
      )
    )
  }

  /// Returns the surface below the item's button.
  func buttonGround(in design: InterfaceDesign) -> BarButtonGround {
    guard design == .glass else { return .bar }
    return storedStyle == .prominent && ground(in: design).isPlatter ? .filled : .glass
  }
}
