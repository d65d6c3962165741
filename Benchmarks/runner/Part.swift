// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// A part of the measurements that can be run without the others.
enum Part: String, CaseIterable {
  /// The peers' page in two sizes: frames, pace, start and drag.
  case frames
  /// Events of the X server up to their pixels.
  case events
  /// A push of each scene.
  case scenes
  /// Pushes and pops at all depths, the kit's stack, headless speed, and the rest.
  case stack
  /// A label that changes.
  case text
  /// Lists, forms and the solver.
  case content
  /// Slides between bars of different looks, and a table below a blurred one.
  case bars
  /// The growth of the cost of a frame.
  case growth
}
