// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import RetourTesting
import RetourText
import Testing

@testable import UIKit

/// Values that no careful program passes: they are handled, and logged once.
@MainActor @Suite(.timeLimit(.minutes(60))) struct BadInputTests {
  /// Texts that break programs.
  enum Text: String, CaseIterable, Sendable {
    case empty, spaces, long, longWord, emoji, overrides, unclosedOverrides, nul, brokenUTF8, marks
    case lines

    var string: String {
      switch self {
      case .empty: ""
      case .spaces: "   \u{00A0}"
      case .long: String(repeating: "title ", count: 16_667)
      case .longWord: String(repeating: "W", count: 100_000)
      case .emoji: "👨‍👩‍👧‍👦🏳️‍🌈🇩🇪 " + String(repeating: "😀", count: 50)
      case .overrides: "abc \u{202E}fed\u{202C} \u{2067}ghi\u{2069}"
      case .unclosedOverrides: String(repeating: "\u{202E}\u{202B}\u{2066}", count: 200) + "abc"
      case .nul: "before\0after"
      case .brokenUTF8:
        String(decoding: [0x61, 0xFF, 0xC3, 0x28, 0xED, 0xA0, 0x80] as [UInt8], as: UTF8.self)
      case .marks: "a" + String(repeating: "\u{0301}", count: 5_000)
      case .lines: "one\ntwo\r\nthree\u{2028}four\u{2029}five\u{0085}six\u{000B}seven"
      }
    }
  }

  @Test(arguments: Text.allCases, World.Direction.allCases)
  func `a bar, a label and a button show any text`(_ text: Text, _ direction: World.Direction) {
    let scene = StackScene("A", direction: direction)
    let page = scene.page("B")
    page.title = text.string
    page.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: text.string,
      primaryAction: UIAction { _ in }
    )
    let label = UILabel(frame: CGRect(x: 10, y: 100, width: 120, height: 60))
    label.numberOfLines = 2
    label.text = text.string
    let button = UIButton(frame: CGRect(x: 10, y: 200, width: 120, height: 44))
    button.setTitle(text.string, for: .normal)
    for view in [label, button] { page.view.addSubview(view) }
    let shaped = TextSystem.counts.bytesShaped
    scene.stack.pushViewController(page, animated: true)
    scene.push("C", animated: true)
    scene.world.advance(by: 0.2)
    _ = scene.world.frame
    scene.world.settle()
    scene.pop(animated: true)
    scene.world.settle()
    label.sizeToFit()
    button.sizeToFit()
    #expect(label.frame.width.isFinite && button.frame.width.isFinite)
    #expect(scene.world.frame.width == 200)
    // Nobody sees most of a long text: it is not looked at more than a few times.
    #expect(TextSystem.counts.bytesShaped - shaped < 50 * max(text.string.utf8.count, 2_000))
  }

  @Test(arguments: [CGSize(width: 1, height: 1), CGSize(width: 3000, height: 1)])
  func `a stack works in a window of any size`(_ size: CGSize) {
    let stack = UINavigationController(rootViewController: UIViewController())
    stack.topViewController?.title = "Root"
    let world = World(size: size, scale: 1, root: stack)
    let page = UIViewController()
    page.title = "Page"
    page.view.backgroundColor = .white
    stack.pushViewController(page, animated: true)
    world.advance(by: 0.1)
    #expect(world.frame.width == Int(size.width) && world.frame.height == Int(size.height))
    world.settle()
    world.finger.down(at: CGPoint(x: 0, y: size.height / 2))
    world.finger.move(to: CGPoint(x: size.width, y: size.height / 2), during: 0.1)
    world.finger.up()
    #expect(world.settle())
    #expect(stack.engine.container.pagesView.subviews.count == 1)
  }

  // A quarter of a gigabyte for each picture: only a few frames are shown.
  @Test func `a stack works in a window of 8000 by 8000 points`() throws {
    let stack = UINavigationController(rootViewController: UIViewController())
    let world = World(size: CGSize(width: 8000, height: 8000), scale: 1, root: stack)
    let page = UIViewController()
    page.view.backgroundColor = .white
    stack.pushViewController(page, animated: true)
    world.advance(by: 2.0 / 60)
    let wrapper = try #require(page.view.superview)
    let seen = try #require(wrapper.layer.presentation()).frame
    #expect(seen.width == 8000 && seen.minX > 0 && seen.minX < 8000)
    stack.popViewController(animated: false)
    world.advance(by: 0)
    #expect(
      stack.engine.container.pagesView.subviews.count == 1 && stack.viewControllers.count == 1
    )
  }

  @Test func `a stack works in a window that shrinks to a point and grows back`() {
    let scene = StackScene("A", "B")
    scene.world.resize(to: CGSize(width: 1, height: 1))
    scene.push("C", animated: true)
    scene.world.advance(by: 0.1)
    scene.world.resize(to: CGSize(width: 200, height: 400))
    scene.world.settle()
    #expect(scene["C"].view.frame.size == CGSize(width: 200, height: 400))
    #expect(scene.stack.navigationBar.frame.width == 200)
  }

  @Test(arguments: [
    CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 10),
    CGRect(x: -CGFloat.infinity, y: 0, width: 10, height: 10),
    CGRect(
      x: 0,
      y: 0,
      width: CGFloat.greatestFiniteMagnitude,
      height: CGFloat.greatestFiniteMagnitude
    ),
    CGRect(x: 1e300, y: -1e300, width: 1e-300, height: 5),
    CGRect(x: 0, y: 0, width: -50, height: -50), .infinite, .null,
  ])
  func `views with any frame are drawn where they are visible`(_ frame: CGRect) {
    let world = World(size: CGSize(width: 50, height: 50), scale: 2)
    let lines = RetourLog.capturing {
      let plain = UIView(frame: frame)
      let label = UILabel(frame: frame)
      let button = UIButton(frame: frame)
      let image = UIImageView(frame: frame)
      label.text = "text"
      button.setTitle("text", for: .normal)
      image.image = UIImage(systemName: "xmark")
      plain.layer.cornerRadius = 5
      plain.layer.shadowOpacity = 1
      plain.clipsToBounds = true
      for view in [plain, label, button, image] {
        view.backgroundColor = .red
        view.alpha = 0.9
        world.window.addSubview(view)
      }
      world.advance(by: 0)
      _ = world.frame
      plain.layer.shouldRasterize = true
      UIView.animate(withDuration: 0.1) { plain.frame = CGRect(x: 0, y: 0, width: 5, height: 5) }
      world.settle()
      #expect(world.frame.width == 100)
      world.finger.tap(at: CGPoint(x: 25, y: 25))
    }
    #expect(lines.count <= 4 && Set(lines).count == lines.count)
  }

  @Test func `a truncated PNG is no image and is logged once`() {
    let whole = CGImage(width: 8, height: 8, isOpaque: true) { pixels in
      memset(pixels.base, 200, pixels.bytesPerRow * 8)
    }
    let lines = RetourLog.capturing {
      let png = (try? whole.pngData()) ?? Data()
      #expect(UIImage(data: png) != nil)
      #expect(UIImage(data: png.prefix(png.count / 2)) == nil)
      #expect(UIImage(data: png.prefix(png.count / 2)) == nil)
    }
    #expect(lines.count == 1, "\(lines)")
  }

  @Test func `a missing font has a fallback and is logged once`() {
    let world = World(size: CGSize(width: 50, height: 50), scale: 1)
    let lines = RetourLog.capturing {
      #expect(UIFont(name: "No Such Font", size: 12) == nil)
      let label = UILabel(frame: world.window.bounds)
      label.text = "text"
      label.font = UIFont.systemFont(ofSize: .nan)
      world.window.addSubview(label)
      world.advance(by: 0)
      label.font = UIFont.systemFont(ofSize: -3)
      world.advance(by: 0)
      #expect(label.font.pointSize > 0)
    }
    #expect(lines.count <= 1)
  }

  @Test func `touches at infinite or undefined locations have no effect`() {
    let scene = StackScene("A", "B")
    let nowhere = CGPoint(x: CGFloat.nan, y: CGFloat.nan)
    scene.world.finger.tap(at: nowhere)
    scene.world.finger.down(at: CGPoint(x: 2, y: 200))
    scene.world.finger.move(to: CGPoint(x: 60, y: 200), during: 0.1)
    scene.world.finger.move(to: CGPoint(x: CGFloat.infinity, y: .nan))
    scene.world.finger.move(to: nowhere)
    scene.world.advance(by: 0.1)
    scene.world.finger.move(to: CGPoint(x: 70, y: 200))
    scene.world.finger.hold(for: 0.2)
    scene.world.finger.up()
    #expect(scene.world.settle())
    #expect(scene.stack.engine.container.pagesView.subviews.count == 1)
    #expect(scene.seen == scene.names.suffix(1))
    scene.world.finger.down(at: nowhere)
    scene.world.finger.up()
    #expect(scene.world.settle())
  }
}
