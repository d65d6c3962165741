// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Dispatch
import Foundation

/// A descriptor whose data only say that something has happened: they are read and discarded.
final class WakeSource: Sendable {
  // Sources of Dispatch may be used from any thread.
  nonisolated(unsafe) private let source: any DispatchSourceRead

  /// Waits for a descriptor, and closes it at the end.
  ///
  /// - Parameters:
  ///   - descriptor: The descriptor, which does not block.
  ///   - onWake: Called on the main queue when there were data, or no more will come.
  init(_ descriptor: Int32, onWake: @escaping @Sendable () -> Void) {
    source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
    source.setEventHandler { [source] in
      // A device that was removed would be readable for ever.
      if !Self.discard(descriptor) { source.cancel() }
      onWake()
    }
    source.setCancelHandler { close(descriptor) }
    source.resume()
  }

  deinit { source.cancel() }

  /// Waits for changes of a folder: files that come, go, or can be read by other users.
  ///
  /// - Parameters:
  ///   - folder: The path of the folder.
  ///   - onChange: Called on the main queue after changes.
  /// - Returns: The source; `nil` if there is no such folder.
  static func watching(
    _ folder: String,
    onChange: @escaping @Sendable () -> Void
  ) -> WakeSource? {
    let descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
    guard descriptor >= 0 else { return nil }
    let changes = UInt32(IN_CREATE | IN_DELETE | IN_ATTRIB | IN_MOVED_FROM | IN_MOVED_TO)
    guard inotify_add_watch(descriptor, folder, changes) >= 0 else {
      close(descriptor)
      return nil
    }
    return WakeSource(descriptor, onWake: onChange)
  }

  /// Waits for events of an input device.
  ///
  /// - Parameters:
  ///   - device: The path of the device.
  ///   - onEvent: Called on the main queue after events, and after the device was removed.
  /// - Returns: The source; `nil` if the device cannot be read.
  static func reading(_ device: String, onEvent: @escaping @Sendable () -> Void) -> WakeSource? {
    let descriptor = open(device, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    return descriptor >= 0 ? WakeSource(descriptor, onWake: onEvent) : nil
  }

  /// Reads what there is.
  ///
  /// - Returns: Whether more can come.
  private static func discard(_ descriptor: Int32) -> Bool {
    withUnsafeTemporaryAllocation(byteCount: 4096, alignment: 8) { buffer in
      while true {
        let count = read(descriptor, buffer.baseAddress, buffer.count)
        if count < 0, errno == EAGAIN || errno == EINTR { return true }
        if count <= 0 { return false }
      }
    }
  }
}
