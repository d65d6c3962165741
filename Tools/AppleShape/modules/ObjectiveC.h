// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

// The Objective-C runtime as Swift sees it: objc/NSObject.h, objc/runtime.h. The macros below are
// the attributes that Apple's headers have under the names in capitals.
#pragma once

typedef _Bool BOOL;
typedef long NSInteger;
typedef unsigned long NSUInteger;
// Int in Swift.
typedef unsigned long size_t;

// The first version of iOS with a declaration. A member without one is as old as its class.
#define IOS(version) __attribute__((availability(ios, introduced = version)))
// Deprecated from a version on: a warning where the floor is that version or newer.
#define IOS_UNTIL(version, end) \
  __attribute__((availability(ios, introduced = version, deprecated = end)))
#define NAME(swift) __attribute__((swift_name(#swift)))
#define MAIN_ACTOR __attribute__((swift_attr("@UIActor")))
#define SENDABLE __attribute__((swift_attr("@Sendable")))
#define NONISOLATED __attribute__((swift_attr("nonisolated")))
#define DESIGNATED __attribute__((objc_designated_initializer))
#define NOESCAPE __attribute__((noescape))
#define NO_ASYNC __attribute__((swift_async(none)))
#define ASYNC(name) __attribute__((swift_async_name(#name)))
#define HIDDEN __attribute__((swift_private))
#define ENUM(type, name) \
  enum __attribute__((enum_extensibility(open))) name : type name; \
  enum name : type
#define OPTIONS(type, name) \
  enum __attribute__((flag_enum, enum_extensibility(open))) name : type name; \
  enum name : type
#define KEYS __attribute__((swift_newtype(enum)))
#define EXTENSIBLE_KEYS __attribute__((swift_newtype(struct)))

#pragma clang assume_nonnull begin
@class NSString;

// objc/NSObject.h
@protocol NSObject
- (BOOL)isEqual:(nullable id)object;
@property (readonly) NSUInteger hash;
- (BOOL)respondsToSelector:(SEL _Null_unspecified)aSelector;
- (BOOL)isKindOfClass:(Class)aClass;
@property (readonly, copy) NSString *description;
@end

__attribute__((objc_root_class))
@interface NSObject <NSObject>
- (instancetype)init DESIGNATED;
- (id)copy;
- (id)mutableCopy;
- (id _Null_unspecified)forwardingTargetForSelector:(SEL _Null_unspecified)aSelector;
@end

// objc/runtime.h
typedef enum __attribute__((enum_extensibility(open))) objc_AssociationPolicy : unsigned long objc_AssociationPolicy;
enum objc_AssociationPolicy : unsigned long {
  OBJC_ASSOCIATION_ASSIGN = 0,
  OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1,
  OBJC_ASSOCIATION_COPY_NONATOMIC = 3,
  OBJC_ASSOCIATION_RETAIN = 01401,
  OBJC_ASSOCIATION_COPY = 01403
};
#pragma clang assume_nonnull end
