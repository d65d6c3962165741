// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import BenchScenes
import UIKit

// Modes in a window: start, timed N, paced N, paced-items N, rest SECONDS, hold, hold-list,
// scene-window NAME, list-window, rest-list.
// Modes in memory: memory N, operations N, depth D, kit-depth D, pages N, headless SECONDS,
// worlds N, undrawn N, scale, text, list, form, pinch, bars, scene NAME (all without a name),
// scenes (their names), cases NAME (all without a name), pictures FOLDER.
switch Arguments.mode {
case "memory": MemoryRun().frames(Arguments.count(20))
case "operations": MemoryRun().operations(Arguments.count(1000))
case "depth": DepthRun(deep: Arguments.count(10_000)).pairs(1000)
case "kit-depth": KitDepthRun(deep: Arguments.count(10_000)).pairs(1000)
case "pages": MemoryRun().pages(Arguments.count(1000))
case "worlds": HeadlessSpeedRun.worlds(Arguments.count(200))
case "undrawn": HeadlessSpeedRun.pairs(Arguments.count(500))
case "headless": HeadlessRest.run(for: Double(Arguments.count(6)))
case "scale": ScaleRun().run()
case "scene": SceneRun.run(CommandLine.arguments.dropFirst(2).first)
case "scenes": for scene in Scene.all { print(scene.name) }
case "pictures": try Pictures.write(to: CommandLine.arguments.dropFirst(2).first ?? ".")
case "scene-window":
  guard let scene = Arguments.scene else { exit(64) }  // EX_USAGE of sysexits.h
  setenv("RETOUR_SIZE", "\(Int(scene.size.width))x\(Int(scene.size.height))", 1)
  App.main()
case "text": TextRun().run()
case "list":
  ListRun.scroll()
  ListRun.appear()
case "form": FormRun.run()
case "pinch": PinchRun.run()
case "bars": BarRun.run()
case "cases": CaseRun.run(CommandLine.arguments.dropFirst(2).first)
default: App.main()
}
