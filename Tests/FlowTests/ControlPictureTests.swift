// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourTesting
import Testing
import UIKit

/// The appearance of controls.
@MainActor struct ControlPictureTests {
  private func page() -> UIViewController {
    let page = UIViewController()
    page.view.backgroundColor = .systemBackground
    func add(_ view: UIView, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat? = nil) {
      let size = view.sizeThatFits(.zero)
      view.frame = CGRect(x: x, y: y, width: width ?? size.width, height: size.height)
      page.view.addSubview(view)
    }
    let switches = [true, false, true].map { isOn -> UISwitch in
      let control = UISwitch()
      control.isOn = isOn
      return control
    }
    switches[2].isEnabled = false
    for (index, control) in switches.enumerated() { add(control, 20 + 70 * CGFloat(index), 16) }
    let sliders = [UISlider(), UISlider()]
    sliders[0].value = 0.3
    sliders[1].value = 0.8
    sliders[1].isEnabled = false
    for (index, slider) in sliders.enumerated() { add(slider, 20, 60 + 40 * CGFloat(index), 280) }
    let bar = UIProgressView(progressViewStyle: .default)
    bar.progress = 0.6
    add(bar, 20, 150, 280)
    let segments = UISegmentedControl(items: ["First", "Second", "Third"])
    segments.selectedSegmentIndex = 0
    segments.setEnabled(false, forSegmentAt: 2)
    add(segments, 20, 172, 280)
    let dots = UIPageControl()
    dots.numberOfPages = 30
    dots.currentPage = 12
    dots.pageIndicatorTintColor = .systemGray3
    dots.currentPageIndicatorTintColor = .label
    add(dots, 20, 216, 180)
    let spinner = UIActivityIndicatorView(style: .large)
    spinner.hidesWhenStopped = false
    add(spinner, 240, 212)
    return page
  }

  @Test(arguments: PresentationPictureTests.Look.allCases)
  func `controls at rest`(_ look: PresentationPictureTests.Look) {
    let world = World(
      look.direction,
      size: CGSize(width: 320, height: 260),
      scale: 2,
      style: look.style,
      root: page()
    )
    world.settle()
    expectGolden(of: world, named: "\(look)-rest")
  }
}
