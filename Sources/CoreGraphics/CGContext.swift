// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CCairo
public import Foundation

/// A bitmap graphics context: drawing changes its pixels at once.
///
/// User space is that of UIKit's contexts: the origin is the top left corner, y points down, and a
/// unit is a point of `scale` pixels. Drawing that is impossible (a transform without an inverse,
/// numbers that are not finite) has no effect and leaves the context usable.
public class CGContext {
  /// The `cairo_t` that draws, for text; use `withSource(color:_:)` to respect alpha and state.
  package private(set) var cairo: OpaquePointer
  /// The pixels; `nil` after `finish()`.
  private(set) var surface: OpaquePointer?
  /// The pixels per point.
  package let scale: CGFloat
  /// The pixels of user space's origin, from the top left corner of the bitmap.
  let origin: (x: Int, y: Int)
  private let isOpaque: Bool
  var state = GraphicsState()
  private var saved: [Level] = []

  /// The state that `saveGState()` or a transparency layer saves.
  private struct Level {
    var state: GraphicsState
    var isLayer: Bool
  }

  /// Creates a context with new pixels: transparent, or black if it is opaque.
  ///
  /// A size of zero or one that does not fit memory gives a single pixel.
  ///
  /// - Parameters:
  ///   - width: The width in pixels.
  ///   - height: The height in pixels.
  ///   - scale: The pixels per point; a value outside 0.001...1000 counts as 1.
  ///   - isOpaque: Whether the image has no transparent pixels, whatever is drawn.
  package convenience init(width: Int, height: Int, scale: CGFloat, isOpaque: Bool = false) {
    let area = PixelRect(width: width, height: height)
    self.init(area: area, scale: scale, isOpaque: isOpaque)
  }

  /// Creates a context with the pixels of a part of a larger bitmap.
  ///
  /// Drawing has the same coordinates, and gives the same pixels, as in the larger bitmap.
  ///
  /// - Parameters:
  ///   - area: The pixels of the part, from the top left corner of the larger bitmap.
  ///   - scale: The pixels per point; a value outside 0.001...1000 counts as 1.
  ///   - isOpaque: Whether the image has no transparent pixels, whatever is drawn.
  package convenience init(area: PixelRect, scale: CGFloat, isOpaque: Bool = false) {
    let surface = makeSurface(PixelSize(fitting: area.width, area.height), isOpaque: isOpaque)
    self.init(surface, area, scale: scale, isOpaque: isOpaque)
  }

  init(_ surface: OpaquePointer, _ area: PixelRect, scale: CGFloat, isOpaque: Bool) {
    self.surface = surface
    self.isOpaque = isOpaque
    origin = (-area.left, -area.top)
    self.scale = scale >= 0.001 && scale <= 1000 ? scale : 1
    cairo = cairo_create(surface)
    // Cairo's default width is 2.
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

  /// Whether drawing has an effect: not after `finish()`, nor after an error in Cairo,
  /// which no call here may cause.
  package var isAlive: Bool { cairo_status(cairo) == CAIRO_STATUS_SUCCESS }

  /// Returns the pixels as an image, without a copy, and ends the context.
  ///
  /// Later drawing has no effect.
  package func finish() -> CGImage {
    guard let surface = end() else { return CGImage(width: 1, height: 1, isOpaque: false) { _ in } }
    return CGImage(adopting: surface, isOpaque: isOpaque ? true : nil)
  }

  /// Ends all drawing and returns the pixels, the first time.
  func end() -> OpaquePointer? {
    while !saved.isEmpty { leaveLevel() }
    closeMasks()
    cairo_destroy(cairo)
    // Cairo's context without a target ignores every call.
    cairo = cairo_create(nil)
    defer { surface = nil }
    return surface
  }

  /// Returns a copy of the current pixels, or `nil` after `finish()`.
  ///
  /// Drawing inside a transparency layer or under an image mask is not part of it until
  /// the layer ends or the state is restored.
  public func makeImage() -> CGImage? {
    guard let surface, let data = cairo_image_surface_get_data(surface) else { return nil }
    cairo_surface_flush(surface)
    let bytes = height * Int(cairo_image_surface_get_stride(surface))
    return CGImage(width: width, height: height, isOpaque: isOpaque) { copy in
      copy.base.copyMemory(from: data, byteCount: bytes)
    }
  }

  // MARK: Saving and restoring the state

  /// Saves colors, line settings, transform and clip for `restoreGState()`.
  public func saveGState() {
    cairo_save(cairo)
    saved.append(Level(state: state, isLayer: false))
    state.masks = []
  }

  /// Restores the state of the last `saveGState()`; without one, logs and has no effect.
  public func restoreGState() {
    guard let level = saved.last, !level.isLayer else {
      RetourLog.once("restoreGState", "restoreGState() without a saveGState() before it")
      return
    }
    leaveLevel()
  }

  /// Begins a transparency layer, which is composited as one image when it ends.
  ///
  /// - Parameter auxiliaryInfo: Ignored; Apple requires `nil`.
  public func beginTransparencyLayer(auxiliaryInfo: [AnyHashable: Any]?) {
    cairo_save(cairo)
    saved.append(Level(state: state, isLayer: true))
    state.masks = []
    cairo_push_group(cairo)
    state.alpha = 1
    setBlendMode(.normal)
  }

  /// Begins a transparency layer, which is composited as one image when it ends.
  ///
  /// - Parameters:
  ///   - rect: The bounds of the layer; nothing is drawn outside.
  ///   - auxiliaryInfo: Ignored; Apple requires `nil`.
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
  /// Whether each pixel that is drawn is one of the bitmap's: no clip, mask or layer is in between.
  var isPaintedDirectly: Bool {
    !state.isClipped && state.masks.isEmpty
      && !saved.contains { $0.isLayer || !$0.state.masks.isEmpty }
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

  /// Composites the drawing under each image mask, innermost first.
  private func closeMasks() {
    while let mask = state.masks.popLast() {
      cairo_pop_group_to_source(cairo)
      cairo_set_operator(cairo, CAIRO_OPERATOR_OVER)
      mask.image.withSource { source in
        guard let pattern = cairo_pattern_create_for_surface(source) else { return }
        var matrix = mask.matrix
        cairo_pattern_set_matrix(pattern, &matrix)
        cairo_mask(cairo, pattern)
        // Cairo's context would keep the view of the pixels longer than they live.
        cairo_pattern_destroy(pattern)
      }
      cairo_set_source_rgb(cairo, 0, 0, 0)
    }
  }
}
