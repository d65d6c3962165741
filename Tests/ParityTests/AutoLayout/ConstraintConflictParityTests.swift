// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

#if os(Linux)
import CoreGraphics
import Testing
import UIKit

/// Messages about constraints, in the form of public logs of Apple's UIKit, and the end of views
/// with constraints.
@MainActor
@Suite(.hosted, .hangLimit)
struct ConstraintConflictParityTests {
  private func child(of view: UIView) -> UIView {
    let child = UIView()
    child.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(child)
    return child
  }

  private func root() -> UIView { UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100)) }

  @Test func `constraints that exclude each other are logged once, and the newest is broken`() {
    let root = root()
    let view = child(of: root)
    let wide = view.widthAnchor.constraint(equalToConstant: 50)
    let narrow = view.widthAnchor.constraint(equalToConstant: 20)
    narrow.identifier = "narrow"
    let log = RetourLog.capturing {
      NSLayoutConstraint.activate([wide, narrow])
      root.layoutIfNeeded()
      root.frame.size.width = 300
      root.layoutIfNeeded()
    }
    #expect(view.frame.width == 50 && narrow.isActive)
    #expect(log.count == 1)
    let text = log.first ?? ""
    #expect(text.hasPrefix("Unable to simultaneously satisfy constraints.\n\tProbably at least"))
    #expect(text.contains("    \"\(wide)\",\n    \"\(narrow)\"\n)"))
    #expect(text.hasSuffix("Will attempt to recover by breaking constraint\n\(narrow)"))
    wide.isActive = false
    root.layoutIfNeeded()
    #expect(view.frame.width == 20)
  }

  @Test func `a frame that conflicts with constraints is logged as its autoresizing mask`() {
    let root = root()
    let view = UIView(frame: CGRect(x: 5, y: 0, width: 10, height: 10))
    root.addSubview(view)
    let log = RetourLog.capturing {
      view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 7).isActive = true
      root.layoutIfNeeded()
    }
    #expect(view.frame.minX == 5)
    #expect(log.first?.contains("NSAutoresizingMaskLayoutConstraint:0x") == true)
    #expect(log.first?.contains(" h=--& v=--& UIView:0x") == true)
    #expect(log.first?.contains(".minX == 5   (active, names: '|':UIView:0x") == true)
  }

  @Test func `views and constraints are released with their hierarchy`() {
    weak var weakView: UIView?
    weak var weakConstraint: NSLayoutConstraint?
    do {
      let root = root()
      let view = child(of: root)
      let constraint = view.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor)
      constraint.isActive = true
      root.layoutIfNeeded()
      (weakView, weakConstraint) = (view, constraint)
    }
    #expect(weakView == nil && weakConstraint == nil)
  }

  @Test func `a subtree keeps its own constraints when its superview is released`() {
    let view: UIView
    let inner: UIView
    do {
      let root = root()
      view = child(of: root)
      inner = child(of: view)
      NSLayoutConstraint.activate([
        view.leftAnchor.constraint(equalTo: root.leftAnchor),
        view.widthAnchor.constraint(equalToConstant: 30),
        inner.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5),
      ])
      root.layoutIfNeeded()
    }
    let next = root()
    next.addSubview(view)
    next.layoutIfNeeded()
    #expect(inner.frame.width == 15)
  }
}
#endif
