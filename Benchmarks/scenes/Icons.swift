// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
package import UIKit

/// The icons of the rows, read from their files once as the peers' caches do.
@MainActor
package enum Icons {
  package static let all: [UIImage] = (0..<4).compactMap { number in
    let scale = Int(UIScreen.main.scale)
    let name = scale == 1 ? "icon\(number).png" : "icon\(number)@\(scale)x.png"
    return UIImage(contentsOfFile: folder + "/" + name)
  }

  /// The folder of the files: the variable BENCH_ASSETS, or the one of this package.
  private static var folder: String {
    if let folder = getenv("BENCH_ASSETS") { return String(cString: folder) }
    let here = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    return here.deletingLastPathComponent().appendingPathComponent("assets").path
  }
}
