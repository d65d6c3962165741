// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// Returns the context that drawing on this thread goes to.
///
/// - Returns: The context on top of the stack, or `nil` outside of drawing code.
public func UIGraphicsGetCurrentContext() -> CGContext? { GraphicsStack.current.context }

/// Makes a context the current one.
///
/// - Parameter context: The context to draw into until it is popped.
public func UIGraphicsPushContext(_ context: CGContext) { GraphicsStack.current.push(context) }

/// Makes the context below the current one current again.
public func UIGraphicsPopContext() { GraphicsStack.current.pop() }
