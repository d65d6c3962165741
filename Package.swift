// swift-tools-version: 6.2
// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import PackageDescription

#if os(Linux)
let strictness: [SwiftSetting] = [.treatAllWarnings(as: .error)]
#else
// Xcode suppresses the warnings of packages that others depend on, which conflicts with errors.
let strictness: [SwiftSetting] = []
#endif

/// What every Swift target of this package is compiled with.
let settings: [SwiftSetting] =
  strictness + [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ]

var products: [Product] = [.library(name: "Retour", targets: ["Retour"])]
var targets: [Target] = []
var kitDependencies: [Target.Dependency] = []
var parityDependencies: [Target.Dependency] = ["Retour"]

#if os(Linux)
// UIKit exists on Apple's systems only: the package brings the part of it that navigation needs.
kitDependencies = ["UIKit"]
parityDependencies += ["QuartzCore", "UIKit", "_Testing_CoreGraphics", "_Testing_UIKit"]

/// A C library of the distribution: a module map and nothing else.
func library(_ name: String, _ pkgConfig: String?, _ package: String) -> Target {
  .systemLibrary(name: name, pkgConfig: pkgConfig, providers: [.apt([package])])
}

func target(
  _ name: String,
  _ dependencies: [Target.Dependency],
  resources: [Resource]? = nil
) -> Target {
  .target(name: name, dependencies: dependencies, resources: resources, swiftSettings: settings)
}

func tests(
  _ name: String,
  _ dependencies: [Target.Dependency],
  linking libraries: [String] = []
) -> Target {
  .testTarget(
    name: name,
    dependencies: dependencies + ["_Testing_CoreGraphics", "_Testing_UIKit"],
    exclude: goldens.contains(name) ? ["__Goldens__"] : [],
    swiftSettings: settings,
    linkerSettings: libraries.map { .linkedLibrary($0) }
  )
}

/// The test targets that keep pictures or texts to compare with.
let goldens: Set<String> = ["FlowTests", "RetourTests", "SeedTests"]

