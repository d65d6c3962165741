// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourDecisions

/// The control beside the rows of a plain table with a title for each section.
@preconcurrency @MainActor
final class UITableViewIndex: UIControl, UndelayedView {
  /// The width, in points (measured).
  static let width: CGFloat = 15
  /// The distance from the titles at which a touch still counts, in points (our decision).
  private static let reach: CGFloat = 10
  /// The size of the titles' font, in points (reported).
  private static let fontSize: CGFloat = 11

  private let onChoice: @MainActor (Int) -> Void
  private var lines: [UIView] = []
  private var layout = SectionIndexLayout(count: 0, height: 0)
  private var chosen: Int?
  private var color: UIColor?
  private var (background, trackingBackground): (UIColor?, UIColor?)

  /// The titles.
  var titles: [String] = [] {
    didSet {
      guard titles != oldValue else { return }
      layout = SectionIndexLayout(count: 0, height: 0)
      setNeedsLayout()
    }
  }

  /// Creates an index.
  ///
  /// - Parameter onChoice: Called with the number of a title when a finger comes to it.
  init(onChoice: @escaping @MainActor (Int) -> Void) {
    self.onChoice = onChoice
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var startsOpaque: Bool { false }
  override var canBecomeFocused: Bool { false }

  /// Shows colors; `nil` is the tint color, or no color behind the titles.
  func show(_ color: UIColor?, background: UIColor?, trackingBackground: UIColor?) {
    (self.color, self.background) = (color, background)
    self.trackingBackground = trackingBackground
    showColors()
  }

  private func showColors() {
    backgroundColor = isTracking ? trackingBackground ?? background : background
    for line in lines {
      if let label = line as? UILabel {
        label.textColor = color ?? tintColor
      } else {
        line.tintColor = color
      }
    }
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    showColors()
  }

  // MARK: Layout

  override func layoutSubviews() {
    super.layoutSubviews()
    let bounds = storedLayer.bounds
    let layout = SectionIndexLayout(count: titles.count, height: bounds.height)
    let former = self.layout
    self.layout = layout
    guard layout.lines != former.lines else { return placeLines() }
    // Inside of an animation, new lines are in their places at once.
    UIView.performWithoutAnimation {
      for line in lines { line.removeFromSuperview() }
      lines = layout.lines.map(makeLine)
      for line in lines { addSubview(line) }
      showColors()
      placeLines()
      for line in lines { line.layoutIfNeeded() }
    }
  }

  private func placeLines() {
    let height = SectionIndexLayout.lineHeight
    for (index, line) in lines.enumerated() {
      let y = layout.top + CGFloat(index) * height
      line.frame = CGRect(x: 0, y: y, width: storedLayer.bounds.width, height: height)
    }
  }

  private func makeLine(_ line: SectionIndexLayout.Line) -> UIView {
    let text: String
    switch line {
    case .title(let index): text = titles[index]
    case .dot: text = "•"
    }
    if text == UITableView.indexSearch, let image = UIImage(systemName: "magnifyingglass") {
      let view = UIImageView(image: image)
      view.contentMode = .scaleAspectFit
      return view
    }
    let label = UILabel()
    label.font = .systemFont(ofSize: Self.fontSize, weight: .semibold)
    label.textAlignment = .center
    label.text = text
    label.isAccessibilityElement = false
    return label
  }

  // MARK: Tracking

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    storedLayer.bounds.insetBy(dx: -Self.reach, dy: 0).contains(point)
  }
  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    chosen = nil
    choose(at: touch)
    return !titles.isEmpty
  }
  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    choose(at: touch)
    return true
  }
  override func endTracking(_ touch: UITouch?, with event: UIEvent?) { trackingDidEnd() }
  override func cancelTracking(with event: UIEvent?) { trackingDidEnd() }

  private func trackingDidEnd() {
    chosen = nil
    backgroundColor = background
  }

  private func choose(at touch: UITouch) {
    backgroundColor = trackingBackground ?? background
    let title = layout.title(at: touch.location(in: self).y)
    guard let title, title != chosen else { return }
    chosen = title
    onChoice(title)
  }
}
