// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Testing
import UIKit

/// Sees controllers without keeping them alive.
@MainActor
final class ControllerWitnesses {
  private struct Witness {
    weak var controller: UIViewController?
  }

  /// How often what is on its way to the main actor may come first.
  private static let patience = 100
  private var witnesses: [Witness] = []

  nonisolated init() {}

  func note(_ controller: UIViewController) { witnesses.append(Witness(controller: controller)) }

  private var living: [UIViewController] { witnesses.compactMap(\.controller) }

  /// Records an issue for each controller that is alive.
  func expectNone(at sourceLocation: SourceLocation) async {
    // The world of a test may end off the main actor: the rest of its end comes as a job.
    for _ in 0..<Self.patience where !living.isEmpty { await Task.yield() }
    for controller in living {
      Issue.record(
        "\(controller) \(controller.title ?? "") is still alive",
        sourceLocation: sourceLocation
      )
    }
  }
}
