// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Retour
import RetourTesting
import Testing
import UIKit

/// The content of the looks.
@MainActor struct BackButtonLookTests {
  @Test(arguments: World.Direction.allCases)
  func `the arrow is the system's image in the system's place`(_ direction: World.Direction) {
    func arrow(_ look: BackButton) -> CGRect? {
      let stage = BackStage(["Inbox", "Letter"], direction) { $0.backButton = look }
      return stage.bar.everything.compactMap { $0 as? UIImageView }
        .first { $0.image != nil && $0.window != nil }
        .map { $0.convert($0.bounds, to: nil) }
    }
    #expect(arrow(.arrow) != nil)
    #expect(arrow(.arrow) == arrow(.system))
  }

  @Test func `the arrow has no label, on its page only`() {
    let stage = BackStage(["Inbox"])
    let letter = UIViewController.titled("Letter")
    letter.navigationItem.backButton = .arrow
    stage.stack.pushViewController(letter, animated: true)
    stage.world.settle()
    #expect(stage.label("Inbox") == nil)
    #expect(letter.navigationItem.leftBarButtonItem == nil)
    stage.show("Answer")
    #expect(stage.label("Letter") != nil)
  }

  @Test func `the page below's display mode is restored`() {
    let stage = BackStage(["Inbox"]) { $0.backButton = .arrow }
    let root = stage.pages[0]
    root.navigationItem.backButtonDisplayMode = .generic
    stage.show("Letter")
    #expect(root.navigationItem.backButtonDisplayMode == .minimal)
    stage.stack.backButton = nil
    #expect(root.navigationItem.backButtonDisplayMode == .generic)
    stage.stack.backButton = .arrow
    stage.pop()
    #expect(root.navigationItem.backButtonDisplayMode == .generic)
  }

  @Test(arguments: ["pop to the root", "pop to a page", "set", "swipe"], [true, false])
  func `pages that leave a stack with the arrow get their display mode back`(
    _ departure: String,
    _ animated: Bool
  ) {
    let stage = BackStage(["Inbox", "Letter", "Answer", "Draft"])
    let pages = stage.pages
    func modes() -> [UINavigationItem.BackButtonDisplayMode] {
      pages.map(\.navigationItem.backButtonDisplayMode)
    }
    pages[1].navigationItem.backButtonDisplayMode = .generic
    stage.stack.backButton = .arrow
    stage.world.settle()
    #expect(modes() == [.minimal, .minimal, .minimal, .default])
    switch departure {
    case "pop to the root": stage.stack.popToRootViewController(animated: animated)
    case "pop to a page": stage.stack.popToViewController(pages[1], animated: animated)
    case "set": stage.stack.setViewControllers([pages[2], pages[0]], animated: animated)
    default:
      stage.world.finger.dragFromLeadingEdge(to: 0.7)
      stage.world.finger.up()
    }
    stage.world.settle()
    switch departure {
    case "pop to the root": #expect(modes() == [.default, .generic, .default, .default])
    case "pop to a page": #expect(modes() == [.minimal, .generic, .default, .default])
    case "set": #expect(modes() == [.default, .generic, .minimal, .default])
    default: #expect(modes() == [.minimal, .minimal, .default, .default])
    }
  }

  @Test func `the arrow has no label until the pop has ended`() {
    let stage = BackStage(["Inbox", "Letter"]) { $0.backButton = .arrow }
    stage.stack.popViewController(animated: true)
    stage.world.advance(by: 0.1)
    let labels = stage.bar.everything.compactMap { $0 as? UILabel }
    #expect(labels.filter { $0.text == "Inbox" && !$0.isHidden }.count == 1, "the title only")
  }

  @Test(arguments: [("en", "Back"), ("zh-Hans", "返回"), ("de", "Zurück")])
  func `a missing or truncated title is replaced by the localized Back`(
    _ language: String,
    _ word: String
  ) {
    for title in [nil, "A title that has no room beside that of the page"] {
      expectFreed {
        let root = UIViewController()
        root.title = title
        let stack = BackNavigationController(rootViewController: root)
        stack.backButton = .title()
        let world = World(size: CGSize(width: 300, height: 200), language: language, root: stack)
        stack.pushViewController(UIViewController(), animated: false)
        world.settle()
        let texts = stack.navigationBar.everything.compactMap { ($0 as? UILabel)?.text }
        #expect(texts.contains(word), "\(texts)")
        world.window.rootViewController = nil
        return [stack, root]
      }
    }
  }

