// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourTesting
import Testing

@testable import UIKit

/// The accessibility properties of views and bar items, and the tree of elements.
@MainActor @Suite(.freesControllers) struct AccessibilityTests {
  private let stack = UINavigationController(rootViewController: page("Inbox"))
  private let world: World

  init() {
    world = World(size: CGSize(width: 300, height: 400), scale: 1, root: stack)
    stack.pushViewController(Self.page("Letter"), animated: false)
    world.settle()
  }

  private static func page(_ title: String) -> UIViewController {
    let page = UIViewController()
    page.title = title
    return page
  }

  private func add<View: UIView>(_ view: View, y: CGFloat = 100) -> View {
    view.frame = CGRect(x: 20, y: y, width: 100, height: 30)
    stack.topViewController?.view.addSubview(view)
    return view
  }

  @Test func `labels and buttons are elements with their texts and states`() {
    let label = add(UILabel())
    label.text = "Dear reader"
    let button = add(UIButton(type: .system), y: 200)
    button.setTitle("Reply", for: .normal)
    button.isSelected = true
    #expect(label.isAccessibilityElement && label.accessibilityTraits == .staticText)
    #expect(button.accessibilityTraits == [.button, .selected])
    button.isEnabled = false
    #expect(button.accessibilityTraits == [.button, .selected, .notEnabled])
    #expect(button.accessibilityFrame == CGRect(x: 20, y: 200, width: 100, height: 30))
    #expect(!UIView().isAccessibilityElement && !UILabel().isAccessibilityElement)
    expectTree(
      """
      button "Inbox"
      header "Letter"
      text "Dear reader"
      button, selected, disabled "Reply"
      """
    )
  }

  @Test func `what the app sets has precedence, nil included`() {
    let label = add(UILabel())
    label.text = "3"
    label.accessibilityLabel = "Unread letters"
    label.accessibilityValue = "3"
    label.accessibilityHint = "In all boxes"
    label.accessibilityTraits = [.staticText, .updatesFrequently]
    label.accessibilityIdentifier = "unread"
    let line =
      "text, updates frequently \"Unread letters\" value \"3\" hint \"In all boxes\" #unread"
    #expect(world.accessibilityTree.contains(line))
    label.accessibilityLabel = nil
    #expect(label.accessibilityLabel == nil)
    label.isAccessibilityElement = false
    #expect(!world.accessibilityTree.contains("text"))
  }

  @Test func `bar items have their titles, or the labels of their own`() {
    let item = UIBarButtonItem(title: "Edit", primaryAction: UIAction { _ in })
    stack.topViewController?.navigationItem.rightBarButtonItem = item
    #expect(world.accessibilityTree.hasSuffix("button \"Edit\""))
    item.accessibilityLabel = "Edit the letter"
    item.accessibilityHint = "Opens the editor"
    item.accessibilityIdentifier = "edit"
    item.isEnabled = false
    let line = "button, disabled \"Edit the letter\" hint \"Opens the editor\" #edit"
    #expect(world.accessibilityTree.hasSuffix(line))
  }

  @Test func `a back button without a text says Back`() {
    stack.viewControllers[0].navigationItem.backButtonDisplayMode = .minimal
    #expect(world.accessibilityTree.hasPrefix("button \"Back\""))
  }

  @Test func `tabs are buttons of a tab bar, with badges as values`() {
    let tabs = UITabBarController()
    let (first, second) = (Self.page("First"), Self.page("Second"))
    tabs.viewControllers = [first, second]
    second.tabBarItem.badgeValue = "2"
    world.window.rootViewController = tabs
    expectTree(
      """
      button, selected "First"
      button "Second" value "2"
      """
    )
  }

  @Test func `hidden, transparent and modal views limit the tree`() {
    let label = add(UILabel())
    label.text = "A"
    label.alpha = 0
    #expect(!world.accessibilityTree.contains("text"))
    label.alpha = 1
    stack.topViewController?.view.accessibilityElementsHidden = true
    #expect(!world.accessibilityTree.contains("text"))
    stack.topViewController?.view.accessibilityElementsHidden = false
    let modal = add(UIView(), y: 300)
    modal.accessibilityViewIsModal = true
    #expect(!world.accessibilityTree.contains("text"))
    modal.isHidden = true
    #expect(world.accessibilityTree.contains("text \"A\""))
  }

