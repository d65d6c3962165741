// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CSDL2
import Foundation

/// SDL, loaded when the first window needs it.
///
/// It is not linked, because it brings forty libraries along: a program without a window does
/// without them, and one with a window loads its fonts meanwhile, on another thread.
enum SDLLibrary {
  /// What SDL 2 is called on every machine that runs programs; the name without numbers is there
  /// only where they are compiled.
  static let name = "libSDL2-2.0.so.0"

  // Never unloaded: its functions stay where they are.
  private static let loaded = Result { () throws(DisplayError) in
    try load(name)
  }

  /// Loads SDL, once; whoever comes second waits.
  ///
  /// - Throws: `DisplayError.noDisplay` when it is not installed or too old.
  static func load() throws(DisplayError) { _ = try loaded.get() }

  /// SDL's functions; only for those who loaded it.
  static var functions: RetourSDL {
    guard case .success(let functions) = loaded else {
      preconditionFailure("nothing of SDL is asked for where it cannot be loaded")
    }
    return functions
  }

  /// Loads a library and finds SDL's functions in it.
  ///
  /// - Parameter name: The library's name, or its place.
  /// - Returns: The functions.
  /// - Throws: `DisplayError.noDisplay` when there is no such library, or it lacks one of them.
  static func load(_ name: String) throws(DisplayError) -> RetourSDL {
    guard let library = dlopen(name, RTLD_LAZY | RTLD_LOCAL) else {
      throw .noDisplay(
        reason: "SDL cannot be loaded: \(dlerror().map { String(cString: $0) } ?? name)",
        remedy: "install SDL 2, which Debian calls libsdl2-2.0-0"
      )
    }
    let functions = UnsafeMutablePointer<RetourSDL>.allocate(capacity: 1)
    defer { functions.deallocate() }
    if let missing = retour_findSDL(library, functions) {
      throw .noDisplay(
        reason: "\(name) has no \(String(cString: missing))",
        remedy: "install SDL 2.26 or newer"
      )
    }
    return functions.pointee
  }
}

/// SDL's functions, by their names without `SDL_`; for those who come after `SDLSystem.start()`.
var sdl: RetourSDL { SDLLibrary.functions }
