// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Retour
import RetourTesting
import UIKit

/// Controls, texts, and views of an app.
extension SwipeConflict {
  static var controls: [SwipeConflict] {
    var all: [SwipeConflict] = []
    all += rows("a button", [.strip: .swipe, .inside: .swipe, .up: .otherDirection]) {
      $0.add(UIButton(), height: 60)
    }
    all += rows("the thumb of a slider", [.inside: .kept, .up: .otherDirection]) {
      $0.start.x = 49
      $0.add(UISlider(), height: 34)
    }
    all += rows(
      "a slider that reaches the edge",
      [.strip: .swipe, .inside: .untouched, .pad: .swipe]
    ) {
      let slider = $0.add(UISlider())
      slider.frame.size.width = $0.bounds.width
    }
    all += rows("a switch", [.inside: .kept]) { scene in
      let control = UISwitch()
      scene.start.x = scene.bounds.midX - 10
      scene.add(control)
      control.center = CGPoint(x: scene.bounds.midX, y: 211)
      scene.hasReacted = { control.isTracking }
    }
    all += rows("the selected segment", [.inside: .kept, .away: .otherDirection]) {
      let control = UISegmentedControl(items: ["A", "B"])
      control.selectedSegmentIndex = 0
      $0.start.x = 60
      $0.add(control, height: 34)
    }
    all += rows("page dots", [.inside: .kept]) {
      let control = UIPageControl()
      control.numberOfPages = 7
      $0.add(control, height: 34)
    }
    return all
  }

  static var texts: [SwipeConflict] {
    var all: [SwipeConflict] = []
    all += rows(
      "a text field that is edited",
      [.strip: .swipe, .inside: .swipe, .mouse: .selection]
    ) {
      scene in
      let field = UITextField()
      field.text = "A text to select"
      scene.add(field, CGRect(x: 35, y: 194, width: 125, height: 34))
      field.becomeFirstResponder()
      scene.hasReacted = { field.selectedTextRange?.isEmpty == false }
    }
    all += rows(
      "a text view that is edited",
      [.strip: .swipe, .inside: .swipe, .mouse: .selection, .pad: .swipe]
    ) {
      scene in
      let view = UITextView()
      view.text = String(repeating: "A text to select. ", count: 20)
      scene.add(view, CGRect(x: 0, y: 100, width: 195, height: 200))
      view.becomeFirstResponder()
      scene.hasReacted = { view.selectedRange.length > 0 }
    }
    all += rows(
      "the handle of a selection",
      [
        .inside: .handle, .away: .otherDirection, .up: .otherDirection,
        .down: .otherDirection,
      ]
    ) { $0.addSelection(at: CGPoint(x: 80, y: 190)) }
    all += rows("the same at the leading edge", [.strip: .handle]) {
      $0.addSelection(at: CGPoint(x: 12, y: 190))
    }
    return all
  }

  static var views: [SwipeConflict] {
    var all: [SwipeConflict] = []
    all += rows(
      "a view with a pan of its own, as a map",
      [
        .strip: .first(pan), .inside: .first(pan), .away: .otherDirection, .up: .otherDirection,
        .pad: .swipe,
      ]
    ) { $0.addPan(to: $0.add(UIView())) }
    all += rows(
      "a map whose pan allows scrolls",
      [.pad: .first(pan), .padUp: .otherDirection]
    ) {
      $0.pan.allowedScrollTypesMask = .all
      $0.addPan(to: $0.add(UIView()))
    }
    all += rows(
      "the same with the policy `edgeOnly`",
      [
        .strip: .swipe, .inside: Outcome(.neighbor, "A view allows swipes from the edge only."),
        .up: .otherDirection, .pad: .swipe,
      ]
    ) {
      let view = $0.add(UIView())
      view.backSwipePolicy = .edgeOnly
      $0.addPan(to: view)
    }
    all += rows(
      "the same with the policy `exclude`",
      [
        .strip: Outcome(.neighbor, "A view excludes the swipe."),
        .inside: Outcome(.neighbor, "A view excludes the swipe."),
      ]
    ) {
      let view = $0.add(UIView())
      view.backSwipePolicy = .exclude
      $0.addPan(to: view)
    }
    // No other recognizer receives the scroll.
    all += rows(
      "a view with the policy `exclude`",
      [.pad: Outcome(.nobody, "A view excludes the swipe.")]
    ) { $0.add(UIView()).backSwipePolicy = .exclude }
    return all
  }

  private static let pan = "UIPanGestureRecognizer"
}

extension SwipeConflict.Outcome {
  /// The finger takes a handle before a swipe can begin.
  fileprivate static let handle = Self(
    .neighbor,
    "TextPressGestureRecognizer had to fail first, and was recognized."
  )
  /// Neither takes the drag of a control that was not touched where it is dragged.
  fileprivate static let untouched = Self(
    .nobody,
    "A view keeps its drags until it is at its leading edge."
  )
  /// The mouse selects text.
  fileprivate static let selection = Self(
    .neighbor,
    "A view keeps its drags until it is at its leading edge."
  )
}

extension ConflictScene {
  /// Adds a control below the finger, which reacts while it is pressed.
  fileprivate func add(_ control: UIControl, height: CGFloat) {
    add(control, CGRect(x: 35, y: 211 - height / 2, width: 125, height: height))
    hasReacted = { control.isTracking }
  }

  /// Adds a text view with a selected word, and begins the drag at the knob of its start.
  fileprivate func addSelection(at place: CGPoint) {
    let view = UITextView()
    let word = world.direction == .rightToLeft ? "מילים " : "Words "
    view.text = String(repeating: word, count: 200)
    view.font = .systemFont(ofSize: 17)
    add(view, CGRect(x: 0, y: 100, width: 195, height: 200))
    world.finger.tap(at: point(place))
    world.finger.tap(at: point(place))
    guard let range = view.selectedTextRange else { return }
    let caret = view.convert(view.caretRect(for: range.start), to: nil)
    start = point(CGPoint(x: caret.midX, y: caret.minY - 4))
    // The drags of all directions, also the one that begins at the edge, move the end by a letter.
    let rest = view.selectedRange
    hasReacted = { view.selectedRange != rest && !view.isDragging }
  }
}
