// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

// Foundation: NSRange.h, NSString.h, NSArray.h, NSAttributedString.h, NSBundle.h, NSCoder.h,
// NSNotification.h, NSDate.h
#pragma once
#import "ObjectiveC.h"
#import "CoreGraphics.h"

#pragma clang assume_nonnull begin
typedef double NSTimeInterval;

typedef struct _NSRange {
  NSUInteger location;
  NSUInteger length;
} NSRange;
typedef NSRange *NSRangePointer;

typedef ENUM(NSInteger, NSComparisonResult) {
  NSOrderedAscending NAME(orderedAscending) = -1L,
  NSOrderedSame NAME(orderedSame),
  NSOrderedDescending NAME(orderedDescending)
} NAME(ComparisonResult);

__attribute__((swift_bridge("Swift.String")))
@interface NSString : NSObject
@end

__attribute__((swift_bridge("Swift.Array")))
@interface NSArray<__covariant ObjectType> : NSObject
@end

__attribute__((swift_bridge("Swift.Set")))
@interface NSSet<__covariant ObjectType> : NSObject
@end

__attribute__((swift_bridge("Swift.Dictionary")))
@interface NSDictionary<__covariant KeyType, __covariant ObjectType> : NSObject
@end

@interface NSCoder : NSObject
@end

__attribute__((swift_bridge("Foundation.IndexPath")))
@interface NSIndexPath : NSObject
@end

@interface NSNumber : NSObject
@property (readonly) NSInteger integerValue NAME(intValue);
@end

@protocol NSCoding
- (nullable instancetype)initWithCoder:(NSCoder *)coder;
@end

typedef NSString *NSAttributedStringKey EXTENSIBLE_KEYS NAME(NSAttributedString.Key);

IOS(3.2)
@interface NSAttributedString : NSObject
@property (readonly, copy) NSString *string;
@end

@interface NSAttributedString (NSExtendedAttributedString)
@property (readonly) NSUInteger length;
- (nullable id)attribute:(NSAttributedStringKey)attrName
                 atIndex:(NSUInteger)location
          effectiveRange:(nullable NSRangePointer)range;
- (instancetype)initWithString:(NSString *)str;
- (instancetype)initWithString:(NSString *)str
                    attributes:(nullable NSDictionary<NSAttributedStringKey, id> *)attrs;
@end

IOS(3.2)
@interface NSMutableAttributedString : NSAttributedString
@end

@interface NSMutableAttributedString (NSExtendedMutableAttributedString)
- (void)addAttribute:(NSAttributedStringKey)name value:(id)value range:(NSRange)range;
- (void)appendAttributedString:(NSAttributedString *)attrString;
@end

NAME(Bundle) SENDABLE
@interface NSBundle : NSObject
@property (class, readonly, strong) NSBundle *mainBundle NAME(main);
+ (NSBundle *)bundleForClass:(Class)aClass NAME(init(for:));
- (NSString *)localizedStringForKey:(NSString *)key
                              value:(nullable NSString *)value
                              table:(nullable NSString *)tableName;
@end

typedef NSString *NSNotificationName EXTENSIBLE_KEYS NAME(NSNotification.Name);

NAME(Notification)
@interface NSNotification : NSObject
@property (nullable, readonly, retain) id object;
@end

NAME(OperationQueue) SENDABLE
@interface NSOperationQueue : NSObject
@property (class, readonly, strong) NSOperationQueue *mainQueue NAME(main) IOS(4.0);
@end

NAME(NotificationCenter) SENDABLE
@interface NSNotificationCenter : NSObject
@property (class, readonly, strong) NSNotificationCenter *defaultCenter NAME(default);
- (id<NSObject>)addObserverForName:(nullable NSNotificationName)name
                            object:(nullable id)obj
                             queue:(nullable NSOperationQueue *)queue
                        usingBlock:(void (^ SENDABLE)(NSNotification *notification))block
    IOS(4.0);
- (void)removeObserver:(id)observer;
@end
@interface NSNull : NSObject
@end

__attribute__((swift_bridge("Foundation.Data")))
@interface NSData : NSObject
@end
#pragma clang assume_nonnull end
