// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The type of image literals.
public typealias _ImageLiteralType = UIImage

extension UIImage: _ExpressibleByImageLiteral {}
