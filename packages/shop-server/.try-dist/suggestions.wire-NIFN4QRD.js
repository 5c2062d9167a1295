import {
  geoPoint
} from "./chunk-GA5STWKP.js";
import {
  email,
  id,
  int,
  list,
  maybe,
  object,
  text,
  wire
} from "./chunk-SMT7ED4C.js";
import "./chunk-PZ5AY32C.js";

// ../contracts/src/suggestions.wire.ts
var suggestionQuery = object({
  query: text(),
  /** Ten unless asked otherwise, twenty at most. */
  count: maybe(int())
});
var fullNameSuggestion = object({
  fullName: text(),
  firstName: maybe(text()),
  middleName: maybe(text()),
  lastName: maybe(text())
});
var fullNameSuggestions = object({ items: list(fullNameSuggestion) });
var cleanName = object({ firstName: maybe(text()), middleName: maybe(text()), lastName: maybe(text()) });
var addressSuggestion = object({
  /** The whole address in one line. */
  value: text(),
  postalCode: maybe(text()),
  city: maybe(text()),
  street: maybe(text()),
  house: maybe(text()),
  apartment: maybe(text()),
  cityId: maybe(id),
  location: maybe(geoPoint)
});
var addressSuggestions = object({ items: list(addressSuggestion) });
var emailSuggestion = object({ email });
var emailSuggestions = object({ items: list(emailSuggestion) });
var bankSuggestion = object({
  bic: text(),
  shortName: text(),
  corAccount: maybe(text()),
  city: maybe(text())
});
var bankSuggestions = object({ items: list(bankSuggestion) });
var companySuggestion = object({
  companyName: text(),
  /** Whichever of the three the buyer types in is the key field (SUGGEST-04). */
  inn: maybe(text()),
  kpp: maybe(text()),
  ogrn: maybe(text()),
  address: maybe(text())
});
var companySuggestions = object({ items: list(companySuggestion) });
var suggestFullNameWire = wire({ body: suggestionQuery, answer: fullNameSuggestions });
var cleanNameWire = wire({ body: suggestionQuery, answer: cleanName });
var suggestAddressWire = wire({ body: suggestionQuery, answer: addressSuggestions });
var suggestEmailWire = wire({ body: suggestionQuery, answer: emailSuggestions });
var suggestBankWire = wire({ body: suggestionQuery, answer: bankSuggestions });
var suggestCompanyWire = wire({ body: suggestionQuery, answer: companySuggestions });
export {
  addressSuggestion,
  addressSuggestions,
  bankSuggestion,
  bankSuggestions,
  cleanName,
  cleanNameWire,
  companySuggestion,
  companySuggestions,
  emailSuggestion,
  emailSuggestions,
  fullNameSuggestion,
  fullNameSuggestions,
  suggestAddressWire,
  suggestBankWire,
  suggestCompanyWire,
  suggestEmailWire,
  suggestFullNameWire,
  suggestionQuery
};
//# sourceMappingURL=suggestions.wire-NIFN4QRD.js.map