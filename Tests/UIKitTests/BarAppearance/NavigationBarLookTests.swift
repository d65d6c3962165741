// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import RetourDecisions
import RetourTesting
import Testing

@testable import UIKit

/// The looks of standalone bars.
@MainActor struct NavigationBarLookTests {
  private func appearance(_ color: UIColor) -> UINavigationBarAppearance {
    let appearance = UINavigationBarAppearance()
    appearance.configureWithOpaqueBackground()
    appearance.backgroundColor = color
    return appearance
  }

  private func titleColor(_ world: BarWorld) -> UIColor? {
    (world.titleView?.subviews.first as? UILabel)?.textColor
  }

  @Test func `a bar without appearances keeps the properties before iOS 13`() {
    let world = BarWorld()
    world.perform { world.bar.barTintColor = .yellow }
    #expect(world.bar.background.backgroundColor == .yellow)
    #expect(world.bar.standardAppearance.backgroundEffect != nil)
    #expect(world.bar.background.backgroundColor == .yellow)
  }

  @Test func `an appearance takes the place of the properties before iOS 13`() {
    let world = BarWorld()
    world.perform {
      world.bar.barTintColor = .yellow
      world.bar.titleTextAttributes = [.foregroundColor: UIColor.red]
      world.bar.items = [UINavigationItem(title: "A")]
      let blue = appearance(.blue)
      blue.titleTextAttributes = [.foregroundColor: UIColor.white]
      world.bar.standardAppearance = blue
    }
    #expect(world.bar.background.backgroundColor == .blue)
    #expect(titleColor(world) == .white)
  }

  @Test func `the default appearance is changed in place`() {
    let world = BarWorld()
    world.perform {
      world.bar.items = [UINavigationItem(title: "A")]
      world.bar.standardAppearance.configureWithOpaqueBackground()
      world.bar.standardAppearance.backgroundColor = .green
      world.bar.standardAppearance.titleTextAttributes = [.foregroundColor: UIColor.red]
    }
    #expect(world.bar.background.backgroundColor == .green)
    #expect(titleColor(world) == .red)
  }

  @Test func `a bar keeps a copy`() {
    let world = BarWorld()
    world.perform {
      let blue = appearance(.blue)
      world.bar.standardAppearance = blue
      blue.backgroundColor = .red
    }
    #expect(world.bar.background.backgroundColor == .blue)
  }

  @Test func `an item's appearance comes first, and is changed in place`() {
    let world = BarWorld()
    let item = UINavigationItem(title: "A")
    world.perform {
      world.bar.standardAppearance = appearance(.blue)
      world.bar.items = [item]
      item.standardAppearance = appearance(.red)
    }
    #expect(world.bar.background.backgroundColor == .red)
    world.perform { item.standardAppearance?.backgroundColor = .green }
    #expect(world.bar.background.backgroundColor == .green)
    world.perform { item.standardAppearance = nil }
    #expect(world.bar.background.backgroundColor == .blue)
  }

  @Test func `a bar without a controller is never at an edge`() {
    let world = BarWorld()
    world.perform {
      world.bar.scrollEdgeAppearance = appearance(.red)
      world.bar.standardAppearance = appearance(.blue)
      world.bar.items = [UINavigationItem(title: "A")]
    }
    #expect(world.bar.background.backgroundColor == .blue)
  }

  @Test func `the proxy's appearance applies to new bars`() {
    let world = BarWorld()
    let bar: UINavigationBar = world.perform {
      UINavigationBar.appearance().standardAppearance = appearance(.red)
      let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
      world.window.addSubview(bar)
      return bar
    }
    #expect(bar.background.backgroundColor == .red)
  }

  @Test func `the effect lies behind the color, the image above both`() throws {
    let world = BarWorld()
    let image = UIImage.plain(.red)
    world.perform {
      world.bar.standardAppearance.backgroundColor = .green
      world.bar.standardAppearance.backgroundImage = image
      world.bar.standardAppearance.backgroundImageContentMode = .center
    }
    world.advance(by: 0)
    let effect = try #require(world.bar.background.subviews.first as? UIVisualEffectView)
    let picture = try #require(world.bar.background.subviews[1] as? UIImageView)
    #expect(effect.contentView.backgroundColor == .green)
    #expect(effect.frame == world.bar.background.bounds)
    #expect(picture.image === image && picture.contentMode == .center && picture.clipsToBounds)
  }

