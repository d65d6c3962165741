// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The title or image of the system's back button.
///
/// Pure: no views, no clock, no globals.
package struct BackButtonContent: Equatable {
  /// The content beside the chevron.
  package enum Label: Equatable {
    case text(String)
    /// The image of the item below's `backBarButtonItem`, or of the back action.
    case image
  }

  /// Apple's `BackButtonDisplayMode`.
  package enum Mode: Equatable {
    case standard, generic, minimal
  }

  /// The title and image of a `backBarButtonItem` or a back action.
  package struct Replacement: Equatable {
    package var title: String?
    package var hasImage: Bool

    package init(title: String? = nil, hasImage: Bool = false) {
      (self.title, self.hasImage) = (title, hasImage)
    }
  }

  /// The properties of the item below that configure the button back to it.
  package struct Below: Equatable {
    /// Its `backBarButtonItem`; that item's target, action and custom view have no effect (Apple).
    package var replacement: Replacement?
    package var backButtonTitle: String?
    package var title: String?
    package var mode: Mode

    package init(
      replacement: Replacement? = nil,
      backButtonTitle: String? = nil,
      title: String? = nil,
      mode: Mode = .standard
    ) {
      (self.replacement, self.backButtonTitle) = (replacement, backButtonTitle)
      (self.title, self.mode) = (title, mode)
    }
  }

  /// The title of a button that has no title, or no room for it.
  package let genericText: String

  /// The candidates in order of preference; if none fits, the chevron stands alone.
  package let labels: [Label]

  /// Creates the content of the button back to an item.
  ///
  /// - Parameters:
  ///   - below: The item's properties.
  ///   - genericText: The localized "Back".
  package init(below: Below, genericText: String) {
    self.genericText = genericText
    guard below.mode != .minimal else {
      labels = []
      return
    }
    if let replacement = below.replacement {
      labels = Self.labels(of: replacement, or: genericText)
    } else if below.mode == .generic {
      labels = [.text(genericText)]
    } else {
      labels = Self.labels(
        text: below.backButtonTitle ?? below.title ?? genericText,
        or: genericText
      )
    }
  }

  /// Creates the content of a button that exists for a back action only, without an item below.
  ///
  /// - Parameters:
  ///   - action: The action's title and image.
  ///   - genericText: The localized "Back".
  package init(synthesizedFor action: Replacement, genericText: String) {
    self.genericText = genericText
    labels = Self.labels(of: action, or: genericText)
  }

  /// Returns the title of an item's row in the menu of back buttons, which is never blank.
  ///
  /// It is the first of `backBarButtonItem`'s title, `backButtonTitle` and title that has a
  /// character to see, whatever the display mode.
  ///
  /// - Parameters:
  ///   - item: The item's properties.
  ///   - genericText: The localized "Back".
  /// - Returns: The title.
  package static func menuTitle(of item: Below, genericText: String) -> String {
    let candidates = [item.replacement?.title, item.backButtonTitle, item.title]
    return candidates.lazy.compactMap { $0 }.first { text in
      text.contains { !$0.isWhitespace }
    } ?? genericText
  }

  private static func labels(of replacement: Replacement, or genericText: String) -> [Label] {
    if replacement.hasImage { return [.image] }
    return labels(text: replacement.title ?? "", or: genericText)
  }

  /// Returns a text, then the generic one where the text has no room; none for an empty text.
  private static func labels(text: String, or genericText: String) -> [Label] {
    guard text.contains(where: { !$0.isWhitespace }) else { return [] }
    return text == genericText ? [.text(text)] : [.text(text), .text(genericText)]
  }
}
