// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation

/// The program of the gallery.
@MainActor
enum Gallery {
  /// The bundle with the gallery's images.
  static let resources = Bundle.module

  /// Performs the task of the command line.
  ///
  /// - Parameter arguments: The parsed command line.
  /// - Throws: `OutputError` if a file cannot be written.
  static func run(_ arguments: GalleryArguments) throws(OutputError) {
    switch arguments.task {
    case .help: print(GalleryArguments.usage, terminator: "")
    case .list: print(Catalog.names.joined(separator: "\n"))
    case .window(let page):
      hintAtHeadless()
      GalleryApp.run(page.flatMap(Catalog.page), look: arguments.look)
    case .picture(let name, let time, let file):
      guard let page = Catalog.page(named: name) else { return }
      let studio = Studio(arguments.look)
      studio.show(page, at: time)
      try OutputFolder.write(studio.png, toFile: file)
      print(file)
    case .strip(let file):
      try OutputFolder.write(Strip(arguments.look).png, toFile: file)
      print(file)
    case .tour(let folder):
      let pictures = try Tour.play(into: folder, look: arguments.look)
      print("\(pictures.count) pictures and \(folder)/index.html")
    }
  }

  /// Says how to render without a display, where none is set.
  private static func hintAtHeadless() {
    let environment = ProcessInfo.processInfo.environment
    guard environment["DISPLAY"] == nil, environment["WAYLAND_DISPLAY"] == nil else { return }
    let hint = "gallery: without a display, --headless --out DIR renders the pages into files\n"
    FileHandle.standardError.write(Data(hint.utf8))
  }
}
