// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourDecisions
import Testing

@testable import UIKit

@MainActor struct UIBarAppearanceTests {
  @Test func `a new appearance has a blur and a line`() {
    let appearance = UINavigationBarAppearance()
    #expect(appearance.backgroundEffect?.style == .systemChromeMaterial)
    #expect(appearance.backgroundColor == nil && appearance.backgroundImage == nil)
    #expect(appearance.shadowColor != nil && appearance.shadowImage == nil)
    #expect(appearance.backgroundImageContentMode == .scaleToFill)
    #expect(appearance.idiom == .phone)
  }

  @Test func `an opaque background has the color of pages`() {
    let appearance = UIToolbarAppearance()
    appearance.configureWithOpaqueBackground()
    #expect(appearance.backgroundEffect == nil)
    #expect(appearance.backgroundColor == .systemBackground)
    #expect(appearance.shadowColor != nil)
  }

  @Test func `a transparent background is none at all`() {
    let appearance = UIBarAppearance()
    appearance.backgroundColor = .red
    appearance.configureWithTransparentBackground()
    #expect(appearance.background.isInvisible)
    #expect(appearance.backgroundColor == nil && appearance.shadowColor == nil)
  }

  @Test func `a copy has the values and is independent`() throws {
    let original = UINavigationBarAppearance(idiom: .pad)
    original.backgroundColor = .red
    original.titleTextAttributes = [.foregroundColor: UIColor.green]
    original.titlePositionAdjustment = UIOffset(horizontal: 1, vertical: 2)
    original.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.blue]
    let image = UIImage.plain(.red)
    original.setBackIndicatorImage(image, transitionMaskImage: image)
    let copy = try #require(original.copy() as? UINavigationBarAppearance)
    original.backgroundColor = .yellow
    original.buttonAppearance.normal.titleTextAttributes = [:]
    #expect(copy.idiom == .pad && copy.backgroundColor == .red)
    #expect(copy.titleTextAttributes[.foregroundColor] as? UIColor == .green)
    #expect(copy.titlePositionAdjustment == UIOffset(horizontal: 1, vertical: 2))
    #expect(copy.backIndicatorImage === image)
    let blue = copy.buttonAppearance.normal.titleTextAttributes[.foregroundColor] as? UIColor
    #expect(blue == .blue)
  }

  @Test func `an appearance takes the background of one of another class`() {
    let toolbar = UIToolbarAppearance()
    toolbar.backgroundColor = .red
    let bar = UINavigationBarAppearance(barAppearance: toolbar)
    #expect(bar.backgroundColor == .red && bar.titleTextAttributes.isEmpty)
  }

  @Test func `a back indicator needs both images`() {
    let appearance = UINavigationBarAppearance()
    let image = UIImage.plain(.red)
    appearance.setBackIndicatorImage(image, transitionMaskImage: image)
    #expect(appearance.backIndicatorTransitionMaskImage === image)
    appearance.setBackIndicatorImage(image, transitionMaskImage: nil)
    #expect(appearance.customIndicator == nil && appearance.backIndicatorImage !== image)
  }

  @Test func `a state without values has those of the normal state`() {
    let appearance = UIBarButtonItemAppearance()
    appearance.normal.titlePositionAdjustment = UIOffset(horizontal: 0, vertical: 3)
    appearance.normal.titleTextAttributes = [.foregroundColor: UIColor.red]
    appearance.disabled.titleTextAttributes = [.foregroundColor: UIColor.gray]
    let values = appearance.values(in: .disabled)
    #expect(values.titleStyle?.color == .gray)
    #expect(values.titleOffset == UIOffset(horizontal: 0, vertical: 3))
    #expect(appearance.values(in: .highlighted).titleStyle?.color == .red)
  }

  @Test func `the defaults of prominent items are semibold`() {
    let appearance = UIBarButtonItemAppearance(style: .prominent)
    #expect(appearance.normal.titleTextAttributes[.font] as? UIFont == BarFigures.titleFont)
    appearance.highlighted.titleTextAttributes = [.foregroundColor: UIColor.red]
    appearance.configureWithDefault(for: .plain)
    #expect(appearance.normal.titleTextAttributes.isEmpty)
    #expect(!appearance.hasValues(in: .highlighted))
  }
}
