// swift-tools-version: 6.2
// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import PackageDescription

/// A client of Retour, as its users write it: another package, which sees public API only.
let package = Package(
  name: "OutsideTests",
  dependencies: [.package(name: "Retour", path: "../..")],
  targets: [
    .target(
      name: "Mail",
      dependencies: [
        .product(name: "Retour", package: "Retour"), .product(name: "UIKit", package: "Retour"),
      ]
    ),
    .target(
      name: "MailScenarios",
      dependencies: ["Mail", .product(name: "RetourTesting", package: "Retour")]
    ),
    .testTarget(
      name: "MailTests",
      dependencies: [
        "Mail", "MailScenarios", .product(name: "Retour", package: "Retour"),
        .product(name: "RetourFuzzing", package: "Retour"),
        .product(name: "RetourTesting", package: "Retour"),
        .product(name: "UIKit", package: "Retour"),
      ]
    ),
    .testTarget(
      name: "MailXCTests",
      dependencies: ["MailScenarios", .product(name: "RetourTesting", package: "Retour")],
      exclude: ["__Goldens__"]
    ),
  ]
)
