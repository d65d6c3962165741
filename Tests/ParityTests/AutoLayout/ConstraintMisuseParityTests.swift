// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

#if os(Linux)
import Testing
import UIKit

/// The messages with which mistakes in constraints stop the process, from public crash logs of
/// Apple's UIKit.
@MainActor
@Suite(.hosted, .hangLimit)
struct ConstraintMisuseParityTests {
  /// A mistake.
  enum Mistake: String, CaseIterable, Codable, Sendable {
    case noCommonAncestor, locationAlone, zeroMultiplier, mixedSides, notFinite, infinite, changed
    case priority

    /// The beginning of the message.
    var message: String {
      switch self {
      case .noCommonAncestor: "because they have no common ancestor.  Does the constraint"
      case .locationAlone, .zeroMultiplier:
        "A multiplier of 0 or a nil second item together with a location for the first attribute"
      case .mixedSides: "between a leading/trailing attribute and a right/left attribute."
      case .notFinite: "NSLayoutConstraint constant is not finite!  That's illegal.  constant:nan"
      case .infinite: "NSLayoutConstraint constant is not finite!  That's illegal.  constant:inf"
      case .changed: "NSLayoutConstraint constant is not finite!  That's illegal.  constant:-inf"
      case .priority: "Mutating a priority from required to not on an installed constraint"
      }
    }

    @MainActor
    func make() {
      let (outer, view) = (UIView(), UIView())
      outer.addSubview(view)
      func constraint(
        _ attribute: NSLayoutConstraint.Attribute,
        to other: UIView?,
        _ second: NSLayoutConstraint.Attribute,
        multiplier: CGFloat = 1
      ) {
        _ = NSLayoutConstraint(
          item: view,
          attribute: attribute,
          relatedBy: .equal,
          toItem: other,
          attribute: second,
          multiplier: multiplier,
          constant: 0
        )
      }
      switch self {
      case .noCommonAncestor:
        view.topAnchor.constraint(equalTo: UIView().topAnchor).isActive = true
      case .locationAlone: constraint(.left, to: nil, .notAnAttribute)
      case .zeroMultiplier: constraint(.top, to: outer, .top, multiplier: 0)
      case .mixedSides: constraint(.left, to: outer, .leading)
      case .notFinite: _ = view.widthAnchor.constraint(equalToConstant: .nan)
      case .infinite: _ = view.topAnchor.constraint(equalTo: outer.topAnchor, constant: .infinity)
      case .changed:
        let width = view.widthAnchor.constraint(equalToConstant: 1)
        width.isActive = true
        width.constant = -.infinity
      case .priority:
        let width = view.widthAnchor.constraint(equalToConstant: 1)
        width.isActive = true
        width.priority = .defaultLow
      }
    }
  }

  @Test(arguments: Mistake.allCases)
  func `a mistake stops with UIKit's message`(_ mistake: Mistake) async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      [mistake] in
      await MainActor.run { mistake.make() }
    }
    let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(text.contains(mistake.message), "\(mistake)")
  }
}
#endif
