// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import RetourDecisions

/// The segments of a segmented control: what they show, which one is selected, and where the mark
/// of the selected one lies.
@MainActor
final class SegmentRow {
  private unowned let control: UISegmentedControl
  private var contents: [SegmentContent] = []
  private var segments: [UISegment] = []
  private var separators: [UIView] = []
  private let mark = UIView()
  private var styles = StateTable<[NSAttributedString.Key: Any]>()
  /// The selected segment.
  private(set) var selected: Int?
  /// The segment under a finger, and whether the finger took the mark along.
  private var press: (index: Int, holdsMark: Bool)?

  init(_ control: UISegmentedControl) {
    self.control = control
    mark.isUserInteractionEnabled = false
    mark.showKnob(diameter: 2 * SegmentFigures.markRadius, shadow: SegmentFigures.shadow)
    mark.isHidden = true
    control.addSubview(mark)
  }

  // MARK: Content

  var count: Int { contents.count }

  func content(at index: Int) -> SegmentContent {
    require(index)
    return contents[index]
  }

  func index(of identifier: UIAction.Identifier) -> Int? {
    contents.firstIndex { $0.action?.identifier == identifier }
  }

  func insert(_ content: SegmentContent, at index: Int) {
    let segment = UISegment(of: control)
    contents.insert(content, at: index)
    segments.insert(segment, at: index)
    control.addSubview(segment)
    if let selected, selected >= index { self.selected = selected + 1 }
    press = nil
    show(index)
  }

  func remove(at index: Int) {
    contents.remove(at: index)
    segments.remove(at: index).removeFromSuperview()
    press = nil
    guard let selected, selected >= index else { return }
    self.selected = selected == index ? nil : selected - 1
    showColors()
  }

  func change(_ index: Int, _ body: (inout SegmentContent) -> Void) {
    require(index)
    body(&contents[index])
    show(index)
  }

  /// Stops the program if a segment does not exist, as UIKit does.
  func require(_ index: Int) {
    guard contents.indices.contains(index) else {
      misuse("NSRangeException: segment \(index) is out of bounds, 0 to \(count - 1)")
    }
  }

  func attributes(_ state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    styles[exactly: state]
  }

  func setAttributes(_ attributes: [NSAttributedString.Key: Any]?, _ state: UIControl.State) {
    styles[exactly: state] = attributes
    showColors()
    control.invalidateIntrinsicContentSize()
    control.setNeedsLayout()
  }

  // MARK: Selection

  /// Selects a segment, or none.
  func select(_ index: Int?, animated: Bool = false) {
    guard !(control.isMomentary && index != nil) else { return }
    let hadMark = selected != nil
    selected = index
    showColors()
    control.setNeedsLayout()
    if animated, hadMark { control.layoutIfNeeded(animatedFor: SegmentFigures.duration) }
  }

  func activate(_ segment: UISegment) -> Bool {
    guard let index = segments.firstIndex(where: { $0 === segment }), isUsable(index) else {
      return false
    }
    control.choose(index)
    return true
  }

  /// Returns the next segment that can be selected.
  ///
  /// - Parameters:
  ///   - index: The segment to start at; `nil` starts beside the first or the last one.
  ///   - steps: The direction, and the distance between the segments that are tried.
  /// - Returns: Its index, if there is one.
  func usableIndex(from index: Int?, by steps: Int) -> Int? {
    let start = index ?? (steps > 0 ? -1 : count)
    return stride(from: start + steps, through: steps > 0 ? count - 1 : 0, by: steps)
      .first(where: isUsable)
  }

  func traits(of segment: UISegment) -> UIAccessibilityTraits {
    guard let index = segments.firstIndex(where: { $0 === segment }) else { return .none }
    var traits = UIAccessibilityTraits.button
    if index == selected { traits.insert(.selected) }
    if !isUsable(index) { traits.insert(.notEnabled) }
    return traits
  }

  // MARK: Finger

  /// Puts a finger down.
  ///
  /// - Returns: Whether a segment that can be selected is there.
  func press(at x: CGFloat) -> Bool {
    guard let index = segment(at: x), isUsable(index) else { return false }
    press = (index, index == selected)
    showPress()
    return true
  }

  /// Moves the finger; one that holds the mark takes it along.
  func move(to x: CGFloat, isInside: Bool) {
    guard var press, let index = segment(at: x), isUsable(index), isInside else { return }
    guard press.index != index else { return }
    press.index = index
    self.press = press
    showPress()
  }

