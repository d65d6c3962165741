// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Retour
import RetourTesting
import Testing
import UIKit

/// The width that a back button takes in its bar.
@MainActor @Suite(.freesControllers) struct BackButtonRoomTests {
  private nonisolated static let long =
    "A title that is much longer than the bar is wide, and then some more"

  /// The look of the article "Customizing back buttons".
  private let articleLook = BackButton.view { context in
    let label = UILabel()
    label.text = context.title ?? "Back"
    context.parts.label = label
    return label
  }

  /// A view that asks for a size.
  private final class Wishful: UIView {
    var wish = CGSize.zero
    override func sizeThatFits(_ size: CGSize) -> CGSize { wish }
  }

  private func stage(
    _ title: String?,
    _ look: BackButton,
    _ direction: World.Direction = .leftToRight
  ) -> BackStage {
    let stage = BackStage([title], direction) { $0.backButton = look }
    let page = UIViewController.titled("Letter")
    page.navigationItem.rightBarButtonItem = UIBarButtonItem(customView: .plate(.blue, width: 50))
    stage.stack.pushViewController(page, animated: true)
    stage.world.settle()
    return stage
  }

  private func frame(of view: UIView?, in stage: BackStage) -> CGRect? {
    view.map { $0.convert($0.bounds, to: stage.bar) }
  }

  @Test(arguments: World.Direction.allCases)
  func `a custom view with a long title covers neither the right item nor the page's title`(
    _ direction: World.Direction
  ) throws {
    let stage = stage(Self.long, articleLook, direction)
    let page = try #require(stage.stack.topViewController)
    let button = try #require(frame(of: page.backView, in: stage))
    let right = try #require(
      frame(of: page.navigationItem.rightBarButtonItem?.customView, in: stage)
    )
    let title = try #require(frame(of: stage.label("Letter"), in: stage))
    #expect(button.width > 20)
    #expect(!button.intersects(right) && !button.intersects(title), "\(button) \(title) \(right)")
    #expect(title.width > 40, "\(title)")
  }

  @Test(arguments: [
    ("Inbox", "Inbox"), (long, "Back"), ("A title for half a bar", "Back"), (nil, "Back"),
  ])
  func `a custom view receives the title as UIKit's own button would show it`(
    _ title: String?,
    _ shown: String
  ) {
    let custom = stage(title, articleLook)
    #expect(custom.label(shown) != nil)
    let system = stage(title, .system)
    #expect(system.label(shown) != nil, "UIKit's own button")
  }

  @Test(arguments: [
    CGSize(width: CGFloat.infinity, height: .infinity), CGSize(width: 900, height: 20),
  ])
  func `a custom view that asks for more than the bar has is given what is there`(
    _ wish: CGSize
  ) throws {
    let view = Wishful()
    view.wish = wish
    let stage = stage("Inbox", .view { [weak view] _ in view ?? UIView() })
    let button = try #require(stage.stack.topViewController?.backView)
    #expect(button.bounds.width > 44 && button.bounds.width < 280)
    #expect(button.bounds.height <= 44 && button.bounds.height > 0)
    #expect(view.bounds.width == button.bounds.width)
  }

  @Test func `a view without a number for a size has none`() throws {
    let view = Wishful()
    view.wish = CGSize(width: CGFloat.nan, height: .nan)
    let stage = stage("Inbox", .view { [weak view] _ in view ?? UIView() })
    #expect(stage.stack.topViewController?.backView?.bounds.size == .zero)
  }
}
