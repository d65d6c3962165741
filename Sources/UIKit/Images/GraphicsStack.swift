// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The drawing state of one thread: the stack of its contexts and the current traits.
final class GraphicsStack {
  /// A context, or one that is created on demand.
  private enum Level {
    case ready(CGContext)
    case waiting(PendingImage)
  }

  private var levels: [Level] = []
  /// The bitmaps that functions began, each with its depth on the stack; one without a context
  /// could not be made.
  private var images: [(content: (context: CGContext, scale: CGFloat)?, depth: Int)] = []
  /// The traits set as current, if any were.
  private(set) var traits: UITraitCollection?

  /// The key of a thread's stack: its dictionary would cost a quarter of a push (measured).
  private static let key = {
    var key = pthread_key_t()
    pthread_key_create(&key) { stack in
      if let stack { Unmanaged<GraphicsStack>.fromOpaque(stack).release() }
    }
    return key
  }()

  /// The stack of the calling thread.
  static var current: GraphicsStack {
    withCurrent { $0 }
  }

  /// Runs a closure with the stack of the calling thread.
  ///
  /// The stack lives as long as the thread, so that reading the current traits retains nothing.
  @inline(__always)
  static func withCurrent<Result>(_ body: (GraphicsStack) -> Result) -> Result {
    guard let stack = pthread_getspecific(key) else { return body(make()) }
    return Unmanaged<GraphicsStack>.fromOpaque(stack)._withUnsafeGuaranteedRef(body)
  }

  /// Creates the stack of the calling thread.
  private static func make() -> GraphicsStack {
    let stack = GraphicsStack()
    pthread_setspecific(key, Unmanaged.passRetained(stack).toOpaque())
    return stack
  }

  /// Sets the current traits.
  func setTraits(_ traits: UITraitCollection?) { self.traits = traits }

  /// Runs a closure with other traits, or none, as the current ones.
  @inline(__always)
  func withTraits<Result>(_ traits: UITraitCollection?, _ body: () -> Result) -> Result {
    let outer = self.traits
    self.traits = traits
    defer { self.traits = outer }
    return body()
  }

  /// The current context, on top of the stack.
  var context: CGContext? {
    switch levels.last {
    case nil: return nil
    case .ready(let context): return context
    case .waiting(let pending):
      let context = pending.makeContext()
      levels[levels.count - 1] = .ready(context)
      return context
    }
  }

  /// Draws in the current context, if there is one.
  ///
  /// As long as nothing has asked for the context, drawing is deferred: when nothing does, the
  /// bitmap is as large as what is drawn.
  ///
  /// - Parameters:
  ///   - area: The bounds of what is drawn, in user space.
  ///   - color: Returns the color of all that is drawn, or `nil` where it has several; called like
  ///     `body`, before it.
  ///   - body: Draws; called once, later and on any thread if nothing asks for the context.
  func draw(
    in area: CGRect,
    of color: @escaping @Sendable () -> CGColor? = { nil },
    _ body: @escaping @Sendable (CGContext) -> Void
  ) {
    switch levels.last {
    case nil: return
    case .ready(let context): body(context)
    case .waiting(var pending):
      // Not on the stack meanwhile: with two references, what is recorded would be copied.
      levels.removeLast()
      pending.add(area, of: color, body)
      levels.append(.waiting(pending))
    }
  }

  /// Fills a rectangle in the current context, if there is one.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in user space.
  ///   - color: The color.
  func fill(_ rect: CGRect, _ color: CGColor) {
    guard !rect.isEmpty else { return }
    draw(in: rect) {
      $0.setFillColor(color)
      $0.fill(rect)
    }
  }

  /// The bitmap that was begun last, with its pixels per point.
  var image: (context: CGContext, scale: CGFloat)? { images.last?.content }

