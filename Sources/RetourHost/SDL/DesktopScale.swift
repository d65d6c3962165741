// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation

/// Reads from X11's resources how large the desktop draws.
enum DesktopScale {
  /// Returns how many pixels make a point.
  ///
  /// - Parameter resources: The text of the root window's RESOURCE_MANAGER property.
  /// - Returns: `Xft.dpi` by 96, rounded to 1, 2 or 3; 1 when it is not there or no number.
  static func scale(fromResources resources: String?) -> CGFloat {
    let lines = (resources ?? "").split(whereSeparator: \.isNewline)
    let values = lines.compactMap { line -> Double? in
      let parts = line.split(separator: ":", maxSplits: 1)
      guard parts.count == 2, parts[0].trimmingCharacters(in: .whitespaces) == "Xft.dpi" else {
        return nil
      }
      return Double(parts[1].trimmingCharacters(in: .whitespaces))
    }
    guard let resolution = values.last, resolution.isFinite else { return 1 }
    return CGFloat(min(max((resolution / 96).rounded(), 1), 3))
  }
}
