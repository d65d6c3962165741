// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

extension Scene {
  /// Rows of an icon, a text and a hairline.
  static let plain = Scene("plain") { page in plainRows(12, in: page) }

  /// Scenes of plain rows in sheets, tabs, below an alert, in the dark and on its side.
  static let containers = [
    Scene("plain in a sheet", motion: .pushInSheet, plain.fill),
    Scene("sheet", motion: .sheet, plain.fill),
    Scene("sheet over a sheet", motion: .sheetOnSheet, plain.fill),
    Scene("alert over a page", motion: .alert, plain.fill),
    Scene("tab bar with badge", motion: .pushInTabs, plain.fill),
    Scene("photos below a blurred bar", motion: .pushBelowBlur) { page in photos(in: page) },
    Scene("scale and turn", motion: .customPush(.turn), plain.fill),
    Scene("uncovered by a circle", motion: .customPush(.circle), plain.fill),
    Scene("sides of a cube", motion: .customPush(.cube), plain.fill),
    Scene("material that grows", motion: .customPush(.material)) { page in photos(in: page) },
    Scene("dark", style: .dark, plain.fill),
    Scene("landscape", size: CGSize(width: 844, height: 390)) { page in plainRows(5, in: page) },
  ]

  private static func plainRows(_ count: Int, in page: UIView) {
    for index in 0..<count {
      PlainRow.add(index, "Row \(index) of the page", hairline: .separator, to: page)
    }
  }
}
