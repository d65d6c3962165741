// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// Pixels that never change.
public final class CGImage: Sendable {}
extension CGImage: Equatable {
  public static func == (left: CGImage, right: CGImage) -> Bool { left === right }
}
