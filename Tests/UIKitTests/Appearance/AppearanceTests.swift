// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import UIKit

/// Appearance proxies.
@MainActor struct AppearanceTests {
  private class Bar: UINavigationBar {}
  private final class Panel: UIView {}

  private func bar<Type: UINavigationBar>(of type: Type.Type, in world: BarWorld) -> UINavigationBar
  {
    let bar = RuntimeViews.make(type)
    bar.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
    world.window.addSubview(bar)
    return bar as? UINavigationBar ?? UINavigationBar()
  }

  @Test func `a view applies its class's appearance when it moves to a window`() {
    let world = BarWorld()
    world.perform {
      UINavigationBar.appearance().barTintColor = .red
      UINavigationBar.appearance().tintColor = .green
      let bar = UINavigationBar()
      #expect(bar.barTintColor == nil)
      world.window.addSubview(bar)
      #expect(bar.barTintColor == .red)
      #expect(bar.tintColor == .green)
      #expect(bar.background.backgroundColor == .red)
      // Those that are there already stay as they are.
      #expect(world.bar.barTintColor == nil)
      #expect(UINavigationBar.appearance().barTintColor == .red)
    }
  }

  @Test func `a property set on the view itself takes precedence, before and after`() {
    let world = BarWorld()
    world.perform {
      UINavigationBar.appearance().barTintColor = .red
      UINavigationBar.appearance().tintColor = .green
      let bar = UINavigationBar()
      bar.barTintColor = nil
      bar.tintColor = .blue
      world.window.addSubview(bar)
      #expect(bar.barTintColor == nil)
      #expect(bar.tintColor == .blue)
      let other = UINavigationBar()
      world.window.addSubview(other)
      other.barTintColor = .yellow
      other.removeFromSuperview()
      world.window.addSubview(other)
      #expect(other.barTintColor == .yellow)
    }
  }

  @Test func `a subclass's template takes precedence over its superclass's, in any order`() {
    let world = BarWorld()
    world.perform {
      Bar.appearance().barTintColor = .blue
      UINavigationBar.appearance().barTintColor = .red
      UINavigationBar.appearance().shadowImage = UIImage()
      UIView.appearance().tintColor = .green
      let bar = bar(of: Bar.self, in: world)
      #expect(bar.barTintColor == .blue)
      #expect(bar.shadowImage != nil)
      #expect(bar.tintColor == .green)
      #expect(self.bar(of: UINavigationBar.self, in: world).barTintColor == .red)
    }
  }

  @Test func `an appearance can be limited to a container`() {
    let world = BarWorld()
    world.perform {
      UINavigationBar.appearance(whenContainedInInstancesOf: [Panel.self]).barTintColor = .red
      UINavigationBar.appearance().barTintColor = .blue
      let panel = Panel()
      let bar = UINavigationBar()
      panel.addSubview(bar)
      world.window.addSubview(panel)
      #expect(bar.barTintColor == .red)
      #expect(self.bar(of: UINavigationBar.self, in: world).barTintColor == .blue)
    }
  }

  @Test func `a back button without an item of its own has the app's appearance`() throws {
    let world = BarWorld()
    let image = UIImage.plain(.red, width: 40)
    world.perform {
      UIBarButtonItem.appearance().setBackButtonBackgroundImage(
        image,
        for: .normal,
        barMetrics: .default
      )
      world.bar.setItems(
        [UINavigationItem(title: "A"), UINavigationItem(title: "B")],
        animated: false
      )
    }
    world.advance(by: 0)
    let button = try #require(world.bar.content?.backButton)
    #expect((button.subviews.first as? UIImageView)?.image == image)
  }

  @Test func `an item's own properties take precedence over the app's appearance`() throws {
    let world = BarWorld()
    let (styled, own) = (
      UIBarButtonItem(title: "A", style: .plain, target: nil, action: nil),
      UIBarButtonItem(title: "B", style: .plain, target: nil, action: nil)
    )
    world.perform {
      UIBarButtonItem.appearance().setTitleTextAttributes(
        [.foregroundColor: UIColor.red],
        for: .normal
      )
      UIBarButtonItem.appearance(whenContainedInInstancesOf: [UINavigationBar.self]).tintColor =
        .yellow
      own.setTitleTextAttributes([.foregroundColor: UIColor.blue], for: .normal)
      let top = UINavigationItem(title: "Title")
      top.rightBarButtonItems = [styled, own]
      world.bar.setItems([top], animated: false)
    }
    let colors = try #require(world.bar.content).itemViews.map { view in
      view.subviews.compactMap { ($0 as? UILabel)?.textColor }
    }
    #expect(colors == [[.red], [.blue]])
    #expect(styled.tintColor == .yellow)
  }

  @Test func `a template is not one of the app's views`() {
    let world = BarWorld()
    world.perform {
      let template = Bar.appearance()
      #expect(Bar.appearance() === template)
      #expect(Swift.type(of: template) == Bar.self)
      #expect(template !== UINavigationBar.appearance())
      #expect(template.window == nil)
    }
  }
}
