// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourDecisions

/// The large content viewer during a press: the box in the middle of a page, and its item.
@MainActor
final class LargeContentBox {
  private weak var controller: UIViewController?
  private weak var window: UIWindow?
  private let view = LargeContentView()
  private var item: (any UILargeContentViewerItem)?

  /// Adds the box, which is not visible yet.
  ///
  /// - Parameters:
  ///   - controller: The view controller in whose area it appears.
  ///   - window: The window, which is the area of a view controller of another one.
  ///   - source: The view whose direction of reading it has.
  init(over controller: UIViewController?, in window: UIWindow, like source: UIView) {
    (self.controller, self.window) = (controller, window)
    view.alpha = 0
    view.setRightToLeft(source.isRightToLeft)
    window.addSubview(view)
  }

  /// Shows an item in place of the former one; `nil` hides the box.
  func show(_ item: (any UILargeContentViewerItem)?) {
    guard item !== self.item else { return }
    let wasHidden = self.item == nil
    self.item = item
    if let item {
      UIView.performWithoutAnimation {
        view.show(item, in: room)
        view.layoutIfNeeded()
      }
    }
    if wasHidden || item == nil { fade(to: item == nil ? 0 : 1) }
  }

  /// Removes the box.
  func close() {
    item = nil
    let view = view
    fade(to: 0) { view.removeFromSuperview() }
  }

  private func fade(to alpha: CGFloat, completion: @escaping @MainActor () -> Void = {}) {
    UIView.animate(
      withDuration: LargeContentFigures.fade,
      delay: 0,
      options: [.allowUserInteraction, .beginFromCurrentState]
    ) { [view] in
      view.alpha = alpha
    } completion: { _ in
      completion()
    }
  }

  /// The safe area of the view controller, in the window's coordinates.
  private var room: CGRect {
    guard let window else { return .zero }
    let page = controller?.storedView
    let area = page?.storedWindow === window ? page ?? window : window
    return area.convert(area.storedLayer.bounds.inset(by: area.computedSafeAreaInsets), to: window)
  }
}
