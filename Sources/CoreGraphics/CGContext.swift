// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CCairo
public import Foundation

/// A picture in the making: what is drawn lands in its pixels at once.
///
/// User space is that of UIKit's contexts: the origin is the top left corner, y goes down, and a
/// unit is a point of `scale` pixels. Drawing that cannot be done (a transform that cannot be
/// undone, numbers that are not finite) draws nothing and leaves the context usable.
public class CGContext {
  /// The `cairo_t` that draws, for text; use `withSource(color:_:)` to respect alpha and state.
  package private(set) var cairo: OpaquePointer
  /// The pixels; `nil` once they were handed over.
  private var surface: OpaquePointer?
  /// From points to pixels.
  package let scale: CGFloat
  private let isOpaque: Bool
  var state = State()
  var saved: [Level] = []

  /// Makes a context of its own pixels, all transparent, or black when opaque.
  ///
  /// A size of zero or one that no memory holds gives a single pixel.
  ///
  /// - Parameters:
  ///   - width: The width in pixels.
  ///   - height: The height in pixels.
  ///   - scale: Pixels per point; what is not within 0.001...1000 counts as 1.
  ///   - isOpaque: Whether the picture has no holes, whatever is drawn.
  package init(width: Int, height: Int, scale: CGFloat, isOpaque: Bool = false) {
    let surface = makeSurface(PixelSize(fitting: width, height), isOpaque: isOpaque)
    self.surface = surface
    self.isOpaque = isOpaque
    self.scale = scale >= 0.001 && scale <= 1000 ? scale : 1
    cairo = cairo_create(surface)
    // Cairo's own width is 2.
    setLineWidth(state.lineWidth)
    resetMatrix()
  }

  deinit {
    cairo_destroy(cairo)
    cairo_surface_destroy(surface)
  }

  /// The width in pixels.
  public var width: Int { surface.map { Int(cairo_image_surface_get_width($0)) } ?? 0 }
  /// The height in pixels.
  public var height: Int { surface.map { Int(cairo_image_surface_get_height($0)) } ?? 0 }

  /// Whether drawing still has an effect: not after `finish()`, nor after an error of Cairo's,
  /// which no call here may cause.
  package var isAlive: Bool { cairo_status(cairo) == CAIRO_STATUS_SUCCESS }

  /// Hands the pixels over as an image, without a copy.
  ///
  /// The context is done: whatever is drawn later goes nowhere.
  package func finish() -> CGImage {
    while !saved.isEmpty { leaveLevel() }
    closeMasks()
    cairo_destroy(cairo)
    // Cairo's context without a target: every call on it does nothing.
    cairo = cairo_create(nil)
    guard let surface else { return CGImage(width: 1, height: 1, isOpaque: false) { _, _ in } }
    self.surface = nil
    return CGImage(adopting: surface, isOpaque: isOpaque ? true : nil)
  }

  /// Returns a copy of what is drawn so far, or `nil` once the pixels were handed over.
  ///
  /// What is drawn inside a transparency layer or under an image mask is not part of it until
  /// the layer ends or the state is restored.
  public func makeImage() -> CGImage? {
    guard let surface, let data = cairo_image_surface_get_data(surface) else { return nil }
    cairo_surface_flush(surface)
    let bytes = height * Int(cairo_image_surface_get_stride(surface))
    return CGImage(width: width, height: height, isOpaque: isOpaque) { copy, _ in
      copy.copyMemory(from: data, byteCount: bytes)
    }
  }

  // MARK: Saving and restoring the state

  /// Keeps colours, line settings, transform and clip for `restoreGState()`.
  public func saveGState() {
    cairo_save(cairo)
    saved.append(Level(state: state, isLayer: false))
    state.masks = []
  }

  /// Goes back to what the last `saveGState()` kept; without one, does nothing but log.
  public func restoreGState() {
    guard let level = saved.last, !level.isLayer else {
      RetourLog.once("restoreGState", "restoreGState() without a saveGState() before it")
      return
    }
    leaveLevel()
  }

  /// Begins drawing to a layer that mixes with the rest as one picture when it ends.
  ///
  /// - Parameter auxiliaryInfo: Not looked at, as Apple says it must be `nil`.
  public func beginTransparencyLayer(auxiliaryInfo: [AnyHashable: Any]?) {
    cairo_save(cairo)
    saved.append(Level(state: state, isLayer: true))
    state.masks = []
    cairo_push_group(cairo)
    state.alpha = 1
    setBlendMode(.normal)
  }

  /// Begins drawing to a layer that mixes with the rest as one picture when it ends.
  ///
  /// - Parameters:
  ///   - rect: The part that the layer covers; nothing is drawn outside.
  ///   - auxiliaryInfo: Not looked at, as Apple says it must be `nil`.
  public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: [AnyHashable: Any]?) {
    beginTransparencyLayer(auxiliaryInfo: auxiliaryInfo)
    clip(to: rect)
  }

  /// Ends the layer and draws it with the alpha and blend mode from before; without one, logs.
  public func endTransparencyLayer() {
    guard let last = saved.lastIndex(where: { $0.isLayer }) else {
      RetourLog.once(
        "endTransparencyLayer",
        "endTransparencyLayer() without a beginTransparencyLayer before it"
      )
      return
    }
    while saved.count > last { leaveLevel() }
  }
}

extension CGContext {
  /// What Cairo does not keep for us.
  struct State {
    var fillColor = CGColor.black
    var strokeColor = CGColor.black
    var alpha: CGFloat = 1
    var blendMode = CGBlendMode.normal
    var interpolationQuality = CGInterpolationQuality.default
    var lineWidth: CGFloat = 1
    /// From user space to the base: points from the top left corner.
    var transform = CGAffineTransform.identity
    /// Whether something can be drawn with that transform.
    var canDraw = true
    /// Images that the drawing since `clip(to:mask:)` is cut with, outermost first.
    var masks: [Mask] = []
  }

  /// What `saveGState()` or a transparency layer keeps.
  struct Level {
    var state: State
    var isLayer: Bool
  }

  /// An image that cuts what is drawn, and where.
  struct Mask {
    var image: CGImage
    var matrix: cairo_matrix_t
  }

  private func leaveLevel() {
    closeMasks()
    guard let level = saved.popLast() else { return }
    state = level.state
    if level.isLayer {
      cairo_pop_group_to_source(cairo)
      cairo_set_operator(cairo, cairoOperator(state.blendMode))
      cairo_paint_with_alpha(cairo, state.alpha)
    }
    cairo_restore(cairo)
  }

  /// Draws what was collected under image masks, each cut with its image.
  private func closeMasks() {
    while let mask = state.masks.popLast() {
      cairo_pop_group_to_source(cairo)
      cairo_set_operator(cairo, CAIRO_OPERATOR_OVER)
      mask.image.withSource { source in
        guard let pattern = cairo_pattern_create_for_surface(source) else { return }
        var matrix = mask.matrix
        cairo_pattern_set_matrix(pattern, &matrix)
        cairo_mask(cairo, pattern)
        // Cairo's context would keep the view of the pixels alive for longer than they are.
        cairo_pattern_destroy(pattern)
      }
      cairo_set_source_rgb(cairo, 0, 0, 0)
    }
  }
}
