// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation

/// A localized system string.
///
/// UIKit takes such strings from its own tables; these are ours, see Parity. The `.strings` files
/// in `SystemStrings` hold the same table for `Bundle(for:)`; a test compares the two.
enum SystemString: CaseIterable {
  case back, done, cancel, edit, save, undo, redo, more, loading, delete
  case cut, copy, paste, select, selectAll

  /// The strings of each language, in the order of the cases.
  static let languages: [String: [String]] = [
    "en": [
      "Back", "Done", "Cancel", "Edit", "Save", "Undo", "Redo", "More", "Loading…", "Delete",
      "Cut", "Copy", "Paste", "Select", "Select All",
    ],
    "ar": [
      "رجوع", "تم", "إلغاء", "تعديل", "حفظ", "تراجع", "إعادة", "المزيد", "جارٍ التحميل…", "حذف",
      "قص", "نسخ", "لصق", "تحديد", "تحديد الكل",
    ],
    "de": [
      "Zurück", "Fertig", "Abbrechen", "Bearbeiten", "Sichern", "Widerrufen", "Wiederholen",
      "Mehr", "Laden …", "Löschen", "Ausschneiden", "Kopieren", "Einsetzen", "Auswählen",
      "Alles auswählen",
    ],
    "es": [
      "Atrás", "Listo", "Cancelar", "Editar", "Guardar", "Deshacer", "Rehacer", "Más",
      "Cargando…", "Eliminar", "Cortar", "Copiar", "Pegar", "Seleccionar", "Seleccionar todo",
    ],
    "fr": [
      "Retour", "Terminé", "Annuler", "Modifier", "Enregistrer", "Annuler", "Rétablir", "Plus",
      "Chargement…", "Supprimer", "Couper", "Copier", "Coller", "Sélectionner",
      "Tout sélectionner",
    ],
    "he": [
      "חזרה", "סיום", "ביטול", "עריכה", "שמירה", "בטל", "בצע שוב", "עוד", "בטעינה…", "מחק",
      "גזור", "העתק", "הדבק", "בחר", "בחר הכל",
    ],
    "hi": [
      "वापस", "पूर्ण", "रद्द करें", "संपादित करें", "सहेजें", "पूर्ववत् करें", "फिर से करें",
      "अधिक", "लोड हो रहा है…", "हटाएँ", "काटें", "कॉपी करें", "पेस्ट करें", "चुनें", "सभी चुनें",
    ],
    "it": [
      "Indietro", "Fine", "Annulla", "Modifica", "Salva", "Annulla", "Ripristina", "Altro",
      "Caricamento…", "Elimina", "Taglia", "Copia", "Incolla", "Seleziona", "Seleziona tutto",
    ],
    "ja": [
      "戻る", "完了", "キャンセル", "編集", "保存", "取り消す", "やり直す", "その他", "読み込み中…", "削除", "カット", "コピー",
      "ペースト", "選択", "すべてを選択",
    ],
    "ko": [
      "뒤로", "완료", "취소", "편집", "저장", "실행 취소", "실행 복귀", "더 보기", "로드 중…", "삭제", "오려두기", "복사하기",
      "붙여넣기", "선택", "전체 선택",
    ],
    "pt": [
      "Voltar", "Concluído", "Cancelar", "Editar", "Salvar", "Desfazer", "Refazer", "Mais",
      "Carregando…", "Apagar", "Cortar", "Copiar", "Colar", "Selecionar", "Selecionar Tudo",
    ],
    "ru": [
      "Назад", "Готово", "Отменить", "Править", "Сохранить", "Отменить", "Повторить", "Еще",
      "Загрузка…", "Удалить", "Вырезать", "Скопировать", "Вставить", "Выбрать", "Выбрать все",
    ],
    "tr": [
      "Geri", "Bitti", "Vazgeç", "Düzenle", "Kaydet", "Geri Al", "Yinele", "Diğer", "Yükleniyor…",
      "Sil", "Kes", "Kopyala", "Yapıştır", "Seç", "Tümünü Seç",
    ],
    "zh-Hans": [
      "返回", "完成", "取消", "编辑", "存储", "撤销", "重做", "更多", "正在载入…", "删除", "剪切", "拷贝", "粘贴", "选择", "全选",
    ],
    "zh-Hant": [
      "返回", "完成", "取消", "編輯", "儲存", "還原", "重做", "更多", "正在載入…", "刪除", "剪下", "拷貝", "貼上", "選取", "全選",
    ],
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
