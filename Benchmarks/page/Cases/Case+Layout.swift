// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

extension Case {
  /// Views and constraints that come and go.
  static let layout = [
    Case("1,000 views exchanged") { window in
      let page = page(in: window)
      return { _ in
        for view in page.subviews { view.removeFromSuperview() }
        for index in 0..<1000 {
          let view = UIView(frame: cell(index, columns: 40, height: 30))
          view.backgroundColor = index.isMultiple(of: 2) ? .red : .lightGray
          page.addSubview(view)
        }
      }
    },
    Case("200 constrained views exchanged") { window in
      let page = page(in: window)
      return { _ in
        for view in page.subviews { view.removeFromSuperview() }
        var top = page.topAnchor
        for _ in 0..<200 {
          let view = UIView()
          view.backgroundColor = .red
          view.translatesAutoresizingMaskIntoConstraints = false
          page.addSubview(view)
          NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: page.leadingAnchor),
            view.topAnchor.constraint(equalTo: top, constant: 1),
            view.widthAnchor.constraint(equalToConstant: 50),
            view.heightAnchor.constraint(equalToConstant: 3),
          ])
          top = view.bottomAnchor
        }
      }
    },
    Case("100 rows of a stack exchanged") { window in
      let stack = scrolledStack(in: page(in: window))
      return { number in
        guard number % 4 == 0 else { return }
        for view in stack.arrangedSubviews { view.removeFromSuperview() }
        for row in 0..<100 { stack.addArrangedSubview(label("Row \(row + number)")) }
      }
    },
    Case("a row of a stack of 300 hides") { window in
      let stack = scrolledStack(in: page(in: window))
      for row in 0..<300 { stack.addArrangedSubview(label("Row \(row)")) }
      return { stack.arrangedSubviews[10].isHidden = $0.isMultiple(of: 2) }
    },
    Case("views below 50 points looked for among 300") { window in
      var view = page(in: window)
      for _ in 0..<30 {
        let next = UIView(frame: view.bounds)
        view.addSubview(next)
        view = next
      }
      for index in 0..<300 {
        view.addSubview(UIView(frame: cell(index, columns: 10, height: 28)))
      }
      return { _ in
        for point in 0..<50 { _ = window.hitTest(CGPoint(x: point * 7, y: 300), with: nil) }
      }
    },
    Case("60 buttons with configurations exchanged") { window in
      let page = page(in: window)
      return { number in
        for view in page.subviews { view.removeFromSuperview() }
        for index in 0..<60 {
          var configuration =
            index.isMultiple(of: 2) ? UIButton.Configuration.filled() : .tinted()
          configuration.title = "Button \(index + number)"
          configuration.subtitle = "Below it"
          configuration.cornerStyle = .capsule
          let button = UIButton(configuration: configuration)
          button.frame = cell(index, columns: 3, height: 42)
          page.addSubview(button)
        }
      }
    },
    Case("1,000 observers of traits exchanged") { window in
      let page = page(in: window)
      var registrations: [any UITraitChangeRegistration] = []
      return { _ in
        for registration in registrations { page.unregisterForTraitChanges(registration) }
        registrations = (0..<1000).map { _ in
          page.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (_: UIView, _) in }
        }
      }
    },
  ]

  /// A column as wide as its widest row, in a scroll view.
  private static func scrolledStack(in page: UIView) -> UIStackView {
    let scrollView = UIScrollView(frame: page.bounds)
    let stack = UIStackView()
    stack.axis = .vertical
    stack.translatesAutoresizingMaskIntoConstraints = false
    page.addSubview(scrollView)
    scrollView.addSubview(stack)
    let content = scrollView.contentLayoutGuide
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: content.topAnchor),
      stack.leadingAnchor.constraint(equalTo: content.leadingAnchor),
      stack.bottomAnchor.constraint(equalTo: content.bottomAnchor),
      stack.trailingAnchor.constraint(equalTo: content.trailingAnchor),
    ])
    return stack
  }
}
