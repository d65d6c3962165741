// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import QuartzCore
import RetourDecisions
import RetourTesting
import Testing

@testable import UIKit

@MainActor
@Suite(.freesControllers) struct UIAlertControllerTests {
  let log = CallbackLog(.appearance)
  let page: LoggedPage
  let world: World

  init() {
    page = log.page("A")
    world = World(size: CGSize(width: 320, height: 568), scale: 1, root: page)
    world.settle()
    _ = log.take()
  }

  func make(
    _ style: UIAlertController.Style,
    _ titles: [(String, UIAlertAction.Style)]
  ) -> UIAlertController {
    let alert = UIAlertController(
      title: "Discard changes?",
      message: "They are lost then.",
      preferredStyle: style
    )
    for (title, style) in titles {
      alert.addAction(
        UIAlertAction(title: title, style: style) { [log] in log.add($0.title ?? "") }
      )
    }
    return alert
  }

  func rows(of alert: UIAlertController) -> [AlertActionView] {
    var found: [AlertActionView] = []
    alert.view.forEachDescendant { if let row = $0 as? AlertActionView { found.append(row) } }
    return found
  }

  func tap(_ title: String, of alert: UIAlertController) throws {
    let row = try #require(rows(of: alert).first { $0.action.title == title })
    let frame = row.convert(row.bounds, to: nil)
    world.finger.tap(at: CGPoint(x: frame.midX, y: frame.midY))
  }

  // MARK: What it does

  /// A page with a key command of its own.
  private final class EscapePage: UIViewController {
    private(set) var escapes = 0
    override var keyCommands: [UIKeyCommand]? {
      [UIKeyCommand(input: UIKeyCommand.inputEscape, modifierFlags: [], action: Self.escape)]
    }
    private static let escape = Selector("escape:", EscapePage.escape(_:))
    private func escape(_ sender: Any?) { escapes += 1 }
  }

  @Test(arguments: [UIAlertController.Style.alert, .actionSheet], [true, false])
  func `Esc chooses the cancel action, and nothing below the alert`(
    _ style: UIAlertController.Style,
    _ hasCancel: Bool
  ) {
    let page = EscapePage()
    world.window.rootViewController = page
    world.settle()
    let alert = make(style, [("Discard", .destructive)] + (hasCancel ? [("Keep", .cancel)] : []))
    page.present(alert, animated: true)
    world.settle()
    _ = log.take()
    world.press(.escape)
    world.settle()
    #expect(log.take() == (hasCancel ? ["Keep"] : []))
    #expect((page.presentedViewController == nil) == hasCancel)
    #expect(!hasCancel || page.escapes == 0)
    page.dismiss(animated: false)
    world.settle()
    world.press(.escape)
    #expect(page.escapes >= 1)
  }

  @Test func `an alert is centered and leaves the page without callbacks`() {
    let alert = make(.alert, [("Keep", .cancel), ("Discard", .destructive)])
    page.present(alert, animated: true)
    world.settle()
    #expect(log.take() == [])
    let frame = alert.view.convert(alert.view.bounds, to: nil)
    #expect(frame.width == 270)
    #expect(abs(frame.midX - 160) <= 0.5 && abs(frame.midY - 284) <= 0.5)
    #expect(page.view.transform == .identity)
    #expect(page.appearance.state == .appeared)
    #expect(alert.presentingViewController === page)
  }

  @Test(arguments: [UIAlertController.Style.alert, .actionSheet])
  func `an action's handler runs after the dismissal`(_ style: UIAlertController.Style) throws {
    let alert = make(style, [("Keep", .cancel), ("Discard", .destructive)])
    page.present(alert, animated: true)
    world.settle()
    try tap("Discard", of: alert)
    #expect(log.take() == [])
    #expect(alert.isBeingDismissed)
    world.settle()
    #expect(log.take() == ["Discard"])
    #expect(page.presentedViewController == nil)
    #expect(world.window.subviews == [page.view])
    #expect(world.isIdle)
  }

