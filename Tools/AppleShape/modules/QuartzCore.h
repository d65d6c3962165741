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
extern CATransform3D CATransform3DScale(CATransform3D t, CGFloat sx, CGFloat sy, CGFloat sz)
    IOS(2.0);
extern CATransform3D CATransform3DRotate(
    CATransform3D t, CGFloat angle, CGFloat x, CGFloat y, CGFloat z) IOS(2.0);
extern CATransform3D CATransform3DMakeRotation(CGFloat angle, CGFloat x, CGFloat y, CGFloat z)
    IOS(2.0);
extern CATransform3D CATransform3DInvert(CATransform3D t) IOS(2.0);
extern CATransform3D CATransform3DMakeAffineTransform(CGAffineTransform m) IOS(2.0);
extern CATransform3D CATransform3DConcat(CATransform3D a, CATransform3D b) IOS(2.0);
extern _Bool CATransform3DIsAffine(CATransform3D t) IOS(2.0);
extern CGAffineTransform CATransform3DGetAffineTransform(CATransform3D t) IOS(2.0);

typedef NSString *CAMediaTimingFillMode KEYS;
extern const CAMediaTimingFillMode kCAFillModeForwards NAME(CAMediaTimingFillMode.forwards)
    IOS(2.0);
extern const CAMediaTimingFillMode kCAFillModeBackwards NAME(CAMediaTimingFillMode.backwards)
    IOS(2.0);
extern const CAMediaTimingFillMode kCAFillModeBoth NAME(CAMediaTimingFillMode.both) IOS(2.0);
extern const CAMediaTimingFillMode kCAFillModeRemoved NAME(CAMediaTimingFillMode.removed) IOS(2.0);

@protocol CAMediaTiming
@property NSTimeInterval beginTime;
@property NSTimeInterval duration;
@property float speed;
@property NSTimeInterval timeOffset;
@property float repeatCount;
@property NSTimeInterval repeatDuration;
@property BOOL autoreverses;
@property (copy) CAMediaTimingFillMode fillMode;
@end

@class CALayer, CAAnimation;

@protocol CAAction
- (void)runActionForKey:(NSString *)event
                 object:(id)anObject
              arguments:(nullable NSDictionary *)dict NAME(run(forKey:object:arguments:));
@end

@interface NSNull (CAActionAdditions) <CAAction>
@end

IOS(10.0)
@protocol CALayerDelegate <NSObject>
@optional
- (void)displayLayer:(CALayer *)layer NAME(display(_:));
- (void)drawLayer:(CALayer *)layer inContext:(CGContextRef)ctx NAME(draw(_:in:));
- (void)layerWillDraw:(CALayer *)layer IOS(10.0);
- (void)layoutSublayersOfLayer:(CALayer *)layer;
- (nullable id<CAAction>)actionForLayer:(CALayer *)layer forKey:(NSString *)event;
@end

typedef NSString *CALayerContentsGravity KEYS;
extern const CALayerContentsGravity kCAGravityCenter NAME(CALayerContentsGravity.center) IOS(2.0);
extern const CALayerContentsGravity kCAGravityTop NAME(CALayerContentsGravity.top) IOS(2.0);
extern const CALayerContentsGravity kCAGravityBottom NAME(CALayerContentsGravity.bottom) IOS(2.0);
extern const CALayerContentsGravity kCAGravityLeft NAME(CALayerContentsGravity.left) IOS(2.0);
extern const CALayerContentsGravity kCAGravityRight NAME(CALayerContentsGravity.right) IOS(2.0);
extern const CALayerContentsGravity kCAGravityTopLeft NAME(CALayerContentsGravity.topLeft)
    IOS(2.0);
extern const CALayerContentsGravity kCAGravityTopRight NAME(CALayerContentsGravity.topRight)
    IOS(2.0);
extern const CALayerContentsGravity kCAGravityBottomLeft NAME(CALayerContentsGravity.bottomLeft)
    IOS(2.0);
extern const CALayerContentsGravity kCAGravityBottomRight
    NAME(CALayerContentsGravity.bottomRight) IOS(2.0);
extern const CALayerContentsGravity kCAGravityResize NAME(CALayerContentsGravity.resize) IOS(2.0);
extern const CALayerContentsGravity kCAGravityResizeAspect
    NAME(CALayerContentsGravity.resizeAspect) IOS(2.0);
extern const CALayerContentsGravity kCAGravityResizeAspectFill
    NAME(CALayerContentsGravity.resizeAspectFill) IOS(2.0);
typedef OPTIONS(NSUInteger, CACornerMask) {
  kCALayerMinXMinYCorner NAME(layerMinXMinYCorner) = 1U << 0,
  kCALayerMaxXMinYCorner NAME(layerMaxXMinYCorner) = 1U << 1,
  kCALayerMinXMaxYCorner NAME(layerMinXMaxYCorner) = 1U << 2,
  kCALayerMaxXMaxYCorner NAME(layerMaxXMaxYCorner) = 1U << 3
} IOS(11.0);

