// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Testing
import UIKit

/// Weak references to the view controllers of a test.
@MainActor
final class ControllerWitnesses {
  private struct Witness {
    weak var controller: UIViewController?
  }

  /// The number of jobs of the main actor that may run before a controller is released.
  private static let maximumYields = 100
  private var witnesses: [Witness] = []

  nonisolated init() {}

  func add(_ controller: UIViewController) { witnesses.append(Witness(controller: controller)) }

  private var living: [UIViewController] { witnesses.compactMap(\.controller) }

  /// Records an issue for each controller that is alive.
  func expectNone(at sourceLocation: SourceLocation) async {
    // A test's world may be released off the main actor, which then runs its deinitializer later.
    for _ in 0..<Self.maximumYields where !living.isEmpty { await Task.yield() }
    for controller in living {
      Issue.record(
        "\(controller) \(controller.title ?? "") is still alive",
        sourceLocation: sourceLocation
      )
    }
  }
}
