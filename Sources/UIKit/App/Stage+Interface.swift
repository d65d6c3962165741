// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

package import QuartzCore
import RetourDecisions
package import RetourRender

/// The state of the interface, as the code of one scene sees it.
extension Stage {
  package var session: Session { interface.session }
  package var application: UIApplication { interface.application }
  package var language: String { interface.language }
  package var compositor: Compositor { presenter.compositor }
  package var accessibility: AccessibilityState { interface.accessibility }
  package var frameUse: FrameUse {
    get { interface.frameUse }
    set { interface.frameUse = newValue }
  }
  package var traceSink: ((String) -> Void)? {
    get { interface.traceSink }
    set { interface.traceSink = newValue }
  }
  var popsAreInterruptible: Bool { interface.popsAreInterruptible }
  var popsFromContent: Bool { interface.popsFromContent }
  var design: InterfaceDesign { interface.design }
  var animations: AnimationContext { interface.animations }
  var propertyUpdates: PropertyUpdates { interface.propertyUpdates }
  var templates: AppearanceTemplates { interface.templates }

  /// Brings the layers of all scenes up to date without showing them.
  package func commit() { interface.commit() }

  /// Updates properties and lays out now, in the animation block that is open.
  func flushUpdates() { interface.flushUpdates() }
}
