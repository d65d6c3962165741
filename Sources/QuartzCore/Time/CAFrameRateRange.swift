// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// A range of frame rates, in frames per second.
public struct CAFrameRateRange: Hashable, Sendable {
  /// The lowest acceptable rate.
  public var minimum: Float
  /// The highest acceptable rate.
  public var maximum: Float
  /// The preferred rate; `nil` for the highest.
  public var preferred: Float?

  /// The range that prefers nothing: every frame of the screen.
  public static let `default` = CAFrameRateRange()

  /// Creates the default range.
  public init() { (minimum, maximum, preferred) = (0, 0, nil) }

  /// Creates a range.
  ///
  /// - Parameters:
  ///   - minimum: The lowest acceptable rate.
  ///   - maximum: The highest acceptable rate.
  ///   - preferred: The preferred rate; `nil` or 0 for the highest.
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    (self.minimum, self.maximum) = (minimum, maximum)
    self.preferred = preferred == 0 ? nil : preferred
  }

  /// The most frames per call: a call every few hours (our decision).
  private static let mostFrames: Float = 1_000_000

  /// The rate that is wanted most; `nil` for that of the screen.
  var wanted: Float? {
    let rate = preferred ?? maximum
    return rate > 0 ? rate : nil
  }

  /// Returns the number of the screen's frames for each of which there is one call.
  ///
  /// - Parameter screenRate: The frames of the screen per second.
  /// - Returns: The divisor whose rate is nearest to the wanted one, in the range if one is.
  func framesPerCall(onScreenWith screenRate: Float) -> Int {
    guard let wanted, wanted < screenRate else { return 1 }
    let nearest = Int(min(screenRate / wanted, Self.mostFrames).rounded())
    let isInRange = { (frames: Int) in
      let rate = screenRate / Float(frames)
      return rate >= minimum && rate <= maximum
    }
    return [nearest, nearest + 1, max(1, nearest - 1)].first(where: isInRange) ?? nearest
  }
}
