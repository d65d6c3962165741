// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation

/// A localized system string.
///
/// UIKit takes such strings from its own tables; these are ours, see Parity. The `.strings` files
/// in `SystemStrings` hold the same table for `Bundle(for:)`; a test compares the two.
enum SystemString: CaseIterable {
  case back, done, cancel, edit, save, undo, redo, more, loading, delete

  /// The strings of each language, in the order of the cases.
  static let languages: [String: [String]] = [
    "en": ["Back", "Done", "Cancel", "Edit", "Save", "Undo", "Redo", "More", "Loading…", "Delete"],
    "ar": [
      "رجوع", "تم", "إلغاء", "تعديل", "حفظ", "تراجع", "إعادة", "المزيد", "جارٍ التحميل…", "حذف",
    ],
    "de": [
      "Zurück", "Fertig", "Abbrechen", "Bearbeiten", "Sichern", "Widerrufen", "Wiederholen", "Mehr",
      "Laden …", "Löschen",
    ],
    "es": [
      "Atrás", "Listo", "Cancelar", "Editar", "Guardar", "Deshacer", "Rehacer", "Más", "Cargando…",
      "Eliminar",
    ],
    "fr": [
      "Retour", "Terminé", "Annuler", "Modifier", "Enregistrer", "Annuler", "Rétablir", "Plus",
      "Chargement…", "Supprimer",
    ],
    "he": ["חזרה", "סיום", "ביטול", "עריכה", "שמירה", "בטל", "בצע שוב", "עוד", "בטעינה…", "מחק"],
    "hi": [
      "वापस", "पूर्ण", "रद्द करें", "संपादित करें", "सहेजें", "पूर्ववत् करें",
      "फिर से करें", "अधिक", "लोड हो रहा है…", "हटाएँ",
    ],
    "it": [
      "Indietro", "Fine", "Annulla", "Modifica", "Salva", "Annulla", "Ripristina", "Altro",
      "Caricamento…", "Elimina",
    ],
    "ja": ["戻る", "完了", "キャンセル", "編集", "保存", "取り消す", "やり直す", "その他", "読み込み中…", "削除"],
    "ko": ["뒤로", "완료", "취소", "편집", "저장", "실행 취소", "실행 복귀", "더 보기", "로드 중…", "삭제"],
    "pt": [
      "Voltar", "Concluído", "Cancelar", "Editar", "Salvar", "Desfazer", "Refazer", "Mais",
      "Carregando…", "Apagar",
    ],
    "ru": [
      "Назад", "Готово", "Отменить", "Править", "Сохранить", "Отменить", "Повторить", "Еще",
      "Загрузка…", "Удалить",
    ],
    "tr": [
      "Geri", "Bitti", "Vazgeç", "Düzenle", "Kaydet", "Geri Al",
      "Yinele", "Diğer", "Yükleniyor…", "Sil",
    ],
    "zh-Hans": ["返回", "完成", "取消", "编辑", "存储", "撤销", "重做", "更多", "正在载入…", "删除"],
    "zh-Hant": ["返回", "完成", "取消", "編輯", "儲存", "還原", "重做", "更多", "正在載入…", "刪除"],
  ]

  /// The string in a language; in English where there is no translation.
  func text(in language: String) -> String {
    let strings = Self.languages[language] ?? Self.languages["en"] ?? []
    return Self.allCases.firstIndex(of: self).map { strings[$0] } ?? ""
  }

  /// Returns the user's language: `RETOUR_LANGUAGE`, else the locale by the rules of gettext, else
  /// English.
  ///
  /// - Parameter environment: The environment variables.
  /// - Returns: A key of `languages`.
  static func language(_ environment: [String: String]) -> String {
    if let asked = environment["RETOUR_LANGUAGE"], languages[asked] != nil { return asked }
    let locale =
      ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
      ?? ""
    let parts = locale.prefix { $0 != "." && $0 != "@" }.split { $0 == "_" || $0 == "-" }
    guard let first = parts.first?.lowercased() else { return "en" }
    if first == "zh" {
      return parts.dropFirst().contains { ["TW", "HK", "MO", "Hant"].contains($0) }
        ? "zh-Hant" : "zh-Hans"
    }
    return languages[first] == nil ? "en" : first
  }
}
