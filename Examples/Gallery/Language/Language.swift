// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// A language that the gallery speaks.
enum Language: String, CaseIterable {
  case english = "en"
  case simplifiedChinese = "zh-Hans"

  /// The language of the lists and pages that are made from now on.
  @MainActor static var current = english

  /// The language that the user's environment asks for, by the rules of gettext.
  ///
  /// - Parameter environment: The variables of the environment.
  init(environment: [String: String]) {
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy
      .compactMap { environment[$0] }.first { !$0.isEmpty }
    let isTraditional = ["zh_TW", "zh_HK"].contains { locale?.hasPrefix($0) == true }
    self = locale?.hasPrefix("zh") == true && !isTraditional ? .simplifiedChinese : .english
  }
}

/// Chooses the text of the current language.
///
/// Both stand beside each other in the source: none can be forgotten.
///
/// - Parameters:
///   - english: The text in English.
///   - chinese: The text in simplified Chinese.
/// - Returns: One of them.
@MainActor
func localized(_ english: String, _ chinese: String) -> String {
  switch Language.current {
  case .english: english
  case .simplifiedChinese: chinese
  }
}
