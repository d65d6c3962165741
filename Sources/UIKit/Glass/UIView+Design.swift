// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourDecisions

extension UIView {
  /// The design of the interface that the view is in; that of the current one without a window.
  var design: InterfaceDesign { (storedWindow?.windowScene?.stage ?? Stage.current).design }

  /// The metrics of bars in that design.
  var barFigures: BarFigures { BarFigures.of(design) }
}