  /// Begins a bitmap; `nil` for one that could not be made.
  func beginImage(_ image: (context: CGContext, scale: CGFloat)?) {
    images.append((image, levels.count))
    if let context = image?.context { push(context) }
  }

  /// Ends the bitmap that was begun last, with what was pushed above it.
  func endImage() {
    guard let image = images.popLast() else { return }
    levels.removeLast(max(0, levels.count - image.depth))
  }

  func push(_ context: CGContext) { levels.append(.ready(context)) }

  func pop() { if !levels.isEmpty { levels.removeLast() } }

  /// Runs drawing code and returns the image that it drew.
  ///
  /// - Parameters:
  ///   - size: The size of the image in points; it is rounded up to whole pixels.
  ///   - scale: Pixels per point.
  ///   - isOpaque: Whether the image has no transparency.
  ///   - traits: The traits that dynamic colors resolve with.
  ///   - prepare: Called with the context before anything is drawn.
  ///   - drawing: The drawing code.
  /// - Returns: The image; `nil` if the code never used the context, for which no memory was
  ///   allocated then.
  static func image(
    size: CGSize,
    scale: CGFloat,
    isOpaque: Bool,
    traits: UITraitCollection,
    _ prepare: @escaping @Sendable (CGContext) -> Void,
    drawing: () -> Void
  ) -> CGImage? {
    let pending = PendingImage(size, scale: scale, isOpaque: isOpaque, prepare)
    return current.perform(pending, traits, drawing) { $0.makeContext().finish() }
  }

  /// Runs the drawing code of a view and returns the image that it drew.
  ///
  /// - Parameters:
  ///   - bounds: The bounds of the view.
  ///   - scale: Pixels per point.
  ///   - traits: The traits that dynamic colors resolve with.
  ///   - drawing: The drawing code.
  /// - Returns: The image, and the part of the bounds that it covers, `nil` for all of them; `nil`
  ///   if the code drew nothing.
  static func content(
    of bounds: CGRect,
    scale: CGFloat,
    traits: UITraitCollection,
    drawing: () -> Void
  ) -> (image: CGImage, part: ImagePart?)? {
    let pending = PendingImage(bounds.size, scale: scale, isOpaque: false, origin: bounds.origin) {
      guard bounds.origin != .zero else { return }
      $0.translateBy(x: -bounds.minX, y: -bounds.minY)
    }
    var part: ImagePart?
    let image = current.perform(pending, traits, drawing) { pending in
      let partial = pending.makePart()
      part = partial?.part
      return partial?.image
    }
    return image.map { ($0, part) }
  }

  /// Runs drawing code with a pending image on the stack and returns what it drew.
  ///
  /// - Parameters:
  ///   - pending: The image.
  ///   - traits: The traits that dynamic colors resolve with.
  ///   - drawing: The drawing code.
  ///   - finish: Returns the image if all of its drawing is deferred.
  /// - Returns: The image; `nil` if nothing was drawn, for which no memory was allocated then.
  private func perform(
    _ pending: PendingImage,
    _ traits: UITraitCollection,
    _ drawing: () -> Void,
    finish: (PendingImage) -> CGImage?
  ) -> CGImage? {
    guard !pending.isEmpty else { return nil }
    let depth = levels.count
    levels.append(.waiting(pending))
    traits.whileCurrent(drawing)
    // Contexts that the code pushed without popping are removed.
    let level = levels.count > depth ? levels[depth] : nil
    levels.removeLast(max(0, levels.count - depth))
    switch level {
    case nil: return nil
    case .ready(let context): return context.finish()
    case .waiting(let pending): return pending.hasDrawing ? finish(pending) : nil
    }
  }

  /// Returns the number of whole pixels that cover a length; a rounding error adds none.
  static func pixels(_ points: CGFloat, _ scale: CGFloat) -> Int {
    let exact = (points * scale - 0.001).rounded(.up)
    return exact.isFinite ? Int(min(max(exact, 0), 32_767)) : 0
  }
}
