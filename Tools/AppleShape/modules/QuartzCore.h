// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

// QuartzCore: CALayer.h, CATransaction.h, CAAnimation.h, CABase.h, CATransform3D.h, CAShapeLayer.h,
// CAGradientLayer.h
#pragma once
#import "Foundation.h"

#pragma clang assume_nonnull begin
extern NSTimeInterval CACurrentMediaTime(void) IOS(2.0);

typedef struct CATransform3D {
  CGFloat m11, m12, m13, m14;
  CGFloat m21, m22, m23, m24;
  CGFloat m31, m32, m33, m34;
  CGFloat m41, m42, m43, m44;
} CATransform3D;

extern const CATransform3D CATransform3DIdentity IOS(2.0);
extern _Bool CATransform3DIsIdentity(CATransform3D t) IOS(2.0);
extern _Bool CATransform3DEqualToTransform(CATransform3D a, CATransform3D b) IOS(2.0);
extern CATransform3D CATransform3DMakeTranslation(CGFloat tx, CGFloat ty, CGFloat tz) IOS(2.0);
extern CATransform3D CATransform3DMakeScale(CGFloat sx, CGFloat sy, CGFloat sz) IOS(2.0);
extern CATransform3D CATransform3DTranslate(CATransform3D t, CGFloat tx, CGFloat ty, CGFloat tz)
    IOS(2.0);
extern CATransform3D CATransform3DConcat(CATransform3D a, CATransform3D b) IOS(2.0);
extern _Bool CATransform3DIsAffine(CATransform3D t) IOS(2.0);
extern CGAffineTransform CATransform3DGetAffineTransform(CATransform3D t) IOS(2.0);

typedef OPTIONS(NSUInteger, CACornerMask) {
  kCALayerMinXMinYCorner NAME(layerMinXMinYCorner) = 1U << 0,
  kCALayerMaxXMinYCorner NAME(layerMaxXMinYCorner) = 1U << 1,
  kCALayerMinXMaxYCorner NAME(layerMinXMaxYCorner) = 1U << 2,
  kCALayerMaxXMaxYCorner NAME(layerMaxXMaxYCorner) = 1U << 3
} IOS(11.0);

IOS(2.0)
@interface CALayer : NSObject
@property CATransform3D transform;
@property (nullable, copy) NSArray<__kindof CALayer *> *sublayers;
@property (nullable) CGPathRef shadowPath IOS(3.2);
@property CACornerMask maskedCorners IOS(11.0);
- (nullable __kindof CALayer *)hitTest:(CGPoint)p NAME(hitTest(_:));
- (nullable instancetype)presentationLayer NAME(presentation());
- (instancetype)modelLayer NAME(model());
- (CGAffineTransform)affineTransform;
- (void)setAffineTransform:(CGAffineTransform)m;
- (void)removeAllAnimations;
@property CGRect frame;
@property CGRect bounds;
@property CGPoint position;
@property float opacity;
@property float speed;
@property NSTimeInterval timeOffset;
@property CGFloat zPosition;
@property CGFloat cornerRadius;
@property CGFloat borderWidth;
@property BOOL masksToBounds;
@property (getter=isHidden) BOOL hidden;
- (nullable NSArray<NSString *> *)animationKeys;
@property (nullable, strong) CALayer *mask;
@end

typedef NSString *CAShapeLayerFillRule KEYS;
extern const CAShapeLayerFillRule kCAFillRuleNonZero NAME(CAShapeLayerFillRule.nonZero) IOS(3.0);
extern const CAShapeLayerFillRule kCAFillRuleEvenOdd NAME(CAShapeLayerFillRule.evenOdd) IOS(3.0);
typedef NSString *CAShapeLayerLineJoin KEYS;
extern const CAShapeLayerLineJoin kCALineJoinMiter NAME(CAShapeLayerLineJoin.miter) IOS(3.0);
extern const CAShapeLayerLineJoin kCALineJoinRound NAME(CAShapeLayerLineJoin.round) IOS(3.0);
extern const CAShapeLayerLineJoin kCALineJoinBevel NAME(CAShapeLayerLineJoin.bevel) IOS(3.0);
typedef NSString *CAShapeLayerLineCap KEYS;
extern const CAShapeLayerLineCap kCALineCapButt NAME(CAShapeLayerLineCap.butt) IOS(3.0);
extern const CAShapeLayerLineCap kCALineCapRound NAME(CAShapeLayerLineCap.round) IOS(3.0);
extern const CAShapeLayerLineCap kCALineCapSquare NAME(CAShapeLayerLineCap.square) IOS(3.0);

