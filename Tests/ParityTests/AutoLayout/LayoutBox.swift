// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

/// A view with subviews that constraints place, outside of a window.
@MainActor
struct LayoutBox {
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))

  /// Adds a view whose frame constraints determine.
  func add<View: UIView>(_ view: View) -> View {
    view.translatesAutoresizingMaskIntoConstraints = false
    self.view.addSubview(view)
    return view
  }

  func add() -> UIView { add(UIView()) }

  /// Adds a view with a size.
  func add(_ width: CGFloat, _ height: CGFloat) -> UIView {
    let view = add()
    NSLayoutConstraint.activate([
      view.widthAnchor.constraint(equalToConstant: width),
      view.heightAnchor.constraint(equalToConstant: height),
    ])
    return view
  }

  /// Activates constraints and lays out the view.
  func layOut(_ constraints: NSLayoutConstraint...) {
    NSLayoutConstraint.activate(constraints)
    view.layoutIfNeeded()
  }
}

/// A view with an intrinsic size.
final class ContentView: UIView {
  var size = CGSize(width: 40, height: 20) {
    didSet { invalidateIntrinsicContentSize() }
  }
  override var intrinsicContentSize: CGSize { size }
}
