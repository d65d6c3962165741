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
  case favorites, featured, topRated, recents, contacts, history
  case bookmarks, search, downloads, mostRecent, mostViewed
  case rename

  /// The strings of each language, in the order of the cases.
  static let languages: [String: [String]] = [
    "en": [
      "Back", "Done", "Cancel", "Edit", "Save", "Undo", "Redo", "More", "Loading…", "Delete",
      "Cut", "Copy", "Paste", "Select", "Select All",
      "Favorites", "Featured", "Top Rated", "Recents", "Contacts", "History", "Bookmarks", "Search",
      "Downloads", "Most Recent", "Most Viewed", "Rename",
    ],
    "ar": [
      "رجوع", "تم", "إلغاء", "تعديل", "حفظ", "تراجع", "إعادة", "المزيد", "جارٍ التحميل…", "حذف",
      "قص", "نسخ", "لصق", "تحديد", "تحديد الكل",
      "المفضلة", "مميز", "الأعلى تقييمًا", "الحديثة", "جهات الاتصال", "السجل", "العلامات", "بحث",
      "التنزيلات", "الأحدث", "الأكثر مشاهدة", "إعادة تسمية",
    ],
    "de": [
      "Zurück", "Fertig", "Abbrechen", "Bearbeiten", "Sichern", "Widerrufen", "Wiederholen",
      "Mehr", "Laden …", "Löschen", "Ausschneiden", "Kopieren", "Einsetzen", "Auswählen",
      "Alles auswählen",
      "Favoriten", "Highlights", "Topliste", "Zuletzt", "Kontakte", "Verlauf", "Lesezeichen",
      "Suchen", "Downloads", "Neueste", "Meistgesehen", "Umbenennen",
    ],
    "es": [
      "Atrás", "Listo", "Cancelar", "Editar", "Guardar", "Deshacer", "Rehacer", "Más",
      "Cargando…", "Eliminar", "Cortar", "Copiar", "Pegar", "Seleccionar", "Seleccionar todo",
      "Favoritos", "Destacados", "Mejor valorados", "Recientes", "Contactos", "Historial",
      "Marcadores", "Buscar", "Descargas", "Más recientes", "Más vistos", "Renombrar",
    ],
    "fr": [
      "Retour", "Terminé", "Annuler", "Modifier", "Enregistrer", "Annuler", "Rétablir", "Plus",
      "Chargement…", "Supprimer", "Couper", "Copier", "Coller", "Sélectionner",
      "Tout sélectionner",
      "Favoris", "Sélection", "Mieux notés", "Récents", "Contacts", "Historique", "Signets",
      "Rechercher", "Téléchargements", "Plus récents", "Plus vus", "Renommer",
    ],
    "he": [
      "חזרה", "סיום", "ביטול", "עריכה", "שמירה", "בטל", "בצע שוב", "עוד", "בטעינה…", "מחק",
      "גזור", "העתק", "הדבק", "בחר", "בחר הכל",
      "מועדפים", "מומלצים", "הכי מדורגים", "אחרונים", "אנשי קשר", "היסטוריה", "סימניות", "חיפוש",
      "הורדות", "החדשים ביותר", "הנצפים ביותר", "שינוי שם",
    ],
    "hi": [
      "वापस", "पूर्ण", "रद्द करें", "संपादित करें", "सहेजें", "पूर्ववत् करें", "फिर से करें",
      "अधिक", "लोड हो रहा है…", "हटाएँ", "काटें", "कॉपी करें", "पेस्ट करें", "चुनें", "सभी चुनें",
      "पसंदीदा", "विशेष", "शीर्ष रेटेड", "हालिया", "संपर्क", "इतिहास", "बुकमार्क", "खोजें",
      "डाउनलोड", "सबसे हालिया", "सर्वाधिक देखे गए", "नाम बदलें",
    ],
    "it": [
      "Indietro", "Fine", "Annulla", "Modifica", "Salva", "Annulla", "Ripristina", "Altro",
      "Caricamento…", "Elimina", "Taglia", "Copia", "Incolla", "Seleziona", "Seleziona tutto",
      "Preferiti", "In evidenza", "Più votati", "Recenti", "Contatti", "Cronologia",
      "Preferiti Web", "Cerca", "Download", "Più recenti", "Più visti", "Rinomina",
    ],
    "ja": [
      "戻る", "完了", "キャンセル", "編集", "保存", "取り消す", "やり直す", "その他", "読み込み中…", "削除", "カット", "コピー",
      "ペースト", "選択", "すべてを選択",
      "よく使う項目", "おすすめ", "トップレート", "履歴", "連絡先", "閲覧履歴", "ブックマーク", "検索", "ダウンロード", "最新", "再生回数順",
      "名称変更",
    ],
    "ko": [
      "뒤로", "완료", "취소", "편집", "저장", "실행 취소", "실행 복귀", "더 보기", "로드 중…", "삭제", "오려두기", "복사하기",
      "붙여넣기", "선택", "전체 선택",
      "즐겨찾기", "추천", "최고 평점", "최근", "연락처", "방문 기록", "책갈피", "검색", "다운로드", "최신", "최다 조회", "이름 변경",
    ],
    "pt": [
      "Voltar", "Concluído", "Cancelar", "Editar", "Salvar", "Desfazer", "Refazer", "Mais",
      "Carregando…", "Apagar", "Cortar", "Copiar", "Colar", "Selecionar", "Selecionar Tudo",
      "Favoritos", "Destaques", "Mais Avaliados", "Recentes", "Contatos", "Histórico", "Marcadores",
      "Buscar", "Downloads", "Mais Recentes", "Mais Vistos", "Renomear",
    ],
    "ru": [
      "Назад", "Готово", "Отменить", "Править", "Сохранить", "Отменить", "Повторить", "Еще",
      "Загрузка…", "Удалить", "Вырезать", "Скопировать", "Вставить", "Выбрать", "Выбрать все",
      "Избранное", "Подборка", "Топ", "Недавние", "Контакты", "История", "Закладки", "Поиск",
      "Загрузки", "Новые", "Популярные", "Переименовать",
    ],
    "tr": [
      "Geri", "Bitti", "Vazgeç", "Düzenle", "Kaydet", "Geri Al", "Yinele", "Diğer", "Yükleniyor…",
      "Sil", "Kes", "Kopyala", "Yapıştır", "Seç", "Tümünü Seç",
      "Favoriler", "Öne Çıkanlar", "En Beğenilenler", "Son Kullanılanlar", "Kişiler", "Geçmiş",
      "Yer İmleri", "Ara", "İndirilenler", "En Yeniler", "En Çok Görüntülenenler", "Adını Değiştir",
    ],
    "zh-Hans": [
      "返回", "完成", "取消", "编辑", "存储", "撤销", "重做", "更多", "正在载入…", "删除", "剪切", "拷贝", "粘贴", "选择", "全选",
      "个人收藏", "精选", "最高评分", "最近项目", "通讯录", "历史记录", "书签", "搜索", "下载", "最新", "最多浏览", "重新命名",
    ],
    "zh-Hant": [
      "返回", "完成", "取消", "編輯", "儲存", "還原", "重做", "更多", "正在載入…", "刪除", "剪下", "拷貝", "貼上", "選取", "全選",
      "喜好項目", "精選", "最高評價", "最近項目", "聯絡資訊", "瀏覽記錄", "書籤", "搜尋", "下載項目", "最新", "最多瀏覽", "重新命名",
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