IOS(3.0)
@interface CAShapeLayer : CALayer
@property (nullable) CGPathRef path;
@property (nullable) CGColorRef fillColor;
@property (copy) CAShapeLayerFillRule fillRule;
@property (nullable) CGColorRef strokeColor;
@property CGFloat strokeStart;
@property CGFloat strokeEnd;
@property CGFloat lineWidth;
@property CGFloat miterLimit;
@property (copy) CAShapeLayerLineCap lineCap;
@property (copy) CAShapeLayerLineJoin lineJoin;
@property CGFloat lineDashPhase;
@property (nullable, copy) NSArray<NSNumber *> *lineDashPattern;
@end

typedef NSString *CAGradientLayerType KEYS;
extern const CAGradientLayerType kCAGradientLayerAxial NAME(CAGradientLayerType.axial) IOS(3.0);
extern const CAGradientLayerType kCAGradientLayerRadial NAME(CAGradientLayerType.radial) IOS(3.2);
extern const CAGradientLayerType kCAGradientLayerConic NAME(CAGradientLayerType.conic) IOS(12.0);

IOS(3.0)
@interface CAGradientLayer : CALayer
@property (nullable, copy) NSArray *colors;
@property (nullable, copy) NSArray<NSNumber *> *locations;
@property CGPoint startPoint;
@property CGPoint endPoint;
@property (copy) CAGradientLayerType type;
@end

typedef NSString *CAAnimationCalculationMode KEYS;
extern const CAAnimationCalculationMode kCAAnimationLinear
    NAME(CAAnimationCalculationMode.linear) IOS(2.0);
extern const CAAnimationCalculationMode kCAAnimationDiscrete
    NAME(CAAnimationCalculationMode.discrete) IOS(2.0);
extern const CAAnimationCalculationMode kCAAnimationCubicPaced
    NAME(CAAnimationCalculationMode.cubicPaced) IOS(4.0);
typedef NSString *CAAnimationRotationMode KEYS;
extern const CAAnimationRotationMode kCAAnimationRotateAuto
    NAME(CAAnimationRotationMode.rotateAuto) IOS(2.0);
extern const CAAnimationRotationMode kCAAnimationRotateAutoReverse
    NAME(CAAnimationRotationMode.rotateAutoReverse) IOS(2.0);
typedef NSString *CATransitionType KEYS;
extern const CATransitionType kCATransitionFade NAME(CATransitionType.fade) IOS(2.0);
extern const CATransitionType kCATransitionMoveIn NAME(CATransitionType.moveIn) IOS(2.0);
typedef NSString *CATransitionSubtype KEYS;
extern const CATransitionSubtype kCATransitionFromTop NAME(CATransitionSubtype.fromTop) IOS(2.0);
extern NSString *const kCATransition IOS(2.0);

IOS(2.0)
@interface CAAnimation : NSObject
@end

IOS(2.0)
@interface CAPropertyAnimation : CAAnimation
+ (instancetype)animationWithKeyPath:(nullable NSString *)path;
@end

IOS(2.0)
@interface CAKeyframeAnimation : CAPropertyAnimation
@property (nullable, copy) NSArray *values;
@property (nullable) CGPathRef path;
@property (nullable, copy) NSArray<NSNumber *> *keyTimes;
@property (copy) CAAnimationCalculationMode calculationMode;
@property (nullable, copy) CAAnimationRotationMode rotationMode;
@end

IOS(2.0)
@interface CAAnimationGroup : CAAnimation
@property (nullable, copy) NSArray<CAAnimation *> *animations;
@end

IOS(2.0)
@interface CATransition : CAAnimation
@property (copy) CATransitionType type;
@property (nullable, copy) CATransitionSubtype subtype;
@property float startProgress;
@property float endProgress;
@end
#pragma clang assume_nonnull end
