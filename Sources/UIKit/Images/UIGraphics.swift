// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// Returns the current context of this thread.
///
/// - Returns: The context on top of the stack; `nil` outside of drawing code.
public func UIGraphicsGetCurrentContext() -> CGContext? { GraphicsStack.current.context }

/// Pushes a context, which becomes the current one.
///
/// - Parameter context: The context.
public func UIGraphicsPushContext(_ context: CGContext) { GraphicsStack.current.push(context) }

/// Pops the current context.
public func UIGraphicsPopContext() { GraphicsStack.current.pop() }