  @Test func `without a shadow color there is no line`() {
    let world = BarWorld()
    world.perform { world.bar.standardAppearance.shadowColor = nil }
    #expect(world.bar.background.line.isHidden)
    world.perform { world.bar.standardAppearance.shadowColor = .red }
    #expect(!world.bar.background.line.isHidden)
    #expect(world.bar.background.line.backgroundColor == .red)
  }

  @Test func `a template shadow image has the shadow's color`() {
    let world = BarWorld()
    let image = UIImage.plain(.black, width: 1, height: 5).withRenderingMode(.alwaysTemplate)
    world.perform {
      world.bar.standardAppearance.shadowImage = image
      world.bar.standardAppearance.shadowColor = .red
    }
    world.advance(by: 0)
    #expect(world.bar.background.line.tintColor == .red)
    #expect(world.bar.background.line.frame.height == 5)
  }

  @Test func `buttons have the look of their style, their state and their own attributes`() throws {
    let world = BarWorld()
    let item = UINavigationItem(title: "A")
    let plain = UIBarButtonItem(title: "B", style: .plain, target: nil, action: nil)
    let done = UIBarButtonItem(title: "C", style: .prominent, target: nil, action: nil)
    let own = UIBarButtonItem(title: "D", style: .plain, target: nil, action: nil)
    own.setTitleTextAttributes([.foregroundColor: UIColor.black], for: .normal)
    world.perform {
      item.rightBarButtonItems = [plain, done, own]
      let appearance = appearance(.white)
      appearance.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.red]
      appearance.buttonAppearance.disabled.titleTextAttributes = [.foregroundColor: UIColor.gray]
      appearance.prominentButtonAppearance.normal.titleTextAttributes = [
        .foregroundColor: UIColor.green
      ]
      world.bar.standardAppearance = appearance
      world.bar.items = [item]
    }
    func color(_ index: Int) -> UIColor? {
      let button = world.bar.content?.items.right[index].view
      return button?.subviews.compactMap { $0 as? UILabel }.first?.textColor
    }
    #expect((0..<3).map(color) == [.red, .green, .black])
    world.perform { plain.isEnabled = false }
    #expect(color(0) == .gray)
  }

  @Test func `the back button has its own look and indicator`() throws {
    let world = BarWorld()
    let image = UIImage.plain(.red, width: 9, height: 9)
    world.perform {
      let appearance = appearance(.white)
      appearance.backButtonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.red]
      appearance.backButtonAppearance.normal.titlePositionAdjustment.vertical = 4
      appearance.setBackIndicatorImage(image, transitionMaskImage: image)
      world.bar.items = [UINavigationItem(title: "A"), UINavigationItem(title: "B")]
      world.bar.standardAppearance = appearance
    }
    world.advance(by: 0)
    let label = try #require(world.bar.content?.backButton?.visibleLabel as? UILabel)
    #expect(label.textColor == .red)
    #expect(world.bar.indicator.frame.size == CGSize(width: 9, height: 9))
    let middle = label.convert(CGPoint(x: 0, y: label.bounds.midY), to: world.bar).y
    #expect(abs(middle - 26) <= 1)
  }

  @Test func `the title moves by its adjustment`() throws {
    let world = BarWorld()
    world.perform { world.bar.items = [UINavigationItem(title: "A")] }
    world.advance(by: 0)
    let before = try #require(world.titleView?.center)
    world.perform {
      world.bar.standardAppearance.titlePositionAdjustment = UIOffset(horizontal: 7, vertical: -3)
    }
    world.advance(by: 0)
    #expect(world.titleView?.center == CGPoint(x: before.x + 7, y: before.y - 3))
  }
}
