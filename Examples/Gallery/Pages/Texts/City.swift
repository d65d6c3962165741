// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// A city and its continent.
struct City {
  /// The continents of the list.
  enum Continent: CaseIterable {
    case africa, america, asia, europe

    @MainActor var name: String {
      switch self {
      case .africa: localized("Africa", "非洲")
      case .america: localized("America", "美洲")
      case .asia: localized("Asia", "亚洲")
      case .europe: localized("Europe", "欧洲")
      }
    }
  }

  let name: String
  let continent: Continent
  /// The first letter of the name.
  var letter: String { String(name.prefix(1)) }

  /// Cities in the order of their names.
  static let all: [City] = [
    City(name: "Accra", continent: .africa), City(name: "Amsterdam", continent: .europe),
    City(name: "Bangkok", continent: .asia), City(name: "Berlin", continent: .europe),
    City(name: "Bogotá", continent: .america), City(name: "Cairo", continent: .africa),
    City(name: "Chicago", continent: .america), City(name: "Dublin", continent: .europe),
    City(name: "Hanoi", continent: .asia), City(name: "Helsinki", continent: .europe),
    City(name: "Jakarta", continent: .asia), City(name: "Kyoto", continent: .asia),
    City(name: "Lagos", continent: .africa), City(name: "Lima", continent: .america),
    City(name: "Lisbon", continent: .europe), City(name: "Montréal", continent: .america),
    City(name: "Nairobi", continent: .africa), City(name: "Osaka", continent: .asia),
    City(name: "Paris", continent: .europe), City(name: "Quito", continent: .america),
    City(name: "Rabat", continent: .africa), City(name: "Seoul", continent: .asia),
    City(name: "Tunis", continent: .africa), City(name: "Vienna", continent: .europe),
  ]
}
