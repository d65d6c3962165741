// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import QuartzCore
import RetourTesting
import Testing
import UIKit

/// What a view is told of traits when it enters its first superview.
@MainActor
@Suite(.freesControllers) struct PredictedTraitsTests {
  private final class Recorder: UIView {
    var formerStyles: [UIUserInterfaceStyle?] = []
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      formerStyles.append(previousTraitCollection?.userInterfaceStyle)
    }
  }

  @Test func `a view that enters a dark window is told once that it was light`() {
    let world = World(root: UIViewController())
    world.window.overrideUserInterfaceStyle = .dark
    let (view, outer, inner) = (Recorder(), Recorder(), Recorder())
    outer.addSubview(inner)
    #expect(inner.formerStyles == [])
    for view in [view, outer] { world.window.rootViewController?.view.addSubview(view) }
    world.settle()
    for view in [view, outer, inner] { #expect(view.formerStyles == [.light]) }
    outer.addSubview(view)
    #expect(view.formerStyles == [.light], "as dark as before")
  }

  @Test(arguments: [UIUserInterfaceStyle.light, .dark])
  func `a view that enters a window with the traits of the system is told nothing`(
    _ style: UIUserInterfaceStyle
  ) {
    let world = World(style: style, root: UIViewController())
    world.perform {
      let view = Recorder()
      world.window.rootViewController?.view.addSubview(view)
      #expect(view.traitCollection.userInterfaceStyle == style)
      #expect(view.formerStyles == [])
    }
  }

  @Test func `a material that enters a dark window looks as one whose window turns dark`() {
    func frame(isDarkFirst: Bool) -> FrameHash {
      let page = UIViewController()
      let world = World(root: page)
      world.perform {
        page.view.backgroundColor = .systemTeal
        if isDarkFirst { world.window.overrideUserInterfaceStyle = .dark }
        let material = UIVisualEffectView(effect: UIBlurEffect(style: .systemThinMaterial))
        material.frame = CGRect(x: 50, y: 200, width: 200, height: 100)
        page.view.addSubview(material)
        world.window.overrideUserInterfaceStyle = .dark
      }
      world.settle()
      return FrameHash(of: world.frame)
    }
    #expect(frame(isDarkFirst: true) == frame(isDarkFirst: false))
  }
}
