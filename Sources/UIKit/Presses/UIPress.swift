// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// A key of a keyboard, or a button of a device, from the moment it is pressed to its release.
///
/// One object represents the press for its whole life; its phase changes. Repetitions of a key that
/// is held are not reported.
@preconcurrency @MainActor
open class UIPress: NSObject {
  /// The phase of a press.
  public enum Phase: Int, Sendable {
    /// The press began.
    case began = 0
    /// The force of the press changed; keys have none.
    case changed = 1
    /// The key is down and did not change since the last event.
    case stationary = 2
    /// The key was released.
    case ended = 3
    /// The system stopped tracking the press.
    case cancelled = 4
  }

  /// The meaning of a press.
  public enum PressType: Int, Sendable {
    /// Up.
    case upArrow = 0
    /// Down.
    case downArrow = 1
    /// Left.
    case leftArrow = 2
    /// Right.
    case rightArrow = 3
    /// Select: Return, Enter, the space bar, or the button of a gamepad or a remote.
    case select = 4
    /// Back: the Back key of a device, or the button of a gamepad or a remote; its presses have no
    /// ``UIPress/key``.
    case menu = 5
    /// Play or pause.
    case playPause = 6
    /// Page Up.
    case pageUp = 30
    /// Page Down.
    case pageDown = 31
    /// A key without a type above; Apple's value for these has no name.
    case keyboardKey = 2000
  }

  /// The number of the press among touches and presses: negative, and unique in its window.
  let serial: Int
  let storedKey: UIKey?
  private let storedType: PressType
  private(set) var storedPhase = Phase.began
  private var storedTimestamp: TimeInterval
  private(set) weak var storedWindow: UIWindow?
  /// The responder that received the beginning; `nil` if a key command took the press.
  private(set) weak var storedResponder: UIResponder?
  private var weakRecognizers: [WeakRecognizer] = []

  /// Creates a press that began.
  ///
  /// - Parameters:
  ///   - serial: The number.
  ///   - type: The meaning.
  ///   - key: The key; `nil` if it is on no keyboard.
  ///   - window: The window.
  ///   - time: The time in seconds.
  init(
    serial: Int,
    _ type: PressType,
    key: UIKey?,
    window: UIWindow?,
    time: TimeInterval
  ) {
    self.serial = serial
    (storedType, storedKey, storedWindow) = (type, key, window)
    storedTimestamp = time
  }

  /// The key that is pressed, with the modifiers of the beginning.
  open var key: UIKey? { storedKey }
  /// The phase of the press.
  open var phase: Phase { storedPhase }
  /// The meaning of the press.
  open var type: PressType { storedType }
  /// The time of the last change, in seconds.
  open var timestamp: TimeInterval { storedTimestamp }
  /// The window that receives the press.
  open var window: UIWindow? { storedWindow }
  /// The responder that receives the press first.
  open var responder: UIResponder? { storedResponder }
  /// The gesture recognizers that receive the press.
  open var gestureRecognizers: [UIGestureRecognizer]? { recognizers }
  /// The force of the press, 0...1: 1 while the key is down.
  open var force: CGFloat { isOver ? 0 : 1 }

  /// Whether the press ended or was cancelled.
  var isOver: Bool { storedPhase == .ended || storedPhase == .cancelled }

  /// Changes the phase.
  func change(to phase: Phase, time: TimeInterval) {
    (storedPhase, storedTimestamp) = (phase, time)
  }

  /// Records that the press did not change in an event of another one.
  func rest() { storedPhase = .stationary }

  /// Records the responder that receives the press; none after a gesture took its beginning.
  func begin(at responder: UIResponder?) { storedResponder = responder }

  /// The recognizers that receive the press; none after it is over.
  var recognizers: [UIGestureRecognizer] { weakRecognizers.compactMap(\.recognizer) }

  /// Adds a recognizer that receives the press.
  func addRecognizer(_ recognizer: UIGestureRecognizer) {
    weakRecognizers.append(WeakRecognizer(recognizer: recognizer))
  }

  /// Removes a recognizer that no longer receives the press.
  func removeRecognizer(_ recognizer: UIGestureRecognizer) {
    weakRecognizers.removeAll { $0.recognizer === recognizer }
  }

  /// Removes all recognizers, after the press is over.
  func removeAllRecognizers() { weakRecognizers = [] }
}
