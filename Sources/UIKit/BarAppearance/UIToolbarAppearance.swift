// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The look of a toolbar: its background and its buttons.
@preconcurrency @MainActor
open class UIToolbarAppearance: UIBarAppearance {
  private var buttons = UIBarButtonItemAppearance()
  private var prominentButtons = UIBarButtonItemAppearance(style: .prominent)

  // MARK: Creating an appearance

  /// Creates an appearance with the default background.
  ///
  /// - Parameter idiom: The kind of device; the defaults here are the same for all.
  public required init(idiom: UIUserInterfaceIdiom) {
    super.init(idiom: idiom)
    observe()
  }
  /// Creates an appearance with the values of another one that both classes have.
  ///
  /// - Parameter barAppearance: The other appearance.
  public required init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    if let other = barAppearance as? UIToolbarAppearance {
      buttons = other.buttons.copied()
      prominentButtons = other.prominentButtons.copied()
    }
    observe()
  }

  // MARK: Configuring the buttons

  /// The look of plain items.
  open var buttonAppearance: UIBarButtonItemAppearance {
    get { buttons }
    set { replace(\.buttons, with: newValue) }
  }
  /// The look of prominent items.
  open var prominentButtonAppearance: UIBarButtonItemAppearance {
    get { prominentButtons }
    set { replace(\.prominentButtons, with: newValue) }
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

  private func replace(
    _ path: ReferenceWritableKeyPath<UIToolbarAppearance, UIBarButtonItemAppearance>,
    with new: UIBarButtonItemAppearance
  ) {
    change {
      self[keyPath: path] = new.copied()
      observe()
    }
  }

  private func observe() {
    for part in [buttons, prominentButtons] {
      part.onChange = { [weak self] in self?.onChange?() }
    }
  }
}
