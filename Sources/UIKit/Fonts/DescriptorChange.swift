// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import RetourText

/// The attributes that are added to a font descriptor.
struct DescriptorChange {
  private let attributes: [UIFontDescriptor.AttributeName: Any]

  init(_ attributes: [UIFontDescriptor.AttributeName: Any]) { self.attributes = attributes }

  /// The text style among the attributes.
  var style: UIFont.TextStyle? {
    let value = attributes[.textStyle]
    return value as? UIFont.TextStyle ?? (value as? String).map(UIFont.TextStyle.init)
  }

  /// Returns a face with the attributes.
  func face(from face: FontFace) -> FontFace {
    var result = face
    if let style {
      result = UIFont.preferredFont(forTextStyle: style).face
    }
    if let name = attributes[.name] as? String, let named = UIFont.face(named: name, size: 1) {
      let size = result.size
      result = named
      result.size = size
    }
    if let family = attributes[.family] as? String, family != result.familyName {
      result.family = family
    }
    if let size = Self.number(attributes[.size]), size >= 0, size.isFinite { result.size = size }
    guard let traits = attributes[.traits] as? [UIFontDescriptor.TraitKey: Any] else {
      return result
    }
    if let bits = Self.number(traits[.symbolic]), let exact = UInt32(exactly: bits) {
      result = result.with(UIFontDescriptor.SymbolicTraits(rawValue: exact)) ?? result
    }
    if let weight = Self.weight(traits[.weight]) { result.weight = weight.cut }
    return result
  }

  private static func weight(_ value: Any?) -> UIFont.Weight? {
    value as? UIFont.Weight ?? number(value).map { UIFont.Weight(rawValue: $0) }
  }

  private static func number(_ value: Any?) -> CGFloat? {
    switch value {
    case let number as CGFloat: number
    case let number as Int: CGFloat(number)
    case let number as UInt32: CGFloat(number)
    case let number as NSNumber: CGFloat(number.doubleValue)
    default: nil
    }
  }
}

extension FontFace {
  /// The weight from which letters count as bold.
  private static let leastBold = 600

  /// The traits of the style.
  var symbolicTraits: UIFontDescriptor.SymbolicTraits {
    var traits: UIFontDescriptor.SymbolicTraits = []
    if isItalic { traits.insert(.traitItalic) }
    if weight >= Self.leastBold { traits.insert(.traitBold) }
    if isMonospaced { traits.insert(.traitMonoSpace) }
    return traits
  }

  /// Returns the face with other traits; `nil` for a family without them.
  func with(_ traits: UIFontDescriptor.SymbolicTraits) -> FontFace? {
    var face = self
    let isMonospaced = traits.contains(.traitMonoSpace)
    guard family == nil || isMonospaced == self.isMonospaced else { return nil }
    face.isMonospaced = isMonospaced
    face.isItalic = traits.contains(.traitItalic)
    if traits.contains(.traitBold) != (weight >= Self.leastBold) {
      // The bold of the system font is its semibold cut, as of `boldSystemFont(ofSize:)`.
      face.weight = traits.contains(.traitBold) ? (family == nil ? 600 : 700) : 400
    }
    return face
  }

  /// Returns the system font in a design; `nil` where there is none.
  func with(_ design: UIFontDescriptor.SystemDesign) -> FontFace? {
    var face = self
    guard family == nil || Self.serifs.contains(family ?? "") else { return nil }
    face.family = nil
    face.isMonospaced = false
    switch design {
    case .default: return face
    case .monospaced: face.isMonospaced = true
    case .serif:
      guard let serif = Self.serifs.first(where: TextSystem.hasFamily) else { return nil }
      face.family = serif
    default: return nil
    }
    return face
  }

  /// The families with serifs that can stand for Apple's "New York", the better one first.
  private static let serifs = ["Noto Serif", "DejaVu Serif"]
}
