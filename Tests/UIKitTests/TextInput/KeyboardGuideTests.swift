// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourTesting
import Testing
import UIKit

/// The layout guide of the screen keyboard.
@MainActor @Suite(.freesControllers) struct KeyboardGuideTests {
  private let page = ChatPage()

  private func world(_ direction: World.Direction = .leftToRight) -> World {
    let world = World(
      direction,
      size: CGSize(width: 200, height: 300),
      scale: 1,
      safeAreaInsets: UIEdgeInsets(top: 0, left: 0, bottom: 20, right: 0),
      root: page
    )
    world.setScreenKeyboard(height: 120)
    world.settle()
    return world
  }

  private func edit(in world: World) {
    world.perform {
      page.becomeFirstResponder()
      page.message.becomeFirstResponder()
    }
  }

  @Test(arguments: World.Direction.allCases)
  func `views along the guide move with the keyboard`(direction: World.Direction) {
    let world = world(direction)
    let x: CGFloat = direction == .rightToLeft ? 130 : 20
    #expect(page.list.frame == CGRect(x: x, y: 0, width: 50, height: 280))
    edit(in: world)
    world.advance(by: 0.12)
    let height = page.list.layer.presentation()?.frame.height ?? 0
    #expect(height > 150 && height < 275)
    world.advance(by: 0.2)
    #expect(page.list.frame == CGRect(x: x, y: 0, width: 50, height: 140))
    #expect(
      page.view.keyboardLayoutGuide.layoutFrame == CGRect(x: 0, y: 140, width: 200, height: 160)
    )
    world.perform {
      page.message.resignFirstResponder()
      page.resignFirstResponder()
    }
    world.advance(by: 0.3)
    #expect(page.list.frame.height == 280)
  }

  @Test func `without a keyboard the guide is in the safe area, or at the bottom of the view`() {
    let world = world()
    let guide = page.view.keyboardLayoutGuide
    #expect(guide.layoutFrame == CGRect(x: 0, y: 280, width: 200, height: 20))
    #expect(guide.usesBottomSafeArea && guide.keyboardDismissPadding == 0)
    guide.usesBottomSafeArea = false
    world.settle()
    #expect(guide.layoutFrame == CGRect(x: 0, y: 300, width: 200, height: 0))
    #expect(page.list.frame.height == 300)
    #expect(page.view.layoutGuides.isEmpty && guide.owningView === page.view)
  }

  @Test func `the guide of a view that moves follows the part that is covered`() {
    let world = world()
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    page.view.addSubview(inner)
    let line = UIView()
    line.translatesAutoresizingMaskIntoConstraints = false
    inner.addSubview(line)
    NSLayoutConstraint.activate([
      line.topAnchor.constraint(equalTo: inner.topAnchor),
      line.bottomAnchor.constraint(equalTo: inner.keyboardLayoutGuide.topAnchor),
    ])
    edit(in: world)
    world.advance(by: 0.3)
    #expect(line.frame.height == 140)
    inner.frame.origin.y = 50
    world.settle(within: 11)
    #expect(line.frame.height == 90)
    inner.frame.size.height = 60
    world.settle(within: 11)
    #expect(line.frame.height == 60)
  }

  @Test func `tracked constraints have effects while the guide follows the keyboard`() {
    let world = world()
    let guide = page.view.keyboardLayoutGuide
    func height(_ height: CGFloat) -> NSLayoutConstraint {
      let constraint = page.bar.heightAnchor.constraint(equalToConstant: height)
      constraint.priority = .defaultLow
      return constraint
    }
    let (bottom, top, awayTop, awayBottom) = (height(1), height(2), height(3), height(4))
    guide.setConstraints([bottom], activeWhenNearEdge: .bottom)
    guide.setConstraints([top], activeWhenNearEdge: [.bottom, .leading])
    guide.setConstraints([awayTop], activeWhenAwayFrom: [.top, .leading])
    guide.setConstraints([awayBottom], activeWhenAwayFrom: .bottom)
    #expect([bottom, top, awayTop, awayBottom].allSatisfy { !$0.isActive })
    guide.followsUndockedKeyboard = true
    #expect([bottom, top, awayTop, awayBottom].map(\.isActive) == [true, false, true, false])
    #expect(guide.constraints(activeWhenNearEdge: .bottom) == [bottom])
    #expect(guide.constraints(activeWhenAwayFrom: .bottom) == [awayBottom])
    guide.setConstraints([top], activeWhenNearEdge: .bottom)
    #expect(!bottom.isActive && top.isActive)
    guide.removeAllTrackedConstraints()
    #expect(!top.isActive && !awayTop.isActive)
    #expect(guide.constraints(activeWhenNearEdge: .bottom) == [])
    world.settle()
  }

  @Test(arguments: [0, CGFloat(40), -40])
  func `a drag dismisses the keyboard from the padding on`(padding: CGFloat) {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
    scrollView.contentSize = CGSize(width: 200, height: 900)
    scrollView.keyboardDismissMode = .interactive
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    page.loadViewIfNeeded()
    page.view.addSubview(scrollView)
    scrollView.addSubview(field)
    let world = world()
    page.view.keyboardLayoutGuide.keyboardDismissPadding = padding
    field.becomeFirstResponder()
    world.settle(within: 11)
    let top = world.screenKeyboardFrame.minY
    world.finger.down(at: CGPoint(x: 100, y: 20))
    world.finger.move(to: CGPoint(x: 100, y: top - 20), during: 0.2)
    world.finger.up()
    #expect(field.isEditing == (padding <= 0))
  }
}
