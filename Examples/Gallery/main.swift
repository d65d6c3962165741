// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation

/// Prints an error and exits.
func fail(_ text: String, status: Int32) -> Never {
  FileHandle.standardError.write(Data("gallery: \(text)\n".utf8))
  exit(status)
}

// Statuses of sysexits.h: 64 EX_USAGE, 73 EX_CANTCREAT.
do {
  let arguments = try GalleryArguments(
    Array(CommandLine.arguments.dropFirst()),
    pages: Catalog.names,
    language: Language(environment: ProcessInfo.processInfo.environment)
  )
  try Gallery.run(arguments)
} catch let error as UsageError {
  fail("\(error)\n\n\(GalleryArguments.usage)", status: 64)
} catch {
  fail("\(error)", status: 73)
}
