// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

// Modes in a window: start, timed N, paced N, rest SECONDS, hold.
// Modes in memory: memory N, operations N, depth D, pages N, headless SECONDS, scale, text.
switch Arguments.mode {
case "memory": MemoryRun().frames(Arguments.count(20))
case "operations": MemoryRun().operations(Arguments.count(1000))
case "depth": DepthRun(deep: Arguments.count(10_000)).pairs(1000)
case "pages": MemoryRun().pages(Arguments.count(1000))
case "headless": HeadlessRest.run(for: Double(Arguments.count(6)))
case "scale": ScaleRun().run()
case "text": TextRun().run()
default: App.main()
}
