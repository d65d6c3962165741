// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourTesting

/// A moment of a page that the tour renders.
struct Moment: Equatable {
  /// The time since the start of the page's push, in seconds; `nil` for rest.
  let time: Double?
  let caption: String
  /// The gestures from then on, in order, each with a finger of its own.
  var strokes: [Stroke] = []
  /// The keys that are pressed afterwards.
  var keys: [Key] = []
  /// The time from the last stroke to the image, in seconds; `nil` for rest, as after keys.
  var pause: Double? = 0

  init(_ time: Double?, _ caption: String, strokes: [Stroke] = [], pause: Double? = 0) {
    (self.time, self.caption, self.strokes, self.pause) = (time, caption, strokes, pause)
  }

  init(_ time: Double?, _ caption: String, keys: [Key]) {
    (self.time, self.caption, self.keys, pause) = (time, caption, keys, nil)
  }
}