  @Test func `an alert hides what is below, and escape chooses its cancel action`() {
    var chosen = false
    let alert = UIAlertController(title: "Discard?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Stay", style: .cancel) { _ in chosen = true })
    stack.present(alert, animated: false)
    expectTree(
      """
      text "Discard?"
      button "Stay"
      """
    )
    #expect(world.performEscape())
    world.settle()
    #expect(chosen && stack.presentedViewController == nil)
    expectStack(stack, ["Inbox", "Letter"])
  }

  @Test func `a named container groups its elements, and accessibilityElements replaces them`() {
    let box = add(UIView())
    box.accessibilityIdentifier = "box"
    let label = UILabel(frame: box.bounds)
    label.text = "Inside"
    box.addSubview(label)
    #expect(world.accessibilityTree.hasSuffix("element #box\n  text \"Inside\""))
    let element = UIAccessibilityElement(accessibilityContainer: box)
    element.accessibilityLabel = "Drawn"
    element.accessibilityFrameInContainerSpace = CGRect(x: 5, y: 5, width: 10, height: 10)
    box.accessibilityElements = [element]
    #expect(world.accessibilityTree.hasSuffix("element #box\n  element \"Drawn\""))
    #expect(element.accessibilityFrame == CGRect(x: 25, y: 105, width: 10, height: 10))
  }

  @Test func `elements are read from top to bottom and from the leading edge`() {
    for (index, x) in [150, 20].enumerated() {
      let label = add(UILabel(), y: 300)
      label.frame.origin.x = CGFloat(x)
      label.text = "\(index)"
    }
    add(UILabel()).text = "top"
    #expect(world.accessibilityTree.hasSuffix("text \"top\"\ntext \"1\"\ntext \"0\""))
  }

  @Test func `activate calls the element, or taps it`() {
    final class Own: UILabel {
      var activations = 0
      override func accessibilityActivate() -> Bool {
        activations += 1
        return true
      }
    }
    let own = add(Own())
    own.text = "Own"
    world.activate("Own")
    #expect(own.activations == 1)
    world.activate("Inbox")
    world.settle()
    expectStack(stack, ["Inbox"])
    withKnownIssue {
      world.activate("Missing")
    } matching: {
      "\($0)".contains("Missing")
    }
  }

  @Test func `escape taps the back button, and nothing where there is none`() {
    #expect(world.performEscape())
    world.settle()
    expectStack(stack, ["Inbox"])
    #expect(!world.performEscape())
  }

  @Test func `a responder of the chain takes escape and magic tap`() {
    final class Taker: UIView {
      var calls: [String] = []
      override var canBecomeFirstResponder: Bool { true }
      override func accessibilityPerformEscape() -> Bool {
        calls.append("escape")
        return true
      }
      override func accessibilityPerformMagicTap() -> Bool {
        calls.append("magic tap")
        return true
      }
    }
    let taker = add(Taker())
    let inner = UIView()
    taker.addSubview(inner)
    #expect(inner.performEscapeInChain() && inner.performMagicTapInChain())
    #expect(taker.calls == ["escape", "magic tap"])
    taker.becomeFirstResponder()
    #expect(world.performEscape())
    expectStack(stack, ["Inbox", "Letter"])
  }

  @Test func `posts are kept, and preferences notify`() async {
    UIAccessibility.post(notification: .announcement, argument: "Sent")
    UIAccessibility.post(notification: .screenChanged, argument: stack.navigationBar)
    #expect(world.announcements == ["Sent"])
    let posted = Posts()
    let names = [
      UIAccessibility.reduceMotionStatusDidChangeNotification,
      UIAccessibility.voiceOverStatusDidChangeNotification,
    ]
    let application = world.stage.application
    let tokens = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: application, queue: nil) {
        let name = $0.name.rawValue
        MainActor.assumeIsolated { posted.names.append(name) }
      }
    }
    defer { tokens.forEach(NotificationCenter.default.removeObserver) }
    #expect(!UIAccessibility.isReduceMotionEnabled && !UIAccessibility.isVoiceOverRunning)
    world.isReduceMotionEnabled = true
    world.isReduceMotionEnabled = true
    world.isVoiceOverRunning = true
    #expect(UIAccessibility.isReduceMotionEnabled && UIAccessibility.isVoiceOverRunning)
    #expect(posted.names == names.map(\.rawValue))
  }

  @MainActor private final class Posts {
    var names: [String] = []
  }

  private func expectTree(_ text: String) {
    #expect(world.accessibilityTree == text)
  }
}
