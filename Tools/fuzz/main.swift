// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation

func complain(_ text: String) {
  FileHandle.standardError.write(Data("fuzz: \(text)\n".utf8))
}

let options: Options
do {
  options = try Options(Array(CommandLine.arguments.dropFirst()))
} catch {
  complain("\(error)")
  exit(64)  // EX_USAGE of sysexits.h
}
if let plan = options.replay {
  exit(await Worker(options: options).replay(plan))
} else if options.mark != nil {
  await Worker(options: options).run()
} else {
  do {
    exit(try await Run(options: options).start())
  } catch {
    complain("\(error)")
    exit(71)  // EX_OSERR of sysexits.h
  }
}