products += [
  .library(name: "UIKit", targets: ["CoreGraphics", "QuartzCore", "UIKit"]),
  .library(name: "RetourTesting", targets: ["RetourTesting"]),
  .library(name: "RetourFuzzing", targets: ["RetourFuzzing"]),
  .executable(name: "gallery", targets: ["gallery"]),
]
targets += [
  library("CCairo", "cairo", "libcairo2-dev"),
  library("CPango", "pangocairo", "libpango1.0-dev"),
  library("CPixman", "pixman-1", "libpixman-1-dev"),
  // Without pkg-config, which would link it: RetourHost loads SDL when it opens a window.
  library("CSDL2", nil, "libsdl2-dev"),
  // Loaded when the first image of a format is read; only JPEG has headers here.
  library("CImageCodecs", nil, "libjpeg-dev"),
  target("CoreGraphics", ["CCairo", "CImageCodecs", "CPixman"]),
  // State machines, layouts and physics: Foundation only, so that the compiler keeps them pure.
  target("RetourDecisions", []),
  target("RetourLayout", []),  // values only, without Foundation
  target("RetourText", ["CoreGraphics", "CPango"]),
  target("RetourRender", ["CoreGraphics", "CCairo", "CPixman"]),
  target("QuartzCore", ["CoreGraphics", "RetourDecisions", "RetourRender"]),
  target("RetourHost", ["CSDL2", "CoreGraphics"]),
  target(
    "UIKit",
    [
      "CoreGraphics", "QuartzCore", "RetourDecisions", "RetourHost", "RetourLayout", "RetourRender",
      "RetourText",
    ],
    // The system strings, for `Bundle(for:)`.
    resources: [.copy("Bars/SystemStrings")]
  ),
  target(
    "RetourTesting",
    [
      "CoreGraphics", "QuartzCore", "Retour", "RetourHost", "RetourRender", "RetourText", "UIKit",
      "_Testing_CoreGraphics", "_Testing_UIKit",
    ]
  ),
  target(
    "RetourFuzzing",
    [
      "CoreGraphics", "QuartzCore", "Retour", "RetourHost", "RetourTesting", "TestSupport", "UIKit",
    ]
  ),
  // The tests of the lower targets do not wait for UIKit.
  .target(
    name: "TestSupport",
    dependencies: ["CoreGraphics"],
    path: "Tests/TestSupport",
    swiftSettings: settings
  ),
  target("_Testing_CoreGraphics", ["CoreGraphics"]),
  target("_Testing_UIKit", ["UIKit", "CoreGraphics"]),
  tests("CoreGraphicsTests", ["CoreGraphics", "TestSupport"]),
  .testTarget(
    name: "RetourDecisionsTests",
    dependencies: ["RetourDecisions", "TestSupport"],
    swiftSettings: settings
  ),
  .testTarget(
    name: "RetourLayoutTests",
    dependencies: ["RetourLayout", "TestSupport"],
    swiftSettings: settings
  ),
  tests(
    "QuartzCoreTests",
    ["CoreGraphics", "QuartzCore", "RetourDecisions", "RetourRender", "TestSupport"]
  ),
  tests(
    "RetourHostTests",
    ["CSDL2", "CoreGraphics", "RetourHost", "TestSupport"],
    linking: ["X11"]
  ),
  tests("RetourTextTests", ["CoreGraphics", "RetourText", "TestSupport"]),
  tests(
    "UIKitTests",
    [
      "CoreGraphics", "QuartzCore", "RetourDecisions", "RetourFuzzing", "RetourHost",
      "RetourLayout", "RetourTesting", "RetourText", "TestSupport", "UIKit",
    ]
  ),
  tests(
    "RetourTestingTests",
    ["CoreGraphics", "QuartzCore", "RetourTesting", "TestSupport", "UIKit"]
  ),
  tests("FlowTests", ["CoreGraphics", "RetourTesting", "TestSupport", "UIKit"]),
  tests("RetourTests", ["CoreGraphics", "Retour", "RetourTesting", "TestSupport", "UIKit"]),
  tests(
    "EndToEndTests",
    [
      "CoreGraphics", "CSDL2", "EndToEndApp", "Retour", "RetourTesting", "TestSupport", "UIKit",
    ],
    linking: ["X11"]
  ),
  .executableTarget(
    name: "EndToEndApp",
    dependencies: ["Retour", "UIKit"],
    path: "Tests/EndToEndApp",
    swiftSettings: settings
  ),
  tests("RetourRenderTests", ["CoreGraphics", "CPixman", "RetourRender", "TestSupport"]),
  .executableTarget(
    name: "gallery",
    dependencies: ["Retour", "RetourTesting", "UIKit", "CoreGraphics", "QuartzCore"],
    path: "Examples/Gallery",
    resources: [.process("Resources")],
    swiftSettings: settings
  ),
  tests(
    "SeedTests",
    ["CoreGraphics", "gallery", "Retour", "RetourTesting", "TestSupport", "UIKit"]
  ),
  tests(
    "GalleryTests",
    ["gallery", "Retour", "RetourFuzzing", "RetourTesting", "UIKit", "CoreGraphics"]
  ),
  .target(name: "CAllocations", path: "Benchmarks/allocations"),
  .testTarget(
    name: "PerformanceTests",
    dependencies: [
      "CAllocations", "CoreGraphics", "QuartzCore", "Retour", "RetourRender", "RetourTesting",
      "UIKit", "BenchScenes", "_Testing_CoreGraphics", "_Testing_UIKit",
    ],
    exclude: ["Thresholds"],
    swiftSettings: settings
  ),
  .target(
    name: "BenchScenes",
    dependencies: ["CoreGraphics", "UIKit"],
    path: "Benchmarks/scenes",
    swiftSettings: settings
  ),
  .executableTarget(
    name: "bench-page",
    dependencies: [
      "BenchScenes", "CAllocations", "CoreGraphics", "QuartzCore", "Retour", "RetourHost",
      "RetourRender", "UIKit",
    ],
    path: "Benchmarks/page",
    swiftSettings: settings
  ),
  .executableTarget(
    name: "bench-layout",
    dependencies: ["RetourLayout"],
    path: "Benchmarks/layout",
    swiftSettings: settings
  ),
  .executableTarget(
    name: "fuzz",
    dependencies: ["CoreGraphics", "Retour", "RetourFuzzing", "UIKit"],
    path: "Tools/fuzz",
    swiftSettings: settings
  ),
  .executableTarget(name: "parity", path: "Tools/parity", swiftSettings: settings),
  tests("FuzzTests", ["fuzz", "Retour", "RetourFuzzing", "RetourTesting", "UIKit"]),
  .executableTarget(name: "bench", path: "Benchmarks/runner", swiftSettings: settings),
]
#endif

// The kit sees UIKit as any other package does: public API only. Its tests by public API, and those
// of UIKit, run on Apple's systems, too.
targets += [
  .target(
    name: "Retour",
    dependencies: kitDependencies,
    packageAccess: false,
    swiftSettings: settings
  ),
  .testTarget(
    name: "ParityTests",
    dependencies: parityDependencies,
    swiftSettings: settings
  ),
]

let package = Package(
  name: "Retour",
  platforms: [.iOS(.v16)],
  products: products,
  targets: targets,
  swiftLanguageModes: [.v6]
)
