// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The view of a search controller: a dimmed view, and the results in front of it.
///
/// Touches beside both reach the page below.
@preconcurrency @MainActor
final class SearchContainerView: UIView {
  /// The color over the page, as below a sheet (our decision).
  private static let dim = UIColor(white: 0, alpha: 0.2)

  private let dimming = UIDimmingView(dim)
  private var results: UIView?

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(dimming)
  }

  required init?(coder: NSCoder) { nil }

  override var startsOpaque: Bool { false }

  /// Calls a closure when the user taps the dimmed view.
  func onTap(_ action: @escaping @MainActor () -> Void) {
    dimming.addAction(UIAction { _ in action() }, for: .touchUpInside)
  }

  /// Takes the view of the results, which are not shown yet.
  func take(_ results: UIView) {
    guard results !== self.results else { return }
    self.results?.removeFromSuperview()
    self.results = results
    results.isHidden = true
    results.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    results.frame = storedLayer.bounds
    addSubview(results)
  }

  /// Shows or hides the parts.
  ///
  /// - Parameters:
  ///   - results: Whether the results are shown.
  ///   - dims: Whether the page is dimmed where there are no results.
  func show(results: Bool, dims: Bool) {
    self.results?.isHidden = !results
    dimming.isHidden = !dims || results && self.results != nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    dimming.frame = storedLayer.bounds
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}
