// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

/// A list of songs to play next and later, in an order that the user chooses.
final class OrderController: UITableViewController {
  private var songs = [
    ["Aurora", "Blue Hour", "Cascade", "Drift", "Ember"],
    ["Fjord", "Glow", "Harbor", "Indigo", "Juniper", "Kite", "Lantern", "Meadow", "North"],
  ]

  init(title: String) {
    super.init(style: .insetGrouped)
    self.title = title
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "song")
    navigationItem.rightBarButtonItem = editButtonItem
    setEditing(true, animated: false)
  }

  override func numberOfSections(in tableView: UITableView) -> Int { songs.count }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    songs[section].count
  }
  override func tableView(
    _ tableView: UITableView,
    titleForHeaderInSection section: Int
  ) -> String? { section == 0 ? localized("Next", "接下来") : localized("Later", "稍后") }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "song", for: indexPath)
    cell.textLabel?.text = songs[indexPath.section][indexPath.row]
    cell.showsReorderControl = true
    return cell
  }

  override func tableView(
    _ tableView: UITableView,
    editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle { .none }

  override func tableView(
    _ tableView: UITableView,
    shouldIndentWhileEditingRowAt indexPath: IndexPath
  ) -> Bool { false }

  override func tableView(
    _ tableView: UITableView,
    moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    let song = songs[sourceIndexPath.section].remove(at: sourceIndexPath.row)
    songs[destinationIndexPath.section].insert(song, at: destinationIndexPath.row)
  }
}
