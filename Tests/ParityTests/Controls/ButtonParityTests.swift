// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import Testing
import UIKit

/// Buttons and their configurations that are the same in Apple's UIKit.
///
/// The source of each fact is cited above its test.
@MainActor
@Suite(.hosted, .hangLimit)
struct ButtonParityTests {
  // Apple documentation of `title(for:)` and `currentTitle`: without one, that of the normal state.
  @Test func `a button has the title of its state, else of the normal one`() {
    let button = UIButton(type: .custom)
    button.setTitle("normal", for: .normal)
    button.setTitle("chosen", for: .selected)
    #expect(button.currentTitle == "normal")
    button.isSelected = true
    #expect(button.currentTitle == "chosen" && button.titleLabel?.text == "chosen")
    button.isSelected = false
    button.isEnabled = false
    #expect(button.currentTitle == "normal")
  }

  // Apple documentation of `setTitle(_:for:)`: nil takes the title of the state away.
  @Test func `a title that is taken away gives way to the normal one`() {
    let button = UIButton(type: .custom)
    button.setTitle("normal", for: .normal)
    button.setTitle("chosen", for: .selected)
    button.setTitle(nil, for: .selected)
    button.isSelected = true
    #expect(button.currentTitle == "normal")
  }

  // Apple documentation of `setTitleColor(_:for:)`, `setImage(_:for:)` and
  // `setBackgroundImage(_:for:)`.
  @Test func `colors and images belong to states`() {
    let button = UIButton(type: .custom)
    let (first, second) = (UIImage(), UIImage())
    button.setTitleColor(.red, for: .normal)
    button.setTitleColor(.green, for: .highlighted)
    button.setImage(first, for: .normal)
    button.setBackgroundImage(second, for: .normal)
    #expect(button.currentTitleColor == .red && button.currentImage === first)
    #expect(button.currentBackgroundImage === second && button.image(for: .normal) === first)
    button.isHighlighted = true
    #expect(button.currentTitleColor == .green && button.currentImage === first)
  }

  // Apple documentation of `init(type:)` and `buttonType`.
  @Test func `a button has its type`() {
    #expect(UIButton(type: .system).buttonType == .system)
    #expect(UIButton(type: .custom).buttonType == .custom && UIButton().buttonType == .custom)
    #expect(UIButton.ButtonType.custom.rawValue == 0 && UIButton.ButtonType.system.rawValue == 1)
  }

  // Apple documentation of `init(type:primaryAction:)`: title and image are the action's.
  @Test func `a button has the title of its primary action`() {
    var calls = 0
    let action = UIAction(title: "Go") { _ in calls += 1 }
    let button = UIButton(type: .system, primaryAction: action)
    #expect(button.title(for: .normal) == "Go")
    button.sendActions(for: .primaryActionTriggered)
    #expect(calls == 1)
  }

  // Apple documentation of `menu` and `showsMenuAsPrimaryAction`.
  @Test func `a button has no menu`() {
    let button = UIButton(type: .system)
    #expect(button.menu == nil && !button.showsMenuAsPrimaryAction)
    button.menu = UIMenu(children: [])
    #expect(button.menu != nil)
  }

  // Apple documentation of `configuration`: nil without one, a value that is copied.
  @Test func `a button keeps a copy of its configuration`() {
    #expect(UIButton(type: .system).configuration == nil)
    var configuration = UIButton.Configuration.filled()
    configuration.title = "first"
    let button = UIButton(configuration: configuration)
    configuration.title = "second"
    #expect(button.configuration?.title == "first")
    button.configuration?.subtitle = "below"
    #expect(button.configuration?.subtitle == "below" && configuration.subtitle == nil)
  }

  // Apple documentation of UIButton.Configuration: the defaults.
  @Test func `a configuration has its documented defaults`() {
    let configuration = UIButton.Configuration.plain()
    #expect(configuration.title == nil && configuration.subtitle == nil)
    #expect(configuration.image == nil && configuration.imagePlacement == .leading)
    #expect(configuration.buttonSize == .medium && configuration.cornerStyle == .dynamic)
    #expect(configuration.titleAlignment == .automatic && !configuration.showsActivityIndicator)
    #expect(configuration.baseForegroundColor == nil && configuration.baseBackgroundColor == nil)
    #expect(configuration.automaticallyUpdateForSelection)
  }

  // Apple documentation of `title` and `attributedTitle`: they are one.
  @Test func `the title of a configuration is its attributed title`() {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "plain"
    #expect(configuration.attributedTitle == AttributedString("plain"))
    configuration.attributedTitle = AttributedString("attributed")
    #expect(configuration.title == "attributed")
    configuration.attributedTitle = nil
    #expect(configuration.title == nil)
  }

  // Apple documentation of `configurationUpdateHandler`: called when the state changes.
  @Test func `the handler of a configuration follows the state`() {
    var states: [UIControl.State] = []
    let button = UIButton(configuration: .filled())
    button.configurationUpdateHandler = { states.append($0.state) }
    button.isSelected = true
    button.layoutIfNeeded()
    #expect(states.last == .selected)
    button.isEnabled = false
    button.layoutIfNeeded()
    #expect(states.last == [.selected, .disabled])
  }
}
