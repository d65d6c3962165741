// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import RetourTesting
import Testing

@testable import UIKit

/// Sheets of several heights.
@MainActor
@Suite(.freesControllers) struct SheetDetentTests {
  typealias Identifier = UISheetPresentationController.Detent.Identifier

  final class Listener: NSObject, UISheetPresentationControllerDelegate {
    var lines: [String] = []
    var allows = true

    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
      _ sheet: UISheetPresentationController
    ) { lines.append(sheet.selectedDetentIdentifier?.rawValue ?? "nil") }
    func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool {
      lines.append("should")
      return allows
    }
    func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {
      lines.append("attempt")
    }
    func presentationControllerDidDismiss(_ controller: UIPresentationController) {
      lines.append("gone")
    }
  }

  let page = UIViewController()
  let content = UIViewController()
  let listener = Listener()
  let world: World

  init() throws {
    world = World(
      size: CGSize(width: 200, height: 800),
      scale: 1,
      safeAreaInsets: UIEdgeInsets(top: 20, left: 0, bottom: 10, right: 0),
      root: page
    )
    let sheet = try #require(content.sheetPresentationController)
    sheet.detents = [.medium(), .large()]
    sheet.delegate = listener
  }

  /// The place of the medium sheet's top edge: 760 points at most, 380 and the safe area.
  private let medium: CGFloat = 410
  private let large: CGFloat = 30

  private func present() {
    page.present(content, animated: false)
    world.settle()
  }

  private var sheet: UISheetPresentationController? { content.sheetPresentationController }

  /// The visible place of the top edge.
  private var top: CGFloat {
    let layer = content.view.superview?.layer
    return (layer?.presentation() ?? layer)?.frame.minY ?? .nan
  }

  /// Drags the top edge; ten points of the movement start the gesture.
  private func drag(by distance: CGFloat, during duration: Double = 0.5, lift: Bool = true) {
    let start = CGPoint(x: 100, y: 600)
    let first = start.y + (distance < 0 ? -10 : 10)
    world.finger.down(at: start)
    world.finger.move(to: CGPoint(x: 100, y: first), during: 0.05)
    world.finger.move(to: CGPoint(x: 100, y: first + distance), during: duration)
    guard lift else { return }
    world.finger.hold(for: 0.2)
    world.finger.up()
    world.settle()
  }

  @Test func `a sheet comes at its lowest detent, and the page below stays`() {
    present()
    #expect(top == medium && content.view.bounds.height == 390)
    #expect(content.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 10, right: 0))
    #expect(page.view.transform == .identity && page.view.layer.cornerRadius == 0)
    #expect(sheet?.selectedDetentIdentifier == nil)
  }

  @Test func `the selected detent decides`() {
    sheet?.selectedDetentIdentifier = .large
    present()
    #expect(top == large && page.view.transform != .identity)
    sheet?.selectedDetentIdentifier = .medium
    world.settle()
    #expect(top == medium && page.view.transform == .identity)
    sheet?.selectedDetentIdentifier = Identifier("none")
    world.settle()
    #expect(top == medium)
  }

  @Test func `changes can be animated`() {
    present()
    sheet?.animateChanges { sheet?.selectedDetentIdentifier = .large }
    world.advance(by: 0.1)
    #expect(top < medium - 10 && top > large + 10)
    world.settle()
    #expect(top == large && content.view.bounds.height == 770)
    #expect(listener.lines == [])
  }

  @Test func `a finger drags the sheet up, and the delegate is told`() {
    present()
    drag(by: -250, lift: false)
    #expect(abs(top - (medium - 250)) < 1)
    #expect(abs(content.view.bounds.height - (800 - top)) < 1)
    world.finger.up()
    world.settle()
    #expect(top == large && sheet?.selectedDetentIdentifier == .large)
    #expect(listener.lines == [Identifier.large.rawValue])
  }

  @Test func `a small drag returns to the same detent`() {
    present()
    drag(by: -60)
    #expect(top == medium && listener.lines == [])
  }

  @Test func `a drag down from the large detent stops at the medium one`() {
    sheet?.selectedDetentIdentifier = .large
    present()
    drag(by: 300)
    #expect(top == medium && page.presentedViewController === content)
    #expect(listener.lines == [Identifier.medium.rawValue])
  }

  @Test func `a drag below the lowest detent dismisses`() {
    present()
    drag(by: 150, lift: false)
    #expect(listener.lines == ["should"] && content.isBeingDismissed)
    world.finger.move(to: CGPoint(x: 100, y: 590), during: 0.3)
    #expect(!content.isBeingDismissed && abs(top - (medium - 20)) < 1)
    world.finger.move(to: CGPoint(x: 100, y: 799), during: 0.3)
    world.finger.up()
    world.settle()
    #expect(page.presentedViewController == nil && listener.lines == ["should", "should", "gone"])
  }

  @Test func `a dismissal that is let go returns to the lowest detent`() {
    sheet?.selectedDetentIdentifier = .large
    present()
    world.finger.down(at: CGPoint(x: 100, y: 100))
    world.finger.move(to: CGPoint(x: 100, y: 110), during: 0.05)
    world.finger.move(to: CGPoint(x: 100, y: 550), during: 0.5)
    #expect(content.isBeingDismissed)
    world.finger.hold(for: 0.2)
    world.finger.up()
    world.settle()
    #expect(top == medium && !content.isBeingDismissed)
    #expect(listener.lines == ["should", Identifier.medium.rawValue])
    #expect(world.isIdle)
  }

  @Test func `a sheet that may not be dismissed resists`() {
    listener.allows = false
    present()
    drag(by: 180, lift: false)
    #expect(top > medium && top < medium + 150 && !content.isBeingDismissed)
    world.finger.hold(for: 0.2)
    world.finger.up()
    world.settle()
    #expect(top == medium && listener.lines == ["should", "attempt"])
  }

  @Test func `a custom detent has the height that the app returns`() {
    var seen: CGFloat = 0
    var height: CGFloat? = 200
    sheet?.detents = [
      .custom(identifier: Identifier("low")) {
        seen = $0.maximumDetentValue
        return height
      },
      .large(),
    ]
    present()
    #expect(top == 590 && seen == 760)
    height = 300
    sheet?.invalidateDetents()
    world.settle()
    #expect(top == 490)
    height = nil
    sheet?.invalidateDetents()
    world.settle()
    #expect(top == large)
  }

  @Test func `a sheet without dim lets touches through to the page`() {
    var taps = 0
    let button = UIButton(frame: CGRect(x: 50, y: 100, width: 100, height: 50))
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    page.view.addSubview(button)
    sheet?.largestUndimmedDetentIdentifier = .medium
    present()
    world.finger.tap(at: CGPoint(x: 100, y: 120))
    world.settle()
    #expect(taps == 1 && page.presentedViewController === content)
    sheet?.selectedDetentIdentifier = .large
    world.settle()
    world.finger.tap(at: CGPoint(x: 100, y: 25))
    world.settle()
    #expect(taps == 1)
  }

  @Test func `a tap on the dim dismisses a medium sheet, not a large one`() {
    present()
    world.finger.tap(at: CGPoint(x: 100, y: 100))
    world.settle()
    #expect(page.presentedViewController == nil && listener.lines == ["should", "gone"])
    sheet?.detents = [.large()]
    present()
    world.finger.tap(at: CGPoint(x: 100, y: 5))
    world.settle()
    #expect(page.presentedViewController === content)
  }

  @Test(arguments: [true, false])
  func `content that scrolls expands the sheet first, if preferred`(_ expands: Bool) {
    let scrollView = UIScrollView(frame: content.view.bounds)
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scrollView.contentSize = CGSize(width: 200, height: 3000)
    content.view.addSubview(scrollView)
    sheet?.prefersScrollingExpandsWhenScrolledToEdge = expands
    present()
    drag(by: -250)
    #expect(top == (expands ? large : medium))
    #expect((scrollView.contentOffset.y > 100) == !expands)
    guard expands else { return }
    drag(by: -200)
    #expect(top == large && scrollView.contentOffset.y > 100)
    let offset = scrollView.contentOffset.y
    drag(by: 100)
    #expect(top == large && scrollView.contentOffset.y < offset)
    scrollView.contentOffset = .zero
    drag(by: 300)
    #expect(top == medium)
  }

  @Test func `a resize returns a dragged sheet to its height`() {
    present()
    drag(by: -120, lift: false)
    world.resize(to: CGSize(width: 200, height: 700))
    let resized = top
    world.finger.up()
    world.settle()
    #expect(top == resized && sheet?.selectedDetentIdentifier == nil)
    world.resize(to: CGSize(width: 200, height: 800))
    world.settle()
    #expect(top == medium)
  }

  @Test func `in a low window a sheet covers it, unless it prefers to be a card`() {
    present()
    world.resize(to: CGSize(width: 700, height: 300))
    world.settle()
    #expect(content.view.convert(content.view.bounds, to: nil) == world.window.bounds)
    sheet?.prefersEdgeAttachedInCompactHeight = true
    world.settle()
    #expect(top == large && content.view.bounds.width == 700)
    content.preferredContentSize = CGSize(width: 400, height: 100)
    sheet?.widthFollowsPreferredContentSizeWhenEdgeAttached = true
    world.settle()
    #expect(content.view.convert(content.view.bounds, to: nil).minX == 150)
    #expect(content.view.bounds.width == 400)
  }

  @Test func `a finger catches a sheet on its way`() {
    present()
    sheet?.animateChanges { sheet?.selectedDetentIdentifier = .large }
    world.advance(by: 0.1)
    let caught = top
    world.finger.down(at: CGPoint(x: 100, y: 700))
    world.finger.move(to: CGPoint(x: 100, y: 710))
    world.finger.move(to: CGPoint(x: 100, y: 720))
    #expect(top < caught + 25 && top > large)
    world.finger.move(to: CGPoint(x: 100, y: 790), during: 0.3)
    world.finger.hold(for: 0.2)
    world.finger.up()
    world.settle()
    #expect(top == large || top == medium)
    #expect(world.isIdle)
  }
}
