// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CSDL2
import Foundation

/// SDL, loaded for the first window.
///
/// It is not linked, since it depends on forty libraries: a program without a window does not load
/// them, and one with a window loads its fonts meanwhile, on another thread.
enum SDLLibrary {
  /// The name of SDL 2 on every machine that runs programs; the name without numbers exists
  /// only on those that compile them.
  static let name = "libSDL2-2.0.so.0"

  // Never unloaded: the functions stay valid.
  private static let loaded = Result { () throws(DisplayError) in
    try load(name)
  }

  /// Loads SDL once; concurrent callers block.
  ///
  /// - Throws: `DisplayError.noDisplay` when it is not installed or too old.
  static func load() throws(DisplayError) { _ = try loaded.get() }

  /// SDL's functions; valid after `load()`.
  static var functions: RetourSDL {
    guard case .success(let functions) = loaded else {
      preconditionFailure("nothing of SDL is asked for where it cannot be loaded")
    }
    return functions
  }

  /// Loads a library and finds SDL's functions in it.
  ///
  /// - Parameter name: The library's name or path.
  /// - Returns: The functions.
  /// - Throws: `DisplayError.noDisplay` when there is no such library, or it lacks a function.
  static func load(_ name: String) throws(DisplayError) -> RetourSDL {
    guard let library = dlopen(name, RTLD_LAZY | RTLD_LOCAL) else {
      throw .noDisplay(
        reason: "SDL cannot be loaded: \(dlerror().map { String(cString: $0) } ?? name)",
        remedy: "install SDL 2, which Debian calls libsdl2-2.0-0"
      )
    }
    let found = withUnsafeTemporaryAllocation(of: RetourSDL.self, capacity: 1) {
      memory -> (missing: String?, functions: RetourSDL?) in
      guard let functions = memory.baseAddress else { return (nil, nil) }
      if let missing = retour_findSDL(library, functions) {
        return (String(cString: missing), nil)
      }
      return (nil, functions.pointee)
    }
    guard let functions = found.functions else {
      throw .noDisplay(
        reason: "\(name) has no \(found.missing ?? "functions")",
        remedy: "install SDL 2.26 or newer"
      )
    }
    return functions
  }
}

/// SDL's functions, by their names without `SDL_`, for windows, input, text and the clipboard.
///
/// They are valid after `SDLSystem.start()`.
var sdl: RetourSDL { SDLLibrary.functions }
