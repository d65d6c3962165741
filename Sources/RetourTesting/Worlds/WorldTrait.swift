// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

public import CoreGraphics
import QuartzCore
public import Testing
public import UIKit

/// A trait with which each test, and each case of a parameterized one, has a world of its own.
///
/// ```swift
/// @MainActor @Suite(.world) struct InboxTests {
///   @Test func `the app's look shows on each page`() {
///     BackButton.default = .arrow  // that of this test's app
///     World.current.window.rootViewController = BackNavigationController()
///   }
/// }
/// ```
///
/// ``World/current`` is the world. It is released at the end of the test, with everything that
/// belongs to its app, such as `BackButton.default`.
public struct WorldTrait: SuiteTrait, TestTrait, TestScoping {
  let direction: World.Direction?
  let size: CGSize
  let scale: CGFloat
  let style: UIUserInterfaceStyle
  let language: String

  /// Whether the trait applies to the suites inside the suite.
  public var isRecursive: Bool { true }

  /// Runs a test in a world.
  ///
  /// - Parameters:
  ///   - test: The test.
  ///   - testCase: Its arguments.
  ///   - function: The body of the test.
  /// - Throws: The error that the body throws.
  public func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    let world = await makeWorld()
    try await ScopedWorld.$world.withValue(world) { try await function() }
    await leave(world)
  }

  @MainActor
  private func makeWorld() -> World {
    World(direction, size: size, scale: scale, style: style, language: language)
  }

  /// Releases the pages on the main actor, before other traits count them.
  @MainActor
  private func leave(_ world: World) { world.window.rootViewController = nil }
}

extension Trait where Self == WorldTrait {
  /// Gives each test a world of its own: a phone's screen in light style.
  public static var world: Self {
    Self(
      direction: nil,
      size: CGSize(width: 390, height: 844),
      scale: 2,
      style: .light,
      language: "en"
    )
  }

  /// Gives each test a world of its own.
  ///
  /// - Parameters:
  ///   - direction: The layout direction of the interface; `nil` takes that of the language.
  ///   - size: The size of the screen in points.
  ///   - scale: The pixels per point.
  ///   - style: The user interface style.
  ///   - language: The language of the system's strings.
  /// - Returns: The trait.
  public static func world(
    _ direction: World.Direction? = nil,
    size: CGSize = CGSize(width: 390, height: 844),
    scale: CGFloat = 2,
    style: UIUserInterfaceStyle = .light,
    language: String = "en"
  ) -> Self {
    Self(direction: direction, size: size, scale: scale, style: style, language: language)
  }
}

/// The world of the trait ``WorldTrait`` around the running task.
enum ScopedWorld {
  @TaskLocal static var world: World?
}

extension World {
  /// The world that the trait ``WorldTrait`` has given to the test that runs.
  ///
  /// It stops a program whose test has no such trait.
  public static var current: World {
    guard let world = ScopedWorld.world else {
      preconditionFailure("World.current needs the trait .world on the test or its suite")
    }
    SessionRegistry.shared.note(world.stage.session)
    return world
  }
}
