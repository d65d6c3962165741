// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// A moment of a page that is worth a picture.
struct Moment: Equatable {
  /// The time since the page's push began, in seconds; `nil` is when nothing moves any more.
  let time: Double?
  let caption: String

  init(_ time: Double?, _ caption: String) {
    (self.time, self.caption) = (time, caption)
  }
}
