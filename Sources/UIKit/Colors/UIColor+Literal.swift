// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The type of color literals.
public typealias _ColorLiteralType = UIColor

extension UIColor: _ExpressibleByColorLiteral {}