IOS(2.0)
@interface CALayer : NSObject <CAMediaTiming>
- (instancetype)init DESIGNATED;
@property CATransform3D transform;
@property CGPoint anchorPoint;
@property (nullable, readonly) CALayer *superlayer;
- (void)removeFromSuperlayer;
- (void)addSublayer:(CALayer *)layer;
- (void)insertSublayer:(CALayer *)layer atIndex:(unsigned)idx;
- (void)insertSublayer:(CALayer *)layer below:(nullable CALayer *)sibling;
- (void)insertSublayer:(CALayer *)layer above:(nullable CALayer *)sibling;
- (void)replaceSublayer:(CALayer *)oldLayer with:(CALayer *)newLayer;
- (CGPoint)convertPoint:(CGPoint)p fromLayer:(nullable CALayer *)l;
- (CGPoint)convertPoint:(CGPoint)p toLayer:(nullable CALayer *)l;
- (CGRect)convertRect:(CGRect)r fromLayer:(nullable CALayer *)l;
- (CGRect)convertRect:(CGRect)r toLayer:(nullable CALayer *)l;
- (NSTimeInterval)convertTime:(NSTimeInterval)t fromLayer:(nullable CALayer *)l;
- (NSTimeInterval)convertTime:(NSTimeInterval)t toLayer:(nullable CALayer *)l;
- (BOOL)containsPoint:(CGPoint)p;
@property (nullable, strong) id contents;
@property CGRect contentsCenter;
@property (copy) CALayerContentsGravity contentsGravity;
@property CGFloat contentsScale IOS(4.0);
@property (getter=isOpaque) BOOL opaque;
- (void)display;
- (void)setNeedsDisplay;
- (void)displayIfNeeded;
@property BOOL needsDisplayOnBoundsChange;
- (BOOL)needsDisplay;
@property (nullable) CGColorRef backgroundColor;
@property (nullable) CGColorRef borderColor;
@property BOOL shouldRasterize;
@property (nullable) CGColorRef shadowColor;
@property float shadowOpacity;
@property CGSize shadowOffset;
@property CGFloat shadowRadius;
- (void)setNeedsLayout;
- (BOOL)needsLayout;
- (void)layoutIfNeeded;
- (void)layoutSublayers;
+ (nullable id<CAAction>)defaultActionForKey:(NSString *)event;
- (nullable id<CAAction>)actionForKey:(NSString *)event;
@property (nullable, copy) NSDictionary<NSString *, id<CAAction>> *actions;
- (void)addAnimation:(CAAnimation *)anim forKey:(nullable NSString *)key;
- (void)removeAnimationForKey:(NSString *)key;
- (nullable __kindof CAAnimation *)animationForKey:(NSString *)key;
@property (nullable, copy) NSString *name;
@property (nullable, weak) id<CALayerDelegate> delegate;
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

typedef NSString *CAMediaTimingFunctionName KEYS;
extern const CAMediaTimingFunctionName kCAMediaTimingFunctionLinear
    NAME(CAMediaTimingFunctionName.linear) IOS(2.0);
extern const CAMediaTimingFunctionName kCAMediaTimingFunctionEaseIn
    NAME(CAMediaTimingFunctionName.easeIn) IOS(2.0);
extern const CAMediaTimingFunctionName kCAMediaTimingFunctionEaseOut
    NAME(CAMediaTimingFunctionName.easeOut) IOS(2.0);
extern const CAMediaTimingFunctionName kCAMediaTimingFunctionEaseInEaseOut
    NAME(CAMediaTimingFunctionName.easeInEaseOut) IOS(2.0);
extern const CAMediaTimingFunctionName kCAMediaTimingFunctionDefault
    NAME(CAMediaTimingFunctionName.default) IOS(3.0);

IOS(2.0)
@interface CAMediaTimingFunction : NSObject
+ (instancetype)functionWithName:(CAMediaTimingFunctionName)name;
- (instancetype)initWithControlPoints:(float)c1x :(float)c1y :(float)c2x :(float)c2y;
- (void)getControlPointAtIndex:(size_t)idx
                        values:(float *)ptr NAME(getControlPoint(at:values:));
@end

@protocol CAAnimationDelegate;

IOS(2.0)
@interface CAAnimation : NSObject <CAMediaTiming, CAAction>
@property (nullable, strong) CAMediaTimingFunction *timingFunction;
@property (nullable, strong) id<CAAnimationDelegate> delegate;
@property (getter=isRemovedOnCompletion) BOOL removedOnCompletion;
@end

IOS(10.0)
@protocol CAAnimationDelegate <NSObject>
@optional
- (void)animationDidStart:(CAAnimation *)anim;
- (void)animationDidStop:(CAAnimation *)anim finished:(BOOL)flag;
@end

IOS(2.0)
@interface CAPropertyAnimation : CAAnimation
+ (instancetype)animationWithKeyPath:(nullable NSString *)path;
@property (nullable, copy) NSString *keyPath;
@property (getter=isAdditive) BOOL additive;
@end

IOS(2.0)
@interface CABasicAnimation : CAPropertyAnimation
@property (nullable, strong) id fromValue;
@property (nullable, strong) id toValue;
@property (nullable, strong) id byValue;
@end

IOS(9.0)
@interface CASpringAnimation : CABasicAnimation
@property CGFloat mass;
@property CGFloat stiffness;
@property CGFloat damping;
@property CGFloat initialVelocity;
@property (readonly) NSTimeInterval settlingDuration;
@end

IOS(2.0)
@interface CATransaction : NSObject
+ (void)begin;
+ (void)commit;
+ (NSTimeInterval)animationDuration;
+ (void)setAnimationDuration:(NSTimeInterval)dur;
+ (nullable CAMediaTimingFunction *)animationTimingFunction IOS(3.0);
+ (BOOL)disableActions;
+ (void)setDisableActions:(BOOL)flag;
+ (void)setCompletionBlock:(nullable void (^)(void))block IOS(4.0);
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
