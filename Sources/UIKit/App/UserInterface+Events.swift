// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import QuartzCore
import RetourDecisions
import RetourHost

extension UserInterface {
  /// An event, and the stage whose display it happened on.
  private struct Arrival {
    let stage: Stage
    let event: InputEvent
  }

  /// The number of frames that the displays were given.
  var presentedFrames: Int { stages.reduce(0) { $0 + $1.presenter.presentedFrames } }

  /// Dispatches the events that wait on the displays, in the order of their times.
  package func handleWaitingEvents() {
    var rest = waitingEvents()[...]
    while let stage = rest.first?.stage {
      let run = rest.prefix { $0.stage === stage }
      rest = rest.dropFirst(run.count)
      let appKeepsFocus = rest.contains { $0.event.kind == .activated }
      if stage.isOpen { stage.handle(run.map(\.event), appKeepsFocus: appKeepsFocus) }
    }
  }

  private func waitingEvents() -> [Arrival] {
    var arrivals: [Arrival] = []
    var count = 0
    repeat {
      count = arrivals.count
      forEachStage { stage in
        while let event = stage.display.nextEvent() {
          arrivals.append(Arrival(stage: stage, event: event))
        }
      }
      // A display reads the connection that it shares: by now, those before it may have events.
    } while stages.count > 1 && arrivals.count > count
    guard stages.count > 1 else { return arrivals }
    return arrivals.enumerated().sorted {
      let (left, right) = ($0.element.event.timestamp, $1.element.event.timestamp)
      return left == right ? $0.offset < $1.offset : left < right
    }.map(\.element)
  }

  /// Moves the focus to a window, if it has not got it.
  ///
  /// - Parameters:
  ///   - stage: The stage of the window.
  ///   - time: The time in seconds.
  func windowDidGainFocus(_ stage: Stage, at time: TimeInterval) {
    // The event of the window that loses it may come later.
    for other in stages where other !== stage && other.life.state == .active {
      other.cancelInput(at: time)
      other.life.windowDidLoseFocus(appKeepsFocus: true)
    }
    takeFocus(to: stage)
    stage.life.windowDidGainFocus()
  }

  /// Ends the app, and closes the windows.
  func terminate() {
    session.perform { life.terminate() }
    for stage in stages { stage.display.close() }
  }
}
