// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The large content that an app set on a view; `nil` leaves a property at its automatic value.
final class LargeContentValues {
  var isShown: Bool?
  var title: String??
  var image: UIImage??
  var scalesImage: Bool?
  var imageInsets: UIEdgeInsets?
}
