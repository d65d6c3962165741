// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation

// Injects faults into the code and counts those that the tests detect; see scripts/mutate.
do {
  let options = try Options(CommandLine.arguments.dropFirst())
  try MutationRun(options).run()
} catch MutationError.usage(let text) {
  say(text)
  exit(64)
} catch {
  say("\(error)")
  exit(1)
}