  @Test func `two taps choose one action once`() throws {
    let alert = make(.alert, [("Keep", .cancel), ("Discard", .destructive)])
    page.present(alert, animated: false)
    world.settle()
    try tap("Discard", of: alert)
    world.advance(by: 0.05)
    try tap("Keep", of: alert)
    world.settle()
    #expect(log.take() == ["Discard"])
  }

  @Test func `an action may present the next alert`() throws {
    let next = make(.alert, [("OK", .default)])
    let alert = UIAlertController(title: "First", message: nil, preferredStyle: .alert)
    alert.addAction(
      UIAlertAction(title: "Go", style: .default) { [page] _ in
        page.present(next, animated: true)
      }
    )
    page.present(alert, animated: true)
    world.settle()
    try tap("Go", of: alert)
    world.settle()
    #expect(page.presentedViewController === next)
  }

  @Test func `a tap outside cancels an action sheet, not an alert`() {
    let sheet = make(.actionSheet, [("Discard", .destructive), ("Cancel", .cancel)])
    page.present(sheet, animated: true)
    world.settle()
    world.finger.tap(at: CGPoint(x: 160, y: 40))
    world.settle()
    #expect(log.take() == ["Cancel"])
    #expect(page.presentedViewController == nil)

    let alert = make(.alert, [("Discard", .destructive), ("Cancel", .cancel)])
    page.present(alert, animated: true)
    world.settle()
    world.finger.tap(at: CGPoint(x: 160, y: 40))
    world.settle()
    #expect(page.presentedViewController === alert)

    page.dismiss(animated: false)
    let stubborn = make(.actionSheet, [("Discard", .destructive)])
    page.present(stubborn, animated: true)
    world.settle()
    world.finger.tap(at: CGPoint(x: 160, y: 40))
    world.settle()
    #expect(page.presentedViewController === stubborn)
    #expect(log.take() == [])
  }

  @Test func `a disabled action cannot be chosen`() throws {
    let alert = make(.alert, [("Keep", .cancel), ("Discard", .destructive)])
    alert.actions[1].isEnabled = false
    page.present(alert, animated: false)
    world.settle()
    try tap("Discard", of: alert)
    world.settle()
    #expect(page.presentedViewController === alert)
    alert.actions[1].isEnabled = true
    world.settle()
    try tap("Discard", of: alert)
    world.settle()
    #expect(log.take() == ["Discard"])
  }

  // MARK: How it looks

  @Test func `the cancel action is first of two, last of several and separate in an action sheet`()
  {
    let two = make(.alert, [("Discard", .destructive), ("Keep", .cancel)])
    #expect(rows(of: two).map(\.action.title) == ["Keep", "Discard"])
    let three = make(.alert, [("Keep", .cancel), ("Save", .default), ("Discard", .destructive)])
    #expect(rows(of: three).map(\.action.title) == ["Save", "Discard", "Keep"])
    let sheet = make(.actionSheet, [("Keep", .cancel), ("Discard", .destructive)])
    #expect(rows(of: sheet).map(\.action.title) == ["Discard", "Keep"])
    #expect(sheet.actions.map(\.title) == ["Keep", "Discard"])
  }

  @Test func `the preferred action is semibold in place of the cancel action`() {
    let alert = make(.alert, [("Keep", .cancel), ("Save", .default)])
    #expect(alert.isStrong(alert.actions[0]))
    alert.preferredAction = alert.actions[1]
    #expect(!alert.isStrong(alert.actions[0]))
    #expect(alert.isStrong(alert.actions[1]))
  }

  @Test(arguments: [World.Direction.leftToRight, .rightToLeft])
  func `two short actions lie side by side, in reading order`(_ direction: World.Direction) {
    let world = World(direction, size: CGSize(width: 320, height: 568), root: UIViewController())
    world.settle()
    let alert = make(.alert, [("Keep", .cancel), ("Discard", .destructive)])
    world.window.rootViewController?.present(alert, animated: false)
    world.settle()
    let frames = rows(of: alert).map(\.frame)
    #expect(frames[0].minY == frames[1].minY)
    #expect((frames[0].minX < frames[1].minX) == (direction == .leftToRight))
  }

