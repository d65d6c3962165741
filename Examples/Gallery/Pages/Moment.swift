// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// A moment of a page that is worth a picture.
struct Moment: Equatable {
  /// The time since the page's push began, in seconds; `nil` is when nothing moves any more.
  let time: Double?
  let caption: String
  /// What fingers do from then on, one after the other, each with a finger of its own.
  var strokes: [Stroke] = []
  /// The time from the last stroke to the picture, in seconds; `nil` is when nothing moves any
  /// more.
  var pause: Double? = 0

  init(_ time: Double?, _ caption: String, strokes: [Stroke] = [], pause: Double? = 0) {
    (self.time, self.caption, self.strokes, self.pause) = (time, caption, strokes, pause)
  }
}
