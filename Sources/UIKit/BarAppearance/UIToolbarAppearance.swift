// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The look of a toolbar: its background and its buttons.
@preconcurrency @MainActor
open class UIToolbarAppearance: UIBarAppearance {
  private lazy var buttons = watched(UIBarButtonItemAppearance())
  private lazy var prominentButtons = watched(UIBarButtonItemAppearance(style: .prominent))

  // MARK: Configuring the buttons

  /// The look of plain items.
  open var buttonAppearance: UIBarButtonItemAppearance {
    get { buttons }
    set { change { buttons = watched(newValue.copied()) } }
  }
  /// The look of prominent items.
  open var prominentButtonAppearance: UIBarButtonItemAppearance {
    get { prominentButtons }
    set { change { prominentButtons = watched(newValue.copied()) } }
  }
  /// The former name of the look of prominent items.
  @available(
    iOS,
    introduced: 13.0,
    deprecated: 26.0,
    renamed: "prominentButtonAppearance"
  )
  open var doneButtonAppearance: UIBarButtonItemAppearance {
    get { prominentButtonAppearance }
    set { prominentButtonAppearance = newValue }
  }

  /// Returns the look of an item.
  func buttons(of item: UIBarButtonItem) -> UIBarButtonItemAppearance {
    item.storedStyle == .prominent ? prominentButtons : buttons
  }

  override func takeParts(of other: UIBarAppearance) {
    guard let other = other as? UIToolbarAppearance else { return }
    buttons = watched(other.buttons.copied())
    prominentButtons = watched(other.prominentButtons.copied())
  }
}
