// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import RetourTesting
import Testing

@testable import UIKit

/// The properties of a tab bar before iOS 13.
@MainActor @Suite(.freesControllers) struct TabBarValuesTests {
  private let root = UIViewController()
  private let bar = UITabBar(frame: CGRect(x: 0, y: 100, width: 600, height: 49))
  private let image = UIImage.plain(.red)

  private func show(
    _ direction: World.Direction = .leftToRight,
    width: CGFloat = 600
  ) -> World {
    let world = World(direction, size: CGSize(width: 600, height: 900), scale: 1, root: root)
    world.perform {
      bar.frame.size.width = width
      root.traitOverrides.horizontalSizeClass = .compact
      bar.items = (0..<3).map { UITabBarItem(title: "Tab", image: nil, tag: $0) }
      bar.selectedItem = bar.items?.first
      root.view.addSubview(bar)
    }
    world.settle()
    return world
  }

  private func shows(_ image: UIImage, in view: UIView) -> Bool {
    (view as? UIImageView)?.image === image || view.subviews.contains { shows(image, in: $0) }
  }

  private func frames(_ world: World) -> [CGRect] {
    world.settle()
    return bar.buttons.map(\.frame)
  }

  @Test(arguments: World.Direction.allCases)
  func `centered tabs have the width and the space that are set`(_ direction: World.Direction) {
    let world = show(direction)
    world.perform {
      bar.itemPositioning = .centered
      bar.itemWidth = 100
      bar.itemSpacing = 20
    }
    let places: [CGFloat] = [130, 250, 370]
    #expect(frames(world).map(\.width) == [100, 100, 100])
    #expect(frames(world).map(\.minX) == (direction == .leftToRight ? places : places.reversed()))
    world.perform { (bar.itemWidth, bar.itemSpacing) = (0, 0) }
    #expect(frames(world).map(\.width) == [76, 76, 76])
    world.perform { bar.itemPositioning = .fill }
    #expect(frames(world).map(\.width) == [200, 200, 200])
  }

  @Test func `centered tabs without room fill the bar, and never overlap`() {
    let world = show(width: 120)
    world.perform {
      bar.itemPositioning = .centered
      (bar.itemWidth, bar.itemSpacing) = (90, 30)
    }
    for width in stride(from: 120.0, through: 1400, by: 40) {
      world.perform { bar.frame.size.width = width }
      let frames = frames(world)
      #expect(frames.allSatisfy { $0.minX >= 0 && $0.maxX <= width }, "\(width)")
      #expect(zip(frames, frames.dropFirst()).allSatisfy { $0.maxX <= $1.minX }, "\(width)")
      #expect((frames[0].width == 90) == (width >= 330), "\(width)")
    }
  }

  @Test func `in the regular width tabs are centered unless they are to fill the bar`() {
    let world = show()
    world.perform {
      root.traitOverrides.horizontalSizeClass = .regular
      bar.itemSpacing = 10
    }
    #expect(frames(world)[0].width < 200)
    #expect(frames(world)[1].minX - frames(world)[0].maxX == 10)
    world.perform { bar.itemPositioning = .fill }
    #expect(frames(world).map(\.width) == [200, 200, 200])
  }

  @Test func `an image is behind the selected tab`() {
    let world = show()
    world.perform { bar.selectionIndicatorImage = image }
    world.settle()
    let view = bar.subviews.lazy.compactMap { $0 as? UIImageView }.first
    #expect(view?.image === image && view?.frame == bar.buttons[0].frame)
    world.perform { bar.selectedItem = bar.items?.last }
    world.settle()
    #expect(view?.frame == bar.buttons[2].frame)
    world.perform { bar.selectionIndicatorImage = nil }
    #expect(view?.superview == nil)
  }

  @Test func `an image replaces the background, and one the line with it alone`() {
    let world = show()
    let line = UIImage.plain(.green, width: 1, height: 1)
    func shown(_ image: UIImage) -> Bool { shows(image, in: bar.background) }
    world.perform { bar.shadowImage = line }
    world.settle()
    #expect(!shown(line))
    world.perform { bar.backgroundImage = image }
    world.settle()
    #expect(shown(line) && shown(image) && bar.background.backgroundColor == nil)
    world.perform { bar.backgroundImage = nil }
    world.settle()
    #expect(!shown(line) && !shown(image) && bar.background.backgroundColor != nil)
  }

  @Test func `an appearance takes the place of all of them`() {
    let world = show()
    world.perform {
      (bar.itemPositioning, bar.selectionIndicatorImage) = (.centered, image)
      (bar.backgroundImage, bar.barTintColor) = (image, .green)
      bar.standardAppearance = UITabBarAppearance()
    }
    #expect(frames(world).map(\.width) == [200, 200, 200])
    #expect(bar.subviews.allSatisfy { !($0 is UIImageView) })
  }

  @Test func `the proxy sets them on bars that enter a window`() {
    let world = show()
    world.perform {
      bar.removeFromSuperview()
      UITabBar.appearance().itemPositioning = .centered
      UITabBar.appearance().itemWidth = 50
      root.view.addSubview(bar)
    }
    #expect(frames(world).map(\.width) == [50, 50, 50])
    #expect(bar.itemWidth == 50)
  }
}
