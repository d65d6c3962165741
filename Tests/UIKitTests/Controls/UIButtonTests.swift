// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import QuartzCore
import RetourTesting
import Testing

import UIKit

@MainActor
struct UIButtonTests {

  private func image(_ width: CGFloat, _ height: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image {
      UIColor.red.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: width, height: height))
    }
  }

  // MARK: States

  @Test func `a state without a title uses that of the normal state`() {
    let button = UIButton(type: .system)
    button.setTitle("Edit", for: .normal)
    button.setTitle("Done", for: .selected)
    #expect(button.title(for: .highlighted) == "Edit")
    #expect(button.currentTitle == "Edit")
    button.isSelected = true
    #expect(button.currentTitle == "Done")
    #expect(button.titleLabel?.text == "Done")
    button.setTitle(nil, for: .selected)
    #expect(button.titleLabel?.text == "Edit")
  }

  @Test func `a system button's title has the tint color and a custom one's is white`() {
    let system = UIButton(type: .system)
    #expect(system.currentTitleColor == .systemBlue)
    system.tintColor = .red
    system.setTitle("A", for: .normal)
    #expect(system.titleLabel?.textColor == .red)
    system.isEnabled = false
    #expect(system.titleLabel?.textColor == .tertiaryLabel)
    #expect(UIButton(type: .custom).currentTitleColor == .white)
    #expect(UIButton().buttonType == .custom)
  }

  @Test func `the title follows the tint color of the superview`() {
    let world = World()
    let button = UIButton(type: .system)
    button.setTitle("A", for: .normal)
    world.show(button, CGRect(x: 0, y: 0, width: 100, height: 40))
    world.window.tintColor = .green
    #expect(button.titleLabel?.textColor == .green)
  }

  @Test func `fonts differ by type`() {
    #expect(UIButton(type: .system).titleLabel?.font.pointSize == 15)
    #expect(UIButton(type: .custom).titleLabel?.font.pointSize == 18)
  }

  @Test func `a system button draws its image as a template`() {
    let button = UIButton(type: .system)
    button.setImage(image(10, 10), for: .normal)
    #expect(button.imageView?.image?.renderingMode == .alwaysTemplate)
    let original = image(10, 10).withRenderingMode(.alwaysOriginal)
    button.setImage(original, for: .normal)
    #expect(button.imageView?.image?.renderingMode == .alwaysOriginal)
  }

  @Test func `a pressed custom button darkens its image`() {
    let button = UIButton()
    button.setImage(image(4, 4), for: .normal)
    button.isHighlighted = true
    #expect(button.imageView?.image?.cgImage?.pixel(x: 1, y: 1) == 0xFF7F_0000)
    button.adjustsImageWhenHighlighted = false
    #expect(button.imageView?.image?.cgImage?.pixel(x: 1, y: 1) == 0xFFFF_0000)
  }

  // MARK: Pressing

  @Test func `a tap sends touchUpInside, then primaryActionTriggered`() {
    let world = World()
    let log = CallbackLog()
    let button = UIButton(type: .system)
    world.show(button, CGRect(x: 0, y: 0, width: 100, height: 40))
    log.record(button)
    button.drag(world.touch(50, 20), to: [])
    #expect(log.lines == ["down", "upInside", "primary"])
  }

  @Test func `a pressed system button fades at once and restores with an animation`() {
    let world = World()
    let button = UIButton(type: .system)
    button.setTitle("A", for: .normal)
    world.show(button, CGRect(x: 0, y: 0, width: 100, height: 40))
    button.isHighlighted = true
    #expect(button.titleLabel?.layer.opacity == 0.2)
    button.isHighlighted = false
    #expect(button.titleLabel?.alpha == 1)
    world.stage.commit()
    let label = button.titleLabel?.layer
    #expect(label?.animationKeys()?.isEmpty == false)
    for _ in 0..<60 { world.advance(by: 1.0 / 60) }
    #expect(label?.animationKeys() == nil)
  }

  @Test func `a button that is pressed again during its animation fades at once`() {
    let world = World()
    let button = UIButton(type: .system)
    button.setTitle("A", for: .normal)
    world.show(button, CGRect(x: 0, y: 0, width: 100, height: 40))
    button.isHighlighted = true
    button.isHighlighted = false
    world.stage.commit()
    world.advance(by: 0.1)
    button.isHighlighted = true
    world.stage.commit()
    #expect(button.titleLabel?.layer.presentation()?.opacity == 0.2)
  }

  @Test func `a primary action provides title and image`() {
    var count = 0
    let picture = image(8, 8)
    let action = UIAction(title: "Back", image: picture) { _ in count += 1 }
    let button = UIButton(primaryAction: action)
    #expect(button.buttonType == .system)
    #expect(button.currentTitle == "Back")
    #expect(button.currentImage == picture)
    button.sendActions(for: .primaryActionTriggered)
    #expect(count == 1)
    #expect(UIButton(frame: .zero, primaryAction: action).currentTitle == "Back")
  }

  @Test func `single taps of superviews do not begin on a button`() {
    let (outer, button) = (UIView(), UIButton())
    let (around, own, double) = (
      UITapGestureRecognizer(), UITapGestureRecognizer(), UITapGestureRecognizer()
    )
    double.numberOfTapsRequired = 2
    outer.addGestureRecognizer(around)
    outer.addGestureRecognizer(double)
    button.addGestureRecognizer(own)
    #expect(!button.gestureRecognizerShouldBegin(around))
    #expect(button.gestureRecognizerShouldBegin(own))
    #expect(button.gestureRecognizerShouldBegin(double))
  }

  // MARK: Layout

  @Test(arguments: [false, true])
  func `the image leads the title in both layout directions`(_ isMirrored: Bool) {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    if isMirrored { button.semanticContentAttribute = .forceRightToLeft }
    button.setImage(image(20, 20), for: .normal)
    button.setTitle("Title", for: .normal)
    let content = button.contentRect(forBounds: button.bounds)
    let (image, title) = (
      button.imageRect(forContentRect: content), button.titleRect(forContentRect: content)
    )
    // Thirds of a point add up to almost the same.
    #expect(abs(isMirrored ? image.minX - title.maxX : image.maxX - title.minX) < 1e-9)
    #expect(image.size == CGSize(width: 20, height: 20))
    #expect(abs(image.union(title).midX - 100) <= 0.5)
    #expect(image.midY == 20)
  }

  @Test func `content alignment places title and image`() {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
    button.setImage(image(20, 20), for: .normal)
    func place(
      _ x: UIControl.ContentHorizontalAlignment,
      _ y: UIControl.ContentVerticalAlignment
    )
      -> CGRect
    {
      button.contentHorizontalAlignment = x
      button.contentVerticalAlignment = y
      return button.imageRect(forContentRect: button.contentRect(forBounds: button.bounds))
    }
    #expect(place(.left, .top) == CGRect(x: 0, y: 0, width: 20, height: 20))
    #expect(place(.right, .bottom) == CGRect(x: 80, y: 40, width: 20, height: 20))
    #expect(place(.fill, .fill) == CGRect(x: 0, y: 0, width: 100, height: 60))
    button.semanticContentAttribute = .forceRightToLeft
    #expect(place(.leading, .center) == CGRect(x: 80, y: 20, width: 20, height: 20))
  }

  @Test func `opposite insets move title or image without resizing the button`() {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    button.setImage(image(20, 20), for: .normal)
    let size = button.intrinsicContentSize
    button.imageEdgeInsets = UIEdgeInsets(top: 0, left: -5, bottom: 0, right: 5)
    #expect(button.imageRect(forContentRect: button.bounds).minX == 35)
    #expect(button.intrinsicContentSize == size)
    button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(button.intrinsicContentSize == CGSize(width: 26, height: 24))
  }

  @Test func `a button without insets has a minimum width and padding`() {
    let button = UIButton(type: .system)
    button.setTitle("I", for: .normal)
    let size = button.intrinsicContentSize
    let title = button.titleLabel?.intrinsicContentSize ?? .zero
    #expect(size.width == 30)
    #expect(size.height == title.height + 12)
    button.setTitle("A longer title", for: .normal)
    #expect(button.intrinsicContentSize.width == button.titleLabel?.intrinsicContentSize.width)
  }

  @Test func `a button with only an image has its size`() {
    let button = UIButton()
    button.setImage(image(22, 18), for: .normal)
    #expect(button.sizeThatFits(.zero) == CGSize(width: 22, height: 18))
  }

  @Test func `a long title is limited to the width beside the image`() {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 80, height: 40))
    button.setImage(image(20, 20), for: .normal)
    button.setTitle(String(repeating: "long ", count: 2000), for: .normal)
    button.layoutIfNeeded()
    #expect(button.imageView?.frame.minX == 0)
    #expect(button.titleLabel?.frame == CGRect(x: 20, y: 9, width: 60, height: 22))
  }

  @Test func `the background image fills the button behind its content`() {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 80, height: 40))
    button.setTitle("A", for: .normal)
    button.setBackgroundImage(image(90, 10), for: .normal)
    button.layoutIfNeeded()
    #expect(button.subviews.first?.frame == button.bounds)
    #expect(button.intrinsicContentSize.width == 90)
  }

  @Test func `a button is deallocated with its subviews`() {
    let world = World()
    weak var weakButton: UIButton?
    weak var weakLabel: UILabel?
    do {
      let button = UIButton(type: .system)
      button.setTitle("A", for: .normal)
      button.setImage(image(4, 4), for: .normal)
      world.show(button, CGRect(x: 0, y: 0, width: 100, height: 40))
      button.drag(world.touch(5, 5), to: [])
      world.advance(by: 1)
      button.removeFromSuperview()
      (weakButton, weakLabel) = (button, button.titleLabel)
    }
    world.advance(by: 1)
    world.stage.commit()
    #expect(weakButton == nil)
    #expect(weakLabel == nil)
  }
}
