// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The background of a bar between content at its edge and content that is scrolled away from it.
@MainActor
struct BarBackgroundBlend {
  var standard: BarBackground
  /// The background while the content is at the bar's edge.
  var edge: BarBackground
  /// 0 at the edge, 1 away from it.
  var progress: CGFloat

  /// Creates one background for all content.
  init(_ background: BarBackground) { self.init(standard: background, edge: background) }

  init(standard: BarBackground, edge: BarBackground, progress: CGFloat = 1) {
    (self.standard, self.edge, self.progress) = (standard, edge, progress)
  }

  /// The background behind the overlay.
  ///
  /// One of the two is whole and the other one fades above it, so that what lies behind the bar
  /// does not shine through two that are half transparent.
  var base: BarBackground { fadesInStandard ? edge : standard }

  /// The background in front of the base, if there is one.
  var overlay: BarBackground? { base.matches(other) ? nil : other }

  /// The overlay's alpha.
  var overlayAlpha: CGFloat { fadesInStandard ? progress : 1 - progress }

  private var other: BarBackground { fadesInStandard ? standard : edge }

  private var fadesInStandard: Bool {
    if progress >= 1 { return false }
    return progress <= 0 || edge.isInvisible || standard.isOpaque
  }

  /// Whether it looks as another one does.
  func matches(_ other: BarBackgroundBlend) -> Bool {
    let (isPlain, otherIsPlain) = (overlayIsHidden, other.overlayIsHidden)
    guard base.matches(other.base), isPlain == otherIsPlain else { return false }
    guard !isPlain, let overlay, let otherOverlay = other.overlay else { return true }
    return overlay.matches(otherOverlay) && overlayAlpha == other.overlayAlpha
  }

  private var overlayIsHidden: Bool { overlay == nil || overlayAlpha == 0 }
}
