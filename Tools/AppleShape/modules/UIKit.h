// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

// UIKit, by topic.
#pragma once
#import "QuartzCore.h"
#import "UIKitValues.h"
#import "UIKitAttributedText.h"
#import "UIKitResponders.h"
#import "UIKitAnchors.h"
#import "UIKitViews.h"
#import "UIKitDrawing.h"
#import "UIKitAnimators.h"
#import "UIKitMenus.h"
#import "UIKitControls.h"
#import "UIKitText.h"
#import "UIKitGestures.h"
#import "UIKitScrolling.h"
#import "UIKitTextViews.h"
#import "UIKitBars.h"
#import "UIKitBarAppearances.h"
#import "UIKitTransitions.h"
#import "UIKitViewControllers.h"
#import "UIKitLayout.h"
#import "UIKitTables.h"
#import "UIKitCollections.h"
#import "UIKitNavigation.h"
#import "UIKitContainers.h"
#import "UIKitApp.h"