  @Test func `long actions lie below each other`() {
    let long = "An action that has a lot to say for itself"
    let alert = make(.alert, [("Keep", .cancel), (long, .default)])
    page.present(alert, animated: false)
    world.settle()
    let frames = rows(of: alert).map(\.frame)
    #expect(frames[0].maxY == frames[1].minY)
  }

  @Test func `texts and actions beyond the window's size stay in the window`() {
    let alert = UIAlertController(
      title: String(repeating: "title ", count: 200),
      message: String(repeating: "message ", count: 20_000),
      preferredStyle: .alert
    )
    for index in 0..<60 { alert.addAction(UIAlertAction(title: "\(index)", style: .default)) }
    page.present(alert, animated: true)
    world.settle()
    let frame = alert.view.convert(alert.view.bounds, to: nil)
    #expect(frame.minY >= 0 && frame.maxY <= 568)
    #expect(rows(of: alert).allSatisfy { $0.frame.height > 5 })
    world.resize(to: CGSize(width: 200, height: 120))
    world.settle()
    #expect(world.window.bounds.contains(alert.view.convert(alert.view.bounds, to: nil)))
  }

  @Test func `a row has no line above it where no text has room`() throws {
    let alert = make(.alert, [("Keep", .cancel)])
    let view = AlertView(of: alert)
    func lines() throws -> Int {
      view.layoutIfNeeded()
      var row: AlertActionView?
      view.forEachDescendant { row = row ?? $0 as? AlertActionView }
      let found = try #require(row)
      #expect(found.bounds.size == CGSize(width: 270, height: 44))
      found.layoutIfNeeded()
      return found.subviews.count { !$0.isHidden && $0.frame.height <= 1 }
    }
    view.frame = CGRect(x: 0, y: 0, width: 270, height: 300)
    #expect(try lines() == 1)
    view.frame.size.height = 44
    #expect(try lines() == 0)
    view.frame.size.height = 300
    #expect(try lines() == 1)
  }

  @Test func `changes of a visible alert are shown`() {
    let alert = make(.alert, [("Keep", .cancel)])
    page.present(alert, animated: false)
    world.settle()
    let height = alert.view.bounds.height
    alert.message = String(repeating: "more and more ", count: 20)
    world.settle()
    #expect(alert.view.bounds.height > height)
    alert.addAction(UIAlertAction(title: "Other", style: .default))
    world.settle()
    #expect(rows(of: alert).count == 2)
  }

  @Test func `an alert shrinks as it is presented and fades as it is dismissed`() throws {
    let alert = make(.alert, [("Keep", .cancel)])
    page.present(alert, animated: true)
    world.advance(by: 0.05)
    let layer = try #require(alert.view.superview?.layer.presentation())
    #expect(layer.opacity > 0 && layer.opacity < 1)
    #expect(layer.affineTransform().a > 1 && layer.affineTransform().a < 1.2)
    world.settle()
    alert.dismiss(animated: true)
    world.advance(by: 0.05)
    let leaving = try #require(alert.view.superview?.layer.presentation())
    #expect(leaving.opacity < 1)
    #expect(leaving.affineTransform().isIdentity)
    world.settle()
  }

  // MARK: Mistakes

  @Test func `an alert without content stops the process`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let page = UIViewController()
        let world = World(root: page)
        world.settle()
        page.present(
          UIAlertController(title: nil, message: nil, preferredStyle: .alert),
          animated: false
        )
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("must have a title, a message or an action to display"))
  }

  @Test func `a second cancel action stops the process`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let alert = UIAlertController(title: "A", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "B", style: .cancel))
        alert.addAction(UIAlertAction(title: "C", style: .cancel))
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("can only have one action with a style of UIAlertActionStyleCancel"))
  }

  @Test func `a preferred action of another alert stops the process`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let alert = UIAlertController(title: "A", message: nil, preferredStyle: .alert)
        alert.preferredAction = UIAlertAction(title: "B", style: .default)
      }
    }
  }

  // MARK: Memory

  @Test func `an alert is freed with its actions`() throws {
    try expectFreed {
      let alert = make(.alert, [("Keep", .cancel), ("Discard", .default)])
      page.present(alert, animated: true)
      world.settle()
      try tap("Keep", of: alert)
      world.settle()
      return [alert] + alert.actions
    }
  }
}
