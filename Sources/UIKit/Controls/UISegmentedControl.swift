// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import RetourDecisions

/// A row of segments, of which one is selected.
///
/// When a finger selects another segment, its action runs, and the methods and actions for
/// `.valueChanged` and `.primaryActionTriggered` are called.
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
  /// The index for "no segment" (Apple header).
  public static let noSegment = -1

  private(set) lazy var row = SegmentRow(self)

  // MARK: Creating a segmented control

  /// Creates a segmented control without segments.
  ///
  /// - Parameter frame: The frame in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    becomeRow()
  }

  /// Creates a segmented control without segments, of zero size.
  ///
  /// - Parameter coder: Ignored: archives of Interface Builder are not supported.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    becomeRow()
  }

  /// Creates a segmented control, as large as its content.
  ///
  /// - Parameter items: The titles (`String`), images (`UIImage`) or actions (`UIAction`).
  public init(items: [Any]?) {
    super.init(frame: .zero)
    becomeRow()
    for item in items ?? [] { row.insert(SegmentContent(item), at: row.count) }
    sizeToFit()
  }

  /// Creates a segmented control with actions.
  ///
  /// - Parameters:
  ///   - frame: The frame in points; an empty one is made as large as the content.
  ///   - actions: The actions, whose titles or images are displayed.
  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    for action in actions { insertSegment(action: action, at: numberOfSegments, animated: false) }
    if frame.isEmpty { sizeToFit() }
  }

  // MARK: Managing segments

  /// The number of segments.
  open var numberOfSegments: Int { row.count }
  /// Inserts a segment with a title.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - segment: The index; one beyond the end appends.
  ///   - animated: Whether the others make room with an animation.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(SegmentContent(title: title), at: segment, animated)
  }
  /// Inserts a segment with an image.
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - segment: The index; one beyond the end appends.
  ///   - animated: Whether the others make room with an animation.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(SegmentContent(image: image), at: segment, animated)
  }
  /// Inserts a segment with an action, which replaces a segment whose action has its identifier.
  ///
  /// - Parameters:
  ///   - action: The action; its image is displayed, or else its title.
  ///   - segment: The index; one beyond the end appends.
  ///   - animated: Whether the others make room with an animation.
  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    if let old = row.index(of: action.identifier) { row.remove(at: old) }
    insert(SegmentContent(action), at: segment, animated)
  }
  /// Removes a segment.
  ///
  /// - Parameters:
  ///   - segment: The index; one beyond the end removes the last segment.
  ///   - animated: Whether the others move with an animation.
  open func removeSegment(at segment: Int, animated: Bool) {
    guard row.count > 0 else { return }
    row.remove(at: min(max(0, segment), row.count - 1))
    contentDidChange(animated)
  }
  /// Removes all segments.
  open func removeAllSegments() {
    while row.count > 0 { row.remove(at: row.count - 1) }
    contentDidChange(false)
  }

  // MARK: Selecting a segment

  /// The index of the selected segment, or `noSegment`; always that in a momentary control.
  ///
  /// A change by code calls nothing. An index without a segment stops the program.
  open var selectedSegmentIndex: Int {
    get { row.selected ?? Self.noSegment }
    set {
      if newValue >= 0 { row.require(newValue) }
      row.select(newValue < 0 ? nil : newValue)
    }
  }
  /// Whether segments do not stay selected; `false` at first.
  open var isMomentary = false { didSet { if isMomentary { row.select(nil) } } }

  // MARK: Managing the content of segments

  /// Sets a title in place of what a segment shows.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - segment: The index; one without a segment stops the program.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    change(segment) { $0.show(title: title) }
  }
  /// Returns the title of a segment.
  ///
  /// - Parameter segment: The index; one without a segment stops the program.
  /// - Returns: The title, or `nil` if it shows an image.
  open func titleForSegment(at segment: Int) -> String? { row.content(at: segment).title }
  /// Sets an image in place of what a segment shows.
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - segment: The index; one without a segment stops the program.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    change(segment) { $0.show(image: image) }
  }
  /// Returns the image of a segment.
  ///
  /// - Parameter segment: The index; one without a segment stops the program.
  /// - Returns: The image, or `nil` if it shows a title.
  open func imageForSegment(at segment: Int) -> UIImage? { row.content(at: segment).image }
  /// Sets the action of a segment, and shows its image or title.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - segment: The index; one without a segment stops the program.
  open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
    change(segment) { $0.show(action) }
  }
  /// Returns the action of a segment.
  ///
  /// - Parameter segment: The index; one without a segment stops the program.
  /// - Returns: The action, if it has one.
  open func actionForSegment(at segment: Int) -> UIAction? { row.content(at: segment).action }
  /// Returns the index of the segment with an action.
  ///
  /// - Parameter identifier: The action's identifier.
  /// - Returns: The index, or `NSNotFound`.
  open func segmentIndex(identifiedBy identifier: UIAction.Identifier) -> Int {
    row.index(of: identifier) ?? NSNotFound
  }

  // MARK: Managing the behavior of segments

  /// Enables or disables a segment.
  ///
  /// - Parameters:
  ///   - enabled: Whether a finger can select the segment.
  ///   - segment: The index; one without a segment stops the program.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    change(segment) { $0.isEnabled = enabled }
  }
  /// Returns whether a segment is enabled.
  ///
  /// - Parameter segment: The index; one without a segment stops the program.
  /// - Returns: Whether a finger can select the segment.
  open func isEnabledForSegment(at segment: Int) -> Bool { row.content(at: segment).isEnabled }
  /// Sets the width of a segment.
  ///
  /// - Parameters:
  ///   - width: The width in points; 0 leaves it to the control.
  ///   - segment: The index; one without a segment stops the program.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    change(segment) { $0.width = width.isFinite ? max(0, width) : 0 }
  }
  /// Returns the width that was set for a segment.
  ///
  /// - Parameter segment: The index; one without a segment stops the program.
  /// - Returns: The width in points, or 0.
  open func widthForSegment(at segment: Int) -> CGFloat { row.content(at: segment).width }
  /// Whether wider content gets more room; `false` at first.
  open var apportionsSegmentWidthsByContent = false { didSet { contentDidChange(false) } }

  // MARK: Customizing the appearance

  /// The color of the selected segment; `nil` stands for white, or a gray in the dark.
  open var selectedSegmentTintColor: UIColor? { didSet { row.showColors() } }
  /// Sets the attributes of titles in a state: font and color.
  ///
  /// - Parameters:
  ///   - attributes: The attributes; `nil` uses those of the normal state.
  ///   - state: The state.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?,
    for state: State
  ) { row.setAttributes(attributes, state) }
  /// Returns the attributes of titles that were set for a state.
  ///
  /// - Parameter state: The state.
  /// - Returns: The attributes.
  open func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? {
    row.attributes(state)
  }

  // MARK: UIControl

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    row.press(at: touch.location(in: self).x)
  }
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    row.move(to: touch.location(in: self).x, isInside: isTouchInside)
    return true
  }
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    if let chosen = row.release(isInside: isTouchInside) { choose(chosen) }
  }
  open override func cancelTracking(with event: UIEvent?) { _ = row.release(isInside: false) }
  override func stateDidChange() { row.showColors() }

  // MARK: UIView

  override var startsOpaque: Bool { false }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { row.fittingSize }
  open override var intrinsicContentSize: CGSize { row.fittingSize }
  open override func layoutSubviews() {
    super.layoutSubviews()
    row.layOut()
  }
}

extension UISegmentedControl {
  private func becomeRow() {
    backgroundColor = .tertiarySystemFill
    storedLayer.cornerRadius = SegmentFigures.cornerRadius
    row.showColors()
  }

  private func insert(_ content: SegmentContent, at index: Int, _ animated: Bool) {
    row.insert(content, at: min(max(0, index), row.count))
    contentDidChange(animated)
  }

  private func change(_ index: Int, _ body: (inout SegmentContent) -> Void) {
    row.change(index, body)
    contentDidChange(false)
  }

  private func contentDidChange(_ animated: Bool) {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    if animated { layoutIfNeeded(animatedFor: SegmentFigures.duration) }
  }

  /// Selects a segment for the user.
  func choose(_ index: Int) {
    guard isMomentary || index != row.selected else { return }
    if !isMomentary { row.select(index, animated: true) }
    if let action = row.content(at: index).action { sendAction(action) }
    sendValueActions()
  }
}

extension UISegmentedControl: SteppedControl {
  var takesSteps: Bool { !isMomentary }
  func step(by steps: Int) {
    if let next = row.usableIndex(from: row.selected, by: steps) { choose(next) }
  }
}
