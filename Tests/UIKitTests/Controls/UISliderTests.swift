// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import RetourTesting
import Testing
import UIKit

@MainActor struct UISliderTests {
  private let log = CallbackLog()

  /// A slider of 204 points whose thumb's middle moves over 176, with a logged value.
  private func make(_ direction: World.Direction = .leftToRight) -> (World, UISlider) {
    let page = UIViewController()
    let slider = UISlider(frame: CGRect(x: 50, y: 200, width: 204, height: 34))
    page.view.addSubview(slider)
    let log = log
    slider.addAction(
      UIAction { [unowned slider] _ in log.add("\((slider.value * 100).rounded())") },
      for: .valueChanged
    )
    let world = World(direction, root: page)
    world.settle()
    return (world, slider)
  }

  private func middle(_ slider: UISlider) -> CGPoint {
    let track = slider.trackRect(forBounds: slider.bounds)
    let rect = slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: slider.value)
    return CGPoint(x: slider.frame.minX + rect.midX, y: slider.frame.minY + rect.midY)
  }

  @Test(arguments: World.Direction.allCases)
  func `a finger on the thumb moves it, and the value with it`(_ direction: World.Direction) {
    let (world, slider) = make(direction)
    let start = middle(slider)
    #expect(start.x == (direction == .leftToRight ? 64 : 240))
    let way: CGFloat = direction == .leftToRight ? 88 : -88
    world.finger.down(at: CGPoint(x: start.x + 5, y: start.y))
    world.finger.move(to: CGPoint(x: start.x + 5 + way, y: start.y + 40), during: 0.1)
    #expect(abs(slider.value - 0.5) < 0.001)
    world.finger.move(to: CGPoint(x: start.x + 5 + 4 * way, y: start.y), during: 0.1)
    world.finger.up()
    #expect(slider.value == 1)
    #expect(log.lines.last == "100.0")
    #expect(Set(log.lines).count == log.lines.count, "a value is told once")
  }

  @Test func `a finger beside the thumb moves nothing`() {
    let (world, slider) = make()
    world.finger.tap(at: CGPoint(x: 200, y: 217))
    #expect(slider.value == 0 && log.lines.isEmpty)
  }

  @Test func `a slider that is not continuous tells its value at the end`() {
    let (world, slider) = make()
    slider.isContinuous = false
    world.finger.down(at: middle(slider))
    world.finger.move(to: CGPoint(x: 152, y: 217), during: 0.1)
    #expect(slider.value > 0.4 && log.lines.isEmpty)
    world.finger.up()
    #expect(log.lines == ["50.0"])
  }

  @Test func `code changes the value without telling it`() throws {
    let (world, slider) = make()
    slider.maximumValue = 10
    slider.setValue(5, animated: true)
    let thumb = try #require(slider.subviews.last)
    world.advance(by: 0.1)
    let seen = try #require(thumb.layer.presentation()).frame.midX
    #expect(seen > 14 && seen < thumb.frame.midX && thumb.frame.midX == 102)
    #expect(log.lines.isEmpty)
  }

  @Test func `images make room beside the track and replace the thumb`() {
    let (world, slider) = make()
    func image(_ width: CGFloat) -> UIImage {
      UIGraphicsImageRenderer(size: CGSize(width: width, height: 10)).image { _ in }
    }
    world.perform {
      slider.minimumValueImage = image(20)
      slider.maximumValueImage = image(30)
      slider.setThumbImage(image(12), for: .normal)
    }
    world.settle()
    #expect(
      slider.trackRect(forBounds: slider.bounds) == CGRect(x: 30, y: 15, width: 134, height: 4)
    )
    #expect(slider.maximumValueImageRect(forBounds: slider.bounds).maxX == 204)
    #expect(slider.minimumValueImageRect(forBounds: slider.bounds).minX == 0)
    #expect(slider.subviews.last?.frame.size == CGSize(width: 12, height: 10))
    #expect(slider.currentThumbImage === slider.thumbImage(for: .normal))
  }

  @Test func `assistive technologies move it by a tenth`() {
    let (_, slider) = make()
    #expect(slider.accessibilityTraits.contains(.adjustable))
    slider.accessibilityIncrement()
    slider.accessibilityIncrement()
    slider.accessibilityDecrement()
    #expect(slider.accessibilityValue == "10%")
    #expect(log.lines == ["10.0", "20.0", "10.0"])
  }

  @Test func `a subclass changes the track by overriding`() {
    final class Thick: UISlider {
      override func trackRect(forBounds bounds: CGRect) -> CGRect {
        bounds.insetBy(dx: 10, dy: 10)
      }
    }
    let slider = Thick(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
    slider.layoutIfNeeded()
    #expect(slider.subviews.contains { $0.frame.minX == 10 && $0.frame.height == 14 })
  }
}
