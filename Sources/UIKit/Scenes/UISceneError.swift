// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

public import Foundation

/// The domain of the errors of scenes.
public let UISceneErrorDomain = "UISceneErrorDomain"

/// The reason why a request for a scene failed.
public struct UISceneError: CustomNSError, Hashable, Sendable {
  /// The codes of the errors.
  public enum Code: Int, Sendable {
    /// The app or the system cannot show several scenes.
    case multipleScenesNotSupported = 0
    /// The system refused the request.
    case requestDenied = 1
  }

  /// The code of the error.
  public let code: Code

  /// Creates an error.
  ///
  /// - Parameter code: The code.
  public init(_ code: Code) { self.code = code }

  /// The code of an interface that can show one scene only.
  public static var multipleScenesNotSupported: Code { .multipleScenesNotSupported }
  /// The code of a request that the system refused.
  public static var requestDenied: Code { .requestDenied }
  /// The domain of the errors.
  public static var errorDomain: String { UISceneErrorDomain }
  /// The number of the code.
  public var errorCode: Int { code.rawValue }
}
