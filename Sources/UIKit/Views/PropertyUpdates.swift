// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The views on screen whose properties, or whose controllers', are to be updated before the next
/// layout pass.
///
/// A view that comes onto the screen is not here: its first layout pass updates it.
@MainActor
final class PropertyUpdates {
  private struct Request {
    weak var view: UIView?
  }

  private var requests: [Request] = []

  /// Notes a view, which has a window.
  func add(_ view: UIView) { requests.append(Request(view: view)) }

  /// Updates the views, superviews first; what they request meanwhile stays for the next time.
  ///
  /// - Parameter root: The view whose tree is updated; `nil` for all views.
  func perform(in root: UIView? = nil) {
    guard !requests.isEmpty else { return }
    var due: [(depth: Int, view: UIView)] = []
    var rest: [Request] = []
    for request in requests {
      guard let view = request.view, view.storedWindow != nil else { continue }
      if let root, !view.isDescendant(of: root) {
        rest.append(request)
      } else {
        due.append((view.depth, view))
      }
    }
    requests = rest
    due.sort { $0.depth < $1.depth }
    for (_, view) in due { view.updatePendingProperties() }
  }
}

extension UIView {
  fileprivate var depth: Int {
    sequence(first: self, next: \.storedSuperview).reduce(0) { count, _ in count + 1 }
  }
}
