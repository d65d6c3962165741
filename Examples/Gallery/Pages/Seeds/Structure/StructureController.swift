// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Retour
import UIKit

/// A page with a view controller and a text that describes its current objects.
final class StructureController: UIViewController, UIGestureRecognizerDelegate,
  UINavigationControllerDelegate
{
  private final let label = UILabel()
  private final let screen = UIView()
  private final let printout = UILabel()
  private final var live = UIViewController()
  private final var describe: (@MainActor () -> String)?

  /// The top and the bottom of the screen, as fractions of the page's height.
  private static let extent: (start: CGFloat, end: CGFloat) = (0.29, 0.61)
  private static let margin: CGFloat = 16
  /// The font sizes of the text, in points; the first at which no line wraps is used.
  private static let printSizes: [CGFloat] = [12, 10, 8, 6.5]

  /// Creates the page.
  ///
  /// - Parameters:
  ///   - texts: The texts of the page.
  ///   - live: The view controller that is shown.
  ///   - describe: Returns the text about it.
  convenience init<Live: UIViewController>(
    _ texts: StructurePage.Texts,
    live: Live,
    describe: @escaping @MainActor (Live) -> String
  ) {
    self.init(nibName: nil, bundle: nil)
    title = texts.title
    label.text = texts.readMe
    self.live = live
    self.describe = { [weak live] in live.map(describe) ?? "" }
    (live as? any Changing)?.onChange = { [weak self] in self?.refresh() }
    (live as? UINavigationController)?.delegate = self
  }

  /// The text under the screen.
  var text: String { printout.text ?? "" }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    label.numberOfLines = 0
    label.font = .systemFont(ofSize: 14)
    printout.numberOfLines = 0
    // Class names and their indentation are left to right in every language.
    printout.textAlignment = .left
    screen.clipsToBounds = true
    screen.layer.borderWidth = 1
    screen.layer.borderColor = UIColor.systemGray3.cgColor
    addChild(live)
    screen.addSubview(live.view)
    live.didMove(toParent: self)
    for part in [label, screen, printout] { view.addSubview(part) }
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    (navigationController as? BackNavigationController)?.swipeDelegate = self
    refresh()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let size = view.bounds.size
    let width = max(0, size.width - 2 * Self.margin)
    let start = (size.height * Self.extent.start).rounded()
    let end = (size.height * Self.extent.end).rounded()
    screen.frame = CGRect(x: 0, y: start, width: size.width, height: end - start)
    live.view.frame = screen.bounds
    let top = view.safeAreaInsets.top + 10
    place(label, at: top, width: width, height: start - top - 4)
    fitPrintout(into: width)
    place(printout, at: end + 10, width: width, height: size.height - end - 14)
  }

  private func place(_ label: UILabel, at y: CGFloat, width: CGFloat, height: CGFloat) {
    let natural = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
    label.frame = CGRect(x: Self.margin, y: y, width: width, height: max(0, min(natural, height)))
  }

  private func fitPrintout(into width: CGFloat) {
    let fonts = Self.printSizes.map { UIFont.monospacedSystemFont(ofSize: $0, weight: .regular) }
    // A separate label measures: setting the font of this one would invalidate its layout.
    let ruler = UILabel()
    ruler.numberOfLines = 0
    ruler.text = text
    let endless = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
    let fitting = fonts.first { font in
      ruler.font = font
      return ruler.sizeThatFits(endless).width <= width
    }
    let font = fitting ?? fonts[0]
    if printout.font != font { printout.font = font }
  }

  private func refresh() {
    printout.text = describe?()
    viewIfLoaded?.setNeedsLayout()
  }

  func navigationController(
    _ navigationController: UINavigationController,
    didShow viewController: UIViewController,
    animated: Bool
  ) {
    refresh()
  }

  /// Limits the gallery's swipe back to touches outside of the screen.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldReceive touch: UITouch
  ) -> Bool {
    !screen.bounds.contains(touch.location(in: screen))
  }
}

/// A view controller that reports its changes.
@MainActor
protocol Changing: UIViewController {
  /// Called after each change.
  var onChange: (@MainActor () -> Void)? { get set }
}
