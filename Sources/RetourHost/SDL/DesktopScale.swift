// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation

/// Reads the scale of the desktop from X11's resources.
enum DesktopScale {
  /// Returns the pixels per point.
  ///
  /// - Parameter resources: The text of the root window's RESOURCE_MANAGER property.
  /// - Returns: `Xft.dpi` by 96, rounded to 1, 2 or 3; 1 when it is missing or no number.
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
