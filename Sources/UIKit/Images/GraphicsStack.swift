// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The drawing state of one thread: the stack of its contexts and the current traits.
final class GraphicsStack {
  /// A context, or one that is created on demand.
  private enum Level {
    case ready(CGContext)
    case waiting(() -> CGContext)
  }

  private var levels: [Level] = []
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

  /// Runs a closure with other traits as the current ones.
  @inline(__always)
  func withTraits<Result>(_ traits: UITraitCollection, _ body: () -> Result) -> Result {
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
    case .waiting(let make):
      let context = make()
      levels[levels.count - 1] = .ready(context)
      return context
    }
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
    _ prepare: @escaping (CGContext) -> Void,
    drawing: () -> Void
  ) -> CGImage? {
    let width = pixels(size.width, scale)
    let height = pixels(size.height, scale)
    guard width > 0, height > 0 else { return nil }
    let stack = current
    let depth = stack.levels.count
    stack.levels.append(
      .waiting {
        let context = CGContext(width: width, height: height, scale: scale, isOpaque: isOpaque)
        prepare(context)
        return context
      }
    )
    traits.whileCurrent(drawing)
    // Contexts that the code pushed without popping are removed.
    guard stack.levels.count > depth, case .ready(let context) = stack.levels[depth] else {
      stack.levels.removeLast(max(0, stack.levels.count - depth))
      return nil
    }
    stack.levels.removeLast(stack.levels.count - depth)
    return context.finish()
  }

  /// Returns the number of whole pixels that cover a length; a rounding error adds none.
  static func pixels(_ points: CGFloat, _ scale: CGFloat) -> Int {
    let exact = (points * scale - 0.001).rounded(.up)
    return exact.isFinite ? Int(min(max(exact, 0), 32_767)) : 0
  }
}
