// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// Events of the X server, and where their effect is looked for: the arguments of `look --events`.
struct Events {
  private let scale: Int
  private let words: [String]

  /// A drag of a page from the left edge, which changes rows of pixels below the bar.
  ///
  /// - Parameters:
  ///   - width: The width of the screen, in pixels.
  ///   - scale: The pixels of a point.
  ///   - rows: The number of rows of pixels that are looked at.
  ///   - count: The number of events.
  init(drag width: Int, scale: Int, rows: Int = 1, count: Int) {
    self.scale = scale
    words =
      ["drag", "\(2 * scale)", "\(600 * scale)", "\(4 * scale)", "\(count)"]
      + ["0", "\(74 * scale)", "\(width)", "\(rows)"]
  }

  /// Notches of a wheel, or arrow keys, which change a column of pixels on the rows' icons.
  ///
  /// - Parameters:
  ///   - kind: `wheel` or `key`.
  ///   - height: The height of the screen, in pixels.
  ///   - scale: The pixels of a point.
  ///   - count: The number of events.
  init(_ kind: String, height: Int, scale: Int, count: Int) {
    self.scale = scale
    words =
      [kind, "\(200 * scale)", "\(400 * scale)", "0", "\(count)"]
      + ["\(36 * scale)", "0", "1", "\(height)"]
  }

  /// Starts a program and measures the events.
  ///
  /// - Parameters:
  ///   - program: The program, with its display.
  ///   - mode: Its mode.
  ///   - look: The program that looks.
  ///   - y: A place on the icon of the first row, in points from the top.
  /// - Returns: The report.
  func happen(
    in program: Program,
    _ mode: String,
    by look: Program,
    iconAt y: Int = 74
  ) -> [Program.Line] {
    // The middle of the first row's icon: an 80 % shade of its color.
    let pixel = ["--pixel", "\(36 * scale)", "\(y * scale)", "CC4840"]
    let arguments = pixel + ["--events"] + words + ["--", program.path, mode]
    return look.with(program.environment).run(arguments)
  }
}
