// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The shadow of text: a copy of it, moved and in another color.
///
/// It has sharp edges here; there is no `shadowBlurRadius` (see Parity).
open class NSShadow: NSObject {
  private let foundationMark = FoundationMark()

  /// The offset of the shadow, in points.
  open var shadowOffset = CGSize.zero
  /// The color, a `UIColor`, or `nil` for no shadow; a third of black unless set.
  open var shadowColor: Any? = UIColor(white: 0, alpha: 1 / 3)

  /// Creates a shadow right behind the text.
  public override init() { super.init() }
}
