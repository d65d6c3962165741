// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourRender

/// An effect for content above a blur: what lies behind, in stronger colors, is seen through the
/// content's alpha.
open class UIVibrancyEffect: UIVisualEffect, @unchecked Sendable {
  private let blur: UIBlurEffect.Style
  private let style: UIVibrancyEffectStyle

  /// Creates an effect for labels.
  ///
  /// - Parameter blurEffect: The blur that the content lies above.
  public convenience init(blurEffect: UIBlurEffect) {
    self.init(blurEffect: blurEffect, style: .label)
  }

  /// Creates an effect.
  ///
  /// - Parameters:
  ///   - blurEffect: The blur that the content lies above.
  ///   - style: The strength.
  public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
    (blur, self.style) = (blurEffect.style, style)
  }

  override var showsThroughContent: Bool { true }

  /// Black or white over what is behind, in more saturated colors: the figures are ours.
  override func backdrop(isDark: Bool) -> Backdrop {
    let white: Float = blur.isDark(inDark: isDark) ? 1 : 0
    return Backdrop(
      blur: 0,
      saturation: 2,
      tint: DisplayList.Color(red: white, green: white, blue: white, alpha: style.share)
    )
  }
}

extension UIVibrancyEffectStyle {
  /// The alpha of the color that is laid over.
  fileprivate var share: Float {
    switch self {
    case .label: 0.8
    case .secondaryLabel: 0.55
    case .tertiaryLabel: 0.35
    case .quaternaryLabel: 0.2
    case .fill: 0.25
    case .secondaryFill: 0.18
    case .tertiaryFill: 0.12
    case .separator: 0.22
    }
  }
}
