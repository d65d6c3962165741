// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import UIKit

/// The labels that a window shows, and what is wrong with their places.
@MainActor
struct LabelSurvey {
  @MainActor
  private struct Place {
    let label: UILabel
    /// The label's text, in the window: as large as what is drawn.
    let text: CGRect
    /// The part of the window that the label's superviews let it show.
    let clip: CGRect

    var name: String { "\"\(label.text ?? "")\" at \(text.integral)" }
  }

  private let places: [Place]

  /// Surveys a window.
  init(_ window: UIWindow) {
    var places: [Place] = []
    func visit(_ view: UIView, _ clip: CGRect) {
      guard !view.isHidden, view.alpha > 0.01 else { return }
      let frame = view.convert(view.bounds, to: window)
      let inside = view.clipsToBounds ? clip.intersection(frame) : clip
      if let label = view as? UILabel, label.text?.isEmpty == false {
        let text = label.textRect(
          forBounds: label.bounds,
          limitedToNumberOfLines: label.numberOfLines
        )
        let place = Place(label: label, text: label.convert(text, to: window), clip: inside)
        if !place.text.intersection(inside).isEmpty { places.append(place) }
      }
      for child in view.subviews { visit(child, inside) }
    }
    visit(window, window.bounds)
    self.places = places
  }

  /// Texts that are cut off by their own label, that leave the window at a side, or that lie on
  /// one another in one view.
  var faults: [String] {
    var faults: [String] = []
    for place in places {
      let label = place.label
      let room = label.sizeThatFits(CGSize(width: label.bounds.width, height: .infinity))
      if room.height > label.bounds.height + 1 {
        faults.append("\(place.name) needs \(room.height) of \(label.bounds.height) points")
      }
    }
    for (index, place) in places.enumerated() {
      for other in places.dropFirst(index + 1)
      where place.label.superview === other.label.superview {
        let shared = place.text.intersection(other.text)
        if shared.width > 1, shared.height > 2 {
          faults.append("\(place.name) lies on \(other.name)")
        }
      }
    }
    return faults
  }
}
