// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The meaning of a text, which the system's password manager and contacts would fill in.
///
/// It changes nothing here: there is neither.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a meaning.
  ///
  /// - Parameter rawValue: The name.
  public init(rawValue: String) { self.rawValue = rawValue }
}

extension UITextContentType {
  /// A text of this kind: name.
  public static let name = UITextContentType(rawValue: "name")
  /// A text of this kind: name prefix.
  public static let namePrefix = UITextContentType(rawValue: "honorific-prefix")
  /// A text of this kind: given name.
  public static let givenName = UITextContentType(rawValue: "given-name")
  /// A text of this kind: middle name.
  public static let middleName = UITextContentType(rawValue: "additional-name")
  /// A text of this kind: family name.
  public static let familyName = UITextContentType(rawValue: "family-name")
  /// A text of this kind: name suffix.
  public static let nameSuffix = UITextContentType(rawValue: "honorific-suffix")
  /// A text of this kind: nickname.
  public static let nickname = UITextContentType(rawValue: "nickname")
  /// A text of this kind: job title.
  public static let jobTitle = UITextContentType(rawValue: "organization-title")
  /// A text of this kind: organization name.
  public static let organizationName = UITextContentType(rawValue: "organization")
  /// A text of this kind: location.
  public static let location = UITextContentType(rawValue: "location")
  /// A text of this kind: full street address.
  public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
  /// A text of this kind: street address line1.
  public static let streetAddressLine1 = UITextContentType(rawValue: "address-line1")
  /// A text of this kind: street address line2.
  public static let streetAddressLine2 = UITextContentType(rawValue: "address-line2")
  /// A text of this kind: address city.
  public static let addressCity = UITextContentType(rawValue: "address-level2")
  /// A text of this kind: address state.
  public static let addressState = UITextContentType(rawValue: "address-level1")
  /// A text of this kind: address city and state.
  public static let addressCityAndState = UITextContentType(rawValue: "address-level1+2")
  /// A text of this kind: sublocality.
  public static let sublocality = UITextContentType(rawValue: "address-level3")
  /// A text of this kind: country name.
  public static let countryName = UITextContentType(rawValue: "country-name")
  /// A text of this kind: postal code.
  public static let postalCode = UITextContentType(rawValue: "postal-code")
  /// A text of this kind: telephone number.
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  /// A text of this kind: email address.
  public static let emailAddress = UITextContentType(rawValue: "email")
  /// A text of this kind: URL.
  public static let URL = UITextContentType(rawValue: "url")
  /// A text of this kind: credit card number.
  public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
  /// A text of this kind: username.
  public static let username = UITextContentType(rawValue: "username")
  /// A text of this kind: password.
  public static let password = UITextContentType(rawValue: "password")
  /// A text of this kind: new password.
  public static let newPassword = UITextContentType(rawValue: "new-password")
  /// A text of this kind: one time code.
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
  /// A text of this kind: shipment tracking number.
  public static let shipmentTrackingNumber = UITextContentType(rawValue: "shipment-tracking-number")
  /// A text of this kind: flight number.
  public static let flightNumber = UITextContentType(rawValue: "flight-number")
  /// A text of this kind: date time.
  public static let dateTime = UITextContentType(rawValue: "date-time")
  /// A text of this kind: birthdate.
  public static let birthdate = UITextContentType(rawValue: "birthdate")
  /// A text of this kind: birthdate day.
  public static let birthdateDay = UITextContentType(rawValue: "birthdate-day")
  /// A text of this kind: birthdate month.
  public static let birthdateMonth = UITextContentType(rawValue: "birthdate-month")
  /// A text of this kind: birthdate year.
  public static let birthdateYear = UITextContentType(rawValue: "birthdate-year")
  /// A text of this kind: credit card security code.
  public static let creditCardSecurityCode = UITextContentType(
    rawValue: "credit-card-security-code"
  )
  /// A text of this kind: credit card name.
  public static let creditCardName = UITextContentType(rawValue: "credit-card-name")
  /// A text of this kind: credit card given name.
  public static let creditCardGivenName = UITextContentType(rawValue: "credit-card-given-name")
  /// A text of this kind: credit card middle name.
  public static let creditCardMiddleName = UITextContentType(rawValue: "credit-card-middle-name")
  /// A text of this kind: credit card family name.
  public static let creditCardFamilyName = UITextContentType(rawValue: "credit-card-family-name")
  /// A text of this kind: credit card expiration.
  public static let creditCardExpiration = UITextContentType(rawValue: "credit-card-expiration")
  /// A text of this kind: credit card expiration month.
  public static let creditCardExpirationMonth = UITextContentType(
    rawValue: "credit-card-expiration-month"
  )
  /// A text of this kind: credit card expiration year.
  public static let creditCardExpirationYear = UITextContentType(
    rawValue: "credit-card-expiration-year"
  )
  /// A text of this kind: credit card type.
  public static let creditCardType = UITextContentType(rawValue: "credit-card-type")
  /// A text of this kind: cellular EID.
  public static let cellularEID = UITextContentType(rawValue: "cellular-e-i-d")
  /// A text of this kind: cellular IMEI.
  public static let cellularIMEI = UITextContentType(rawValue: "cellular-i-m-e-i")
}
