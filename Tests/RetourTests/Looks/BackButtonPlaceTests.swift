// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Retour
import RetourTesting
import Testing
import UIKit

/// Places, backgrounds, declared parts and traits of back buttons.
@MainActor @Suite(.freesControllers) struct BackButtonPlaceTests {
  private func leading(_ view: UIView, in stage: BackStage) -> CGFloat {
    let frame = view.convert(view.bounds, to: stage.bar)
    return stage.world.direction == .rightToLeft ? stage.bar.bounds.width - frame.maxX : frame.minX
  }

  @Test(arguments: World.Direction.allCases)
  func `a look in the indicator's place begins where UIKit's arrow does`(
    _ direction: World.Direction
  ) throws {
    let looks: [BackButton] = [.image(.disc()), .background(.pill), .view { _ in .plate() }]
    for look in looks {
      let stage = BackStage(["Inbox", "Letter"], direction) { $0.backButton = look }
      let page = try #require(stage.stack.topViewController)
      #expect(leading(try #require(page.navigationItem.backButtonView), in: stage) == 16)
      stage.stack.backButton = look.withPlace(.indicator)
      stage.world.settle()
      let view = try #require(page.navigationItem.backButtonView)
      #expect(leading(view, in: stage) == 8)
      stage.world.finger.dragFromLeadingEdge(to: 0.3)
      stage.world.finger.hold(for: 0.3)
      stage.world.finger.up()
      stage.world.settle()
      #expect(leading(view, in: stage) == 8, "after a cancelled swipe")
      stage.tap(10)
      #expect(stage.titles == ["Inbox"])
    }
  }

  @Test func `the look of a value with another place is the same, its view stays`() {
    let look = BackButton.view { _ in .plate() }
    let stage = BackStage(["Inbox", "Letter"]) { $0.backButton = look }
    let view = stage.stack.topViewController?.navigationItem.backButtonView
    stage.stack.backButton = look.withPlace(.indicator).withPlatter(.system)
    #expect(view != nil && stage.stack.topViewController?.navigationItem.backButtonView === view)
  }

  @Test func `views and backgrounds hide the platter of iOS 26, titles and images do not`() {
    func hides(_ look: BackButton) -> Bool? {
      let stage = BackStage(["Inbox", "Letter"]) { $0.backButton = look }
      return stage.stack.topViewController?.navigationItem.leftBarButtonItem?.hidesSharedBackground
    }
    #expect(hides(.view { _ in .plate() }) == true)
    #expect(hides(.background(.pill)) == true)
    #expect(hides(.title()) == false)
    #expect(hides(.image(.disc())) == false)
    #expect(hides(.image(.disc()).withPlatter(.none)) == true)
    #expect(hides(.background(.pill).withPlatter(.system)) == false)
  }

  @Test func `backButtonView is the view of the look, and nil without one`() throws {
    let plate = UIView.plate()
    let stage = BackStage(["Inbox", "Letter"]) {
      $0.backButton = .view { [weak plate] _ in plate ?? UIView() }
    }
    let item = try #require(stage.stack.topViewController).navigationItem
    #expect(item.backButtonView === plate)
    #expect(stage.pages[0].navigationItem.backButtonView == nil)
    stage.stack.backButton = .system
    #expect(item.backButtonView == nil)
  }

  @Test(arguments: World.Direction.allCases)
  func `a bar item's view with declared parts morphs`(_ direction: World.Direction) throws {
    let (face, word) = (UIView.plate(width: 20, height: 20), UILabel())
    word.text = "Out"
    word.frame = CGRect(x: 26, y: 0, width: 40, height: 20)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 66, height: 20))
    view.addSubview(face)
    view.addSubview(word)
    let stage = BackStage(["Inbox"], direction)
    func offsetInPush() -> CGFloat {
      stage.push("Letter")
      stage.world.advance(by: 0.05)
      defer {
        stage.world.settle()
        stage.pop()
      }
      return stage.offset(of: word)
    }
    stage.pages[0].customBackBarButtonItem = UIBarButtonItem(customView: view)
    #expect(offsetInPush() == 0, "the whole view slides")
    view.backButtonParts = BackButton.Parts(indicator: face, label: word)
    stage.pages[0].customBackBarButtonItem = UIBarButtonItem(customView: view)
    #expect(abs(offsetInPush()) > 20, "the label comes from the title's place")
  }

  /// A target of an item's action.
  private final class Target: NSObject {
    private(set) var senders: [UIBarButtonItem] = []
    func tapped(_ sender: Any?) { senders += [sender as? UIBarButtonItem].compactMap { $0 } }
  }

  @Test func `a back item goes back, and sends its action elsewhere`() throws {
    let target = Target()
    let action = Selector("tapped:", Target.tapped)
    let stage = BackStage(["Inbox"])
    let item = UIBarButtonItem.backItem(image: .disc(30), target: target, action: action)
    #expect(item.customView?.bounds.size == CGSize(width: 30, height: 30))
    stage.pages[0].customBackBarButtonItem = item
    stage.show("Letter")
    stage.tap(30)
    #expect(stage.titles == ["Inbox"] && target.senders.isEmpty)
    stage.pages[0].customBackBarButtonItem = nil
    stage.pages[0].navigationItem.leftBarButtonItem = item
    stage.world.settle()
    stage.tap(30)
    #expect(target.senders.count == 1 && target.senders.first === item)
    item.target = nil
  }

  @Test func `a view that depends on the traits is made anew, one with a handler is told`() throws {
    var (made, told): ([UIUserInterfaceStyle], [UIUserInterfaceStyle]) = ([], [])
    let asks = BackButton.view { context in
      made.append(context.traitCollection.userInterfaceStyle)
      return .plate()
    }
    let stage = BackStage(["Inbox", "Letter"]) { $0.backButton = asks }
    made = []
    stage.world.window.overrideUserInterfaceStyle = .dark
    stage.world.settle()
    #expect(made == [.dark])
    stage.stack.backButton = .view { context in
      context.onTraitChange { told.append($0.userInterfaceStyle) }
      return .plate()
    }
    stage.world.settle()
    told = []
    let view = stage.stack.topViewController?.navigationItem.backButtonView
    stage.world.window.overrideUserInterfaceStyle = .light
    stage.world.settle()
    #expect(told == [.light] && made == [.dark])
    #expect(stage.stack.topViewController?.navigationItem.backButtonView === view)
  }

  @Test func `the context has the page, the page below and the available width`() throws {
    var seen: (page: UIViewController?, below: UIViewController?, width: CGFloat) = (nil, nil, 0)
    let stage = BackStage {
      $0.backButton = .view { context in
        seen = (context.page, context.pageBelow, context.availableWidth)
        return .plate()
      }
    }
    let letter = stage.show("Letter")
    #expect(seen.page === letter && seen.below === stage.pages[0])
    // 390 - 2 x 16 - 8, and the title, about 50 points wide.
    #expect(seen.width > 290 && seen.width < 310, "\(seen.width)")
    letter.title = "A title that needs the greater part of the bar"
    stage.pop()
    stage.show("A title that needs the greater part of the bar")
    #expect(seen.width == 97.5, "a quarter of the bar")
    seen = (nil, nil, 0)
  }

  @Test func `equal hit areas have the same hash`() {
    let insets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let other = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 5)
    let areas: Set<BackButton.HitArea> = [
      .standard, .content, .outsets(insets), .outsets(insets), .outsets(other),
    ]
    #expect(areas.count == 4 && areas.contains(.outsets(insets)))
  }
}
