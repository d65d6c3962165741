// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import RetourTesting
import Testing

import UIKit

/// The tree of views of a navigation controller as text.
@MainActor struct RecursiveDescriptionTests {
  /// The classes in the order and at the depth of the dump in the study of back buttons.
  @Test func `the view hierarchy has the class names of the system's dumps`() {
    let (below, top) = (UIViewController(), UIViewController())
    below.navigationItem.backBarButtonItem = UIBarButtonItem(
      title: "",
      style: .plain,
      target: nil,
      action: nil
    )
    top.title = "A Story About a Fish"
    let controller = UINavigationController(rootViewController: below)
    controller.pushViewController(top, animated: false)
    let world = World(root: controller)
    world.settle()
    let text = world.window.recursiveDescription()
    #expect(
      Self.names(text) == """
        UIWindow
           | UILayoutContainerView
           |    | UINavigationTransitionView
           |    |    | UIViewControllerWrapperView
           |    |    |    | UIView
           |    | UINavigationBar
           |    |    | _UINavigationBarBackground
           |    |    |    | UIImageView
           |    |    |    | UIImageView
           |    |    | UINavigationItemView
           |    |    |    | UILabel
           |    |    | UINavigationItemButtonView
           |    |    |    | UILabel
           |    |    | _UINavigationBarBackIndicatorView
        """
    )
    #expect(text.contains("text = 'A Story About a Fish'"))
    let ends = text.split(separator: "\n").filter { !$0.hasSuffix(">") }.map { line in
      line.drop { $0 != "<" }.dropFirst().prefix { $0 != ":" }
        + line.drop { $0 != ">" }.dropFirst(2)
    }
    #expect(
      ends == [
        "UIImageView - (null)", "UIImageView - (null)", "_UINavigationBarBackIndicatorView - Back",
      ]
    )
  }

  @Test func `a line of a description has UIKit's parts in UIKit's order`() {
    let view = UIView(frame: CGRect(x: 8, y: 6, width: 41, height: 30.5))
    view.clipsToBounds = true
    view.isHidden = true
    view.alpha = 0.5
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.isUserInteractionEnabled = false
    view.tag = 3
    view.addGestureRecognizer(UITapGestureRecognizer())
    #expect(
      Self.withoutAddresses(view.recursiveDescription())
        == "<UIView: 0x0; frame = (8 6; 41 30.5); clipsToBounds = YES; hidden = YES; alpha = 0.5; "
        + "autoresize = W+H; userInteractionEnabled = NO; tag = 3; "
        + "gestureRecognizers = <NSArray: 0x0>; layer = <CALayer: 0x0>>"
    )
  }

  /// The indents and class names of a description.
  private static func names(_ text: String) -> String {
    text.split(separator: "\n").map { line in
      let name = line.drop { $0 != "<" }.dropFirst()
      return line.prefix { $0 != "<" } + name.prefix { $0 != ":" }
    }.joined(separator: "\n")
  }

  private static func withoutAddresses(_ text: String) -> String {
    text.replacing(/0x[0-9a-f]+/, with: "0x0")
  }
}
