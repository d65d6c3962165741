// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

/// A page with an edge pan gesture that drives the stack's animator.
final class ZoomPage: ReadMePage {
  private var zoom = ZoomTransition()

  convenience init(_ zoom: ZoomTransition, title: String?, readMe: String, level: Int = 1) {
    self.init(title: title, readMe: readMe, level: level)
    self.zoom = zoom
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let pan = UIScreenEdgePanGestureRecognizer(target: self, action: Self.dragged)
    pan.edges = isRightToLeft ? .right : .left
    view.addGestureRecognizer(pan)
  }

  override func makeNext() -> ReadMePage {
    ZoomPage(zoom, title: title, readMe: "", level: level + 1)
  }

  private var isRightToLeft: Bool {
    view.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  private static let dragged = Selector("dragged:", ZoomPage.dragged(_:))

  private func dragged(_ pan: UIScreenEdgePanGestureRecognizer) {
    let sign: CGFloat = isRightToLeft ? -1 : 1
    let share = sign * pan.translation(in: view.window).x / max(view.bounds.width, 1)
    switch pan.state {
    case .began:
      zoom.finger = UIPercentDrivenInteractiveTransition()
      navigationController?.popViewController(animated: true)
    case .changed: zoom.finger?.update(share)
    case .ended:
      let speed = sign * pan.velocity(in: view.window).x / max(view.bounds.width, 1)
      share + 0.3 * speed > 0.5 ? zoom.finger?.finish() : zoom.finger?.cancel()
      zoom.finger = nil
    case .cancelled:
      zoom.finger?.cancel()
      zoom.finger = nil
    case .possible, .failed: break
    @unknown default: break
    }
  }
}
