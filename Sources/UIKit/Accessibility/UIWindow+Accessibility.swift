// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

extension UIWindow {
  /// The responder at which events without a location begin.
  package var responderInFront: UIResponder? { pressDelivery.responderInFront }
}
