// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

public import Foundation

/// A frame of a replayed journal.
public struct ReplayedFrame: Hashable, Sendable {
  /// The time in seconds since the replay began.
  public let time: TimeInterval
  /// The hash of its pixels.
  public let hash: FrameHash
}
