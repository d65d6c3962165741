// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// What drawing on one thread is bound to: the contexts pushed on each other and the traits.
final class GraphicsStack {
  /// A context, or one that is made when drawing first asks for it.
  private enum Level {
    case ready(CGContext)
    case waiting(() -> CGContext)
  }

  private var levels: [Level] = []
  /// The traits set as current, if any were.
  var traits: UITraitCollection?

  /// Where a thread keeps its stack: a thread's dictionary would cost a quarter of a push (measured).
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

  /// Runs a closure with the stack of the calling thread, which lives as long as the thread: a
  /// look at the current traits counts no reference to it.
  @inline(__always)
  static func withCurrent<Result>(_ body: (GraphicsStack) -> Result) -> Result {
    guard let stack = pthread_getspecific(key) else { return body(make()) }
    return Unmanaged<GraphicsStack>.fromOpaque(stack)._withUnsafeGuaranteedRef(body)
  }

  /// Makes the stack of the calling thread.
  private static func make() -> GraphicsStack {
    let stack = GraphicsStack()
    pthread_setspecific(key, Unmanaged.passRetained(stack).toOpaque())
    return stack
  }

  /// The context on top.
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

  /// Runs drawing code and returns what it drew.
  ///
  /// - Parameters:
  ///   - size: The size of the picture in points; it is rounded up to whole pixels.
  ///   - scale: Pixels per point.
  ///   - isOpaque: Whether the picture has no holes.
  ///   - traits: What dynamic colours resolve with.
  ///   - prepare: Called with the context before anything is drawn.
  ///   - drawing: The drawing code.
  /// - Returns: The picture, or `nil` if the code never asked for the context: then no memory was
  ///   spent on one.
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
    // Code that pushed without popping does not leave its contexts to others.
    guard stack.levels.count > depth, case .ready(let context) = stack.levels[depth] else {
      stack.levels.removeLast(max(0, stack.levels.count - depth))
      return nil
    }
    stack.levels.removeLast(stack.levels.count - depth)
    return context.finish()
  }

  /// The whole pixels that cover a length; a hair's breadth of rounding error makes none more.
  static func pixels(_ points: CGFloat, _ scale: CGFloat) -> Int {
    let exact = (points * scale - 0.001).rounded(.up)
    return exact.isFinite ? Int(min(max(exact, 0), 32_767)) : 0
  }
}
