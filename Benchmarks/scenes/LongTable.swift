// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

package import UIKit

/// A table of rows that are as high as their constraints say: an icon, two labels, an accessory.
package final class LongTable: UITableViewController {
  private let count: Int

  /// Creates a table.
  ///
  /// - Parameter count: The number of rows.
  package init(count: Int) {
    self.count = count
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { nil }

  package override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(Cell.self, forCellReuseIdentifier: "row")
  }

  package override func tableView(
    _ tableView: UITableView,
    numberOfRowsInSection section: Int
  ) -> Int { count }

  package override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    (cell as? Cell)?.show(indexPath.row)
    return cell
  }

  /// A row; every fourth one has a text of two lines.
  private final class Cell: UITableViewCell {
    private let icon = UIImageView()
    private let title = UILabel()
    private let detail = UILabel()

    override init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      accessoryType = .disclosureIndicator
      title.font = .systemFont(ofSize: 17)
      detail.font = .systemFont(ofSize: 13)
      detail.textColor = .gray
      detail.numberOfLines = 0
      for view in [icon, title, detail] {
        view.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(view)
      }
      NSLayoutConstraint.activate([
        icon.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
        icon.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
        icon.widthAnchor.constraint(equalToConstant: 40),
        icon.heightAnchor.constraint(equalToConstant: 40),
        title.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: 16),
        title.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -8),
        title.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
        detail.leadingAnchor.constraint(equalTo: title.leadingAnchor),
        detail.trailingAnchor.constraint(equalTo: title.trailingAnchor),
        detail.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 2),
        detail.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
      ])
    }

    required init?(coder: NSCoder) { nil }

    func show(_ row: Int) {
      icon.image = Icons.all[row % 4]
      title.text = "Row \(row)"
      let text = "The detail of row \(row)"
      detail.text = row.isMultiple(of: 4) ? text + ", which is longer than one line can be" : text
    }
  }
}
