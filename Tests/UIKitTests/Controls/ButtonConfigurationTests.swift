// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import RetourTesting
import Testing

@testable import UIKit

/// Buttons with configurations.
@MainActor @Suite(.freesControllers) struct ButtonConfigurationTests {
  /// A world with a button, whose views are laid out.
  private struct Stage {
    let world: World
    let button: UIButton

    @MainActor
    init(_ button: UIButton, _ direction: World.Direction = .leftToRight) {
      self.button = button
      let page = UIViewController()
      page.view.addSubview(button)
      world = World(direction, root: page)
      button.sizeToFit()
      world.advance(by: 0)
    }
  }

  private func button(
    _ configuration: UIButton.Configuration,
    _ change: (inout UIButton.Configuration) -> Void = { _ in }
  ) -> UIButton {
    var configuration = configuration
    configuration.title = "Title"
    change(&configuration)
    return UIButton(configuration: configuration)
  }

  private func background(of button: UIButton) -> UIView? {
    button.subviews.compactMap { $0 as? ConfiguredBackground }.first?.subviews.first
  }

  private func color(_ color: UIColor?) -> CGColor? {
    color?.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light)).cgColor
  }

  // MARK: Content and size

  @Test(
    arguments: [
      (UIButton.Configuration.Size.mini, 15, 16, 10), (.small, 15, 20, 10), (.medium, 17, 24, 14),
      (.large, 17, 40, 30),
    ] as [(UIButton.Configuration.Size, CGFloat, CGFloat, CGFloat)]
  )
  func `a size determines the font and the insets`(
    _ size: UIButton.Configuration.Size,
    _ font: CGFloat,
    _ width: CGFloat,
    _ height: CGFloat
  ) throws {
    let stage = Stage(button(.filled()) { $0.buttonSize = size })
    let label = try #require(stage.button.titleLabel)
    #expect(label.font.pointSize == font)
    let text = label.textSize(fitting: 0)
    #expect(stage.button.bounds.width == text.width + width)
    #expect(stage.button.bounds.height == text.height + height)
  }

  @Test func `own insets replace those of the size until they are restored`() {
    let button = button(.plain()) { $0.contentInsets = .zero }
    let small = button.intrinsicContentSize
    button.configuration?.setDefaultContentInsets()
    #expect(button.intrinsicContentSize.width == small.width + 24)
  }

  @Test(arguments: World.Direction.allCases)
  func `the image is at its edge in the direction of the layout`(
    _ direction: World.Direction
  ) throws {
    let button = button(.plain()) {
      $0.image = UIImage(systemName: "star")
      $0.imagePadding = 8
    }
    let stage = Stage(button, direction)
    let image = try #require(button.imageView?.frame)
    let title = try #require(button.titleLabel?.frame)
    let isFirst = direction == .leftToRight
    #expect(isFirst ? image.maxX < title.minX : title.maxX < image.minX)
    button.configuration?.imagePlacement = .trailing
    stage.world.advance(by: 0)
    let other = try #require(button.imageView?.frame)
    let moved = try #require(button.titleLabel?.frame)
    #expect(isFirst ? moved.maxX < other.minX : other.maxX < moved.minX)
  }

  @Test func `a subtitle is below the title`() throws {
    let stage = Stage(button(.filled()) { $0.subtitle = "More words" })
    let labels = stage.button.subviews.compactMap { $0 as? UILabel }
    let subtitle = try #require(labels.first { $0.text == "More words" })
    let title = try #require(stage.button.titleLabel)
    #expect(subtitle.frame.minY >= title.frame.maxY && subtitle.font.pointSize == 12)
    #expect(stage.button.bounds.contains(subtitle.frame))
  }

  @Test func `a title wraps in a narrow button`() {
    let button = button(.filled()) { $0.title = "A long title of many words" }
    let whole = button.intrinsicContentSize
    let narrow = button.sizeThatFits(CGSize(width: 100, height: 0))
    #expect(narrow.width <= 100 && narrow.height > whole.height * 1.5)
  }

  @Test func `a transformer changes the font of the title`() {
    let button = button(.filled()) {
      $0.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { attributes in
        var attributes = attributes
        attributes.font = .boldSystemFont(ofSize: 30)
        return attributes
      }
    }
    let stage = Stage(button)
    #expect(stage.button.titleLabel?.font == .boldSystemFont(ofSize: 30))
    #expect(button.intrinsicContentSize.height > 44)
  }

  @Test func `attributes of the title take precedence`() throws {
    var title = AttributedString("Ti")
    title.foregroundColor = .systemGreen
    title.underlineStyle = .single
    title.append(AttributedString("tle"))
    let stage = Stage(button(.plain()) { $0.attributedTitle = title })
    let shown = try #require(stage.button.titleLabel?.attributedText)
    let first = shown.attributes(at: 0, effectiveRange: nil)
    #expect(first[.foregroundColor] as? UIColor == .systemGreen)
    #expect(first[.underlineStyle] as? Int == NSUnderlineStyle.single.rawValue)
    let rest = shown.attributes(at: 3, effectiveRange: nil)
    #expect(rest[.underlineStyle] == nil && stage.button.configuration?.title == "Title")
  }

  @Test func `titles and images of states show where the configuration has none`() {
    let button = UIButton(configuration: .plain())
    button.setTitle("Off", for: .normal)
    button.setTitle("On", for: .selected)
    let stage = Stage(button)
    #expect(button.titleLabel?.text == "Off" && button.accessibilityLabel == "Off")
    button.isSelected = true
    stage.world.advance(by: 0)
    #expect(button.titleLabel?.text == "On")
  }

  @Test func `the title of the action shows`() {
    let button = UIButton(configuration: .filled(), primaryAction: UIAction(title: "Go") { _ in })
    let stage = Stage(button)
    #expect(stage.button.titleLabel?.text == "Go")
  }

  @Test func `an indicator takes the place of the image`() {
    let stage = Stage(button(.plain()) { $0.image = UIImage(systemName: "star") })
    let button = stage.button
    button.configuration?.showsActivityIndicator = true
    stage.world.advance(by: 0)
    let indicator = button.subviews.compactMap { $0 as? UIActivityIndicatorView }.first
    #expect(indicator?.isAnimating == true && button.imageView?.isHidden == true)
    button.configuration?.showsActivityIndicator = false
    stage.world.advance(by: 0)
    #expect(indicator?.superview == nil && button.imageView?.isHidden == false)
  }

  // MARK: Colors

  @Test func `a filled button has the tint color, and a new one at once`() {
    let stage = Stage(button(.filled()))
    #expect(color(background(of: stage.button)?.backgroundColor) == color(.systemBlue))
    #expect(color(stage.button.titleLabel?.textColor) == color(.white))
    stage.world.window.tintColor = .systemRed
    stage.world.advance(by: 0)
    #expect(color(background(of: stage.button)?.backgroundColor) == color(.systemRed))
  }

  @Test func `a disabled button is gray, whatever its colors`() {
    let stage = Stage(button(.filled()) { $0.baseForegroundColor = .systemGreen })
    stage.button.isEnabled = false
    stage.world.advance(by: 0)
    #expect(color(stage.button.titleLabel?.textColor) == color(.tertiaryLabel))
    #expect(color(background(of: stage.button)?.backgroundColor) == color(.tertiarySystemFill))
  }

  @Test func `a pressed button is fainter until the finger lifts`() throws {
    let stage = Stage(button(.filled()))
    stage.button.frame.origin = CGPoint(x: 50, y: 100)
    stage.world.finger.down(at: stage.button.center)
    stage.world.advance(by: 0)
    #expect(stage.button.isHighlighted)
    #expect(color(background(of: stage.button)?.backgroundColor)?.alpha == 0.75)
    stage.world.finger.up()
    stage.world.advance(by: 0)
    #expect(color(background(of: stage.button)?.backgroundColor)?.alpha == 1)
  }

  @Test(arguments: [true, false])
  func `a selected button looks selected unless it is told not to`(_ follows: Bool) {
    let stage = Stage(button(.gray()) { $0.automaticallyUpdateForSelection = follows })
    stage.button.isSelected = true
    stage.world.advance(by: 0)
    let shown = color(background(of: stage.button)?.backgroundColor)
    #expect((shown == color(.systemBlue)) == follows)
  }

  @Test func `an own background color stays in every state`() {
    let stage = Stage(button(.filled()) { $0.background.backgroundColor = .systemPink })
    stage.button.isEnabled = false
    stage.world.advance(by: 0)
    #expect(color(background(of: stage.button)?.backgroundColor) == color(.systemPink))
  }

  @Test func `without automatic updates the look stays that of the normal state`() {
    let stage = Stage(button(.filled()))
    stage.button.automaticallyUpdatesConfiguration = false
    stage.button.isEnabled = false
    stage.world.advance(by: 0)
    #expect(color(background(of: stage.button)?.backgroundColor) == color(.systemBlue))
  }

  @Test(
    arguments: [
      (UIButton.Configuration.CornerStyle.small, 4), (.medium, 8), (.large, 12), (.fixed, 9),
      (.capsule, 25),
    ] as [(UIButton.Configuration.CornerStyle, CGFloat)]
  )
  func `a corner style determines the radius`(
    _ style: UIButton.Configuration.CornerStyle,
    _ radius: CGFloat
  ) {
    let stage = Stage(
      button(.filled()) {
        $0.cornerStyle = style
        $0.background.cornerRadius = 9
      }
    )
    stage.button.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    stage.world.advance(by: 0)
    #expect(background(of: stage.button)?.layer.cornerRadius == radius)
  }

  @Test func `a stroke is outside of the background, with concentric corners`() throws {
    let stage = Stage(
      button(.gray()) {
        $0.cornerStyle = .fixed
        $0.background.cornerRadius = 5
        $0.background.strokeWidth = 2
        $0.background.strokeOutset = 3
        $0.background.strokeColor = .systemRed
      }
    )
    let fill = try #require(background(of: stage.button))
    let stroke = try #require(fill.superview?.subviews.last)
    #expect(stroke.frame == fill.frame.insetBy(dx: -3, dy: -3))
    #expect(stroke.layer.cornerRadius == 8 && stroke.layer.borderWidth == 2)
    #expect(stroke.layer.borderColor == color(.systemRed))
  }

  // MARK: Updates

  @Test func `the handler updates the configuration once for each change of the state`() {
    let button = button(.filled())
    var states: [UIControl.State] = []
    button.configurationUpdateHandler = { button in
      states.append(button.state)
      button.configuration?.title = button.isSelected ? "On" : "Off"
    }
    let stage = Stage(button)
    #expect(states == [.normal] && button.titleLabel?.text == "Off")
    button.isSelected = true
    #expect(states.count == 1)
    stage.world.advance(by: 0.1)
    #expect(states == [.normal, .selected] && button.titleLabel?.text == "On")
  }

  @Test func `a subclass updates before the handler`() {
    final class Button: UIButton {
      var calls: [String] = []
      override func updateConfiguration() {
        super.updateConfiguration()
        calls.append("method")
      }
    }
    let button = Button(configuration: .plain())
    button.configurationUpdateHandler = { ($0 as? Button)?.calls.append("handler") }
    _ = Stage(button)
    #expect(button.calls == ["method", "handler"])
  }

  @Test func `a button without its configuration looks as before`() throws {
    let plain = UIButton(type: .system)
    plain.setTitle("Title", for: .normal)
    let button = UIButton(type: .system)
    button.setTitle("Title", for: .normal)
    button.configuration = .filled()
    let stage = Stage(button)
    button.configuration = nil
    stage.world.advance(by: 0)
    #expect(background(of: button) == nil)
    stage.button.superview?.addSubview(plain)
    #expect(button.intrinsicContentSize == plain.intrinsicContentSize)
    #expect(button.titleLabel?.font == plain.titleLabel?.font)
    #expect(color(button.titleLabel?.textColor) == color(.systemBlue))
  }

  @Test func `a button grows with the content size`() {
    let stage = Stage(button(.filled()))
    let former = stage.button.intrinsicContentSize
    stage.world.contentSizeCategory = .accessibilityExtraLarge
    #expect(stage.button.intrinsicContentSize.width > former.width * 1.5)
  }
}
