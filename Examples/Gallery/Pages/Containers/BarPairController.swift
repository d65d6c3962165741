// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Retour
import UIKit

/// A page with one of the bars of a pair; the rows of the first one push the second.
final class BarPairController: ListPage {
  private final var isBarHidden = false

  convenience init(_ pair: BarPair, isSecond: Bool = false) {
    self.init(style: .plain)
    let look = isSecond ? pair.looks.to : pair.looks.from
    title = isSecond ? pair.titles.to : pair.titles.from
    isBarHidden = look.isHidden
    navigationItem.backButton = look.backButton
    navigationItem.largeTitleDisplayMode = look.isLarge ? .always : .never
    navigationItem.standardAppearance = look.appearance
    navigationItem.scrollEdgeAppearance = look.appearance
    let item = UIBarButtonItem(systemItem: isSecond ? .add : .search)
    item.tintColor = look.tint
    navigationItem.rightBarButtonItem = item
    rows = (1...16).map { number in
      ListRow(title: "\(pair.titles.to) \(number)", subtitle: pair.titles.from) { [weak self] in
        guard let self, !isSecond else { return }
        navigationController?.pushViewController(
          BarPairController(pair, isSecond: true),
          animated: true
        )
      }
    }
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if isBarHidden { navigationController?.setNavigationBarHidden(true, animated: animated) }
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    if isBarHidden { navigationController?.setNavigationBarHidden(false, animated: animated) }
  }
}
