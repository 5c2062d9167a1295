import {
  queryNumber
} from "./chunk-F46KLSAE.js";
import {
  cityShown,
  geoPoint,
  userCityPaymentType
} from "./chunk-GA5STWKP.js";
import {
  count,
  flag,
  id,
  int,
  list,
  maybe,
  number,
  object,
  oneOf,
  orNull,
  pathId,
  string,
  text,
  wire
} from "./chunk-SMT7ED4C.js";
import "./chunk-PZ5AY32C.js";

// ../contracts/src/city.wire.ts
var userCityType = oneOf(["None", "HomeCity", "CityWithPickPoint", "CityWithoutPickPoint"], "None");
var userCityResolvedStatus = oneOf(["None", "Resolved", "NotResolved"], "None");
var userCity = object({
  type: userCityType,
  paymentType: userCityPaymentType,
  resolvedStatus: userCityResolvedStatus,
  showedCityId: maybe(id),
  showedCityShortGuid: maybe(text()),
  showedCityName: maybe(text()),
  dadataCityId: maybe(text()),
  pickedCityId: maybe(id),
  region: maybe(text()),
  location: maybe(geoPoint),
  /** Host of the shop that serves the region (CITY-23). */
  redirectHost: maybe(text())
});
var cityOption = object({
  id,
  name: text(),
  /** Lower case, with ё as е (CITY-20). */
  searchName: text(),
  population: count(),
  /** Tells namesakes apart. */
  region: maybe(text()),
  /** г, пгт, с. */
  type: maybe(text()),
  latitude: maybe(number()),
  longitude: maybe(number())
});
var cityListToPick = object({ items: list(cityOption), popular: list(cityOption) });
var addressCityPreview = object({
  id,
  version: count(),
  name: text(),
  type: text(),
  regionName: text(),
  population: maybe(int()),
  latitude: orNull(number()),
  longitude: orNull(number()),
  paymentType: userCityPaymentType,
  pickPointsCount: count(),
  isActive: flag
});
var loadCityByLocationWire = wire({ query: object({ latitude: queryNumber, longitude: queryNumber }), answer: cityShown });
var loadUserCityWire = wire({ params: object({ id: pathId }), answer: userCity });
var loadCitiesToPickWire = wire({ params: object({ id: pathId }), answer: cityListToPick });
var searchCitiesWire = wire({ query: object({ query: string() }), answer: list(cityOption) });
var loadCityPreviewWire = wire({ params: object({ id: pathId }), answer: addressCityPreview });
export {
  addressCityPreview,
  cityListToPick,
  cityOption,
  loadCitiesToPickWire,
  loadCityByLocationWire,
  loadCityPreviewWire,
  loadUserCityWire,
  searchCitiesWire,
  userCity,
  userCityResolvedStatus,
  userCityType
};
//# sourceMappingURL=city.wire-6S3UCSSR.js.map