  /// A page's title, its back button title, the look's label, and the visible text.
  private nonisolated static let texts: [(String?, String?, BackButton.Label, String?)] = [
    ("Inbox", nil, .automatic, "Inbox"), ("Inbox", "Post", .automatic, "Post"),
    (nil, nil, .automatic, "Back"), ("Inbox", " ", .automatic, nil), ("Inbox", nil, .none, nil),
    ("Inbox", nil, "Out", "Out"),
    ("A title that has no room in any bar", nil, .automatic, "Back"),
  ]

  @Test(arguments: texts)
  func `an automatic text is that of UIKit`(
    title: String?,
    backTitle: String?,
    label: BackButton.Label,
    text: String?
  ) {
    for look in [
      BackButton.title(label), .image(.disc(), title: label), .background(.pill, title: label),
    ] {
      let stage = BackStage([title]) { $0.backButton = look }
      stage.pages[0].navigationItem.backButtonTitle = backTitle
      let page = stage.show("Letter")
      let shown = page.backView?.everything.compactMap { ($0 as? UILabel)?.text }
      #expect(shown == [text].compactMap { $0 })
    }
  }

  @Test func `a button has the size of its content`() throws {
    let stage = BackStage(["Inbox"])
    func size(_ look: BackButton) throws -> CGSize {
      stage.stack.backButton = look
      stage.world.settle()
      return try #require(stage.stack.topViewController?.backView).bounds.size
    }
    stage.show("Letter")
    #expect(try size(.image(.disc())) == CGSize(width: 24, height: 24))
    let text = try size(.title("Out"))
    #expect(try size(.image(.disc(), title: "Out")).width == 24 + 6 + text.width)
    #expect(try size(.background(.pill, title: "Out")).width == 30 + text.width)
    #expect(try size(.background(.pill, title: .none)) == CGSize(width: 31, height: 30))
  }

  @Test func `a background is as high as its text and its caps`() throws {
    let caps = UIEdgeInsets(top: 6, left: 0, bottom: 9, right: 0)
    let frame = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 18)).image { _ in }
    let stage = BackStage(["Inbox", "Letter"]) { $0.backButton = .title("Out") }
    let text = try #require(stage.stack.topViewController?.backView).bounds.size
    stage.stack.backButton = .background(frame.resizableImage(withCapInsets: caps), title: "Out")
    stage.world.settle()
    let size = try #require(stage.stack.topViewController?.backView).bounds.size
    #expect(size == CGSize(width: text.width, height: text.height + 15))
  }

  @Test func `a view receives the title, the traits and the states`() throws {
    var titles: [String?] = []
    var states: [UIControl.State] = []
    let look = BackButton.view { context in
      titles.append(context.title)
      context.onStateChange { states.append($0) }
      return context.traitCollection.userInterfaceStyle == .dark ? UIView() : .plate()
    }
    let stage = BackStage { $0.backButton = look }
    let page = stage.show("Letter")
    #expect(titles == ["Inbox"])
    #expect(page.backView?.bounds.size == CGSize(width: 40, height: 30))
    stage.world.finger.down(at: stage.point(30))
    #expect(states == [.highlighted])
    #expect(page.backView?.alpha == 1)
    stage.world.finger.cancel()
    #expect(states == [.highlighted, .normal])
  }

  @Test func `a view that is not a control dims while it is pressed`() throws {
    let stage = BackStage(["Inbox", "Letter"]) { $0.backButton = .view { _ in .plate() } }
    let view = try #require(stage.stack.topViewController?.backView)
    stage.world.finger.down(at: stage.point(30))
    #expect(abs(view.alpha - 0.2) < 0.001)
    stage.world.finger.cancel()
    #expect(view.alpha == 1)
  }

  @Test func `the title is the one at the time at which the page is first shown`() throws {
    let stage = BackStage(["Inbox"]) { $0.backButton = .title() }
    let hidden = UIViewController.titled(nil)
    let pages = stage.pages + [hidden, .titled("Letter")]
    stage.stack.setViewControllers(pages + [.titled("Answer")], animated: false)
    hidden.title = "Folder"
    stage.pop()
    #expect(pages[2].backView?.everything.contains { ($0 as? UILabel)?.text == "Folder" } == true)
    hidden.title = "Other"
    stage.world.settle()
    #expect(stage.label("Folder") != nil, "as UIKit's own label")
  }

  @Test func `a view that changes its size is laid out with it`() throws {
    let plate = UIView.plate()
    let stage = BackStage(["Inbox", "Letter"]) { $0.backButton = .view { _ in plate } }
    plate.bounds.size.width = 70
    stage.bar.setNeedsLayout()
    stage.world.settle()
    #expect(stage.stack.topViewController?.backView?.bounds.width == 70)
    #expect(
      plate.convert(plate.bounds, to: stage.bar) == CGRect(x: 16, y: 7, width: 70, height: 30)
    )
  }
}
