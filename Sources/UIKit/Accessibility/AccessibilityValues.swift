// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The accessibility properties that an app set; `nil` leaves a property at its automatic value.
final class AccessibilityValues {
  var isElement: Bool?
  var label: String??
  var value: String??
  var hint: String??
  var traits: UIAccessibilityTraits?
  var identifier: String?
  var frame: CGRect?
  var areElementsHidden = false
  var isModal: Bool?
  var elements: [Any]?
}

/// The accessibility properties that a class has by itself.
struct AutomaticAccessibility {
  /// Nothing: a view that only contains others.
  static let container = AutomaticAccessibility()

  var isElement = false
  var label: String?
  var value: String?
  var hint: String?
  var traits: UIAccessibilityTraits = .none
  var identifier: String?
  /// Whether assistive technologies ignore the siblings of the view.
  var isModal = false
}
