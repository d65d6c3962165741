// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

package import QuartzCore
import RetourDecisions
package import RetourHost
import Synchronization

/// One running user interface: the clock of a session, the app, and a stage for each of its scenes.
///
/// There is one per process, and one more for each `World` of the tests.
@MainActor
package final class UserInterface {
  package let session: Session
  package let application = UIApplication()
  /// The traits of a new screen.
  package let traits: UITraitCollection
  /// Opens the display of a further scene; `nil` where there can be one only.
  package var opener: (@MainActor () throws -> any Display)?
  /// The language of the localized system strings; a key of `SystemString.languages`.
  package let language: String
  /// Whether a swipe may take over a pop that runs, as on iOS 26 (Documentation/Decisions/0002).
  let popsAreInterruptible: Bool
  /// Whether stacks have the swipe from anywhere on a page, as on iOS 26 (Documentation/Decisions/
  /// 0009).
  let popsFromContent: Bool
  /// The design of the bars (Documentation/Decisions/0010).
  let design: InterfaceDesign
  private(set) lazy var life = AppLife(self)
  /// The state of assistive technologies.
  private(set) lazy var accessibility = AccessibilityState(application)
  private(set) lazy var pasteboard = UIPasteboard(of: self)
  private(set) lazy var animations = AnimationContext(of: self)
  /// The updates of properties that views and view controllers have requested.
  let propertyUpdates = PropertyUpdates()
  /// The appearance proxies of the app.
  let templates = AppearanceTemplates()
  /// The stages of the open scenes, the first opened first.
  package private(set) var stages: [Stage] = []
  /// The stage that had the focus last.
  private var focused: Stage?
  /// The stage whose events are handled.
  private var handling: Stage?
  /// The screen that had the focus last, for drawing on any thread.
  private nonisolated let sharedScreen = Mutex<UIScreen?>(nil)
  private var afterCommit: [@MainActor () -> Void] = []
  /// Called when the user asks to close the last window.
  package var onClose: (@MainActor () -> Void)?
  /// The use of the frames; a change of it shows whole ones.
  package var frameUse = FrameUse.shown {
    didSet {
      session.stepsAnimations = frameUse != .skipped
      for stage in stages { stage.redraw() }
    }
  }
  /// Receives the lines of the flow trace, if it is on.
  package var traceSink: ((String) -> Void)?

  init(
    session: Session,
    traits: UITraitCollection,
    language: String,
    popsAreInterruptible: Bool,
    popsFromContent: Bool,
    hasGlass: Bool
  ) {
    (self.session, self.traits) = (session, traits)
    self.language = language
    self.popsAreInterruptible = popsAreInterruptible
    self.popsFromContent = popsFromContent
    design = hasGlass ? .glass : .flat
    application.attach(to: self)
    session.clock.onFrame = { [unowned(unsafe) self] time in
      MainActor.assumeIsolated { drawFrame(at: time) }
    }
  }

  // No weak references to an interface: nearly every operation looks it up, and they would be
  // slower.
  isolated deinit {
    session.clock.onFrame = nil
    application.detach()
  }

  // MARK: The stages

  /// The stage whose events are handled, otherwise the one that had the focus last.
  package var front: Stage {
    guard let stage = handling ?? focused else { preconditionFailure("no scene is open") }
    return stage
  }

  /// The traits of the screen that had the focus last; any thread may ask for them.
  nonisolated var screenTraits: UITraitCollection? {
    sharedScreen.withLock { $0 }.map { $0.sharedTraits.withLock { $0 } }
  }

  /// Adds the stage of a scene.
  ///
  /// The session keeps the interface from the first one on.
  func add(_ stage: Stage) {
    if stages.isEmpty { session.keep(userInterface: self) }
    stages.append(stage)
    if focused == nil { takeFocus(to: stage) }
    followFrameRate()
  }

  /// Calls a closure with each stage, in each frame.
  ///
  /// An iterator allocates memory for each element unless it is specialized, which it is not in
  /// debug builds (measured).
  func forEachStage(_ body: (Stage) -> Void) {
    let stages = stages
    var index = 0
    while index < stages.count {
      body(stages[index])
      index += 1
    }
  }

  /// Makes a stage the one that code without a place belongs to.
  func takeFocus(to stage: Stage) {
    focused = stage
    sharedScreen.withLock { $0 = stage.screen }
  }

  /// Removes the stage of a scene that was closed.
  func remove(_ stage: Stage) {
    stages.removeAll { $0 === stage }
    if handling === stage { handling = nil }
    if focused === stage, let last = stages.last { takeFocus(to: last) }
    followFrameRate()
  }

  /// Handles the events of a stage: code without a place belongs to it meanwhile.
  func handle(in stage: Stage, _ body: () -> Void) {
    let outer = handling
    handling = stage
    body()
    handling = outer.flatMap { $0.isOpen ? $0 : nil }
  }

  /// Shows frames at the rate of the fastest screen.
  func followFrameRate() {
    guard let rate = stages.map(\.display.framesPerSecond).max() else { return }
    session.clock.frameInterval = 1 / rate
  }

  /// Removes all windows; the interface is not used any more.
  package func end() {
    session.perform {
      for stage in stages { stage.scene.removeAllWindows() }
      afterCommit = []
    }
    (stages, focused, handling) = ([], nil, nil)
    session.releaseUserInterface()
  }

  // MARK: Commits

  /// Runs a closure after the next commit, such as a root's `viewDidAppear`.
  func performAfterCommit(_ body: @escaping @MainActor () -> Void) { afterCommit.append(body) }

  /// Brings the layers up to date without showing them.
  package func commit() {
    commitLayers()
    let work = afterCommit
    afterCommit = []
    for body in work { body() }
    if !work.isEmpty { return commit() }
    forEachStage { stage in
      if stage.scene.focusIfMade?.didCommit() == true { commitLayers() }
    }
    forEachStage { stage in stage.scene.preferences.askIfNeeded() }
  }

  /// Updates properties and lays out now, in the animation block that is open.
  func flushUpdates() {
    for window in application.windows { window.layoutIfNeeded() }
  }

  private func commitLayers() {
    propertyUpdates.perform()
    forEachStage { stage in
      if frameUse == .skipped {
        stage.rootLayer.commitLayout()
      } else {
        stage.rootLayer.commitMarks()
      }
    }
    CATransaction.flush()
  }

  /// Lays out, draws the dirty layers, and shows the frames of the stages that have changed.
  private func drawFrame(at time: Double) {
    commit()
    forEachStage { stage in stage.drawFrame(at: time) }
    AssociatedObjects.sweep()
  }

  /// Asks the visible view controllers again, since others can be visible.
  func visibleControllersDidChange() {
    for stage in stages { stage.scene.visibleControllersDidChange() }
  }
}
