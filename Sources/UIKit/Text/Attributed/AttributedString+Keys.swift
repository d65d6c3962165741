// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation

extension AttributeContainer {
  /// The attributes of UIKit, for a string with attributes.
  var keyed: [NSAttributedString.Key: Any] {
    typealias Scope = AttributeScopes.UIKitAttributes
    var keyed: [NSAttributedString.Key: Any] = [:]
    keyed[.font] = self[Scope.FontAttribute.self]
    keyed[.foregroundColor] = self[Scope.ForegroundColorAttribute.self]
    keyed[.backgroundColor] = self[Scope.BackgroundColorAttribute.self]
    keyed[.strikethroughStyle] = self[Scope.StrikethroughStyleAttribute.self]?.rawValue
    keyed[.underlineStyle] = self[Scope.UnderlineStyleAttribute.self]?.rawValue
    keyed[.kern] = self[Scope.KernAttribute.self]
    keyed[.baselineOffset] = self[Scope.BaselineOffsetAttribute.self]
    return keyed
  }
}

extension AttributedString {
  /// An attribute without a meaning, which every other part has.
  private static let separator = NSAttributedString.Key("RetourSeparator")

  /// The characters, if none of them has an attribute.
  var plain: String? {
    let isPlain = runs.allSatisfy { $0.attributes == AttributeContainer() }
    return isPlain ? String(characters) : nil
  }

  /// Returns the string with attributes of UIKit; those of the parts take precedence over defaults.
  func keyed(over defaults: AttributeContainer) -> NSAttributedString {
    let result = NSMutableAttributedString(string: "")
    for (index, run) in runs.enumerated() {
      var attributes = defaults.merging(run.attributes).keyed
      // Foundation on Linux stops the program where neighbors have other objects for the same keys.
      if !index.isMultiple(of: 2) { attributes[Self.separator] = index }
      let text = String(self[run.range].characters)
      result.append(NSAttributedString(string: text, attributes: attributes))
    }
    return result
  }
}