  /// Lifts the finger.
  ///
  /// - Returns: The segment to select, if the finger is inside.
  func release(isInside: Bool) -> Int? {
    defer {
      press = nil
      showPress()
    }
    return isInside ? press?.index : nil
  }

  private func isUsable(_ index: Int) -> Bool {
    contents[index].isEnabled && !control.condition.contains(.disabled)
  }

  private func segment(at x: CGFloat) -> Int? {
    layout.index(at: control.isRightToLeft ? control.storedLayer.bounds.width - x : x)
  }

  // MARK: Displaying

  private var measures: [SegmentLayout.Segment] {
    zip(contents, segments).map { .init(width: $0.width, content: $1.contentWidth) }
  }

  private var layout: SegmentLayout {
    SegmentLayout(
      measures,
      in: control.storedLayer.bounds.size,
      byContent: control.apportionsSegmentWidthsByContent
    )
  }

  /// The size that shows all content, in points.
  var fittingSize: CGSize {
    CGSize(
      width: SegmentLayout.width(
        of: measures,
        byContent: control.apportionsSegmentWidthsByContent
      ),
      height: SegmentFigures.height
    )
  }

  /// The segment that the mark lies on: the selected one, or that under the finger that holds it.
  private var marked: Int? {
    guard let press, press.holdsMark else { return selected }
    return press.index
  }

  func layOut() {
    let frames = layout.frames.map(control.mirrored)
    for (segment, frame) in zip(segments, frames) { segment.frame = frame }
    layOutSeparators(frames)
    mark.isHidden = marked == nil
    guard let marked else { return }
    mark.transform = .identity
    mark.frame = frames[marked].insetBy(dx: SegmentFigures.margin, dy: SegmentFigures.margin)
    let scale = press?.holdsMark == true ? SegmentFigures.pressedScale : 1
    mark.transform = CGAffineTransform(scaleX: scale, y: scale)
  }

  /// Places the lines between neighbors; none touches the mark.
  private func layOutSeparators(_ frames: [CGRect]) {
    while separators.count > max(0, frames.count - 1) {
      separators.removeLast().removeFromSuperview()
    }
    while separators.count < frames.count - 1 {
      let line = UIView()
      line.isUserInteractionEnabled = false
      line.backgroundColor = .separator
      control.insertSubview(line, belowSubview: mark)
      separators.append(line)
    }
    for (index, line) in separators.enumerated() {
      let x = max(frames[index].minX, frames[index + 1].minX)
      line.frame = CGRect(
        x: x - SegmentFigures.separator / 2,
        y: SegmentFigures.separatorMargin,
        width: SegmentFigures.separator,
        height: max(0, frames[index].height - 2 * SegmentFigures.separatorMargin)
      )
      line.alpha = marked == index || marked == index + 1 ? 0 : 1
    }
  }

  private func showPress() {
    showColors()
    control.setNeedsLayout()
    control.layoutIfNeeded(animatedFor: SegmentFigures.duration)
  }

  /// Shows the content of one segment.
  private func show(_ index: Int) {
    segments[index].imageView.image = contents[index].image
    segments[index].label.text = contents[index].title
    segments[index].setNeedsLayout()
    showColors()
  }

  /// Shows fonts, colors and fading for the present states.
  func showColors() {
    mark.backgroundColor = control.selectedSegmentTintColor ?? Self.markColor
    for index in contents.indices {
      let state = state(of: index)
      let attributes = styles[state] ?? [:]
      let isMarked = index == marked
      let segment = segments[index]
      segment.label.font =
        attributes[.font] as? UIFont
        ?? .systemFont(ofSize: SegmentFigures.fontSize, weight: isMarked ? .semibold : .regular)
      let color = attributes[.foregroundColor] as? UIColor ?? .label
      segment.label.textColor = color
      segment.imageView.tintColor = color
      let isPressed = press.map { !$0.holdsMark && $0.index == index } ?? false
      segment.alpha =
        isPressed
        ? SegmentFigures.pressedAlpha : isUsable(index) ? 1 : SegmentFigures.disabledAlpha
    }
  }

  private func state(of index: Int) -> UIControl.State {
    var state = UIControl.State.normal
    if index == marked {
      state.insert(.selected)
    } else if press?.index == index {
      state.insert(.highlighted)
    }
    if !isUsable(index) { state.insert(.disabled) }
    return state
  }

  private static let markColor = UIColor { traits in
    traits.userInterfaceStyle == .dark ? UIColor(white: 0.39, alpha: 1) : .white
  }
}
