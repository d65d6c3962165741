// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation

/// Decides what the system's back button says.
///
/// Pure: no views, no clock, no globals.
struct BackButtonContent: Equatable {
  /// What stands beside the chevron.
  enum Label: Equatable {
    case text(String)
    /// The image of the item below's `backBarButtonItem`, or of the back action.
    case image
  }

  /// How much the item below wants to be said; Apple's `BackButtonDisplayMode`.
  enum Mode: Equatable {
    case standard, generic, minimal
  }

  /// An item that brings its own text or image: a `backBarButtonItem` or a back action.
  struct Replacement: Equatable {
    var title: String?
    var hasImage = false
  }

  /// What the item below says about the button that leads back to it.
  struct Below: Equatable {
    /// Its `backBarButtonItem`; target, action and custom view of it mean nothing (Apple).
    var replacement: Replacement?
    var backButtonTitle: String?
    var title: String?
    var mode = Mode.standard
  }

  /// The text of a button that has none of its own, or no room for it.
  let genericText: String

  /// What the label may be, the best first; the chevron stands alone if none has room.
  let labels: [Label]

  /// The button that leads back to an item.
  ///
  /// - Parameters:
  ///   - below: What the item says.
  ///   - genericText: The language's word for going back.
  init(below: Below, genericText: String = SystemWord.back.text(in: "en")) {
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

  /// The button that is there for a back action only, as there is no item to go back to.
  ///
  /// - Parameters:
  ///   - action: What the action brings.
  ///   - genericText: The language's word for going back.
  init(
    synthesizedFor action: Replacement,
    genericText: String = SystemWord.back.text(in: "en")
  ) {
    self.genericText = genericText
    labels = Self.labels(of: action, or: genericText)
  }

  private static func labels(of replacement: Replacement, or genericText: String) -> [Label] {
    if replacement.hasImage { return [.image] }
    return labels(text: replacement.title ?? "", or: genericText)
  }

  /// A text, and the generic one where it has no room; an empty text is the chevron alone.
  private static func labels(text: String, or genericText: String) -> [Label] {
    guard text.contains(where: { !$0.isWhitespace }) else { return [] }
    return text == genericText ? [.text(text)] : [.text(text), .text(genericText)]
  }
}
