// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import RetourText
import Testing

@testable import UIKit

struct UIFontDescriptorTests {
  @Test func `the bold of a text style keeps following the category`() throws {
    let plain = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .title2)
    let font = UIFont(descriptor: try #require(plain.withSymbolicTraits(.traitBold)), size: 0)
    #expect(font.face.weight == 600 && font.pointSize == 22)
    let traits = UITraitCollection(preferredContentSizeCategory: .extraLarge)
    #expect(font.adjusted(to: traits).pointSize == 24)
    #expect(font.adjusted(to: traits).face.weight == 600)
  }

  @Test func `another size ends the text style`() {
    let descriptor = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .body)
    let font = UIFont(descriptor: descriptor, size: 30)
    #expect(font.pointSize == 30 && font.scaling == nil)
  }

  @Test func `symbolic traits are read and replaced as a set`() throws {
    let italic = UIFont.italicSystemFont(ofSize: 12).fontDescriptor
    #expect(italic.symbolicTraits == .traitItalic)
    let bold = try #require(italic.withSymbolicTraits([.traitBold, .traitMonoSpace]))
    #expect(bold.symbolicTraits == [.traitBold, .traitMonoSpace])
    #expect(!bold.face.isItalic && bold.pointSize == 12)
  }

  @Test func `a family does not become monospaced`() throws {
    let font = try #require(UIFont(name: "DejaVu Sans", size: 12))
    #expect(font.fontDescriptor.withSymbolicTraits(.traitMonoSpace) == nil)
  }

  @Test func `the weight of the traits is that of the font`() {
    let descriptor = UIFont.systemFont(ofSize: 12).fontDescriptor.addingAttributes([
      .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.heavy]
    ])
    #expect(UIFont(descriptor: descriptor, size: 0) == .systemFont(ofSize: 12, weight: .heavy))
  }

  @Test func `a descriptor of a name has its family, style and size`() {
    let descriptor = UIFontDescriptor(name: "DejaVuSans-Bold", size: 14)
    let font = UIFont(descriptor: descriptor, size: 0)
    #expect(font.familyName == "DejaVu Sans" && font.face.weight == 700 && font.pointSize == 14)
    #expect(descriptor.object(forKey: .family) as? String == "DejaVu Sans")
  }

  @Test func `a name that is not installed gives the system font`() {
    let font = UIFont(descriptor: UIFontDescriptor(name: "No Such 4711", size: 14), size: 0)
    #expect(font == .systemFont(ofSize: 14))
  }

  @Test func `designs are those of the system font only`() throws {
    let system = UIFont.systemFont(ofSize: 12)
    let mono = try #require(system.fontDescriptor.withDesign(.monospaced))
    #expect(
      UIFont(descriptor: mono, size: 0) == .monospacedSystemFont(ofSize: 12, weight: .regular)
    )
    #expect(system.fontDescriptor.withDesign(.rounded) == nil)
    let named = try #require(UIFont(name: "DejaVu Sans", size: 12))
    #expect(named.fontDescriptor.withDesign(.monospaced) == nil)
  }

  @Test func `a descriptor without a size makes a font of the system's size`() {
    #expect(UIFont(descriptor: UIFontDescriptor(), size: 0).pointSize == UIFont.systemFontSize)
  }
}
