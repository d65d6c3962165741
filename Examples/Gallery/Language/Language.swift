// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// A language of the gallery.
enum Language: String, CaseIterable {
  case english = "en"
  case simplifiedChinese = "zh-Hans"

  /// The language of lists and pages created from now on.
  @MainActor static var current = english

  /// Returns the language of the environment, by the rules of gettext.
  ///
  /// - Parameter environment: The variables of the environment.
  init(environment: [String: String]) {
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy
      .compactMap { environment[$0] }.first { !$0.isEmpty }
    let isTraditional = ["zh_TW", "zh_HK"].contains { locale?.hasPrefix($0) == true }
    self = locale?.hasPrefix("zh") == true && !isTraditional ? .simplifiedChinese : .english
  }
}

/// Returns the text in the current language.
///
/// Both texts are arguments, so that neither can be missing.
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
