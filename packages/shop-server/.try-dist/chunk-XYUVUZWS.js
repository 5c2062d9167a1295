import {
  discounted,
  distanceKm,
  isPlace,
  payKindOf,
  percentOf,
  roubles,
  roublesOrNull,
  standardDiscounts
} from "./chunk-TEIK4OBE.js";
import {
  contains,
  searchText,
  startsWith
} from "./chunk-4PKB6RVK.js";
import {
  __export
} from "./chunk-PZ5AY32C.js";

// src/index.ts
import { randomBytes } from "crypto";

// src/app/api.ts
import { Hono as Hono2 } from "hono";
import { bodyLimit } from "hono/body-limit";
import { cors } from "hono/cors";

// src/http/refusal.ts
var problemCodes = {
  "validation-failed": [422, "\u041F\u0440\u043E\u0432\u0435\u0440\u044C\u0442\u0435 \u043F\u043E\u043B\u044F \u0444\u043E\u0440\u043C\u044B"],
  "bad-request": [400, "\u0417\u0430\u043F\u0440\u043E\u0441 \u043D\u0435 \u0440\u0430\u0437\u043E\u0431\u0440\u0430\u043D"],
  "idempotency-key-missing": [400, "\u041D\u0443\u0436\u0435\u043D \u0437\u0430\u0433\u043E\u043B\u043E\u0432\u043E\u043A Idempotency-Key"],
  "not-found": [404, "\u0417\u0430\u043F\u0438\u0441\u044C \u043D\u0435 \u043D\u0430\u0439\u0434\u0435\u043D\u0430"],
  "order-already-created": [409, "\u042D\u0442\u043E\u0442 \u0437\u0430\u043A\u0430\u0437 \u0443\u0436\u0435 \u043E\u0444\u043E\u0440\u043C\u043B\u0435\u043D"],
  "price-changed": [409, "\u0426\u0435\u043D\u044B \u0438\u0437\u043C\u0435\u043D\u0438\u043B\u0438\u0441\u044C"],
  "idempotency-in-progress": [409, "\u0417\u0430\u043F\u0440\u043E\u0441 \u0443\u0436\u0435 \u0432\u044B\u043F\u043E\u043B\u043D\u044F\u0435\u0442\u0441\u044F"],
  "order-not-payable": [409, "\u042D\u0442\u0438\u043C \u0441\u043F\u043E\u0441\u043E\u0431\u043E\u043C \u0437\u0430\u043A\u0430\u0437 \u043E\u043F\u043B\u0430\u0442\u0438\u0442\u044C \u043D\u0435\u043B\u044C\u0437\u044F"],
  "file-too-large": [413, "\u0417\u0430\u043F\u0440\u043E\u0441 \u0441\u043B\u0438\u0448\u043A\u043E\u043C \u0431\u043E\u043B\u044C\u0448\u043E\u0439"],
  "idempotency-key-reused": [422, "Idempotency-Key \u0443\u0436\u0435 \u0438\u0441\u043F\u043E\u043B\u044C\u0437\u043E\u0432\u0430\u043D \u0441 \u0434\u0440\u0443\u0433\u0438\u043C \u0437\u0430\u043F\u0440\u043E\u0441\u043E\u043C"],
  internal: [500, "\u0412\u043D\u0443\u0442\u0440\u0435\u043D\u043D\u044F\u044F \u043E\u0448\u0438\u0431\u043A\u0430"],
  unavailable: [503, "\u0421\u0435\u0440\u0432\u0438\u0441 \u0432\u0440\u0435\u043C\u0435\u043D\u043D\u043E \u043D\u0435\u0434\u043E\u0441\u0442\u0443\u043F\u0435\u043D"]
};
var Refusal = class extends Error {
  constructor(code, details = {}) {
    super(code);
    this.code = code;
    this.details = details;
  }
  code;
  details;
};
var fieldOf = (pointer) => pointer.split("/").filter((part) => part !== "" && part !== "value").join(".");
function problemResponse(code, requestId, details = {}) {
  const [status, title] = problemCodes[code];
  const body = {
    type: `urn:shop:problem:${code}`,
    title,
    status,
    code,
    traceId: requestId,
    instance: `urn:shop:request:${requestId}`,
    ...details.detail !== void 0 && { detail: details.detail },
    ...details.errors && { errors: details.errors.map((each) => ({ ...each, field: fieldOf(each.pointer) })) },
    ...details.current !== void 0 && { current: details.current },
    ...details.retryAfterSeconds !== void 0 && { retryAfterSeconds: details.retryAfterSeconds }
  };
  const headers = new Headers({ "Content-Type": "application/problem+json; charset=utf-8", "Cache-Control": "no-store" });
  if (details.retryAfterSeconds !== void 0) headers.set("Retry-After", String(details.retryAfterSeconds));
  return new Response(JSON.stringify(body), { status, headers });
}

// src/http/caching.ts
import { createHash } from "crypto";
var fingerprint = (text) => createHash("sha256").update(text).digest("base64url").slice(0, 16);
function withCaching(caching, request, json) {
  const headers = new Headers({ "Content-Type": "application/json; charset=utf-8" });
  if (caching === "no-store" || request.method !== "GET") {
    headers.set("Cache-Control", "no-store");
    return new Response(json, { headers });
  }
  const tag = caching === "versioned" ? `"v-${fingerprint(json)}"` : `W/"${fingerprint(json)}"`;
  headers.set("ETag", tag);
  headers.set(
    "Cache-Control",
    caching === "versioned" ? "private, no-cache" : `public, max-age=${caching}, stale-while-revalidate=600`
  );
  const held = (request.headers.get("If-None-Match") ?? "").split(",").map((each) => each.trim());
  if (held.includes(tag)) {
    headers.delete("Content-Type");
    return new Response(null, { status: 304, headers });
  }
  return new Response(json, { headers });
}

// src/http/idempotency.ts
import { createHash as createHash2 } from "crypto";
var keepMs = 24 * 36e5;
var abandonedMs = 6e4;
var notFinal = /* @__PURE__ */ new Set([408, 425, 429]);
function keyOf(header) {
  if (header === void 0) return null;
  const key = header.trim().replace(/^"(.*)"$/, "$1");
  if (!/^[\x21-\x7e]{8,64}$/.test(key)) throw new Refusal("bad-request", { detail: "Idempotency-Key has 8 to 64 visible characters." });
  return key;
}
var hashOf = (query, body) => createHash2("sha256").update(`${query}
${body}`).digest("base64url");
async function take({ db, now }, request) {
  const { key, route: route2, visitor, bodyHash } = request;
  const moment = new Date(now());
  await db.deleteFrom("idempotency_key").where("created_on", "<", new Date(now() - keepMs)).execute();
  const taken = await db.insertInto("idempotency_key").values({ key, route: route2, visitor_id: visitor, body_hash: bodyHash, created_on: moment }).onConflict((conflict) => conflict.columns(["key", "route", "visitor_id"]).doNothing()).returning("key").executeTakeFirst();
  if (taken) return null;
  const mine = { key, route: route2, visitor_id: visitor };
  const row = await db.selectFrom("idempotency_key").selectAll().where((eb) => eb.and(mine)).executeTakeFirst();
  if (row && row.body_hash !== bodyHash) throw new Refusal("idempotency-key-reused");
  if (row && row.status !== null) return { status: row.status, answer: row.answer ?? "", contentType: row.content_type ?? "" };
  const retaken = await db.updateTable("idempotency_key").set({ created_on: moment }).where((eb) => eb.and({ ...mine, body_hash: bodyHash })).where("status", "is", null).where("created_on", "<", new Date(now() - abandonedMs)).returning("key").executeTakeFirst();
  if (!retaken) throw new Refusal("idempotency-in-progress", { retryAfterSeconds: 1 });
  return null;
}
async function settle({ db }, { key, route: route2, visitor }, kept) {
  const mine = { key, route: route2, visitor_id: visitor };
  const isFinal2 = kept.status >= 200 && kept.status < 500 && !notFinal.has(kept.status);
  if (!isFinal2) {
    await db.deleteFrom("idempotency_key").where((eb) => eb.and(mine)).where("status", "is", null).execute();
    return;
  }
  await db.updateTable("idempotency_key").set({ status: kept.status, answer: kept.answer, content_type: kept.contentType }).where((eb) => eb.and(mine)).where("status", "is", null).execute();
}
async function answerOnce(shop, request, work) {
  const kept = await take(shop, request);
  if (kept) {
    const headers = { "Content-Type": kept.contentType, "Cache-Control": "no-store", "Idempotent-Replayed": "true" };
    return new Response(kept.answer === "" ? null : kept.answer, { status: kept.status, headers });
  }
  const response = await work();
  const answer = await response.clone().text();
  await settle(shop, request, { status: response.status, answer, contentType: response.headers.get("Content-Type") ?? "" });
  return response;
}

// ../contracts/src/index.ts
var src_exports = {};
__export(src_exports, {
  addressOf: () => addressOf,
  calculateCart: () => calculateCart,
  calculateCartByOrderId: () => calculateCartByOrderId,
  calculateSplitPayment: () => calculateSplitPayment,
  calculationFromWire: () => calculationFromWire,
  carrierKey: () => carrierKey,
  carrierOfKey: () => carrierOfKey,
  cityFromWire: () => cityFromWire,
  cleanName: () => cleanName,
  confirmOrder: () => confirmOrder,
  crossSalesFromWire: () => crossSalesFromWire,
  deliveryFromWire: () => deliveryFromWire,
  deliveryToWire: () => deliveryToWire,
  emptyBuyer: () => emptyBuyer,
  endpoint: () => endpoint,
  goodsToWire: () => goodsToWire,
  loadCitiesToPick: () => loadCitiesToPick,
  loadCityByLocation: () => loadCityByLocation,
  loadCityPreview: () => loadCityPreview,
  loadCrossSales: () => loadCrossSales,
  loadDeliveryCost: () => loadDeliveryCost,
  loadDeliveryCosts: () => loadDeliveryCosts,
  loadDolyameSchedule: () => loadDolyameSchedule,
  loadDolyameStatus: () => loadDolyameStatus,
  loadFlag: () => loadFlag,
  loadInstallmentSchedule: () => loadInstallmentSchedule,
  loadInstallmentStatus: () => loadInstallmentStatus,
  loadMeta: () => loadMeta,
  loadNearestCities: () => loadNearestCities,
  loadOrder: () => loadOrder,
  loadPaymentStatus: () => loadPaymentStatus,
  loadPickPoints: () => loadPickPoints,
  loadProductDelivery: () => loadProductDelivery,
  loadProviderSchedule: () => loadProviderSchedule,
  loadProviderStatus: () => loadProviderStatus,
  loadPurchaseTypes: () => loadPurchaseTypes,
  loadStoragePeriod: () => loadStoragePeriod,
  loadUserCity: () => loadUserCity,
  methodFromWire: () => methodFromWire,
  methodToWire: () => methodToWire,
  orderChangeToWire: () => orderChangeToWire,
  orderFromWire: () => orderFromWire,
  otherCitiesFromWire: () => otherCitiesFromWire,
  paymentOptionsFromWire: () => paymentOptionsFromWire,
  pickupPointFromWire: () => pickupPointFromWire,
  quotesFromWire: () => quotesFromWire,
  readAnswer: () => readAnswer,
  readProblem: () => readProblem,
  readRequest: () => readRequest,
  saveOrder: () => saveOrder,
  scheduleFromWire: () => scheduleFromWire,
  searchCities: () => searchCities,
  sendAnalytics: () => sendAnalytics,
  startDolyame: () => startDolyame,
  startInstallment: () => startInstallment,
  startProvider: () => startProvider,
  suggestAddress: () => suggestAddress,
  suggestBank: () => suggestBank,
  suggestCompany: () => suggestCompany,
  suggestEmail: () => suggestEmail,
  suggestFullName: () => suggestFullName,
  toKopecks: () => toKopecks,
  toKopecksOrNull: () => toKopecksOrNull,
  toRoubles: () => toRoubles,
  toRoublesOrNull: () => toRoublesOrNull,
  visitorCityFromWire: () => visitorCityFromWire,
  wrapOrderBody: () => wrapOrderBody
});

// ../contracts/src/endpoint.ts
var endpoint = (spec) => spec;
var isGiven = (value) => value !== void 0 && value !== null && value !== "";
var isDots = (value) => value === "." || value === "..";
var filled = (template, name2, params) => template.replace(/\{(\w+)\}/g, (_, key) => {
  const value = params?.[key];
  if (!isGiven(value) || isDots(value)) {
    throw new Error(`${name2}: the path parameter "${key}" is ${isGiven(value) ? "not an id" : 'missing. Pass it in "params"'}.`);
  }
  return encodeURIComponent(String(value));
});
function addressOf(endpoint2, input, map = {}) {
  const own2 = Object.hasOwn(map, endpoint2.name) ? map[endpoint2.name] : void 0;
  const path = filled(own2?.path ?? endpoint2.path, endpoint2.name, input.params);
  const query = Object.entries(input.query ?? {}).flatMap(
    ([key, value]) => (Array.isArray(value) ? value : [value]).filter(isGiven).map((each) => `${encodeURIComponent(key)}=${encodeURIComponent(String(each))}`)
  );
  const joint = path.includes("?") ? "&" : "?";
  return { method: own2?.method ?? endpoint2.method, address: query.length > 0 ? path + joint + query.join("&") : path };
}

// ../contracts/src/analytics.ts
var sendAnalytics = endpoint({
  name: "sendAnalytics",
  method: "POST",
  path: "/api/analytics",
  wire: () => import("./analytics.wire-57XJUJCU.js").then((module) => module.sendAnalyticsWire)
});

// ../contracts/src/money.words.ts
var toKopecks = (roubles2) => Math.round(roubles2 * 100) + 0;
var toRoubles = (kopecks) => kopecks / 100;
var toKopecksOrNull = (roubles2) => roubles2 == null ? null : toKopecks(roubles2);
var toRoublesOrNull = (kopecks) => kopecks == null ? null : toRoubles(kopecks);

// ../contracts/src/cart.words.ts
var calculationFromWire = (calculation) => ({
  items: calculation.items.map((item) => ({
    id: item.id,
    name: item.name,
    price: toKopecks(item.price),
    hashCode: item.hashCode,
    discountPrice: toKopecksOrNull(item.discountPrice),
    available: item.isAvailable ?? true
  })),
  total: toKopecks(calculation.total),
  discountedTotal: toKopecksOrNull(calculation.discountedTotal),
  payOnDeliveryDiscountedCost: toKopecksOrNull(calculation.payOnDeliveryDiscountedCost),
  removed: calculation.removed ?? []
});
var goodsToWire = (goods) => goods.map(({ id, quantity, price, hashCode: hashCode2 }) => ({
  id,
  quantity,
  price: toRoublesOrNull(price),
  total: toRoublesOrNull(price == null ? null : price * quantity),
  hashCode: hashCode2 ?? null
}));

// ../contracts/src/cart.ts
var calculateCart = endpoint({
  name: "calculateCart",
  method: "POST",
  path: "/api/cart/calculate",
  wire: () => import("./cart.wire-OXCGELP2.js").then((module) => module.calculateCartWire)
});
var calculateCartByOrderId = endpoint({
  name: "calculateCartByOrderId",
  method: "POST",
  path: "/api/cart/calculateByOrderId",
  wire: () => import("./cart.wire-OXCGELP2.js").then((module) => module.calculateCartByOrderIdWire)
});
var calculateSplitPayment = endpoint({
  name: "calculateSplitPayment",
  method: "POST",
  path: "/api/cart/dolyame/calculate",
  wire: () => import("./cart.wire-OXCGELP2.js").then((module) => module.calculateSplitPaymentWire)
});

// ../contracts/src/city.words.ts
var cityFromWire = (city) => ({ id: city.showedCityId, name: city.showedCityName });
var visitorCityFromWire = (city) => ({
  city: city.showedCityId === null ? null : { id: city.showedCityId, name: city.showedCityName ?? "" },
  shortGuid: city.showedCityShortGuid,
  type: city.type === "HomeCity" ? "CityWithPickPoint" : city.type,
  paymentType: city.paymentType,
  resolvedStatus: city.resolvedStatus,
  dadataCityId: city.dadataCityId,
  pickedCityId: city.pickedCityId,
  region: city.region,
  location: city.location,
  redirectHost: city.redirectHost
});
var otherCityFromWire = (city) => ({
  id: city.id,
  name: city.name,
  daysFrom: city.daysTravelTimeFrom,
  daysTo: city.daysTravelTimeTo,
  cost: toKopecksOrNull(city.cost),
  distanceKm: city.distanceKm
});
var otherCitiesFromWire = (answer) => ({
  optional: answer.optionalCities.map(otherCityFromWire),
  byCategory: Object.fromEntries(
    Object.entries(answer.optionalCitiesByCategory).map(([category, cities]) => [category, cities.map(otherCityFromWire)])
  ),
  nearest: answer.nearestCities.map(otherCityFromWire)
});

// ../contracts/src/city.ts
var loadCityByLocation = endpoint({
  name: "loadCityByLocation",
  method: "GET",
  path: "/api/userCity/city-by-location",
  wire: () => import("./city.wire-6S3UCSSR.js").then((module) => module.loadCityByLocationWire)
});
var loadUserCity = endpoint({
  name: "loadUserCity",
  method: "GET",
  path: "/api/userCity/{id}",
  wire: () => import("./city.wire-6S3UCSSR.js").then((module) => module.loadUserCityWire)
});
var loadCitiesToPick = endpoint({
  name: "loadCitiesToPick",
  method: "GET",
  path: "/api/delivery/userCity/listToPick/{id}",
  wire: () => import("./city.wire-6S3UCSSR.js").then((module) => module.loadCitiesToPickWire)
});
var searchCities = endpoint({
  name: "searchCities",
  method: "GET",
  path: "/api/admin/addressCity/search/v2",
  wire: () => import("./city.wire-6S3UCSSR.js").then((module) => module.searchCitiesWire)
});
var loadCityPreview = endpoint({
  name: "loadCityPreview",
  method: "GET",
  path: "/api/admin/addressCity/preview/{id}",
  wire: () => import("./city.wire-6S3UCSSR.js").then((module) => module.loadCityPreviewWire)
});

// ../contracts/src/cross-sales.words.ts
var crossSalesFromWire = (answer) => answer.categories.map(({ categoryName, products }) => ({
  name: categoryName,
  goods: products.map((product) => ({
    id: product.id,
    name: product.name,
    url: product.url,
    price: toKopecks(product.price),
    oldPrice: toKopecksOrNull(product.oldPrice),
    picture: product.mainPicture?.defaultPath ?? null,
    available: product.isAvailable ?? true
  }))
}));

// ../contracts/src/cross-sales.ts
var loadCrossSales = endpoint({
  name: "loadCrossSales",
  method: "POST",
  path: "/api/buy-together",
  wire: () => import("./cross-sales.wire-7CWILHIP.js").then((module) => module.loadCrossSalesWire)
});

// ../contracts/src/delivery-method.words.ts
var DOOR = "_ToDoor";
var methodToWire = (method) => method === "courier" ? "toDoor" : "pp";
var methodFromWire = (value) => value === "toDoor" ? "courier" : "pickup";
var carrierKey = (carrier, method) => method === "courier" ? `${carrier}${DOOR}` : carrier;
var carrierOfKey = (key) => key.endsWith(DOOR) ? { carrier: key.slice(0, -DOOR.length), method: "courier" } : { carrier: key, method: "pickup" };

// ../contracts/src/pickup-point.words.ts
var pickupPointFromWire = (point) => ({
  id: point.id,
  address: point.address,
  brand: point.brand,
  type: point.type,
  carrier: carrierOfKey(point.transportCompany).carrier,
  carrierName: point.transportCompanyName,
  location: point.latitude === null || point.longitude === null ? null : { latitude: point.latitude, longitude: point.longitude },
  phone: point.phone,
  email: point.email,
  recommended: point.recommended,
  payment: point.payment,
  secondary: point.isSecondary ?? point.type.toLowerCase() === "other",
  additionalDays: point.additionalDays,
  maxWeightKg: point.maxWeightKg,
  workingTime: [
    point.mondayWorkingTime,
    point.tuesdayWorkingTime,
    point.wednesdayWorkingTime,
    point.thursdayWorkingTime,
    point.fridayWorkingTime,
    point.saturdayWorkingTime,
    point.sundayWorkingTime
  ],
  howToFind: point.howToFind
});

// ../contracts/src/delivery.words.ts
var quoteFromWire = (info2, carrier, method) => ({
  key: carrierKey(carrier, method),
  carrier,
  method,
  name: info2.transportCompanyName,
  imagePath: info2.transportCompanyImagePath,
  cost: toKopecksOrNull(info2.cost),
  free: info2.freeDelivery,
  recommended: info2.recommended,
  cashOnDelivery: info2.cashOnDeliveryAvailability,
  prepaymentOnlyProduct: info2.onlyForPrepaymentProductName,
  storageDays: info2.storagePeriodInDays,
  daysFrom: info2.daysTravelTimeFrom,
  daysTo: info2.daysTravelTimeTo,
  pickupPoints: info2.pickPoints.map(pickupPointFromWire),
  pickupPointsCount: info2.pickPointsCount ?? info2.pickPoints.length
});
var discountFromWire = (discount) => ({
  orderAmount: toKopecks(discount.orderAmount),
  discountedOrderAmount: toKopecks(discount.discountedOrderAmount),
  payImmediately: toKopecks(discount.payImmediatelyOrderAmountWithDiscount),
  payOnDelivery: toKopecks(discount.payOnDeliveryOrderAmountWithDiscount),
  reasons: discount.reasons ?? []
});
var doorDiscountFromWire = ({ discount, discountToDoor }) => {
  if (discountToDoor !== null) return discountFromWire(discountToDoor);
  if (discount === null) return null;
  const { payImmediatelyOrderAmountWithDiscount_ToDoor: immediately, payOnDeliveryOrderAmountWithDiscount_ToDoor: onDelivery } = discount;
  if (immediately === null && onDelivery === null) return null;
  const base = discountFromWire(discount);
  return {
    ...base,
    payImmediately: toKopecksOrNull(immediately) ?? base.payImmediately,
    payOnDelivery: toKopecksOrNull(onDelivery) ?? base.payOnDelivery
  };
};
function quotesFromWire(costs) {
  const quotes = /* @__PURE__ */ new Map();
  const take2 = (infos, door) => {
    for (const [name2, info2] of Object.entries(infos)) {
      const { carrier, method } = carrierOfKey(name2);
      const quote = quoteFromWire(info2, carrier, door || info2.toDoor ? "courier" : method);
      quotes.set(quote.key, quote);
    }
  };
  take2(costs.transportCompaniesDeliveryInfo, false);
  take2(costs.transportCompaniesDeliveryInfoToDoor, true);
  const of = (method) => [...quotes.values()].filter((quote) => quote.method === method);
  return {
    pickup: of("pickup"),
    courier: of("courier"),
    discounts: { pickup: costs.discount && discountFromWire(costs.discount), courier: doorDiscountFromWire(costs) },
    prepaymentOnly: costs.onlyForPrepaymentProducts
  };
}

// ../contracts/src/delivery.ts
var loadDeliveryCosts = endpoint({
  name: "loadDeliveryCosts",
  method: "POST",
  path: "/api/delivery/delivery-costs/",
  wire: () => import("./delivery.wire-GFJOW74D.js").then((module) => module.loadDeliveryCostsWire)
});
var loadNearestCities = endpoint({
  name: "loadNearestCities",
  method: "POST",
  path: "/api/delivery/city/{id}/nearest-cities",
  wire: () => import("./delivery.wire-GFJOW74D.js").then((module) => module.loadNearestCitiesWire)
});
var loadPickPoints = endpoint({
  name: "loadPickPoints",
  method: "GET",
  path: "/api/delivery/pickPoints",
  wire: () => import("./delivery.wire-GFJOW74D.js").then((module) => module.loadPickPointsWire)
});
var loadDeliveryCost = endpoint({
  name: "loadDeliveryCost",
  method: "POST",
  path: "/api/delivery/cost",
  wire: () => import("./delivery.wire-GFJOW74D.js").then((module) => module.loadDeliveryCostWire)
});
var loadStoragePeriod = endpoint({
  name: "loadStoragePeriod",
  method: "POST",
  path: "/api/delivery/storagePeriod",
  wire: () => import("./delivery.wire-GFJOW74D.js").then((module) => module.loadStoragePeriodWire)
});
var loadProductDelivery = endpoint({
  name: "loadProductDelivery",
  method: "POST",
  path: "/api/delivery/product/{productId}/{cityId}",
  wire: () => import("./delivery.wire-GFJOW74D.js").then((module) => module.loadProductDeliveryWire)
});

// ../contracts/src/flags.ts
var loadFlag = endpoint({
  name: "loadFlag",
  method: "GET",
  path: "/api/feature/{name}/enabled",
  wire: () => import("./flags.wire-CJFGALQL.js").then((module) => module.loadFlagWire)
});

// ../contracts/src/meta.ts
var loadMeta = endpoint({
  name: "loadMeta",
  method: "GET",
  path: "/api/meta",
  wire: () => import("./meta.wire-QJLXEZRY.js").then((module) => module.loadMetaWire)
});

// ../contracts/src/delivery-choice.words.ts
function deliveryFromWire(delivery2) {
  const chosen = delivery2.transportCompany ? carrierOfKey(delivery2.transportCompany) : null;
  return {
    cityId: delivery2.cityId,
    method: delivery2.toDoor ? "courier" : chosen?.method ?? "pickup",
    carrier: chosen?.carrier ?? null,
    pickupPointId: delivery2.pickPointId,
    cost: toKopecksOrNull(delivery2.cost),
    paymentOption: delivery2.purchaseType,
    address: {
      full: delivery2.addressDelivery ?? "",
      city: delivery2.addressDeliveryCity ?? "",
      street: delivery2.addressDeliveryStreet ?? "",
      house: delivery2.addressDeliveryHouse ?? "",
      apartment: delivery2.addressDeliverApartment ?? ""
    }
  };
}
var deliveryToWire = (choice) => ({
  cityId: choice.cityId,
  transportCompany: choice.carrier && carrierKey(choice.carrier, choice.method),
  toDoor: choice.method === "courier",
  pickPointId: choice.pickupPointId,
  cost: toRoublesOrNull(choice.cost),
  purchaseType: choice.paymentOption,
  addressDelivery: choice.address.full || null,
  addressDeliveryCity: choice.address.city || null,
  addressDeliveryStreet: choice.address.street || null,
  addressDeliveryHouse: choice.address.house || null,
  addressDeliverApartment: choice.address.apartment || null
});

// ../contracts/src/order.words.ts
var emptyBuyer = {
  id: null,
  firstName: "",
  lastName: "",
  middleName: "",
  fullName: "",
  phone: "",
  secondaryPhone: "",
  email: "",
  comment: ""
};
var buyerFromWire = (customer) => ({
  id: customer.id,
  firstName: customer.firstName ?? "",
  lastName: customer.lastName ?? "",
  middleName: customer.middleName ?? "",
  fullName: customer.fullName ?? "",
  phone: customer.phone ?? "",
  secondaryPhone: customer.secondaryPhone ?? "",
  email: customer.email ?? "",
  comment: customer.comment ?? ""
});
var recipientFromWire = (recipient) => ({ ...recipient, middleName: recipient.middleName ?? "" });
var lineFromWire = (good) => ({
  id: good.id,
  quantity: good.quantity,
  name: good.name ?? "",
  price: toKopecksOrNull(good.price),
  total: toKopecksOrNull(good.total),
  discountPrice: toKopecksOrNull(good.discountPrice),
  thumbUrl: good.thumbUrl,
  link: good.link,
  hashCode: good.hashCode
});
var lineToWire = (line2) => ({
  id: line2.id,
  quantity: line2.quantity,
  name: line2.name ?? null,
  price: toRoublesOrNull(line2.price),
  total: toRoublesOrNull(line2.total),
  discountPrice: toRoublesOrNull(line2.discountPrice),
  thumbUrl: line2.thumbUrl ?? null,
  link: line2.link ?? null,
  hashCode: line2.hashCode ?? null
});
var orderFromWire = (order) => ({
  id: order.id,
  version: order.version,
  lines: order.cart.map(lineFromWire),
  buyer: buyerFromWire(order.customer),
  recipient: order.recipient && recipientFromWire(order.recipient),
  delivery: deliveryFromWire(order.delivery),
  company: order.company,
  createdOrderId: order.createdOrderId,
  lastStep: order.lastStep,
  roistatVisitId: order.roistatVisitId,
  tinkoffInstallmentId: order.tinkoffInstallmentId,
  paymentOption: order.purchaseType ?? order.delivery.purchaseType,
  paymentStatus: order.paymentStatus
});
var orderChangeToWire = ({ lines, buyer, recipient, delivery: delivery2, ...same }) => ({
  ...same,
  ...lines && { cart: lines.map(lineToWire) },
  ...buyer && { customer: buyer },
  ...recipient !== void 0 && { recipient },
  ...delivery2 && { delivery: deliveryToWire(delivery2) }
});

// ../contracts/src/order.ts
var loadOrder = endpoint({
  name: "loadOrder",
  method: "GET",
  path: "/api/order-in-process/{id}",
  wire: () => import("./order.wire-UMCHUIFO.js").then((module) => module.loadOrderWire)
});
var saveOrder = endpoint({
  name: "saveOrder",
  method: "POST",
  path: "/api/order-in-process",
  idempotency: "optional",
  wire: () => import("./order.wire-UMCHUIFO.js").then((module) => module.saveOrderWire)
});
var confirmOrder = endpoint({
  name: "confirmOrder",
  method: "POST",
  path: "/api/order-in-process/{id}/confirm",
  idempotency: "required",
  wire: () => import("./order.wire-UMCHUIFO.js").then((module) => module.confirmOrderWire)
});

// ../contracts/src/order-body.ts
var wrapped = /* @__PURE__ */ new Set(["lastStep", "cart", "customer", "recipient", "delivery", "company"]);
var wrapOrderBody = (patch) => Object.fromEntries(
  Object.entries(patch).filter(([, value]) => value !== void 0).map(([key, value]) => [key, wrapped.has(key) ? { value } : value])
);

// ../contracts/src/payment.words.ts
var offerFromWire = (id, option) => ({
  id: option.id || id,
  available: option.isAvailable,
  displayOrder: option.displayOrder,
  best: option.bestPayOption,
  rejectReason: option.rejectReason,
  rejectCode: option.rejectCode,
  amount: toKopecksOrNull(option.amount),
  overpaymentPercent: option.overpaymentPercent,
  terms: option.terms ?? []
});
var paymentOptionsFromWire = (types2) => ({
  options: Object.entries(types2.items).map(([id, option]) => offerFromWire(id, option)).sort((one2, other) => one2.displayOrder - other.displayOrder),
  prepaymentOnly: types2.onlyForPrepaymentProducts
});
function scheduleFromWire(schedule) {
  const instalments = schedule.items.map(({ date: date2, amount }) => ({ date: date2, amount: toKopecks(amount) }));
  return {
    instalments,
    total: toKopecksOrNull(schedule.total) ?? instalments.reduce((sum2, { amount }) => sum2 + amount, 0),
    overpayment: toKopecksOrNull(schedule.overpayment)
  };
}

// ../contracts/src/payment.ts
var loadPurchaseTypes = endpoint({
  name: "loadPurchaseTypes",
  method: "GET",
  path: "/api/order-in-process/{id}/purchase-types",
  wire: () => import("./payment.wire-TUPGQIFO.js").then((module) => module.loadPurchaseTypesWire)
});
var loadPaymentStatus = endpoint({
  name: "loadPaymentStatus",
  method: "GET",
  path: "/api/order-in-process/{id}/payment-status",
  wire: () => import("./payment.wire-TUPGQIFO.js").then((module) => module.loadPaymentStatusWire)
});
var loadDolyameSchedule = endpoint({
  name: "loadDolyameSchedule",
  method: "GET",
  path: "/api/order-in-process/{id}/dolyame/schedule",
  wire: () => import("./payment.wire-TUPGQIFO.js").then((module) => module.loadDolyameScheduleWire)
});
var loadDolyameStatus = endpoint({
  name: "loadDolyameStatus",
  method: "GET",
  path: "/api/order-in-process/{id}/dolyame/status",
  wire: () => import("./payment.wire-TUPGQIFO.js").then((module) => module.loadDolyameStatusWire)
});
var startDolyame = endpoint({
  name: "startDolyame",
  method: "POST",
  path: "/api/order-in-process/{id}/dolyame",
  idempotency: "required",
  wire: () => import("./payment.wire-TUPGQIFO.js").then((module) => module.startDolyameWire)
});
var loadProviderSchedule = endpoint({
  name: "loadProviderSchedule",
  method: "GET",
  path: "/api/order-in-process/{id}/{provider}/schedule",
  wire: () => import("./payment.wire-TUPGQIFO.js").then((module) => module.loadProviderScheduleWire)
});
var loadProviderStatus = endpoint({
  name: "loadProviderStatus",
  method: "GET",
  path: "/api/order-in-process/{id}/{provider}/status",
  wire: () => import("./payment.wire-TUPGQIFO.js").then((module) => module.loadProviderStatusWire)
});
var startProvider = endpoint({
  name: "startProvider",
  method: "POST",
  path: "/api/order-in-process/{id}/{provider}",
  idempotency: "required",
  wire: () => import("./payment.wire-TUPGQIFO.js").then((module) => module.startProviderWire)
});
var startInstallment = endpoint({
  name: "startInstallment",
  method: "POST",
  path: "/api/order-in-process/{id}/installment",
  idempotency: "required",
  wire: () => import("./payment.wire-TUPGQIFO.js").then((module) => module.startInstallmentWire)
});
var loadInstallmentStatus = endpoint({
  name: "loadInstallmentStatus",
  method: "GET",
  path: "/api/order-in-process/{id}/installment/status",
  wire: () => import("./payment.wire-TUPGQIFO.js").then((module) => module.loadInstallmentStatusWire)
});
var loadInstallmentSchedule = endpoint({
  name: "loadInstallmentSchedule",
  method: "GET",
  path: "/api/order-in-process/{id}/installment/schedule",
  wire: () => import("./payment.wire-TUPGQIFO.js").then((module) => module.loadInstallmentScheduleWire)
});

// ../contracts/src/problem.ts
async function readProblem(body) {
  const [{ parse }, { problem }] = await Promise.all([import("./wire-FP4OZS2L.js"), import("./problem.wire-4MVSS5EE.js")]);
  const parsed = parse(problem, body);
  return parsed.ok ? parsed.value : null;
}

// ../contracts/src/read.ts
async function readAnswer(endpoint2, value) {
  const [{ parse }, { answer }] = await Promise.all([import("./wire-FP4OZS2L.js"), endpoint2.wire()]);
  return parse(answer, value);
}
async function readRequest(endpoint2, part, value) {
  const [{ parse }, wire] = await Promise.all([import("./wire-FP4OZS2L.js"), endpoint2.wire()]);
  const schema = wire[part];
  return schema === void 0 ? { ok: true, value: void 0, dropped: [] } : parse(schema, value);
}

// ../contracts/src/suggestions.ts
var suggestFullName = endpoint({
  name: "suggestFullName",
  method: "POST",
  path: "/api/suggestions/fullname/",
  wire: () => import("./suggestions.wire-NIFN4QRD.js").then((module) => module.suggestFullNameWire)
});
var cleanName = endpoint({
  name: "cleanName",
  method: "POST",
  path: "/api/suggestions/cleanName",
  wire: () => import("./suggestions.wire-NIFN4QRD.js").then((module) => module.cleanNameWire)
});
var suggestAddress = endpoint({
  name: "suggestAddress",
  method: "POST",
  path: "/api/suggestions/address/",
  wire: () => import("./suggestions.wire-NIFN4QRD.js").then((module) => module.suggestAddressWire)
});
var suggestEmail = endpoint({
  name: "suggestEmail",
  method: "POST",
  path: "/api/suggestions/email/",
  wire: () => import("./suggestions.wire-NIFN4QRD.js").then((module) => module.suggestEmailWire)
});
var suggestBank = endpoint({
  name: "suggestBank",
  method: "POST",
  path: "/api/suggestions/bank",
  wire: () => import("./suggestions.wire-NIFN4QRD.js").then((module) => module.suggestBankWire)
});
var suggestCompany = endpoint({
  name: "suggestCompany",
  method: "POST",
  path: "/api/suggestions/company",
  wire: () => import("./suggestions.wire-NIFN4QRD.js").then((module) => module.suggestCompanyWire)
});

// src/http/request-names.ts
var isRecord = (value) => typeof value === "object" && value !== null && !Array.isArray(value);
function core(schema) {
  const def = schema?._zod?.def;
  if (def === void 0) return void 0;
  if (def.type === "pipe") return core(def.in?._zod?.def.type === "transform" ? def.out : def.in);
  return def.innerType ? core(def.innerType) : def;
}
function spellNames(schema, value) {
  const def = core(schema);
  if (def?.element && Array.isArray(value)) return value.map((item) => spellNames(def.element, item));
  if (!isRecord(value)) return value;
  if (def?.valueType) return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, spellNames(def.valueType, each)]));
  if (!def?.shape) return value;
  const { shape } = def;
  const byLowerCase = new Map(Object.keys(shape).map((name2) => [name2.toLowerCase(), name2]));
  const spelled = Object.entries(value).map(([key, each]) => {
    const name2 = Object.hasOwn(shape, key) ? key : byLowerCase.get(key.toLowerCase()) ?? key;
    return { key, name: name2, value: spellNames(Object.hasOwn(shape, name2) ? shape[name2] : void 0, each) };
  });
  const exactLast = [...spelled].sort((a, b) => Number(a.key === a.name) - Number(b.key === b.name));
  return Object.fromEntries(exactLast.map((each) => [each.name, each.value]));
}

// src/http/read-call.ts
var pointerOf = (part, issue) => {
  const path = issue.split(": ")[0] ?? "";
  const inside = path === "answer" ? "" : `/${path.replaceAll(".", "/")}`;
  return part === "body" ? inside : `/${part}${inside}`;
};
async function readPart(endpoint2, part, value) {
  const schemas = await endpoint2.wire();
  const read = await readRequest(endpoint2, part, spellNames(schemas[part], value));
  if (!read.ok) {
    const errors = read.issues.map((issue) => ({ pointer: pointerOf(part, issue), code: "type", message: "\u041D\u0435\u0432\u0435\u0440\u043D\u044B\u0439 \u0442\u0438\u043F \u0437\u043D\u0430\u0447\u0435\u043D\u0438\u044F" }));
    throw new Refusal("bad-request", { detail: `The ${part} of the request does not fit the contract.`, errors });
  }
  if (read.dropped.length > 0) throw new Refusal("bad-request", { detail: `A list in the ${part} has a record of a wrong shape.` });
  return read.value;
}
var unkeepable = new RegExp("\\0|\\p{Surrogate}", "u");
var refuseUnkeepable = (_key, value) => {
  if (typeof value === "string" && unkeepable.test(value)) throw new Refusal("bad-request", { detail: "A text is not well-formed." });
  return value;
};
function parseJson(text) {
  try {
    return JSON.parse(text, refuseUnkeepable);
  } catch (error2) {
    throw error2 instanceof Refusal ? error2 : new Refusal("bad-request", { detail: "The body is not JSON." });
  }
}
function keepable(values) {
  Object.entries(values).forEach(([key, value]) => refuseUnkeepable(key, value));
  return values;
}

// src/http/visitor.ts
var name = "sid";
var seconds = 365 * 24 * 3600;
var visitorOf = (request) => /(?:^|;\s*)sid=([\w-]{16,64})/.exec(request.headers.get("Cookie") ?? "")?.[1] ?? "";
var visitorCookie = (visitor, request) => `${name}=${visitor}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${request.url.startsWith("https:") ? "; Secure" : ""}`;

// src/http/serve-route.ts
var framesOf = (error2) => error2 instanceof Error ? `${error2.name} ${error2.code ?? ""}
${(error2.stack ?? "").split("\n").filter((line2) => /^\s+at /.test(line2)).join("\n")}` : typeof error2;
function problemOf(shop, error2, requestId) {
  if (error2 instanceof Refusal) return problemResponse(error2.code, requestId, error2.details);
  shop.log({ level: "error", requestId, text: framesOf(error2) });
  return problemResponse("internal", requestId);
}
var serveRoute = (shop, { endpoint: endpoint2, options, handle }) => async (context) => {
  const request = context.req.raw;
  const requestId = context.get("requestId");
  const text = request.method === "GET" ? "" : await context.req.text();
  const known = visitorOf(request);
  const visitor = known === "" ? shop.randomId() : known;
  const answer = async () => {
    const { body: bodySchema } = await endpoint2.wire();
    const json = bodySchema === void 0 ? void 0 : parseJson(text);
    const call = {
      params: await readPart(endpoint2, "params", keepable(context.req.param())),
      query: await readPart(endpoint2, "query", keepable(context.req.query())),
      body: await readPart(endpoint2, "body", json === void 0 ? json : options.reshape?.(json) ?? json),
      visitor
    };
    const answered = await handle(shop, call);
    if (answered === null) return new Response(null, { status: 204, headers: { "Cache-Control": "no-store" } });
    return withCaching(options.caching ?? "no-store", request, JSON.stringify(answered));
  };
  const refusable = () => answer().catch((error2) => problemOf(shop, error2, requestId));
  const key = endpoint2.idempotency === void 0 ? null : keyOf(context.req.header("Idempotency-Key"));
  if (key === null && endpoint2.idempotency === "required" && shop.settings.strictIdempotency) {
    throw new Refusal("idempotency-key-missing");
  }
  const url = new URL(request.url);
  const keyed = key && { key, route: `${request.method} ${url.pathname.replace(/\/+$/, "")}`, visitor: known, bodyHash: hashOf(url.search, text) };
  const response = keyed ? await answerOnce(shop, keyed, refusable) : await refusable();
  if (options.forVisitor && known === "") response.headers.append("Set-Cookie", visitorCookie(visitor, request));
  return response;
};

// src/http/route.ts
var route = (endpoint2, options, handle) => ({ endpoint: endpoint2, options, handle });

// src/rules/field-limits.ts
var limits = {
  customer: { firstName: 100, lastName: 100, middleName: 100, fullName: 300, phone: 64, secondaryPhone: 64, email: 254, comment: 2e3 },
  recipient: { firstName: 100, lastName: 100, middleName: 100, phone: 64 },
  delivery: {
    transportCompany: 64,
    pickPointId: 64,
    cityId: 64,
    purchaseType: 64,
    addressDelivery: 500,
    addressDeliveryCity: 200,
    addressDeliveryStreet: 200,
    addressDeliveryHouse: 50,
    addressDeliverApartment: 50
  },
  company: { inn: 40, kpp: 40, ogrn: 40, companyName: 300, bic: 40, bankAccount: 40, corAccount: 40 }
};
var maxLines = 200;
var maxQuantity = 9999;
var lengthErrors = (parts) => Object.entries(limits).flatMap(
  ([part, fields]) => Object.entries(fields).flatMap(([field, limit]) => {
    const value = parts[part]?.[field];
    if (typeof value !== "string" || [...value].length <= limit) return [];
    return [{ pointer: `/${part}/value/${field}`, code: "max", message: `\u041F\u043E\u043B\u0435 ${field} \u043D\u0435 \u043C\u043E\u0436\u0435\u0442 \u0431\u044B\u0442\u044C \u0431\u043E\u043B\u0435\u0435 ${limit} \u0441\u0438\u043C\u0432\u043E\u043B\u043E\u0432` }];
  })
);
function lineErrors(lines, pointer) {
  const tooMany = lines.length > maxLines;
  const message = `\u041F\u043E\u043B\u0435 quantity \u0434\u043E\u043B\u0436\u043D\u043E \u0431\u044B\u0442\u044C \u043C\u0435\u0436\u0434\u0443 1 \u0438 ${maxQuantity}`;
  return [
    ...tooMany ? [{ pointer, code: "max", message: `\u041F\u043E\u043B\u0435 cart \u043D\u0435 \u043C\u043E\u0436\u0435\u0442 \u0431\u044B\u0442\u044C \u0431\u043E\u043B\u0435\u0435 ${maxLines} \u0442\u043E\u0432\u0430\u0440\u043E\u0432` }] : [],
    ...lines.flatMap(
      ({ quantity }, index) => Number.isInteger(quantity) && quantity >= 1 && quantity <= maxQuantity ? [] : [{ pointer: `${pointer}/${index}/quantity`, code: "between", message }]
    )
  ];
}

// src/rooms/order/drafts.ts
var isForeign = ({ settings }, draft, visitor) => settings.bindDraftsToVisitor && draft.visitor_id !== null && draft.visitor_id !== visitor;
async function findDraft(shop, id, visitor) {
  const draft = await shop.db.selectFrom("order_in_process").selectAll().where("id", "=", id).executeTakeFirst();
  return draft === void 0 || isForeign(shop, draft, visitor) ? null : draft;
}
async function needDraft(shop, id, visitor) {
  const draft = await findDraft(shop, id, visitor);
  if (draft === null) throw new Refusal("not-found", { detail: "There is no order in process with this id." });
  return draft;
}
async function lockDraft(shop, trx, id, visitor) {
  const draft = await trx.selectFrom("order_in_process").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();
  if (draft === void 0 || isForeign(shop, draft, visitor)) {
    throw new Refusal("not-found", { detail: "There is no order in process with this id." });
  }
  return draft;
}

// src/rules/availability.ts
var onSale = /* @__PURE__ */ new Set(["InStock", "InStockAtSupplier", "OnOrder"]);
var isOnSale = (availability) => onSale.has(availability);

// src/rules/delivery-cost.ts
import { createHash as createHash3 } from "crypto";
var zoneEndsKm = [150, 500, 1200, 2500, 5e3];
var zoneFactors = [1, 1.25, 1.6, 2.1, 2.8, 3.6];
var zoneOf = (distanceKm2) => zoneEndsKm.filter((end) => distanceKm2 > end).length;
var countedWeightKg = (weightKg, volumeL) => Math.max(weightKg, volumeL / 5);
function hasRoute(cityId, carrierId) {
  const [first = 0, second = 0] = createHash3("sha256").update(`${carrierId}/${cityId}`).digest();
  return (first * 256 + second) % 100 >= 2;
}
var upToTenRoubles = (kopecks) => Math.ceil(Math.round(kopecks) / 1e3) * 1e3;
function quoteDelivery(tariff, to, parcel, toDoor) {
  const zone = zoneOf(to.distanceKm);
  const daysFrom = Math.ceil(to.distanceKm / tariff.speedKmPerDay) + 1;
  const days = { daysFrom, daysTo: daysFrom + 1 + tariff.daysSpread };
  const tooHeavy = tariff.maxWeightKg !== null && parcel.weightKg > tariff.maxWeightKg;
  if (tooHeavy || !hasRoute(to.cityId, tariff.carrierId)) return { costKopecks: null, isFree: false, ...days };
  const freeFrom = tariff.freeFromKopecks[zone] ?? null;
  const isFree = !toDoor && (parcel.alwaysFree || freeFrom !== null && parcel.goodsKopecks >= freeFrom);
  if (isFree) return { costKopecks: 0, isFree, ...days };
  const byWeight = tariff.perKgKopecks * parcel.weightKg ** 0.92 * (zoneFactors[zone] ?? 1);
  const oversize = parcel.weightKg > tariff.oversizeFromKg ? tariff.oversizeKopecks : 0;
  const surcharge = { none: 0, north: tariff.northSurchargeKopecks, island: tariff.islandSurchargeKopecks }[to.surchargeZone];
  const ending = toDoor ? tariff.doorKopecks : -tariff.pickupDiscountKopecks;
  const costKopecks = upToTenRoubles(Math.max(0, tariff.baseKopecks + byWeight + oversize + surcharge + ending));
  return { costKopecks, isFree: costKopecks === 0, ...days };
}

// src/rules/hash-code.ts
import { createHash as createHash4 } from "crypto";
var hashCodeOf = ({ id, name: name2, priceKopecks, availability }) => createHash4("sha256").update(JSON.stringify([id, name2, priceKopecks, availability])).digest("base64url").slice(0, 16);

// src/rules/phone.ts
function normalPhone(text) {
  const bare2 = (text ?? "").replace(/[\s\-‐-―()[\]]/g, "");
  const digits = bare2.startsWith("+7") ? bare2.slice(2) : /^[78]\d{10}$/.test(bare2) ? bare2.slice(1) : bare2;
  return /^\d{10}$/.test(digits) ? `+7${digits}` : null;
}

// src/rooms/cart/goods.ts
var hashCode = ({ id, name: name2, price_kopecks, availability }) => hashCodeOf({ id, name: name2, priceKopecks: price_kopecks, availability });
async function findGoods(db, lines) {
  const ids = [...new Set(lines.map(({ id }) => id))];
  if (ids.length === 0) return { goods: [], removed: [] };
  const rows = await db.selectFrom("product").select(["id", "name", "slug", "article", "price_kopecks", "weight_kg", "volume_l", "tags", "availability", "is_visible"]).where("id", "in", ids).execute();
  const known = new Map(rows.map((row) => [row.id, row]));
  const goods = [];
  const removed = /* @__PURE__ */ new Map();
  for (const { id, quantity } of lines) {
    const row = known.get(id);
    if (row?.is_visible !== true) {
      removed.set(id, row?.name ?? "");
      continue;
    }
    goods.push({
      id,
      quantity,
      name: row.name,
      slug: row.slug,
      article: row.article,
      priceKopecks: row.price_kopecks,
      weightKg: row.weight_kg,
      volumeL: row.volume_l,
      tags: row.tags,
      isOnSale: isOnSale(row.availability),
      hashCode: hashCode(row)
    });
  }
  return { goods, removed: [...removed].map(([id, name2]) => ({ id, name: name2 })) };
}
var sum = (goods, of) => goods.reduce((total, good) => total + of(good) * good.quantity, 0);
var goodsKopecksOf = (goods) => sum(goods, ({ priceKopecks }) => priceKopecks);
var parcelOf = (goods) => ({
  weightKg: countedWeightKg(
    sum(goods, ({ weightKg }) => weightKg),
    sum(goods, ({ volumeL }) => volumeL)
  ),
  goodsKopecks: goodsKopecksOf(goods),
  alwaysFree: goods.length > 0 && goods.every(({ tags }) => tags.includes("FreeDelivery"))
});
var heaviestLineKg = (goods) => Math.max(0, ...goods.map(({ weightKg, quantity }) => weightKg * quantity));
var prepaymentGoods = (goods) => goods.filter(({ tags }) => tags.includes("PrepaymentOnly"));
async function ratingOf(db, phone) {
  const normal = normalPhone(phone);
  if (normal === null) return "NotRated";
  const row = await db.selectFrom("customer").select("rating").where("phone", "=", normal).executeTakeFirst();
  return row?.rating ?? "NotRated";
}

// src/rooms/cart/calculation.ts
function calculationOf({ goods, removed }, { email, rating, policy }) {
  const total = goodsKopecksOf(goods);
  const by = (payKind) => discounted(goods, { payKind, email, rating }, policy);
  const ordinary = by("other");
  const ifLess = (kopecks) => roublesOrNull(kopecks < total ? kopecks : null);
  return {
    items: goods.map((good, index) => {
      const unit = ordinary.unitKopecks[index] ?? good.priceKopecks;
      return {
        id: good.id,
        name: good.name,
        price: roubles(good.priceKopecks),
        hashCode: good.hashCode,
        quantity: good.quantity,
        total: roubles(good.priceKopecks * good.quantity),
        discountPrice: unit < good.priceKopecks ? roubles(unit) : null,
        isAvailable: good.isOnSale
      };
    }),
    total: roubles(total),
    discountedTotal: ifLess(ordinary.totalKopecks),
    payOnDeliveryDiscountedCost: ifLess(by("onDelivery").totalKopecks),
    removed: [...removed]
  };
}

// src/rooms/cart/cart.routes.ts
var reshape = (body) => Array.isArray(body) ? { goods: body } : body;
async function calculate(shop, body, draftId, visitor) {
  const errors = lineErrors(body.goods, "/goods");
  if (errors.length > 0) throw new Refusal("validation-failed", { errors });
  const draft = draftId === null ? null : await findDraft(shop, draftId, visitor);
  const email = body.email ?? draft?.customer.email ?? null;
  const rating = await ratingOf(shop.db, body.phone ?? draft?.customer.phone);
  return calculationOf(await findGoods(shop.db, body.goods), { email, rating, policy: shop.settings.discounts });
}
var cartRoutes = [
  route(calculateCart, { reshape }, (shop, { body, query, visitor }) => calculate(shop, body, query.orderInProcessId ?? null, visitor)),
  route(calculateSplitPayment, { reshape }, (shop, { body, visitor }) => calculate(shop, body, null, visitor)),
  route(calculateCartByOrderId, { forVisitor: true }, async (shop, { body, visitor }) => {
    const draft = await findDraft(shop, body.orderId, visitor);
    if (draft === null) throw new Refusal("not-found", { detail: "There is no order in process with this id." });
    const rating = await ratingOf(shop.db, draft.customer.phone);
    const calculator = { email: draft.customer.email ?? null, rating, policy: shop.settings.discounts };
    return calculationOf(await findGoods(shop.db, draft.cart), calculator);
  })
];

// src/rooms/city/cities.ts
import { sql } from "kysely";
var selectCities = (db) => db.selectFrom("address_city as city").innerJoin("address_region as region", "region.id", "city.region_id").select([
  "city.id",
  "city.name",
  "city.search_name",
  "city.type",
  "city.short_guid",
  "city.population",
  "city.latitude",
  "city.longitude",
  "city.payment_type",
  "city.version",
  "city.is_active",
  "region.name as region",
  "region.surcharge_zone"
]);
async function findCity(db, id) {
  return await selectCities(db).where("city.id", "=", id).where("city.is_active", "=", true).executeTakeFirst() ?? null;
}
async function needCity(db, id) {
  const city = await findCity(db, id);
  if (city === null) throw new Refusal("not-found", { detail: "There is no city with this id." });
  return city;
}
async function citiesNear(db, place, limit) {
  const stretch = Math.cos(place.latitude * Math.PI / 180) ** 2;
  const flat = sql`(city.latitude - ${place.latitude}::double precision) ^ 2
    + ((city.longitude - ${place.longitude}::double precision) ^ 2) * ${stretch}::double precision`;
  const rows = await selectCities(db).where("city.is_active", "=", true).orderBy(flat).limit(limit).execute();
  return rows.map((city) => ({ ...city, distanceKm: distanceKm(place, city) })).sort((a, b) => a.distanceKm - b.distanceKm);
}
async function homeCity(db, warehouse) {
  const [home] = await citiesNear(db, warehouse, 5);
  return home ?? null;
}
var cityShown = (city) => ({
  showedCityId: city.id,
  showedCityName: city.name,
  showedCityShortGuid: city.short_guid
});
var cityOption = (city) => ({
  id: city.id,
  name: city.name,
  searchName: city.search_name,
  population: city.population,
  region: city.region,
  type: city.type,
  latitude: city.latitude,
  longitude: city.longitude
});

// src/rooms/city/city.routes.ts
var popularCount = 12;
var foundCount = 20;
async function pointCount(db, cityId) {
  const { count } = await db.selectFrom("pick_point").innerJoin("carrier", "carrier.id", "pick_point.carrier_id").select((eb) => eb.fn.countAll().as("count")).where("city_id", "=", cityId).where("pick_point.is_active", "=", true).where("carrier.is_active", "=", true).executeTakeFirstOrThrow();
  return count;
}
var unknownCity = {
  type: "None",
  paymentType: "None",
  resolvedStatus: "NotResolved",
  showedCityId: null,
  showedCityShortGuid: null,
  showedCityName: null,
  dadataCityId: null,
  pickedCityId: null,
  region: null,
  location: null,
  redirectHost: null
};
async function userCityOf({ db, settings }, city, isPicked) {
  const home = await homeCity(db, settings.warehouse);
  const hasPoints = await pointCount(db, city.id) > 0;
  return {
    ...unknownCity,
    ...cityShown(city),
    type: city.id === home?.id ? "HomeCity" : hasPoints ? "CityWithPickPoint" : "CityWithoutPickPoint",
    paymentType: city.payment_type,
    resolvedStatus: isPicked ? "Resolved" : "NotResolved",
    pickedCityId: isPicked ? city.id : null,
    region: city.region,
    location: { latitude: city.latitude, longitude: city.longitude }
  };
}
async function userCity(shop, id) {
  if (id !== "0") return userCityOf(shop, await needCity(shop.db, id), true);
  const home = await homeCity(shop.db, shop.settings.warehouse);
  return home ? userCityOf(shop, home, false) : unknownCity;
}
async function search({ db }, query) {
  if (searchText(query).length < 2) return [];
  const found = await selectCities(db).where("city.is_active", "=", true).where("city.search_name", "like", contains(query)).orderBy((eb) => eb.case().when("city.search_name", "like", startsWith(query)).then(0).else(1).end()).orderBy("city.population", "desc").orderBy("city.id").limit(foundCount).execute();
  return found.map(cityOption);
}
var cityRoutes = [
  route(loadCityByLocation, { caching: 60 }, async ({ db }, { query }) => {
    if (!isPlace(query)) throw new Refusal("bad-request", { detail: "The coordinates are not a place on the globe." });
    const [city] = await citiesNear(db, query, 10);
    if (city === void 0) throw new Refusal("not-found", { detail: "The shop knows no city yet." });
    return cityShown(city);
  }),
  route(loadUserCity, { caching: 60 }, (shop, { params }) => userCity(shop, params.id)),
  route(loadCitiesToPick, { caching: 3600 }, async ({ db }, { params }) => {
    const cities = await selectCities(db).where("city.is_active", "=", true).orderBy("city.search_name").orderBy("city.id").execute();
    const current = cities.filter(({ id }) => id === params.id);
    const largest = [...cities].sort((a, b) => b.population - a.population).filter(({ id }) => id !== params.id);
    return { items: cities.map(cityOption), popular: [...current, ...largest].slice(0, popularCount).map(cityOption) };
  }),
  route(searchCities, { caching: 300 }, (shop, { query }) => search(shop, query.query)),
  route(loadCityPreview, { caching: 300 }, async ({ db }, { params }) => {
    const city = await needCity(db, params.id);
    return {
      id: city.id,
      version: city.version,
      name: city.name,
      type: city.type,
      regionName: city.region,
      population: city.population,
      latitude: city.latitude,
      longitude: city.longitude,
      paymentType: city.payment_type,
      pickPointsCount: await pointCount(db, city.id),
      isActive: city.is_active
    };
  })
];

// src/pages/shop/links.ts
var homePath = "/";
var cataloguePath = "/catalog/";
var cartPath = "/profile/cart";
var orderPath = "/profile/order";
var policyPath = "/policy.pdf";
var deliveryPath = "/delivery/";
var aboutPath = "/about/";
var chatPath = "/about/#contacts";
var searchPath = "/search";
var categoryPath = (path) => `/catalog/${path.split("/").map(encodeURIComponent).join("/")}`;
var productPath = ({ id, slug }) => `/product/${encodeURIComponent(id)}/${encodeURIComponent(slug)}`;
var askForProductPath = (id) => `${cartPath}?add=${encodeURIComponent(id)}`;
var pickupPointsPath = (cityId) => `/delivery/pickpoints/${encodeURIComponent(cityId)}`;
var productPicturePath = (id) => `/images/product/${encodeURIComponent(id)}.svg`;
var categoryPicturePath = (slug) => `/images/category/${encodeURIComponent(slug)}.svg`;
function withQuery(path, query) {
  const given = Object.entries(query).flatMap(([name2, value]) => value === null ? [] : [[name2, String(value)]]);
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given).toString()}`;
}

// src/rooms/cross-sales/cross-sales.routes.ts
var offered = 24;
var perCategory = 8;
var selectOffers = (db, except) => db.selectFrom("product").innerJoin("category", "category.id", "product.category_id").select([
  "product.id",
  "product.name",
  "product.slug",
  "product.price_kopecks",
  "product.old_price_kopecks",
  "product.availability",
  "category.name as category_name"
]).where("product.is_visible", "=", true).where("product.availability", "in", ["InStock", "InStockAtSupplier", "OnOrder"]).$if(except.length > 0, (query) => query.where("product.id", "not in", [...except]));
async function offersFor(db, productId, except) {
  if (productId === null) return selectOffers(db, except).orderBy("sales_rank").orderBy("product.id").limit(offered).execute();
  const related = await selectOffers(db, except).innerJoin("product_relation as relation", "relation.related_product_id", "product.id").where("relation.product_id", "=", productId).where("relation.kind", "=", "BuyTogether").orderBy("relation.display_order").orderBy("product.id").limit(offered).execute();
  if (related.length > 0) return related;
  return selectOffers(db, [...except, productId]).where("product.category_id", "=", (eb) => eb.selectFrom("product as own").select("own.category_id").where("own.id", "=", productId)).orderBy("sales_rank").orderBy("product.id").limit(perCategory).execute();
}
var productOf = (offer) => {
  const path = productPicturePath(offer.id);
  return {
    id: offer.id,
    name: offer.name,
    url: productPath(offer),
    price: roubles(offer.price_kopecks),
    oldPrice: roublesOrNull(offer.old_price_kopecks),
    mainPicture: {
      id: null,
      defaultPath: path,
      relativePath: null,
      previewPath: path,
      srcSet: null,
      alt: offer.name,
      width: null,
      height: null,
      blurHash: null
    },
    isAvailable: isOnSale(offer.availability)
  };
};
async function crossSales({ db }, productId, except) {
  const byCategory = /* @__PURE__ */ new Map();
  for (const offer of await offersFor(db, productId, except)) {
    const products = byCategory.get(offer.category_name) ?? [];
    if (products.length < perCategory) byCategory.set(offer.category_name, [...products, productOf(offer)]);
  }
  const categories = [...byCategory].map(([categoryName, products]) => ({ categoryName, products }));
  return { categories, count: categories.reduce((sum2, { products }) => sum2 + products.length, 0) };
}
var crossSalesRoutes = [
  route(loadCrossSales, {}, (shop, { body }) => crossSales(shop, body.productId, body.exceptProductIds))
];

// src/rooms/delivery/carriers.ts
async function activeCarriers(db) {
  const rows = await db.selectFrom("carrier").innerJoin("carrier_tariff as tariff", "tariff.carrier_id", "carrier.id").selectAll().where("is_active", "=", true).orderBy("display_order").execute();
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    imagePath: row.image_path,
    acceptsPayOnDelivery: row.accepts_pay_on_delivery,
    deliversToDoor: row.delivers_to_door,
    storageDays: row.storage_period_days,
    tariff: {
      carrierId: row.id,
      baseKopecks: row.base_kopecks,
      perKgKopecks: row.per_kg_kopecks,
      oversizeFromKg: row.oversize_from_kg,
      oversizeKopecks: row.oversize_kopecks,
      doorKopecks: row.door_kopecks,
      pickupDiscountKopecks: row.pickup_discount_kopecks,
      northSurchargeKopecks: row.north_surcharge_kopecks,
      islandSurchargeKopecks: row.island_surcharge_kopecks,
      speedKmPerDay: row.speed_km_per_day,
      daysSpread: row.days_spread,
      freeFromKopecks: row.free_from_kopecks,
      maxWeightKg: row.max_weight_kg
    }
  }));
}

// src/rules/pay-on-delivery.ts
var standardPayOnDelivery = { fromKopecks: 2e5, maxDeliverySharePercent: 50, smallLineKg: 60 };
var takesMoney = /* @__PURE__ */ new Set(["CashAndCard", "CashAndMaybeCard"]);
function cityAccepts(order, policy) {
  if (order.cityPayment === "PaymentOnDelivery") return true;
  return order.cityPayment === "PaymentOnDeliveryForSmallProducts" && order.heaviestLineKg <= policy.smallLineKg;
}
function payOnDeliveryReject(order, way, point, policy = standardPayOnDelivery) {
  if (order.prepaymentProductName !== null) return "OnlyForPrepayment";
  if (order.goodsKopecks < policy.fromKopecks) return "CheaperThan2000";
  if (order.rating === "Negative" || order.rating === "Blocked") return "NegativeClientRating";
  if (way === null) return null;
  if (way.costKopecks === null) return "CantResolve";
  if (way.toDoor || !way.carrierAccepts || !cityAccepts(order, policy)) return "NoPayOnDeliveryInThisTk";
  if (point !== null) {
    const tooMuch = point.maxPaymentKopecks !== null && point.amountKopecks > point.maxPaymentKopecks;
    if (!takesMoney.has(point.payment) || tooMuch) return "NoPayOnDeliveryInThisPickPoint";
  }
  const isDear = way.costKopecks * 100 > order.goodsKopecks * policy.maxDeliverySharePercent;
  return isDear ? "TooCheapByComparisonToDeliveryCost" : null;
}
function rejectText(code, prepaymentProductName) {
  const name2 = (prepaymentProductName ?? "").replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
  return {
    CantResolve: "\u041D\u0435 \u0441\u043C\u043E\u0433\u043B\u0438 \u0440\u0430\u0441\u0441\u0447\u0438\u0442\u0430\u0442\u044C \u0441\u0442\u043E\u0438\u043C\u043E\u0441\u0442\u044C \u0434\u043E\u0441\u0442\u0430\u0432\u043A\u0438 \u0432 \u0432\u0430\u0448 \u0433\u043E\u0440\u043E\u0434. \u041E\u0444\u043E\u0440\u043C\u0438\u0442\u0435 \u0437\u0430\u043A\u0430\u0437 \u0447\u0435\u0440\u0435\u0437 \u0447\u0430\u0442",
    CheaperThan2000: "\u041E\u043F\u043B\u0430\u0442\u0430 \u043F\u0440\u0438 \u043F\u043E\u043B\u0443\u0447\u0435\u043D\u0438\u0438 \u0434\u043E\u0441\u0442\u0443\u043F\u043D\u0430 \u0434\u043B\u044F \u0437\u0430\u043A\u0430\u0437\u043E\u0432 \u043E\u0442 2000 \u0440\u0443\u0431\u043B\u0435\u0439",
    TooCheapByComparisonToDeliveryCost: "\u0417\u0430\u043A\u0430\u0437 \u0441\u043B\u0438\u0448\u043A\u043E\u043C \u0434\u0435\u0448\u0451\u0432\u044B\u0439 \u043F\u043E \u0441\u0440\u0430\u0432\u043D\u0435\u043D\u0438\u044E \u0441\u043E \u0441\u0442\u043E\u0438\u043C\u043E\u0441\u0442\u044C\u044E \u0434\u043E\u0441\u0442\u0430\u0432\u043A\u0438",
    NegativeClientRating: "\u041F\u043E \u0441\u0442\u0430\u0442\u0438\u0441\u0442\u0438\u043A\u0435 \u0432\u044B\u043A\u0443\u043F\u0430 \u0437\u0430\u043A\u0430\u0437\u043E\u0432 \u0432\u044B \u0432\u0445\u043E\u0434\u0438\u0442\u0435 \u0432 \u043F\u043E\u0441\u043B\u0435\u0434\u043D\u0438\u0435 5% \u043F\u043E\u043A\u0443\u043F\u0430\u0442\u0435\u043B\u0435\u0439, \u043F\u043E\u044D\u0442\u043E\u043C\u0443 \u043F\u0435\u0440\u0432\u044B\u0439 \u0437\u0430\u043A\u0430\u0437 \u043D\u0443\u0436\u043D\u043E \u043E\u043F\u043B\u0430\u0442\u0438\u0442\u044C \u0437\u0430\u0440\u0430\u043D\u0435\u0435",
    NoPayOnDeliveryInThisTk: "\u0423 \u044D\u0442\u043E\u0439 \u0442\u0440\u0430\u043D\u0441\u043F\u043E\u0440\u0442\u043D\u043E\u0439 \u043A\u043E\u043C\u043F\u0430\u043D\u0438\u0438 \u043D\u0435\u0442 \u0443\u0441\u043B\u0443\u0433\u0438 \u043E\u043F\u043B\u0430\u0442\u044B \u043F\u0440\u0438 \u043F\u043E\u043B\u0443\u0447\u0435\u043D\u0438\u0438",
    NoPayOnDeliveryInThisPickPoint: "\u0412 \u044D\u0442\u043E\u043C \u043F\u0443\u043D\u043A\u0442\u0435 \u0432\u044B\u0434\u0430\u0447\u0438 \u043D\u0435\u0442 \u0443\u0441\u043B\u0443\u0433\u0438 \u043E\u043F\u043B\u0430\u0442\u044B \u043F\u0440\u0438 \u043F\u043E\u043B\u0443\u0447\u0435\u043D\u0438\u0438",
    OnlyForPrepayment: `\u0422\u043E\u0432\u0430\u0440 \xAB${name2}\xBB \u043C\u043E\u0436\u043D\u043E \u043E\u043F\u043B\u0430\u0442\u0438\u0442\u044C \u0442\u043E\u043B\u044C\u043A\u043E \u0437\u0430\u0440\u0430\u043D\u0435\u0435`
  }[code];
}
function cashOnDeliveryAvailability(reject) {
  if (reject === null) return "Available";
  if (reject === "OnlyForPrepayment" || reject === "CheaperThan2000" || reject === "TooCheapByComparisonToDeliveryCost") return reject;
  return "CantResolve";
}
function pointPaymentStatus(order, way, point, policy = standardPayOnDelivery) {
  if (!takesMoney.has(point.payment)) return point.payment;
  const reject = payOnDeliveryReject(order, way, null, policy);
  if (reject === "CheaperThan2000" || reject === "TooCheapByComparisonToDeliveryCost" || reject === "CantResolve") return reject;
  if (reject !== null) return "NoPayment";
  const tooMuch = point.maxPaymentKopecks !== null && point.amountKopecks > point.maxPaymentKopecks;
  return tooMuch ? "MaxPaymentExceeded" : point.payment;
}

// src/rules/recommend.ts
function recommendedCarrier(offers) {
  const known = offers.flatMap((offer) => offer.costKopecks === null ? [] : [{ offer, cost: offer.costKopecks }]);
  const paying = known.filter(({ offer }) => offer.payOnDelivery);
  const [best] = [...paying.length ? paying : known].sort((a, b) => a.cost - b.cost || a.offer.daysTo - b.offer.daysTo);
  if (best === void 0) return null;
  return { choice: best.offer, reason: paying.length ? "cheapest-with-pay-on-delivery" : "cheapest" };
}
var paymentRank = (payment) => ({ CashAndCard: 0, CashAndMaybeCard: 1 })[payment] ?? 2;
function recommendedPoint(points, near) {
  let best = null;
  for (const point of points) {
    if (point.isSecondary) continue;
    const rank = paymentRank(point.payment);
    if (best !== null && rank > best.rank) continue;
    const distance = distanceKm(near, point);
    if (best === null || rank < best.rank || distance < best.distance) best = { point, rank, distance };
  }
  return best && { choice: best.point, reason: "nearest-with-best-payment" };
}

// src/rooms/delivery/pick-points.ts
function selectPoints(db, { cityId, carrierId, weightKg, query, bounds }) {
  const all = db.selectFrom("pick_point as point").innerJoin("carrier", "carrier.id", "point.carrier_id").where("point.city_id", "=", cityId).where("point.is_active", "=", true).where("carrier.is_active", "=", true);
  const ofCarrier = carrierId === void 0 ? all : all.where("point.carrier_id", "=", carrierId);
  const ofWeight = weightKg === void 0 ? ofCarrier : ofCarrier.where((eb) => eb.or([eb("point.max_weight_kg", "is", null), eb("point.max_weight_kg", ">=", weightKg)]));
  const found = query?.trim() ? ofWeight.where((eb) => {
    const pattern = contains(query);
    const plain = (text) => eb.fn("replace", [eb.fn("lower", [text]), eb.val("\u0451"), eb.val("\u0435")]);
    return eb.or([
      eb("point.search_address", "like", pattern),
      eb(plain(eb.fn.coalesce("point.brand", eb.val(""))), "like", pattern),
      eb(plain(eb.fn.coalesce("carrier.name", eb.val(""))), "like", pattern)
    ]);
  }) : ofWeight;
  if (!bounds) return found;
  const [south, west, north, east] = bounds;
  return found.where("point.latitude", ">=", south).where("point.latitude", "<=", north).where("point.longitude", ">=", west).where("point.longitude", "<=", east);
}
function boundsOf(text) {
  const numbers2 = (text ?? "").split(",").map(Number);
  const [south, west, north, east] = numbers2;
  if (numbers2.length !== 4 || !numbers2.every(Number.isFinite)) return null;
  return [south ?? 0, west ?? 0, north ?? 0, east ?? 0];
}
var time = (row, day) => row.working_time[day] || null;
var pickPointOf = (row, carrierName, payment, recommended) => ({
  id: row.id,
  address: row.address,
  brand: row.brand,
  type: row.type,
  transportCompany: row.carrier_id,
  transportCompanyName: carrierName,
  latitude: row.latitude,
  longitude: row.longitude,
  phone: row.phone,
  email: row.email,
  recommended,
  payment,
  isSecondary: row.is_secondary,
  additionalDays: row.additional_days,
  maxWeightKg: row.max_weight_kg,
  mondayWorkingTime: time(row, 0),
  tuesdayWorkingTime: time(row, 1),
  wednesdayWorkingTime: time(row, 2),
  thursdayWorkingTime: time(row, 3),
  fridayWorkingTime: time(row, 4),
  saturdayWorkingTime: time(row, 5),
  sundayWorkingTime: time(row, 6),
  howToFind: row.how_to_find
});

// src/rooms/service/flags.ts
async function isFlagOn(db, name2) {
  const row = await db.selectFrom("feature_flag").select("is_enabled").where("name", "=", name2).executeTakeFirst();
  return row?.is_enabled ?? false;
}
async function allFlags(db) {
  const rows = await db.selectFrom("feature_flag").select(["name", "is_enabled"]).orderBy("name").execute();
  return Object.fromEntries(rows.map((row) => [row.name, row.is_enabled]));
}

// src/rooms/delivery/quotes.ts
function quoteTo(shop, carrier, city, parcel, toDoor) {
  const destination = { cityId: city.id, distanceKm: distanceKm(shop.settings.warehouse, city), surchargeZone: city.surcharge_zone };
  return { carrier, toDoor, ...quoteDelivery(carrier.tariff, destination, parcel, toDoor) };
}
var doorIsOffered = async (shop, db, city) => city.population > shop.settings.doorFromPopulation && await isFlagOn(db, "AddressDelivery");

// src/rooms/delivery/delivery-costs.ts
var wayFacts = ({ costKopecks, toDoor, carrier }) => ({ costKopecks, toDoor, carrierAccepts: carrier.acceptsPayOnDelivery });
function info({ quote, order }, shop, rest) {
  const reject = payOnDeliveryReject(order, wayFacts(quote), null, shop.settings.payOnDelivery);
  const named = {
    transportCompany: quote.carrier.id,
    transportCompanyName: quote.carrier.name,
    transportCompanyImagePath: quote.carrier.imagePath,
    cost: roublesOrNull(quote.costKopecks),
    toDoor: quote.toDoor,
    cashOnDeliveryAvailability: cashOnDeliveryAvailability(reject),
    onlyForPrepaymentProductName: order.prepaymentProductName,
    storagePeriodInDays: quote.toDoor ? null : quote.carrier.storageDays,
    daysTravelTimeFrom: quote.daysFrom,
    daysTravelTimeTo: quote.daysTo,
    freeDelivery: quote.isFree,
    ...rest
  };
  return named;
}
function pointsOf({ quote, order, amountKopecks }, shop, rows, near) {
  const judged = rows.map((row) => ({
    row,
    latitude: row.latitude,
    longitude: row.longitude,
    isSecondary: row.is_secondary,
    payment: pointPaymentStatus(
      order,
      wayFacts(quote),
      { payment: row.payment, maxPaymentKopecks: row.max_payment_kopecks, amountKopecks },
      shop.settings.payOnDelivery
    )
  }));
  const best = recommendedPoint(judged, near)?.choice;
  return judged.map((point) => pickPointOf(point.row, quote.carrier.name, point.payment, point === best));
}
var recommendedOf = (quotes, order, shop) => recommendedCarrier(
  quotes.map((quote) => ({ ...quote, payOnDelivery: payOnDeliveryReject(order, wayFacts(quote), null, shop.settings.payOnDelivery) === null }))
)?.choice.carrier.id;
function discountOf({ goods, email, rating }, { settings }) {
  const by = (payKind) => discounted(goods, { payKind, email, rating }, settings.discounts);
  const ordinary = by("other");
  return {
    orderAmount: roubles(ordinary.goodsKopecks),
    discountedOrderAmount: roubles(ordinary.totalKopecks),
    payImmediatelyOrderAmountWithDiscount: roubles(by("immediately").totalKopecks),
    payImmediatelyOrderAmountWithDiscount_ToDoor: null,
    payOnDeliveryOrderAmountWithDiscount: roubles(by("onDelivery").totalKopecks),
    payOnDeliveryOrderAmountWithDiscount_ToDoor: null,
    reasons: [...by("immediately").reasons]
  };
}
var orderFactsOf = (goods, city, rating) => ({
  goodsKopecks: goodsKopecksOf(goods),
  prepaymentProductName: prepaymentGoods(goods)[0]?.name ?? null,
  rating,
  cityPayment: city.payment_type,
  heaviestLineKg: heaviestLineKg(goods)
});
async function deliveryCosts(shop, question) {
  const { goods, city, rating, email, near, withPickPoints } = question;
  const parcel = parcelOf(goods);
  const order = orderFactsOf(goods, city, rating);
  const discount = discountOf(question, shop);
  const onDeliveryKopecks = discounted(goods, { payKind: "onDelivery", email, rating }, shop.settings.discounts).totalKopecks;
  const judge = (quote) => ({ quote, order, amountKopecks: onDeliveryKopecks + (quote.costKopecks ?? 0) });
  const carriers2 = await activeCarriers(shop.db);
  const points = selectPoints(shop.db, { cityId: city.id, weightKg: parcel.weightKg });
  const counts = await points.select(["point.carrier_id", (eb) => eb.fn.countAll().as("count")]).groupBy("point.carrier_id").execute();
  const rows = withPickPoints ? await points.selectAll("point").orderBy("point.id").execute() : [];
  const countOf2 = (id) => counts.find(({ carrier_id }) => carrier_id === id)?.count ?? 0;
  const pickups = carriers2.filter(({ id }) => countOf2(id) > 0).map((carrier) => quoteTo(shop, carrier, city, parcel, false));
  const hasDoor = await doorIsOffered(shop, shop.db, city);
  const doors = carriers2.filter(({ deliversToDoor }) => hasDoor && deliversToDoor).map((carrier) => quoteTo(shop, carrier, city, parcel, true));
  const bestPickup = recommendedOf(pickups, order, shop);
  const bestDoor = recommendedOf(doors, order, shop);
  const pickupInfos = pickups.map((quote) => {
    const judged = judge(quote);
    const own2 = rows.filter(({ carrier_id }) => carrier_id === quote.carrier.id);
    return info(judged, shop, {
      recommended: quote.carrier.id === bestPickup,
      pickPoints: pointsOf(judged, shop, own2, near),
      pickPointsCount: withPickPoints ? null : countOf2(quote.carrier.id)
    });
  });
  const doorInfos = doors.map(
    (quote) => info(judge(quote), shop, { recommended: quote.carrier.id === bestDoor, pickPoints: [], pickPointsCount: null })
  );
  return {
    transportCompaniesDeliveryInfo: Object.fromEntries(pickupInfos.map((each) => [each.transportCompany, each])),
    transportCompaniesDeliveryInfoToDoor: Object.fromEntries(doorInfos.map((each) => [each.transportCompany, each])),
    discount,
    discountToDoor: discount,
    onlyForPrepaymentProducts: prepaymentGoods(goods).map(({ id, name: name2 }) => ({ id, name: name2 })),
    city: cityShown(city)
  };
}

// src/rooms/delivery/nearest-cities.ts
var lookedAt = 40;
var perGroup = 10;
var lightParcel = { weightKg: 1, goodsKopecks: 0, alwaysFree: false };
async function carriersByCity(db, cityIds, weightKg) {
  if (cityIds.length === 0) return /* @__PURE__ */ new Map();
  const rows = await db.selectFrom("pick_point").select(["city_id", "carrier_id"]).distinct().where("city_id", "in", cityIds).where("is_active", "=", true).where((eb) => eb.or([eb("max_weight_kg", "is", null), eb("max_weight_kg", ">=", weightKg)])).execute();
  const found = /* @__PURE__ */ new Map();
  for (const row of rows) found.set(row.city_id, (found.get(row.city_id) ?? /* @__PURE__ */ new Set()).add(row.carrier_id));
  return found;
}
async function nearestCities(shop, city, goods, rating) {
  const parcel = goods.length > 0 ? parcelOf(goods) : lightParcel;
  const around = await citiesNear(shop.db, city, lookedAt + 1);
  const carriers2 = await activeCarriers(shop.db);
  const present = await carriersByCity(shop.db, around.map(({ id }) => id), parcel.weightKg);
  const judge = (place) => {
    const here = carriers2.filter((carrier) => present.get(place.id)?.has(carrier.id));
    const quotes = here.map((carrier) => quoteTo(shop, carrier, place, parcel, false));
    if (quotes.length === 0) return [];
    const [best] = [...quotes].sort((a, b) => (a.costKopecks ?? Infinity) - (b.costKopecks ?? Infinity));
    const shown = {
      id: place.id,
      name: place.name,
      daysTravelTimeFrom: best?.daysFrom ?? null,
      daysTravelTimeTo: best?.daysTo ?? null,
      cost: roublesOrNull(best?.costKopecks ?? null),
      distanceKm: Math.round(place.distanceKm * 10) / 10
    };
    return [{ city: place, shown, costKopecks: best?.costKopecks ?? null, payOnDelivery: takesPayOnDelivery(place, quotes) }];
  };
  const takesPayOnDelivery = (place, quotes) => {
    const order = orderFactsOf(goods, place, rating);
    return quotes.some(({ costKopecks, carrier }) => {
      const way = { costKopecks, carrierAccepts: carrier.acceptsPayOnDelivery, toDoor: false };
      return payOnDeliveryReject(order, way, null, shop.settings.payOnDelivery) === null;
    });
  };
  const candidates = around.filter(({ id }) => id !== city.id).flatMap(judge);
  const [hereNow] = around.filter(({ id }) => id === city.id).flatMap(judge);
  const costHere = hereNow?.costKopecks ?? Infinity;
  const group = (fits2) => candidates.filter(fits2).slice(0, perGroup).map(({ shown }) => shown);
  const groups = {
    CanTake: group(({ costKopecks }) => costKopecks !== null),
    PayOnDelivery: group(({ payOnDelivery }) => payOnDelivery),
    CheepDeliveryCost: group(({ costKopecks }) => costKopecks !== null && costKopecks < costHere)
  };
  const grouped = new Set(Object.values(groups).flatMap((cities) => cities.map(({ id }) => id)));
  return {
    optionalCities: candidates.filter(({ shown }) => grouped.has(shown.id)).map(({ shown }) => shown),
    optionalCitiesByCategory: groups,
    nearestCities: group(() => true)
  };
}

// src/rooms/delivery/product-delivery.ts
async function productDelivery(shop, good, city) {
  const goods = [good];
  const parcel = parcelOf(goods);
  const order = orderFactsOf(goods, city, "NotRated");
  const points = await selectPoints(shop.db, { cityId: city.id, weightKg: parcel.weightKg }).select(["point.carrier_id", (eb) => eb.fn("bool_or", [eb("point.type", "=", "PickPoint")]).as("can_examine")]).groupBy("point.carrier_id").execute();
  const carriers2 = (await activeCarriers(shop.db)).filter(({ id }) => points.some(({ carrier_id }) => carrier_id === id));
  const offers = carriers2.map((carrier) => {
    const quote = quoteTo(shop, carrier, city, parcel, false);
    const way = { costKopecks: quote.costKopecks, carrierAccepts: carrier.acceptsPayOnDelivery, toDoor: false };
    const reject = payOnDeliveryReject(order, way, null, shop.settings.payOnDelivery);
    return { ...quote, reject, payOnDelivery: reject === null };
  });
  const best = recommendedCarrier(offers)?.choice;
  const priceBy = (payKind) => {
    const { totalKopecks } = discounted(goods, { payKind, email: null, rating: "NotRated" }, shop.settings.discounts);
    return totalKopecks < good.priceKopecks ? totalKopecks : null;
  };
  const now = priceBy("immediately");
  const later = priceBy("onDelivery");
  return {
    freeDelivery: best?.isFree ?? false,
    cost: roublesOrNull(best?.costKopecks ?? null),
    discountedPrice: roublesOrNull(now),
    discount: now === null ? null : roubles(good.priceKopecks - now),
    payOnDeliveryDiscountedPrice: roublesOrNull(later),
    payOnDeliveryDiscount: later === null ? null : roubles(good.priceKopecks - later),
    daysTravelTimeFrom: best?.daysFrom ?? null,
    daysTravelTimeTo: best?.daysTo ?? null,
    cashOnDeliveryAvailability: best === void 0 ? "CantResolve" : cashOnDeliveryAvailability(best.reject),
    examinationIsAvailable: points.some(({ carrier_id, can_examine }) => carrier_id === best?.carrier.id && can_examine),
    transportCompany: best?.carrier.id ?? null,
    city: cityShown(city)
  };
}

// src/rooms/delivery/delivery.routes.ts
var usualPageSize = 20;
var largestPageSize = 200;
async function needPoint(db, id) {
  const point = await db.selectFrom("pick_point").selectAll().where("id", "=", id).where("is_active", "=", true).executeTakeFirst();
  const carrier = point && (await activeCarriers(db)).find((each) => each.id === point.carrier_id);
  if (point === void 0 || carrier === void 0) throw new Refusal("not-found", { detail: "There is no pickup point with this id." });
  return { point, carrier };
}
async function needGood(db, id) {
  const { goods } = await findGoods(db, [{ id, quantity: 1 }]);
  const [good] = goods;
  if (good === void 0) throw new Refusal("not-found", { detail: "There is no product with this id." });
  return good;
}
var deliveryRoutes = [
  route(loadDeliveryCosts, { forVisitor: true }, async (shop, { query, visitor }) => {
    const draft = await needDraft(shop, query.orderId, visitor);
    const city = await needCity(shop.db, query.cityId);
    const { goods } = await findGoods(shop.db, draft.cart);
    const { latitude, longitude } = query;
    const given = latitude !== void 0 && longitude !== void 0 && isPlace({ latitude, longitude }) ? { latitude, longitude } : null;
    return deliveryCosts(shop, {
      goods,
      city,
      rating: await ratingOf(shop.db, draft.customer.phone),
      email: draft.customer.email ?? null,
      near: given ?? city,
      withPickPoints: query.withPickPoints ?? true
    });
  }),
  route(loadNearestCities, { forVisitor: true }, async (shop, { params, query, visitor }) => {
    const city = await needCity(shop.db, params.id);
    const draft = query.orderId === void 0 ? null : await needDraft(shop, query.orderId, visitor);
    const { goods } = await findGoods(shop.db, draft?.cart ?? []);
    return nearestCities(shop, city, goods, await ratingOf(shop.db, draft?.customer.phone));
  }),
  route(loadPickPoints, { caching: 300 }, async ({ db }, { query }) => {
    const bounds = boundsOf(query.bounds);
    if (query.bounds !== void 0 && bounds === null) throw new Refusal("bad-request", { detail: "bounds are south,west,north,east." });
    const points = selectPoints(db, { cityId: query.cityId, carrierId: query.transportCompany, query: query.query ?? "", bounds });
    const { count } = await points.select((eb) => eb.fn.countAll().as("count")).executeTakeFirstOrThrow();
    const pageSize = Math.min(largestPageSize, Math.max(1, query.pageSize ?? usualPageSize));
    const pageCount = Math.max(1, Math.ceil(count / pageSize));
    const pageIndex = Math.min(pageCount, Math.max(1, query.pageIndex ?? 1));
    const rows = await points.selectAll("point").select("carrier.name as carrier_name").orderBy("carrier.display_order").orderBy("point.search_address").orderBy("point.id").limit(pageSize).offset((pageIndex - 1) * pageSize).execute();
    return {
      items: rows.map((row) => pickPointOf(row, row.carrier_name, row.payment, false)),
      paging: { pageIndex, pageSize, pageCount, totalCount: count, totalIsExact: true, nextCursor: null }
    };
  }),
  route(loadDeliveryCost, {}, async (shop, { body }) => {
    const { point, carrier } = await needPoint(shop.db, body.pickPointId);
    const city = await needCity(shop.db, point.city_id);
    const good = await needGood(shop.db, body.productId);
    if (!(body.weight >= 0)) throw new Refusal("bad-request", { detail: "weight is kilograms, zero or more." });
    const parcel = { weightKg: body.weight, goodsKopecks: good.priceKopecks, alwaysFree: good.tags.includes("FreeDelivery") };
    const quote = quoteTo(shop, carrier, city, parcel, false);
    const more = point.additional_days ?? 0;
    return {
      cost: roublesOrNull(quote.costKopecks),
      freeDelivery: quote.isFree,
      daysTravelTimeFrom: quote.daysFrom + more,
      daysTravelTimeTo: quote.daysTo + more,
      transportCompany: carrier.id
    };
  }),
  route(loadStoragePeriod, {}, async ({ db }, { body }) => {
    const { carrier } = await needPoint(db, body.pickPointId);
    return { storagePeriodInDays: carrier.storageDays };
  }),
  route(loadProductDelivery, {}, async (shop, { params }) => {
    const city = await needCity(shop.db, params.cityId);
    return productDelivery(shop, await needGood(shop.db, params.productId), city);
  })
];

// src/rules/schedules.ts
var dayMs = 864e5;
var dayOf = (moment) => moment.toISOString().slice(0, 10);
var shopDay = (nowMs, zoneMinutes) => {
  const local = new Date(nowMs + zoneMinutes * 6e4);
  return new Date(Date.UTC(local.getUTCFullYear(), local.getUTCMonth(), local.getUTCDate()));
};
function monthsLater(day, months) {
  const target = new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + months, 1));
  const lastDay = new Date(Date.UTC(target.getUTCFullYear(), target.getUTCMonth() + 1, 0)).getUTCDate();
  target.setUTCDate(Math.min(day.getUTCDate(), lastDay));
  return target;
}
var equalParts = (totalKopecks, days) => {
  const each = Math.floor(totalKopecks / days.length);
  return days.map((day, index) => ({
    date: dayOf(day),
    amountKopecks: index === days.length - 1 ? totalKopecks - each * (days.length - 1) : each
  }));
};
var numbers = (count) => Array.from({ length: count }, (_, index) => index);
function splitSchedule(amountKopecks, today) {
  const days = numbers(4).map((index) => new Date(today.getTime() + index * 14 * dayMs));
  return { parts: equalParts(amountKopecks, days), totalKopecks: amountKopecks, overpaymentKopecks: 0 };
}
function monthlySchedule(amountKopecks, months, overpaymentPercent, today) {
  const overpaymentKopecks = percentOf(amountKopecks, overpaymentPercent);
  const totalKopecks = amountKopecks + overpaymentKopecks;
  const days = numbers(months).map((index) => monthsLater(today, index + 1));
  return { parts: equalParts(totalKopecks, days), totalKopecks, overpaymentKopecks };
}

// src/payments/providers.ts
var bankOverpayment = { 4: 7.5, 6: 15, 12: 22, 24: 32, 36: 39 };
var monthly = (percent) => (amount, months, today) => monthlySchedule(amount, months, percent(months), today);
var oneToThreeYears = Array.from({ length: 34 }, (_, index) => index + 3).sort((a, b) => Number(b === 12) - Number(a === 12) || a - b);
var own = { calls: "own", isWidget: false, refusedStatus: "Failed", months: [] };
var installment = { calls: "installment", isWidget: false, refusedStatus: "Failed" };
var providers = [
  { ...own, key: "dolyame", options: ["PayViaDolyame"], paidStatus: "Committed", schedule: (amount, _, today) => splitSchedule(amount, today) },
  { ...own, key: "yandex-split", options: ["PayViaYandexSplit"], paidStatus: "Approved", months: [2], schedule: monthly(() => 0) },
  { ...own, key: "sberbank", options: ["PayViaSberbankAcquiring"], paidStatus: "Payed", schedule: null },
  { ...own, key: "yookassa", options: ["PayViaYooKassa"], paidStatus: "Succeeded", schedule: null },
  { ...own, key: "online-card", calls: "payment-status", options: ["PayImmediately"], paidStatus: "Confirmed", schedule: null },
  {
    ...installment,
    key: "sberbank-installment",
    options: [4, 6, 12, 24, 36].map((months) => months === 4 ? "PayViaSberbankInstallment" : `PayViaSberbankInstallment${months}M`),
    paidStatus: "Payed",
    months: [4, 6, 12, 24, 36],
    schedule: monthly((months) => bankOverpayment[months] ?? 0)
  },
  {
    ...installment,
    key: "sberbank-credit",
    options: ["PayViaSberbankCredit"],
    paidStatus: "Payed",
    months: oneToThreeYears,
    schedule: monthly((months) => months * 1.5)
  },
  { ...installment, key: "vsegda-da", options: ["PayViaVsegdaDa"], paidStatus: "approved", months: [6, 12, 24], schedule: monthly(() => 0) },
  {
    ...installment,
    key: "tinkoff",
    options: ["PayViaTinkoffInstallment"],
    paidStatus: "Approved",
    isWidget: true,
    months: [4],
    schedule: monthly(() => 0)
  },
  {
    ...installment,
    key: "pos-credit",
    options: ["PayViaPosCredit"],
    paidStatus: "ContractAuthorized",
    refusedStatus: "BankRejected",
    isWidget: true,
    months: [12, 24],
    schedule: monthly((months) => months === 24 ? 5 : 0)
  }
];
var providerByKey = (key) => providers.find((provider) => provider.key === key) ?? null;
var providerOf = (option) => option !== null && providers.find(({ options }) => options.includes(option)) || null;
function monthsOf(option, provider) {
  const named = /(\d+)M$/.exec(option ?? "")?.[1];
  return named === void 0 ? provider.months[0] ?? 1 : Number(named);
}

// src/rules/payment-options.ts
var optionRows = [
  { id: "PayOnDelivery" },
  { id: "PayViaYooKassa" },
  { id: "PayViaSberbankAcquiring" },
  { id: "PayImmediately", flag: "OnlinePayment" },
  { id: "PayViaDolyame" },
  { id: "PayViaYandexSplit" },
  { id: "PayViaSberbankInstallment" },
  { id: "PayViaSberbankInstallment6M" },
  { id: "PayViaSberbankInstallment12M" },
  { id: "PayViaSberbankInstallment24M" },
  { id: "PayViaSberbankInstallment36M" },
  { id: "PayViaVsegdaDa" },
  { id: "PayViaTinkoffInstallment", flag: "TinkoffInstallment" },
  { id: "PayViaSberbankCredit" },
  { id: "PayViaPosCredit" },
  { id: "FromCheckingAccountAsLegalEntity" }
];
var isPaymentOption = (id) => optionRows.some((row) => row.id === id);
var offeredOptions = (switchedOn, flags2) => optionRows.filter(({ id, flag }) => switchedOn.includes(id) && (flag === void 0 || flags2[flag] === true)).map(({ id }) => id);
function termsOf(option) {
  const provider = providerOf(option);
  if (provider?.schedule == null) return null;
  const usual = monthsOf(option, provider);
  const { overpaymentKopecks } = provider.schedule(1e6, usual, /* @__PURE__ */ new Date(0));
  const choosable = /\d+M$|Installment$/.test(option) ? [usual] : provider.months;
  return { overpaymentPercent: overpaymentKopecks / 1e4, months: choosable };
}

// src/rules/order-check.ts
var isBlank = (text) => !text?.trim();
var error = (pointer, code, message) => ({ pointer, code, message });
function wayOf({ transportCompany, toDoor }) {
  const code = transportCompany ?? "";
  const bySuffix = code.endsWith("_ToDoor");
  const carrierId = bySuffix ? code.slice(0, -"_ToDoor".length) : code;
  return { carrierId: carrierId === "" ? null : carrierId, toDoor: bySuffix || toDoor === true };
}
function deliveryIsComplete(delivery2) {
  const { carrierId, toDoor } = wayOf(delivery2);
  if (carrierId === null) return false;
  return toDoor ? hasAddress(delivery2) : !isBlank(delivery2.pickPointId);
}
var hasAddress = ({ addressDeliveryCity, addressDeliveryStreet, addressDeliveryHouse }) => ![addressDeliveryCity, addressDeliveryStreet, addressDeliveryHouse].some(isBlank);
function customerErrors({ firstName, lastName, phone, secondaryPhone }) {
  const at = "/customer/value";
  return [
    ...isBlank(firstName) ? [error(`${at}/firstName`, "required", "\u0412\u0432\u0435\u0434\u0438\u0442\u0435 \u0441\u0432\u043E\u0451 \u0438\u043C\u044F")] : [],
    ...isBlank(lastName) ? [error(`${at}/lastName`, "required", "\u0412\u0432\u0435\u0434\u0438\u0442\u0435 \u0441\u0432\u043E\u044E \u0444\u0430\u043C\u0438\u043B\u0438\u044E")] : [],
    ...normalPhone(phone) === null ? [error(`${at}/phone`, "phone", "\u0412\u0432\u0435\u0434\u0438\u0442\u0435 \u043A\u043E\u0440\u0440\u0435\u043A\u0442\u043D\u044B\u0439 \u043D\u043E\u043C\u0435\u0440 \u0442\u0435\u043B\u0435\u0444\u043E\u043D\u0430")] : [],
    ...!isBlank(secondaryPhone) && normalPhone(secondaryPhone) === null ? [error(`${at}/secondaryPhone`, "phone", "\u0412\u0432\u0435\u0434\u0438\u0442\u0435 \u043A\u043E\u0440\u0440\u0435\u043A\u0442\u043D\u044B\u0439 \u043D\u043E\u043C\u0435\u0440 \u0442\u0435\u043B\u0435\u0444\u043E\u043D\u0430")] : []
  ];
}
function recipientErrors({ firstName, lastName, phone }) {
  const at = "/recipient/value";
  return [
    ...isBlank(firstName) ? [error(`${at}/firstName`, "required", "\u0412\u0432\u0435\u0434\u0438\u0442\u0435 \u0438\u043C\u044F \u043F\u043E\u043B\u0443\u0447\u0430\u0442\u0435\u043B\u044F")] : [],
    ...isBlank(lastName) ? [error(`${at}/lastName`, "required", "\u0412\u0432\u0435\u0434\u0438\u0442\u0435 \u0444\u0430\u043C\u0438\u043B\u0438\u044E \u043F\u043E\u043B\u0443\u0447\u0430\u0442\u0435\u043B\u044F")] : [],
    ...normalPhone(phone) === null ? [error(`${at}/phone`, "phone", "\u0412\u0432\u0435\u0434\u0438\u0442\u0435 \u043A\u043E\u0440\u0440\u0435\u043A\u0442\u043D\u044B\u0439 \u043D\u043E\u043C\u0435\u0440 \u0442\u0435\u043B\u0435\u0444\u043E\u043D\u0430 \u043F\u043E\u043B\u0443\u0447\u0430\u0442\u0435\u043B\u044F")] : []
  ];
}
function deliveryErrors(delivery2) {
  const at = "/delivery/value";
  const { carrierId, toDoor } = wayOf(delivery2);
  const place = toDoor ? hasAddress(delivery2) : !isBlank(delivery2.pickPointId);
  const field = toDoor ? "addressDelivery" : "pickPointId";
  return [
    ...carrierId === null ? [error(`${at}/transportCompany`, "required", "\u0412\u044B\u0431\u0435\u0440\u0438\u0442\u0435 \u0442\u0440\u0430\u043D\u0441\u043F\u043E\u0440\u0442\u043D\u0443\u044E \u043A\u043E\u043C\u043F\u0430\u043D\u0438\u044E")] : [],
    ...place ? [] : [error(`${at}/${field}`, "required", "\u0412\u044B\u0431\u0435\u0440\u0438\u0442\u0435 \u043F\u0443\u043D\u043A\u0442 \u0432\u044B\u0434\u0430\u0447\u0438 \u0438\u043B\u0438 \u0443\u043A\u0430\u0436\u0438\u0442\u0435 \u0430\u0434\u0440\u0435\u0441\u0441 \u0434\u043E\u0441\u0442\u0430\u0432\u043A\u0438")]
  ];
}
var paymentErrors = ({ purchaseType }) => purchaseType != null && isPaymentOption(purchaseType) ? [] : [error("/delivery/value/purchaseType", "purchaseTypeRequired", "\u0412\u044B\u0431\u0435\u0440\u0438\u0442\u0435 \u0441\u043F\u043E\u0441\u043E\u0431 \u043E\u043F\u043B\u0430\u0442\u044B")];
var invoiceFields = ["inn", "kpp", "ogrn", "companyName", "bic", "bankAccount", "corAccount"];
function companyErrors(company) {
  const isSoleTrader = /^\d{12}$/.test(company?.inn?.trim() ?? "");
  return invoiceFields.filter((field) => !(field === "kpp" && isSoleTrader) && isBlank(company?.[field])).map((field) => error(`/company/value/${field}`, "required", "\u0412\u0432\u0435\u0434\u0438\u0442\u0435 \u0432\u0441\u0435 \u0434\u0430\u043D\u043D\u044B\u0435 \u0434\u043B\u044F \u0432\u044B\u0441\u0442\u0430\u0432\u043B\u0435\u043D\u0438\u044F \u0441\u0447\u0435\u0442\u0430"));
}
var orderErrors = ({ customer, recipient, delivery: delivery2, company, hasConsent, hasGoods }) => [
  ...hasGoods ? [] : [error("/cart/value", "required", "\u041F\u043E\u043B\u0435 \u041A\u043E\u0440\u0437\u0438\u043D\u0430 \u043E\u0431\u044F\u0437\u0430\u0442\u0435\u043B\u044C\u043D\u043E \u0434\u043B\u044F \u0437\u0430\u043F\u043E\u043B\u043D\u0435\u043D\u0438\u044F")],
  ...recipient === null ? [] : recipientErrors(recipient),
  ...customerErrors(customer),
  ...deliveryErrors(delivery2),
  ...paymentErrors(delivery2),
  ...hasConsent ? [] : [error("/personalDataConsent", "required", "\u041F\u043E\u0434\u0442\u0432\u0435\u0440\u0434\u0438\u0442\u0435 \u0441\u043E\u0433\u043B\u0430\u0441\u0438\u0435 \u043D\u0430 \u043E\u0431\u0440\u0430\u0431\u043E\u0442\u043A\u0443 \u043F\u0435\u0440\u0441\u043E\u043D\u0430\u043B\u044C\u043D\u044B\u0445 \u0434\u0430\u043D\u043D\u044B\u0445")],
  ...delivery2.purchaseType === "FromCheckingAccountAsLegalEntity" ? companyErrors(company) : []
];

// src/rooms/order/create-order.ts
import { sql as sql2 } from "kysely";

// src/payments/session-machine.ts
var failures = /* @__PURE__ */ new Set([
  "Rejected",
  "BankRejected",
  "CustomerRejected",
  "CustomerRejectedForTo",
  "InputError",
  "Cancelled",
  "Failed",
  "Expired"
]);
var isPaid = (provider, state) => state === provider.paidStatus;
var isFinal = (provider, state) => isPaid(provider, state) || failures.has(state) || state === "Refunded";
function nextState(provider, state, event) {
  if (isPaid(provider, state)) return event === "refunded" ? "Refunded" : state;
  if (isFinal(provider, state)) return state;
  switch (event) {
    case "opened":
      return "Pending";
    case "paid":
      return provider.paidStatus;
    case "refused":
      return provider.refusedStatus;
    case "cancelled":
      return provider.key === "pos-credit" ? "CustomerRejected" : "Cancelled";
    case "input-error":
      return provider.key === "pos-credit" ? "InputError" : "Failed";
    case "expired":
      return "Expired";
    case "refunded":
      return state;
  }
}

// src/rooms/payment/sessions.ts
var providerOfSession = (session) => {
  const provider = providerByKey(session.provider);
  if (provider === null) throw new Error(`No provider ${session.provider}`);
  return provider;
};
function stateAt(session, nowMs) {
  const provider = providerOfSession(session);
  return nowMs >= session.expires_on.getTime() ? nextState(provider, session.state, "expired") : session.state;
}
var isPaidSession = (session) => isPaid(providerOfSession(session), session.state);
var isOpenSession = (session, nowMs) => !isFinal(providerOfSession(session), stateAt(session, nowMs));
var selectSessions = (db, draftId) => db.selectFrom("payment_session").selectAll().where("order_in_process_id", "=", draftId).orderBy("created_on", "desc").orderBy("id");
var lockSessions = (trx, draftId) => selectSessions(trx, draftId).forUpdate().execute();
var countingSession = (sessions) => sessions.find(isPaidSession) ?? sessions[0] ?? null;
async function latestSession(db, draftId, provider) {
  const sessions = await selectSessions(db, draftId).execute();
  return countingSession(sessions.filter((session) => provider === void 0 || session.provider === provider));
}
async function tellOrder(shop, trx, session, state) {
  const order = await trx.selectFrom("customer_order").select(["id", "status", "payment_status"]).where("order_in_process_id", "=", session.order_in_process_id).forUpdate().executeTakeFirst();
  if (order === void 0 || order.payment_status === state) return;
  const paid = isPaid(providerOfSession(session), state);
  const status = paid && order.status === "AwaitingPayment" ? "Paid" : order.status;
  const now = new Date(shop.now());
  await trx.updateTable("customer_order").set((eb) => ({
    payment_status: state,
    status,
    paid_kopecks: paid ? session.amount_kopecks : state === "Refunded" ? 0 : eb.ref("paid_kopecks"),
    version: eb("version", "+", 1),
    updated_on: now
  })).where("id", "=", order.id).execute();
  const changes = { paymentStatus: [order.payment_status, state], ...status !== order.status && { status: [order.status, status] } };
  await trx.insertInto("order_history").values({ order_id: order.id, author: "system", kind: "PaymentChanged", changes: JSON.stringify(changes), created_on: now }).execute();
}
var applyPaymentEvent = (shop, sessionId, event) => shop.db.transaction().execute(async (trx) => {
  const session = await trx.selectFrom("payment_session").selectAll().where("id", "=", sessionId).forUpdate().executeTakeFirst();
  if (session === void 0) return null;
  const state = nextState(providerOfSession(session), stateAt(session, shop.now()), event);
  if (state === session.state) return session;
  const changed = await trx.updateTable("payment_session").set({ state, updated_on: new Date(shop.now()) }).where("id", "=", sessionId).returningAll().executeTakeFirstOrThrow();
  await tellOrder(shop, trx, changed, state);
  return changed;
});

// src/rooms/order/create-order.ts
async function customerIdOf(shop, trx, { customer }) {
  const now = new Date(shop.now());
  const { id } = await trx.insertInto("customer").values({
    id: shop.randomId(),
    phone: normalPhone(customer.phone) ?? "",
    first_name: customer.firstName ?? "",
    last_name: customer.lastName ?? "",
    middle_name: customer.middleName ?? null,
    email: customer.email ?? null,
    secondary_phone: customer.secondaryPhone ?? null,
    registered_on: now,
    updated_on: now
  }).onConflict((conflict) => conflict.column("phone").doUpdateSet({ updated_on: now })).returning("id").executeTakeFirstOrThrow();
  return id;
}
function addressOf2({ delivery: delivery2 }, { city, point }) {
  if (point) return [city?.name, point.address].filter(Boolean).join(", ");
  const parts = [delivery2.addressDeliveryCity, delivery2.addressDeliveryStreet, delivery2.addressDeliveryHouse, delivery2.addressDeliverApartment];
  return delivery2.addressDelivery?.trim() || parts.filter((part) => part?.trim()).join(", ");
}
var firstStatus = (option, isPaid2, isBlocked) => {
  if (isPaid2) return "Paid";
  return option === "PayOnDelivery" || isBlocked ? "AwaitingConfirmation" : "AwaitingPayment";
};
async function createOrder(shop, trx, { draft, priced, option, costKopecks }) {
  const now = new Date(shop.now());
  const { goodsKopecks, totalKopecks, unitKopecks } = priced.discountedBy(option);
  const session = countingSession(await lockSessions(trx, draft.id));
  const isPaid2 = session !== null && isPaidSession(session);
  const customerId = await customerIdOf(shop, trx, draft);
  const { rows } = await sql2`select nextval('order_number_sequence')::text as number`.execute(trx);
  const number = rows[0]?.number ?? "";
  const json = (part) => part === null ? null : JSON.stringify(part);
  const { id } = await trx.insertInto("customer_order").values({
    id: shop.randomId(),
    number,
    order_in_process_id: draft.id,
    customer_id: customerId,
    status: firstStatus(option, isPaid2, priced.rating === "Blocked"),
    purchase_type: option,
    payment_status: session === null ? "None" : stateAt(session, shop.now()),
    carrier_id: priced.quote?.carrier.id ?? "",
    to_door: priced.quote?.toDoor ?? false,
    city_id: priced.city?.id ?? "",
    pick_point_id: priced.point?.id ?? null,
    delivery_address: addressOf2(draft, priced),
    recipient: json(draft.recipient),
    company: option === "FromCheckingAccountAsLegalEntity" ? json(draft.company) : null,
    comment: draft.customer.comment ?? null,
    goods_kopecks: goodsKopecks,
    discount_kopecks: goodsKopecks - totalKopecks,
    delivery_kopecks: costKopecks,
    total_kopecks: totalKopecks + costKopecks,
    paid_kopecks: isPaid2 ? session.amount_kopecks : 0,
    weight_kg: priced.goods.reduce((sum2, good) => sum2 + good.weightKg * good.quantity, 0),
    marketing: json(draft.marketing),
    consent_on: draft.consent_on,
    policy_version: draft.policy_version,
    created_on: now,
    updated_on: now
  }).returning("id").executeTakeFirstOrThrow();
  await trx.insertInto("order_item").values(
    priced.goods.map((good, index) => ({
      order_id: id,
      line_number: index + 1,
      product_id: good.id,
      article: good.article,
      name: good.name,
      quantity: good.quantity,
      price_kopecks: good.priceKopecks,
      discount_price_kopecks: unitKopecks[index] ?? good.priceKopecks,
      total_kopecks: (unitKopecks[index] ?? good.priceKopecks) * good.quantity,
      weight_kg: good.weightKg * good.quantity
    }))
  ).execute();
  const changes = JSON.stringify({ purchaseType: option, totalKopecks: totalKopecks + costKopecks });
  await trx.insertInto("order_history").values({ order_id: id, author: "buyer", kind: "Created", changes, created_on: now }).execute();
  await trx.updateTable("order_in_process").set((eb) => ({ created_order_id: id, version: eb("version", "+", 1), updated_on: now })).where("id", "=", draft.id).execute();
  return { orderId: id, orderInProcessId: draft.id, customerId, orderNumber: number };
}

// src/rooms/order/priced-draft.ts
async function priceDraft(shop, db, draft) {
  const { delivery: delivery2, customer } = draft;
  const found = await findGoods(db, draft.cart);
  const rating = await ratingOf(db, customer.phone);
  const city = delivery2.cityId ? await findCity(db, delivery2.cityId) : null;
  const parcel = parcelOf(found.goods);
  const { carrierId, toDoor } = wayOf(delivery2);
  const carrier = (await activeCarriers(db)).find(({ id }) => id === carrierId) ?? null;
  const isOffered = carrier !== null && city !== null && (!toDoor || carrier.deliversToDoor && await doorIsOffered(shop, db, city));
  const quote = isOffered && carrier && city ? quoteTo(shop, carrier, city, parcel, toDoor) : null;
  const point = quote && city && !toDoor && delivery2.pickPointId ? await selectPoints(db, { cityId: city.id, carrierId: quote.carrier.id, weightKg: parcel.weightKg }).selectAll("point").where("point.id", "=", delivery2.pickPointId).executeTakeFirst() : void 0;
  const discountedBy = (option) => discounted(found.goods, { payKind: payKindOf(option), email: customer.email ?? null, rating }, shop.settings.discounts);
  const amountBy = (option) => quote?.costKopecks == null || found.goods.length === 0 ? null : discountedBy(option).totalKopecks + quote.costKopecks;
  const order = city && orderFactsOf(found.goods, city, rating);
  const facts = order ?? { ...orderFactsOf(found.goods, unknownCity2, rating) };
  const way = quote && { costKopecks: quote.costKopecks, carrierAccepts: quote.carrier.acceptsPayOnDelivery, toDoor };
  const pointFacts = point && {
    payment: point.payment,
    maxPaymentKopecks: point.max_payment_kopecks,
    amountKopecks: amountBy("PayOnDelivery") ?? 0
  };
  const reject = payOnDeliveryReject(facts, way, pointFacts ?? null, shop.settings.payOnDelivery);
  return { ...found, city, rating, quote, point: point ?? null, discountedBy, amountBy, reject };
}
var unknownCity2 = {
  id: "",
  name: "",
  search_name: "",
  type: "",
  short_guid: null,
  population: 0,
  latitude: 0,
  longitude: 0,
  payment_type: "None",
  version: 0,
  is_active: false,
  region: "",
  surcharge_zone: "none"
};

// src/rooms/order/confirm-draft.ts
var refuse = (...errors) => {
  throw new Refusal("validation-failed", { errors });
};
var required = (pointer, message) => ({ pointer, code: "required", message });
function refuseChangedPrices(shop, draft, priced) {
  const now = new Map(priced.goods.map(({ id, hashCode: hashCode2 }) => [id, hashCode2]));
  const isChanged = draft.cart.some(({ id, hashCode: hashCode2 }) => hashCode2 !== void 0 && now.get(id) !== hashCode2);
  if (!isChanged && priced.removed.length === 0) return;
  const calculator = { email: draft.customer.email ?? null, rating: priced.rating, policy: shop.settings.discounts };
  throw new Refusal("price-changed", { current: calculationOf(priced, calculator) });
}
var unavailable = ({ goods }) => goods.flatMap(
  ({ isOnSale: isOnSale2, name: name2 }, index) => isOnSale2 ? [] : [{ pointer: `/cart/value/${index}`, code: "exists", message: `\u0422\u043E\u0432\u0430\u0440\u0430 \xAB${name2}\xBB \u043D\u0435\u0442 \u0432 \u043D\u0430\u043B\u0438\u0447\u0438\u0438` }]
);
function costOf(draft, { city, quote, point, reject, goods }) {
  const at = "/delivery/value";
  if (city === null) return refuse(required(`${at}/cityId`, "\u041F\u043E\u043B\u0435 \u0413\u043E\u0440\u043E\u0434 \u043E\u0431\u044F\u0437\u0430\u0442\u0435\u043B\u044C\u043D\u043E \u0434\u043B\u044F \u0437\u0430\u043F\u043E\u043B\u043D\u0435\u043D\u0438\u044F"));
  if (quote === null) return refuse(required(`${at}/transportCompany`, "\u0412\u044B\u0431\u0435\u0440\u0438\u0442\u0435 \u0442\u0440\u0430\u043D\u0441\u043F\u043E\u0440\u0442\u043D\u0443\u044E \u043A\u043E\u043C\u043F\u0430\u043D\u0438\u044E"));
  if (!quote.toDoor && point === null) return refuse(required(`${at}/pickPointId`, "\u0412\u044B\u0431\u0435\u0440\u0438\u0442\u0435 \u043F\u0443\u043D\u043A\u0442 \u0432\u044B\u0434\u0430\u0447\u0438 \u0438\u043B\u0438 \u0443\u043A\u0430\u0436\u0438\u0442\u0435 \u0430\u0434\u0440\u0435\u0441\u0441 \u0434\u043E\u0441\u0442\u0430\u0432\u043A\u0438"));
  if (quote.costKopecks === null) {
    return refuse({ pointer: `${at}/transportCompany`, code: "CantResolve", message: rejectText("CantResolve", null) });
  }
  if (draft.delivery.purchaseType === "PayOnDelivery" && reject !== null) {
    const message = rejectText(reject, prepaymentGoods(goods)[0]?.name ?? null);
    return refuse({ pointer: `${at}/purchaseType`, code: reject, message });
  }
  return quote.costKopecks;
}
async function check(shop, trx, draft) {
  const errors = orderErrors({
    customer: draft.customer,
    recipient: draft.recipient,
    delivery: draft.delivery,
    company: draft.company,
    hasConsent: draft.personal_data_consent === true,
    hasGoods: draft.cart.length > 0
  });
  if (errors.length > 0) return refuse(...errors);
  const priced = await priceDraft(shop, trx, draft);
  refuseChangedPrices(shop, draft, priced);
  const gone = unavailable(priced);
  if (gone.length > 0) return refuse(...gone);
  const costKopecks = costOf(draft, priced);
  const option = draft.delivery.purchaseType ?? "";
  if (!offeredOptions(shop.settings.paymentOptions, await allFlags(trx)).includes(option)) {
    return refuse({ pointer: "/delivery/value/purchaseType", code: "purchaseTypeRequired", message: "\u0412\u044B\u0431\u0435\u0440\u0438\u0442\u0435 \u0441\u043F\u043E\u0441\u043E\u0431 \u043E\u043F\u043B\u0430\u0442\u044B" });
  }
  return { draft, priced, option, costKopecks };
}
var confirmDraft = (shop, id, visitor) => shop.db.transaction().execute(async (trx) => {
  const draft = await lockDraft(shop, trx, id, visitor);
  const made = await trx.selectFrom("customer_order").select(["id", "customer_id", "number"]).where("order_in_process_id", "=", id).executeTakeFirst();
  if (made) return { orderId: made.id, orderInProcessId: id, customerId: made.customer_id, orderNumber: made.number };
  return createOrder(shop, trx, await check(shop, trx, draft));
});

// src/rooms/order/draft-answer.ts
var missingLine = (id, quantity) => ({
  id,
  quantity,
  name: null,
  price: null,
  thumbUrl: null,
  link: null,
  total: null,
  hashCode: null,
  discountPrice: null
});
var noCustomer = {
  id: null,
  firstName: null,
  lastName: null,
  middleName: null,
  fullName: null,
  phone: null,
  secondaryPhone: null,
  email: null,
  comment: null
};
var noDelivery = {
  cityId: null,
  transportCompany: null,
  toDoor: false,
  pickPointId: null,
  cost: null,
  purchaseType: null,
  addressDelivery: null,
  addressDeliveryCity: null,
  addressDeliveryStreet: null,
  addressDeliveryHouse: null,
  addressDeliverApartment: null
};
async function linesOf(shop, draft) {
  const { goods } = await findGoods(shop.db, draft.cart);
  const facts = {
    payKind: payKindOf(draft.delivery.purchaseType ?? null),
    email: draft.customer.email ?? null,
    rating: await ratingOf(shop.db, draft.customer.phone)
  };
  const { unitKopecks } = discounted(goods, facts, shop.settings.discounts);
  return draft.cart.map(({ id, quantity }) => {
    const index = goods.findIndex((good2) => good2.id === id);
    const good = goods[index];
    if (good === void 0) return missingLine(id, quantity);
    const unit = unitKopecks[index] ?? good.priceKopecks;
    return {
      id,
      quantity,
      name: good.name,
      price: roubles(good.priceKopecks),
      thumbUrl: productPicturePath(id),
      link: productPath(good),
      total: roubles(good.priceKopecks * quantity),
      hashCode: good.hashCode,
      discountPrice: unit < good.priceKopecks ? roubles(unit) : null
    };
  });
}
async function draftAnswer(shop, draft) {
  const session = await latestSession(shop.db, draft.id);
  return {
    id: draft.id,
    version: draft.version,
    cart: [...await linesOf(shop, draft)],
    customer: { ...noCustomer, ...draft.customer },
    recipient: draft.recipient,
    delivery: { ...noDelivery, ...draft.delivery },
    company: draft.company,
    createdOrderId: draft.created_order_id,
    lastStep: draft.last_step,
    roistatVisitId: draft.roistat_visit_id,
    tinkoffInstallmentId: draft.tinkoff_installment_id,
    purchaseType: draft.delivery.purchaseType ?? null,
    paymentStatus: session === null ? "None" : stateAt(session, shop.now()),
    updatedOn: draft.updated_on.toISOString()
  };
}

// src/rooms/order/order-body.ts
var wrappedParts = ["lastStep", "cart", "customer", "recipient", "delivery", "company"];
var emptyForNull = ["firstName", "lastName", "phone", "inn", "ogrn", "companyName", "bic", "bankAccount", "corAccount"];
var isRecord2 = (value) => typeof value === "object" && value !== null && !Array.isArray(value);
var wrapping = (value) => {
  if (!isRecord2(value)) return null;
  const entries = Object.entries(value);
  const [only] = entries;
  return only && entries.length === 1 && only[0].toLowerCase() === "value" ? { value: only[1] } : null;
};
function bare(value) {
  if (Array.isArray(value)) return value.map(bare);
  const wrapper = wrapping(value);
  if (wrapper) return bare(wrapper.value);
  return isRecord2(value) ? Object.fromEntries(Object.entries(value).map(([key, each]) => [key, bare(each)])) : value;
}
function withoutNulls(part, value) {
  if (!isRecord2(value)) return value;
  const isText = (key) => emptyForNull.some((name2) => name2.toLowerCase() === key.toLowerCase());
  const filled2 = Object.fromEntries(Object.entries(value).map(([key, each]) => [key, each === null && isText(key) ? "" : each]));
  const lacksPhone = part === "recipient" && !Object.keys(filled2).some((key) => key.toLowerCase() === "phone");
  return lacksPhone ? { ...filled2, phone: "" } : filled2;
}
function wrapOrderParts(body) {
  if (!isRecord2(body)) return body;
  return Object.fromEntries(
    Object.entries(body).map(([key, value]) => {
      const part = wrappedParts.find((name2) => name2.toLowerCase() === key.toLowerCase());
      if (part === void 0) return [key, bare(value)];
      const wrapper = wrapping(value);
      const unwrapped = bare(wrapper ? wrapper.value : value);
      return [part, { value: part === "recipient" || part === "company" ? withoutNulls(part, unwrapped) : unwrapped }];
    })
  );
}

// src/rules/completeness.ts
var hasNames = ({ firstName, lastName }) => Boolean(firstName?.trim() && lastName?.trim());
function completenessOf({ customer, recipient, deliveryIsComplete: deliveryIsComplete2 }) {
  const base = recipient === null ? 50 : 30 + (hasNames(recipient) ? 10 : 0) + (normalPhone(recipient.phone) ? 10 : 0);
  return base + (hasNames(customer) ? 10 : 0) + (normalPhone(customer.phone) ? 10 : 0) + (normalPhone(customer.secondaryPhone) ? 2 : 0) + (deliveryIsComplete2 ? 25 : 0);
}

// src/rooms/order/save-draft.ts
var linesOf2 = (cart) => (cart ?? []).map(({ id, quantity, hashCode: hashCode2 }) => ({ id, quantity, ...hashCode2 ? { hashCode: hashCode2 } : {} }));
var keptPhone = (phone) => normalPhone(phone) ?? phone;
function customerOf(customer) {
  if (customer === null) return {};
  const { id: _, phone, secondaryPhone, ...rest } = customer;
  const fullName = rest.fullName?.trim() || [rest.lastName, rest.firstName, rest.middleName].filter(Boolean).join(" ") || null;
  return { ...rest, fullName, phone: keptPhone(phone), secondaryPhone: keptPhone(secondaryPhone) };
}
function deliveryOf(delivery2) {
  if (delivery2 === null) return {};
  const { carrierId, toDoor } = wayOf(delivery2);
  return { ...delivery2, cost: null, toDoor, transportCompany: carrierId === null ? null : `${carrierId}${toDoor ? "_ToDoor" : ""}` };
}
function changesOf(save, draft, shop) {
  const customer = save.customer ? customerOf(save.customer.value) : draft.customer;
  const recipient = save.recipient ? save.recipient.value && { ...save.recipient.value, phone: keptPhone(save.recipient.value.phone) ?? "" } : draft.recipient;
  const delivery2 = save.delivery ? deliveryOf(save.delivery.value) : draft.delivery;
  const json = (part) => part === null ? null : JSON.stringify(part);
  return {
    ...save.lastStep && { last_step: save.lastStep.value },
    ...save.cart && { cart: JSON.stringify(linesOf2(save.cart.value)) },
    ...save.customer && { customer: JSON.stringify(customer) },
    ...save.recipient && { recipient: json(recipient) },
    ...save.delivery && { delivery: JSON.stringify(delivery2) },
    ...save.company && { company: json(save.company.value) },
    ...save.roistatVisitId !== null && { roistat_visit_id: save.roistatVisitId },
    ...save.tinkoffInstallmentId !== null && { tinkoff_installment_id: save.tinkoffInstallmentId },
    ...save.marketing && { marketing: JSON.stringify(save.marketing) },
    ...save.personalDataConsent !== null && {
      personal_data_consent: save.personalDataConsent,
      consent_on: save.personalDataConsent ? new Date(shop.now()) : null,
      policy_version: save.personalDataConsent ? shop.settings.policyVersion : null
    },
    completeness: completenessOf({ customer, recipient, deliveryIsComplete: deliveryIsComplete(delivery2) }),
    updated_on: new Date(shop.now())
  };
}
function refuseUnfit(save) {
  const errors = [
    ...lengthErrors({ customer: save.customer?.value, recipient: save.recipient?.value, delivery: save.delivery?.value, company: save.company?.value }),
    ...lineErrors(save.cart?.value ?? [], "/cart/value")
  ];
  if (errors.length > 0) throw new Refusal("validation-failed", { errors });
}
async function create(shop, trx, save, visitor) {
  const empty = { customer: {}, recipient: null, delivery: {} };
  const values = { id: shop.randomId(), visitor_id: visitor, created_on: new Date(shop.now()), ...changesOf(save, empty, shop) };
  return trx.insertInto("order_in_process").values(values).returningAll().executeTakeFirstOrThrow();
}
async function change(shop, trx, id, save, visitor) {
  const draft = await lockDraft(shop, trx, id, visitor);
  if (draft.created_order_id !== null) {
    throw new Refusal("order-already-created", { current: { createdOrderId: draft.created_order_id } });
  }
  return trx.updateTable("order_in_process").set((eb) => ({ ...changesOf(save, draft, shop), version: eb("version", "+", 1) })).where("id", "=", id).returningAll().executeTakeFirstOrThrow();
}
async function saveDraft(shop, save, visitor) {
  refuseUnfit(save);
  const { id } = save;
  const draft = await shop.db.transaction().execute((trx) => id === null ? create(shop, trx, save, visitor) : change(shop, trx, id, save, visitor));
  return { id: draft.id, version: draft.version, createdOrderId: draft.created_order_id, savedOn: draft.updated_on.toISOString() };
}

// src/rooms/order/order.routes.ts
var orderRoutes = [
  route(loadOrder, { caching: "versioned", forVisitor: true }, async (shop, { params, visitor }) => {
    const draft = await findDraft(shop, params.id, visitor);
    return draft && draftAnswer(shop, draft);
  }),
  route(saveOrder, { forVisitor: true, reshape: wrapOrderParts }, (shop, { body, visitor }) => saveDraft(shop, body, visitor)),
  route(confirmOrder, { forVisitor: true }, (shop, { params, visitor }) => confirmDraft(shop, params.id, visitor))
];

// src/rooms/payment/payment-answers.ts
var standingOf = (session, nowMs) => {
  const provider = session && providerByKey(session.provider);
  if (!session || !provider) return { paymentStatus: "None", isFinal: false, succeed: false };
  const paymentStatus = stateAt(session, nowMs);
  return { paymentStatus, isFinal: isFinal(provider, paymentStatus), succeed: isPaid(provider, paymentStatus) };
};
var paymentStatusOf = async (shop, draft) => standingOf(await latestSession(shop.db, draft.id), shop.now());
async function providerStatusOf(shop, draft, provider) {
  const session = await latestSession(shop.db, draft.id, provider.key);
  return {
    ...standingOf(session, shop.now()),
    amount: session && roubles(session.amount_kopecks),
    updatedOn: (session?.updated_on ?? draft.updated_on).toISOString()
  };
}
async function scheduleOf(shop, draft, provider, months) {
  if (provider.schedule === null) throw new Refusal("not-found", { detail: "This provider takes the whole amount at once." });
  if (months !== void 0 && !provider.months.includes(months)) {
    throw new Refusal("bad-request", { detail: `months is one of ${provider.months.join(", ")}.` });
  }
  const priced = await priceDraft(shop, shop.db, draft);
  const chosen = draft.delivery.purchaseType ?? null;
  const option = chosen !== null && provider.options.includes(chosen) ? chosen : provider.options[0] ?? null;
  const amount = priced.amountBy(option) ?? priced.discountedBy(option).totalKopecks;
  if (amount === 0) return { items: [], total: 0, overpayment: 0 };
  const today = shopDay(shop.now(), shop.settings.zoneMinutes);
  const { parts, totalKopecks, overpaymentKopecks } = provider.schedule(amount, months ?? monthsOf(option, provider), today);
  return {
    items: parts.map(({ date: date2, amountKopecks }) => ({ date: date2, amount: roubles(amountKopecks) })),
    total: roubles(totalKopecks),
    overpayment: roubles(overpaymentKopecks)
  };
}

// src/rooms/payment/purchase-types.ts
async function purchaseTypes(shop, draft) {
  const priced = await priceDraft(shop, shop.db, draft);
  const offered2 = offeredOptions(shop.settings.paymentOptions, await allFlags(shop.db));
  const prepayment = prepaymentGoods(priced.goods);
  const optionOf = (id) => {
    const reject = id === "PayOnDelivery" ? priced.reject : null;
    const isAvailable = reject === null && priced.goods.length > 0;
    const terms = termsOf(id);
    return {
      id,
      isAvailable,
      displayOrder: (optionRows.findIndex((row) => row.id === id) + 1) * 10,
      bestPayOption: isAvailable && id === shop.settings.bestPayOption,
      rejectReason: reject && rejectText(reject, prepayment[0]?.name ?? null),
      rejectCode: reject,
      amount: roublesOrNull(priced.amountBy(id) ?? priced.discountedBy(id).totalKopecks),
      overpaymentPercent: terms?.overpaymentPercent ?? null,
      terms: terms ? [...terms.months] : null
    };
  };
  return {
    items: Object.fromEntries(offered2.map((id) => [id, optionOf(id)])),
    onlyForPrepaymentProducts: prepayment.map(({ id, name: name2 }) => ({ id, name: name2 }))
  };
}

// src/rooms/payment/start-payment.ts
var notPayable = (detail, current) => {
  throw new Refusal("order-not-payable", current === void 0 ? { detail } : { detail, current });
};
async function amountOf(shop, trx, draft, provider) {
  const option = draft.delivery.purchaseType ?? "";
  if (!provider.options.includes(option)) return notPayable("The draft is to be paid another way.");
  if (!offeredOptions(shop.settings.paymentOptions, await allFlags(trx)).includes(option)) return notPayable("The shop does not offer this way to pay.");
  if (!deliveryIsComplete(draft.delivery)) return notPayable("Delivery is not chosen yet.");
  const priced = await priceDraft(shop, trx, draft);
  const amount = priced.amountBy(option);
  const fits2 = priced.quote?.toDoor === true || priced.point !== null;
  if (priced.goods.length === 0 || amount === null || amount === 0 || !fits2) return notPayable("There is nothing to pay, or delivery has no price.");
  return { option, amount };
}
async function closeOthers(shop, trx, open) {
  if (open.length === 0) return;
  await trx.updateTable("payment_session").set({ state: "Cancelled", updated_on: new Date(shop.now()) }).where("id", "in", open.map(({ id }) => id)).execute();
}
function answerOf(shop, session, provider) {
  const path = `/sim/${provider.key}/${session.id}`;
  const url = shop.settings.publicUrl === null ? path : new URL(path, shop.settings.publicUrl).href;
  return {
    url: provider.isWidget ? null : url,
    succeed: true,
    providerOrderId: session.id,
    expiresOn: session.expires_on.toISOString(),
    message: null,
    widget: provider.isWidget ? { provider: provider.key, session: session.id, url } : null
  };
}
var startPayment = (shop, draftId, provider, visitor, profileId) => shop.db.transaction().execute(async (trx) => {
  const draft = await lockDraft(shop, trx, draftId, visitor);
  if (draft.created_order_id !== null) {
    throw new Refusal("order-already-created", { current: { createdOrderId: draft.created_order_id } });
  }
  const sessions = await lockSessions(trx, draftId);
  const paid = sessions.find(isPaidSession);
  if (paid) return notPayable("The draft is paid already.", { paymentStatus: paid.state });
  const { option, amount } = await amountOf(shop, trx, draft, provider);
  const open = sessions.filter((session2) => isOpenSession(session2, shop.now()));
  const same = open.find(
    (each) => each.provider === provider.key && each.amount_kopecks === amount && each.purchase_type === option && each.profile_id === profileId
  );
  await closeOthers(shop, trx, open.filter((each) => each !== same));
  if (same) return answerOf(shop, same, provider);
  const session = await trx.insertInto("payment_session").values({
    id: shop.randomId(),
    order_in_process_id: draftId,
    provider: provider.key,
    purchase_type: option,
    amount_kopecks: amount,
    months: provider.schedule ? monthsOf(option, provider) : null,
    profile_id: profileId,
    state: "Created",
    created_on: new Date(shop.now()),
    updated_on: new Date(shop.now()),
    expires_on: new Date(shop.now() + shop.settings.paymentMinutes * 6e4)
  }).returningAll().executeTakeFirstOrThrow();
  return answerOf(shop, session, provider);
});

// src/rooms/payment/payment.routes.ts
function needProvider(key, ...calls) {
  const provider = providerByKey(key);
  if (provider === null || !calls.includes(provider.calls)) throw new Refusal("not-found", { detail: "There is no such payment provider here." });
  return provider;
}
var ownProvider = (key) => needProvider(key, "own", "payment-status");
var installmentProvider = (key) => needProvider(key, "installment");
var forVisitor = { forVisitor: true };
var paymentRoutes = [
  route(loadPurchaseTypes, forVisitor, async (shop, { params, visitor }) => purchaseTypes(shop, await needDraft(shop, params.id, visitor))),
  route(loadPaymentStatus, forVisitor, async (shop, { params, visitor }) => paymentStatusOf(shop, await needDraft(shop, params.id, visitor))),
  route(
    loadDolyameSchedule,
    forVisitor,
    async (shop, { params, visitor }) => scheduleOf(shop, await needDraft(shop, params.id, visitor), ownProvider("dolyame"), void 0)
  ),
  route(
    loadDolyameStatus,
    forVisitor,
    async (shop, { params, visitor }) => providerStatusOf(shop, await needDraft(shop, params.id, visitor), ownProvider("dolyame"))
  ),
  route(startDolyame, forVisitor, (shop, { params, visitor }) => startPayment(shop, params.id, ownProvider("dolyame"), visitor, null)),
  route(
    loadInstallmentSchedule,
    forVisitor,
    async (shop, { params, query, visitor }) => scheduleOf(shop, await needDraft(shop, params.id, visitor), installmentProvider(query.provider), query.months)
  ),
  route(
    loadInstallmentStatus,
    forVisitor,
    async (shop, { params, query, visitor }) => providerStatusOf(shop, await needDraft(shop, params.id, visitor), installmentProvider(query.provider))
  ),
  route(
    startInstallment,
    forVisitor,
    (shop, { params, query, visitor }) => startPayment(shop, params.id, installmentProvider(query.provider), visitor, query.profileId ?? null)
  ),
  route(
    loadProviderSchedule,
    forVisitor,
    async (shop, { params, visitor }) => scheduleOf(shop, await needDraft(shop, params.id, visitor), ownProvider(params.provider), void 0)
  ),
  route(
    loadProviderStatus,
    forVisitor,
    async (shop, { params, visitor }) => providerStatusOf(shop, await needDraft(shop, params.id, visitor), ownProvider(params.provider))
  ),
  route(startProvider, forVisitor, (shop, { params, visitor }) => startPayment(shop, params.id, ownProvider(params.provider), visitor, null))
];

// src/rooms/payment/simulator.routes.ts
import { Hono } from "hono";
var events = ["opened", "paid", "refused", "cancelled", "input-error", "expired", "refunded"];
function simulatorRoutes(shop) {
  const simulator = new Hono({ strict: false });
  simulator.post("/:provider/:session", async (context) => {
    const told = parseJson(await context.req.text());
    const event = events.find((each) => each === told?.event);
    if (event === void 0) throw new Refusal("bad-request", { detail: `event is one of ${events.join(", ")}.` });
    const session = await applyPaymentEvent(shop, context.req.param("session"), event);
    if (session === null || session.provider !== context.req.param("provider")) throw new Refusal("not-found");
    return context.json({ provider: session.provider, paymentStatus: session.state });
  });
  return simulator;
}

// src/rooms/service/service.routes.ts
import { createHash as createHash5 } from "crypto";
var longestPayload = 2e4;
var contractHash = (() => {
  const calls = Object.values(src_exports).flatMap((each) => typeof each === "object" && "path" in each && "method" in each ? [`${each.name} ${each.method} ${each.path}`] : []).sort();
  return createHash5("sha256").update(calls.join("\n")).digest("hex").slice(0, 16);
})();
var serviceRoutes = [
  route(loadFlag, { caching: 60 }, ({ db }, { params }) => isFlagOn(db, params.name)),
  route(loadMeta, { caching: 60 }, async ({ db, now }) => ({
    apiVersion: "1.0",
    contract: contractHash,
    minClientVersion: null,
    serverTime: new Date(now()).toISOString(),
    features: await allFlags(db),
    capabilities: ["idempotency", "pick-points-paging", "without-pick-points"]
  })),
  route(sendAnalytics, {}, async ({ db, now }, { body }) => {
    if (body.payload.length > longestPayload) throw new Refusal("bad-request", { detail: "The payload is too long." });
    await db.insertInto("analytics_event").values({
      event_type: body.eventType,
      payload: body.payload,
      customer_id: body.customerId,
      order_id: body.orderId,
      order_in_process_id: body.orderInProcessId,
      created_on: new Date(now())
    }).execute();
    return null;
  })
];

// src/rooms/suggestions/addresses.ts
var cityWord = /^(?:г|город|пгт|с|село|п|пос|д|деревня)\.?$/;
var streetWord = /^(?:ул|улица|пр|пр-кт|просп|проспект|пер|переулок|ш|шоссе|б-р|бульвар|наб|набережная|проезд|пл|площадь|д|дом)\.?$/;
var housePattern = /^\d+[\p{L}\d/-]*$/u;
var wordsOf = (query) => searchText(query).split(/[\s,;]+/).filter((word) => word !== "" && !/^\d{6}$/.test(word));
async function leadingCity(db, words) {
  for (let length = Math.min(3, words.length); length > 0; length -= 1) {
    const name2 = words.slice(0, length).join(" ");
    const isOpen = length === words.length && name2.length > 2;
    const rows = await selectCities(db).where("city.is_active", "=", true).where("city.search_name", isOpen ? "like" : "=", isOpen ? startsWith(name2) : name2).orderBy("city.population", "desc").limit(1).execute();
    if (rows[0]) return { city: rows[0], rest: words.slice(length) };
  }
  return null;
}
var line = (parts) => parts.filter(Boolean).join(", ");
async function suggestAddresses(db, settings, query, count) {
  const words = wordsOf(query);
  const named = cityWord.test(words[0] ?? "") ? words.slice(1) : words;
  if (named.length === 0) return [];
  const home = await homeCity(db, settings.warehouse);
  const found = await leadingCity(db, named) ?? (home && { city: home, rest: named });
  if (found === null) return [];
  const { city, rest } = found;
  const postal = await db.selectFrom("address_city").select("postal_code").where("id", "=", city.id).executeTakeFirst();
  const common = { postalCode: postal?.postal_code ?? null, city: city.name, cityId: city.id };
  const cityText = `${city.type} ${city.name}`.trim();
  const street = rest.filter((word) => !housePattern.test(word) && !streetWord.test(word));
  const [house = null, apartment = null] = rest.filter((word) => housePattern.test(word));
  if (street.length === 0) {
    const location = { latitude: city.latitude, longitude: city.longitude };
    return [{ ...common, value: line([common.postalCode, cityText]), street: null, house: null, apartment: null, location }];
  }
  const rows = await db.selectFrom("street_name").select("name").where("search_name", "like", contains(street.join(" "))).orderBy("popularity", "desc").orderBy("name").limit(count).execute();
  return rows.map(({ name: name2 }) => ({
    ...common,
    value: line([common.postalCode, cityText, name2, house && `\u0434 ${house}`, apartment && `\u043A\u0432 ${apartment}`]),
    street: name2,
    house,
    apartment,
    location: null
  }));
}

// src/rooms/suggestions/companies.ts
var mailHosts = ["mail.ru", "yandex.ru", "gmail.com", "ya.ru", "bk.ru", "inbox.ru", "list.ru", "rambler.ru", "icloud.com", "outlook.com"];
var isNumber = (query) => /^\d+$/.test(query);
function suggestEmails(query, count) {
  const [name2 = "", host = ""] = query.trim().split("@");
  if (!/^[\w.+-]+$/.test(name2)) return [];
  const hosts = mailHosts.filter((each) => each.startsWith(host.toLowerCase()) && each !== host.toLowerCase());
  return hosts.slice(0, count).map((each) => ({ email: `${name2}@${each}` }));
}
async function suggestBanks(db, query, count) {
  const text = query.trim();
  if (text === "") return [];
  const rows = await db.selectFrom("bank").selectAll().where(isNumber(text) ? "bic" : "search_name", "like", isNumber(text) ? startsWith(text) : contains(text)).orderBy("short_name").orderBy("bic").limit(count).execute();
  return rows.map((row) => ({ bic: row.bic, shortName: row.short_name, corAccount: row.cor_account, city: row.city }));
}
async function suggestCompanies(db, query, count) {
  const text = query.trim();
  if (text === "") return [];
  const rows = await db.selectFrom("company").selectAll().where((eb) => {
    if (!isNumber(text)) return eb("search_name", "like", contains(text));
    const pattern = startsWith(text);
    return eb.or([eb("inn", "like", pattern), eb("ogrn", "like", pattern), eb("kpp", "like", pattern)]);
  }).orderBy("name").orderBy("id").limit(count).execute();
  return rows.map((row) => ({ companyName: row.name, inn: row.inn, kpp: row.kpp, ogrn: row.ogrn, address: row.address }));
}

// src/rules/names.ts
var patronymic = /(?:вич|вна|ична|инична|оглы|кызы)$/;
var nameWords = (text) => text.trim().split(/\s+/).filter(Boolean);
var capitalised = (word) => word.toLowerCase().replace(new RegExp("(^|-)(\\p{L})", "gu"), (_, dash, letter) => dash + letter.toUpperCase());
function splitName(text, known) {
  const found = /* @__PURE__ */ new Map();
  const rest = [];
  for (const word of nameWords(text).map(capitalised)) {
    const lower = word.toLowerCase();
    const parts = patronymic.test(lower) ? ["MiddleName", ...known.get(lower) ?? []] : known.get(lower) ?? [];
    const free = parts.find((part) => !found.has(part));
    if (free === void 0) rest.push(word);
    else found.set(free, word);
  }
  const order = nameWords(text).length === 2 ? ["FirstName", "LastName", "MiddleName"] : ["FirstName", "MiddleName", "LastName"];
  for (const part of order) {
    if (!found.has(part) && rest.length > 0) found.set(part, rest.shift() ?? "");
  }
  const lastName = [found.get("LastName"), ...rest].filter(Boolean).join(" ");
  return { firstName: found.get("FirstName") ?? null, middleName: found.get("MiddleName") ?? null, lastName: lastName || null };
}

// src/rooms/suggestions/names.ts
async function knownWords(db, words) {
  if (words.length === 0) return [];
  return db.selectFrom("name_word").select(["kind", "gender", "search_word"]).where("search_word", "in", words.map(searchText)).orderBy("popularity", "desc").orderBy("id").execute();
}
var fieldOf2 = { FirstName: "firstName", LastName: "lastName", MiddleName: "middleName" };
async function suggestNames(db, query, count) {
  const words = nameWords(query);
  const last = words.at(-1);
  if (last === void 0) return [];
  const before = words.slice(0, -1);
  const known = await knownWords(db, before);
  const taken = [];
  for (const word of before) {
    const match = known.find((each) => each.search_word === searchText(word) && !taken.some(({ part: part2 }) => part2 === each.kind));
    const unused = ["FirstName", "MiddleName", "LastName"].find((part2) => !taken.some((each) => each.part === part2));
    const part = match?.kind ?? unused;
    if (part !== void 0) taken.push({ part, word: capitalised(word) });
  }
  const genders = new Set(known.map(({ gender }) => gender).filter((gender) => gender !== "Any"));
  const parts = ["FirstName", "MiddleName", "LastName"].filter((part) => !taken.some((each) => each.part === part));
  if (parts.length === 0) return [];
  const rows = await db.selectFrom("name_word").select(["kind", "word"]).where("search_word", "like", startsWith(last)).where("kind", "in", [...parts]).$if(genders.size === 1, (narrow) => narrow.where("gender", "in", [...genders, "Any"])).groupBy(["kind", "word"]).orderBy((eb) => eb.fn.max("popularity"), "desc").orderBy("word").limit(count).execute();
  return rows.map((row) => {
    const all = [...taken, { part: row.kind, word: row.word }];
    const names = Object.fromEntries(all.map(({ part, word }) => [fieldOf2[part], word]));
    return { firstName: null, middleName: null, lastName: null, ...names, fullName: all.map(({ word }) => word).join(" ") };
  });
}
async function cleanedName(db, query) {
  const rows = await knownWords(db, nameWords(query));
  const known = /* @__PURE__ */ new Map();
  for (const word of nameWords(query)) {
    const kinds = rows.filter((row) => row.search_word === searchText(word)).map(({ kind }) => kind);
    known.set(word.toLowerCase(), [...new Set(kinds)]);
  }
  return splitName(query, known);
}

// src/rooms/suggestions/suggestions.routes.ts
var usualCount = 10;
var largestCount = 20;
var longestQuery = 300;
var countOf = ({ count }) => Math.min(largestCount, Math.max(1, count ?? usualCount));
var queryOf = ({ query }) => query.slice(0, longestQuery);
var suggestionRoutes = [
  route(suggestFullName, {}, async ({ db }, { body }) => ({ items: [...await suggestNames(db, queryOf(body), countOf(body))] })),
  route(cleanName, {}, ({ db }, { body }) => cleanedName(db, queryOf(body))),
  route(suggestAddress, {}, async ({ db, settings }, { body }) => ({
    items: [...await suggestAddresses(db, settings, queryOf(body), countOf(body))]
  })),
  route(suggestEmail, {}, (_, { body }) => Promise.resolve({ items: [...suggestEmails(queryOf(body), countOf(body))] })),
  route(suggestBank, {}, async ({ db }, { body }) => ({ items: [...await suggestBanks(db, queryOf(body), countOf(body))] })),
  route(suggestCompany, {}, async ({ db }, { body }) => ({ items: [...await suggestCompanies(db, queryOf(body), countOf(body))] }))
];

// src/app/request-doors.ts
var wellFormed = /^[\w.-]{8,64}$/;
var requestDoors = (shop) => async (context, next) => {
  const sent = context.req.header("X-Request-Id") ?? "";
  const requestId = wellFormed.test(sent) ? sent : shop.randomId();
  context.set("requestId", requestId);
  const started = shop.now();
  await next();
  context.res.headers.set("X-Request-Id", requestId);
  context.res.headers.set("Api-Version", "1");
  context.res.headers.set("X-Content-Type-Options", "nosniff");
  const place = context.req.path.split("/").slice(0, 3).join("/");
  shop.log({ level: "info", requestId, text: `${context.req.method} ${place} ${context.res.status} ${shop.now() - started} ms` });
};

// src/app/api.ts
var largestBody = 1e6;
var exposed = ["ETag", "X-Request-Id", "Retry-After", "Api-Version", "Deprecation", "Sunset", "Idempotent-Replayed"];
var accepted = [
  "Content-Type",
  "Accept-Language",
  "Idempotency-Key",
  "If-Match",
  "If-None-Match",
  "X-Request-Id",
  "X-Requested-With",
  "X-CSRF-Token",
  "X-Roistat-Visit",
  "X-Utm",
  "sn-customerid",
  "X-Prilavok-Fault"
];
var routes = [
  ...orderRoutes,
  ...paymentRoutes,
  ...deliveryRoutes,
  ...cityRoutes,
  ...cartRoutes,
  ...crossSalesRoutes,
  ...suggestionRoutes,
  ...serviceRoutes
];
var parameters = ({ endpoint: endpoint2 }) => endpoint2.path.split("{").length;
var exactFirst = [...routes].sort((a, b) => parameters(a) - parameters(b));
function createApi(shop) {
  const api = new Hono2({ strict: false });
  api.use(requestDoors(shop));
  api.use(
    cors({
      origin: (origin) => shop.settings.allowedOrigins.includes(origin) ? origin : null,
      credentials: true,
      allowHeaders: accepted,
      allowMethods: ["GET", "HEAD", "POST", "DELETE"],
      exposeHeaders: exposed,
      maxAge: 600
    })
  );
  api.use(bodyLimit({ maxSize: largestBody, onError: (context) => problemResponse("file-too-large", context.get("requestId")) }));
  for (const route2 of exactFirst) {
    const path = route2.endpoint.path.replace(/\{(\w+)\}/g, ":$1").replace(/\/$/, "");
    const serve = serveRoute(shop, route2);
    api.on(route2.endpoint.method, path, serve);
    api.on(route2.endpoint.method, `${path}/`, serve);
  }
  api.route("/sim", simulatorRoutes(shop));
  api.notFound((context) => problemResponse("not-found", context.get("requestId"), { detail: "There is no such call." }));
  api.onError((error2, context) => problemOf(shop, error2, context.get("requestId")));
  return api;
}

// src/app/bundle-files.ts
import { createHash as createHash6 } from "crypto";
import { readFile } from "fs/promises";
import { extname, join, normalize, sep } from "path";
var contentTypes = {
  ".js": "text/javascript; charset=utf-8",
  ".mjs": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".map": "application/json; charset=utf-8",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
  ".png": "image/png"
};
var hashed = /[-.][\w-]{8,}\.(?:js|mjs|css|svg|woff2|png)(?:\.map)?$/;
var isHashed = (name2) => hashed.test(name2) && /\d/.test(name2);
function fileOf(request) {
  try {
    const path = normalize(decodeURIComponent(new URL(request.url).pathname.slice("/bundle/".length)));
    return path.startsWith("..") || path.includes(`..${sep}`) || path.includes("\0") ? null : path;
  } catch {
    return null;
  }
}
var bundleFiles = (folder) => async (request) => {
  const path = fileOf(request);
  const type = path === null ? void 0 : contentTypes[extname(path)];
  const notFound = () => new Response("Not found", { status: 404, headers: { "Content-Type": "text/plain", "Cache-Control": "no-store" } });
  if (path === null || type === void 0) return notFound();
  const bytes = await readFile(join(folder, path)).catch(() => null);
  if (bytes === null) return notFound();
  const tag = `"${createHash6("sha256").update(bytes).digest("base64url").slice(0, 22)}"`;
  const headers = new Headers({
    "Content-Type": type,
    "Cache-Control": isHashed(path) ? "public, max-age=31536000, immutable" : "no-cache",
    "Access-Control-Allow-Origin": "*",
    "Cross-Origin-Resource-Policy": "cross-origin",
    "X-Content-Type-Options": "nosniff",
    ETag: tag
  });
  if (request.headers.get("If-None-Match") === tag) return new Response(null, { status: 304, headers });
  return new Response(request.method === "HEAD" ? null : new Uint8Array(bytes), { headers });
};

// src/db/open-database.ts
import { join as join3 } from "path";
import { Kysely, PostgresDialect } from "kysely";
import { Pool } from "pg";

// src/db/column-types.ts
import { types } from "pg";
var int8 = 20;
var numeric = 1700;
var date = 1082;
var exactNumber = (text) => {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is beyond the whole numbers that a number holds exactly`);
  return value;
};
var columnTypes = {
  getTypeParser: ((oid, format) => {
    if (format !== "binary") {
      if (oid === int8) return exactNumber;
      if (oid === numeric) return Number;
      if (oid === date) return String;
    }
    return types.getTypeParser(oid, format);
  })
};

// src/db/data-folder-lock.ts
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "fs";
import { join as join2 } from "path";
var isAlive = (pid) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error2) {
    return error2.code === "EPERM";
  }
};
function lockDataFolder(folder) {
  mkdirSync(folder, { recursive: true });
  const file = join2(folder, "server.lock");
  const take2 = () => writeFileSync(file, String(process.pid), { flag: "wx" });
  try {
    take2();
  } catch {
    const owner = Number(readFileSync(file, "utf8"));
    if (owner !== process.pid && isAlive(owner)) {
      throw new Error(`The data folder ${folder} is used by process ${owner}. Stop it, or choose another folder.`);
    }
    if (owner === process.pid) throw new Error(`The data folder ${folder} is already open in this process.`);
    rmSync(file);
    take2();
  }
  return () => rmSync(file, { force: true });
}

// src/db/migrate.ts
import { Migrator } from "kysely";

// src/db/migrations/001-catalogue.ts
import { sql as sql3 } from "kysely";
var catalogue = {
  async up(db) {
    await sql3`
      create table category (
        id text primary key,
        parent_id text references category (id),
        path text not null unique,
        slug text not null,
        name text not null,
        display_order int not null default 0,
        picture text
      )`.execute(db);
    await sql3`create index category_by_parent on category (parent_id, display_order)`.execute(db);
    await sql3`
      create table manufacturer (
        id text primary key,
        name text not null,
        slug text not null unique,
        country text
      )`.execute(db);
    await sql3`
      create table product (
        id text primary key,
        category_id text not null references category (id),
        manufacturer_id text references manufacturer (id),
        slug text not null unique,
        article text not null,
        name text not null,
        price_kopecks bigint not null check (price_kopecks >= 0),
        old_price_kopecks bigint check (old_price_kopecks >= 0),
        weight_kg double precision not null check (weight_kg >= 0),
        volume_l double precision not null check (volume_l >= 0),
        unit text not null,
        availability text not null check (availability in
          ('InStock', 'InStockAtSupplier', 'OnOrder', 'Expected', 'OutOfStock', 'Discontinued')),
        tags text[] not null default '{}',
        description text not null default '',
        specs jsonb not null default '[]',
        picture_seed int not null default 0,
        is_visible boolean not null default true,
        sales_rank int not null default 1000000,
        created_on timestamptz not null default now()
      )`.execute(db);
    await sql3`create index product_by_category on product (category_id, sales_rank, id) where is_visible`.execute(db);
    await sql3`create index product_by_rank on product (sales_rank, id) where is_visible`.execute(db);
    await sql3`create index product_by_article on product (article)`.execute(db);
    await sql3`
      create table product_relation (
        product_id text not null references product (id) on delete cascade,
        related_product_id text not null references product (id) on delete cascade,
        kind text not null check (kind in ('BuyTogether', 'Analog', 'Accessory')),
        display_order int not null default 0,
        primary key (product_id, kind, related_product_id)
      )`.execute(db);
  }
};

// src/db/migrations/002-delivery.ts
import { sql as sql4 } from "kysely";
var delivery = {
  async up(db) {
    await sql4`
      create table address_region (
        id text primary key,
        name text not null,
        surcharge_zone text not null default 'none' check (surcharge_zone in ('none', 'north', 'island'))
      )`.execute(db);
    await sql4`
      create table address_city (
        id text primary key,
        name text not null,
        search_name text not null,
        type text not null,
        region_id text not null references address_region (id),
        short_guid text,
        postal_code text,
        population int not null check (population >= 0),
        latitude double precision not null check (latitude between -90 and 90),
        longitude double precision not null check (longitude between -180 and 180),
        payment_type text not null check (payment_type in
          ('None', 'PaymentOnDelivery', 'PaymentOnDeliveryForSmallProducts', 'OnlyPrepayment')),
        is_active boolean not null default true,
        version int not null default 1
      )`.execute(db);
    await sql4`create index address_city_by_search_name on address_city (search_name text_pattern_ops, population desc)`.execute(db);
    await sql4`create index address_city_by_population on address_city (population desc) where is_active`.execute(db);
    await sql4`
      create table carrier (
        id text primary key,
        name text not null,
        image_path text,
        display_order int not null,
        is_active boolean not null,
        accepts_pay_on_delivery boolean not null,
        delivers_to_door boolean not null,
        max_weight_kg double precision,
        storage_period_days int not null
      )`.execute(db);
    await sql4`
      create table carrier_tariff (
        carrier_id text primary key references carrier (id) on delete cascade,
        base_kopecks bigint not null,
        per_kg_kopecks bigint not null,
        oversize_from_kg double precision not null,
        oversize_kopecks bigint not null,
        door_kopecks bigint not null,
        pickup_discount_kopecks bigint not null,
        north_surcharge_kopecks bigint not null,
        island_surcharge_kopecks bigint not null,
        speed_km_per_day int not null check (speed_km_per_day > 0),
        days_spread int not null check (days_spread >= 0),
        free_from_kopecks jsonb not null
      )`.execute(db);
    await sql4`
      create table pick_point (
        id text primary key,
        city_id text not null references address_city (id),
        carrier_id text not null references carrier (id),
        type text not null check (type in ('PickPoint', 'Postamat', 'Other')),
        brand text,
        address text not null,
        search_address text not null,
        latitude double precision not null,
        longitude double precision not null,
        phone text,
        email text,
        payment text not null check (payment in
          ('NoPayment', 'DontUsePayment', 'CantResolve', 'CashAndCard', 'CashAndMaybeCard')),
        max_payment_kopecks bigint,
        max_weight_kg double precision,
        is_secondary boolean not null default false,
        additional_days int check (additional_days between 2 and 4),
        is_active boolean not null default true,
        working_time text[] not null check (cardinality(working_time) = 7),
        how_to_find text
      )`.execute(db);
    await sql4`create index pick_point_by_city on pick_point (city_id, carrier_id, id) where is_active`.execute(db);
  }
};

// src/db/migrations/003-orders.ts
import { sql as sql5 } from "kysely";
var orders = {
  async up(db) {
    await sql5`
      create table customer (
        id text primary key,
        phone text not null unique,
        first_name text not null,
        last_name text not null,
        middle_name text,
        email text,
        secondary_phone text,
        rating text not null default 'NotRated' check (rating in ('NotRated', 'Positive', 'Neutral', 'Negative', 'Blocked')),
        registered_on timestamptz not null default now(),
        updated_on timestamptz not null default now()
      )`.execute(db);
    await sql5`
      create table order_in_process (
        id text primary key check (length(id) >= 22),
        version int not null default 1,
        visitor_id text,
        completeness int not null default 0 check (completeness between 0 and 100),
        last_step text,
        cart jsonb not null default '[]',
        customer jsonb not null default '{}',
        recipient jsonb,
        delivery jsonb not null default '{}',
        company jsonb,
        roistat_visit_id text,
        tinkoff_installment_id text,
        marketing jsonb,
        personal_data_consent boolean,
        consent_on timestamptz,
        policy_version text,
        created_order_id text,
        created_on timestamptz not null default now(),
        updated_on timestamptz not null default now()
      )`.execute(db);
    await sql5`create sequence order_number_sequence start 100001`.execute(db);
    await sql5`
      create table customer_order (
        id text primary key,
        number text not null unique,
        order_in_process_id text unique references order_in_process (id),
        customer_id text not null references customer (id),
        status text not null,
        source text not null default 'Site',
        purchase_type text not null,
        payment_status text not null default 'None',
        carrier_id text not null references carrier (id),
        to_door boolean not null,
        shipment_status text not null default 'NotSent',
        track_code text,
        city_id text not null references address_city (id),
        pick_point_id text references pick_point (id),
        delivery_address text not null,
        recipient jsonb,
        company jsonb,
        comment text,
        goods_kopecks bigint not null check (goods_kopecks >= 0),
        discount_kopecks bigint not null check (discount_kopecks >= 0),
        delivery_kopecks bigint not null check (delivery_kopecks >= 0),
        total_kopecks bigint not null check (total_kopecks = goods_kopecks - discount_kopecks + delivery_kopecks and total_kopecks >= 0),
        paid_kopecks bigint not null default 0,
        weight_kg double precision not null,
        marketing jsonb,
        consent_on timestamptz,
        policy_version text,
        version int not null default 1,
        created_on timestamptz not null default now(),
        updated_on timestamptz not null default now()
      )`.execute(db);
    await sql5`create index customer_order_by_created on customer_order (created_on desc, id)`.execute(db);
    await sql5`create index customer_order_by_customer on customer_order (customer_id, created_on desc)`.execute(db);
    await sql5`
      alter table order_in_process add constraint order_in_process_created_order
        foreign key (created_order_id) references customer_order (id)`.execute(db);
    await sql5`
      create table order_item (
        order_id text not null references customer_order (id) on delete cascade,
        line_number int not null,
        product_id text not null references product (id),
        article text not null,
        name text not null,
        quantity int not null check (quantity >= 1),
        price_kopecks bigint not null check (price_kopecks >= 0),
        discount_price_kopecks bigint not null check (discount_price_kopecks between 0 and price_kopecks),
        total_kopecks bigint not null check (total_kopecks >= 0),
        weight_kg double precision not null,
        primary key (order_id, line_number)
      )`.execute(db);
    await sql5`
      create table order_history (
        id bigint generated always as identity primary key,
        order_id text not null references customer_order (id) on delete cascade,
        author text not null,
        kind text not null check (kind in ('Created', 'StatusChanged', 'PaymentChanged', 'Edited')),
        changes jsonb not null,
        created_on timestamptz not null default now()
      )`.execute(db);
    await sql5`create index order_history_by_order on order_history (order_id, id)`.execute(db);
    await sql5`
      create table payment_session (
        id text primary key check (length(id) >= 22),
        order_in_process_id text not null references order_in_process (id) on delete cascade,
        provider text not null,
        purchase_type text not null,
        amount_kopecks bigint not null check (amount_kopecks > 0),
        months int,
        profile_id text,
        state text not null,
        created_on timestamptz not null default now(),
        updated_on timestamptz not null default now(),
        expires_on timestamptz not null
      )`.execute(db);
    await sql5`create index payment_session_by_draft on payment_session (order_in_process_id, created_on desc)`.execute(db);
    await sql5`
      create table idempotency_key (
        key text not null,
        route text not null,
        visitor_id text not null,
        body_hash text not null,
        status int,
        answer text,
        content_type text,
        created_on timestamptz not null,
        primary key (key, route, visitor_id)
      )`.execute(db);
    await sql5`create index idempotency_key_by_age on idempotency_key (created_on)`.execute(db);
  }
};

// src/db/migrations/004-suggestions.ts
import { sql as sql6 } from "kysely";
var suggestions = {
  async up(db) {
    await sql6`
      create table name_word (
        id bigint generated always as identity primary key,
        kind text not null check (kind in ('FirstName', 'LastName', 'MiddleName')),
        gender text not null check (gender in ('Male', 'Female', 'Any')),
        word text not null,
        search_word text not null,
        popularity int not null default 0,
        unique (kind, gender, word)
      )`.execute(db);
    await sql6`create index name_word_by_start on name_word (search_word text_pattern_ops, popularity desc)`.execute(db);
    await sql6`
      create table company (
        id text primary key,
        name text not null,
        search_name text not null,
        inn text not null unique,
        kpp text,
        ogrn text not null,
        address text not null
      )`.execute(db);
    await sql6`
      create table bank (
        bic text primary key,
        short_name text not null,
        search_name text not null,
        cor_account text not null,
        city text not null
      )`.execute(db);
    await sql6`
      create table street_name (
        id bigint generated always as identity primary key,
        name text not null unique,
        search_name text not null,
        popularity int not null default 0
      )`.execute(db);
    await sql6`
      create table feature_flag (
        name text primary key,
        is_enabled boolean not null,
        description text not null,
        updated_on timestamptz not null default now()
      )`.execute(db);
    await sql6`
      create table analytics_event (
        id bigint generated always as identity primary key,
        event_type text not null,
        payload text not null,
        customer_id text,
        order_id text,
        order_in_process_id text,
        created_on timestamptz not null default now()
      )`.execute(db);
  }
};

// src/db/migrations/005-reference-data.ts
import { sql as sql7 } from "kysely";
var carriers = [
  // id, name, order, active, pay on delivery, to door, max kg, storage days
  ["Kit", "\u0422\u041A \u041A\u0418\u0422", 1, true, true, false, null, 5],
  ["Pek", "\u041F\u042D\u041A", 2, true, true, true, null, 7],
  ["Cdek", "\u0421\u0414\u042D\u041A", 3, true, true, true, 120, 7],
  ["Energia", "\u042D\u043D\u0435\u0440\u0433\u0438\u044F", 4, true, false, false, null, 10],
  ["RussianPost", "\u041F\u043E\u0447\u0442\u0430 \u0420\u043E\u0441\u0441\u0438\u0438", 5, false, true, false, 20, 15],
  ["Own", "\u0421\u043E\u0431\u0441\u0442\u0432\u0435\u043D\u043D\u0430\u044F \u0434\u043E\u0441\u0442\u0430\u0432\u043A\u0430", 6, false, true, true, null, 3]
];
var never = [null, null, null, null, null, null];
var tariffs = [
  // id, base, per kg, oversize from kg, oversize, door, pickup discount, north, island, km/day, spread, free from by zone (all money in kopecks)
  ["Kit", 29e3, 900, 100, 6e4, 9e4, 3e3, 4e4, 9e4, 450, 2, [3e6, 5e6, null, null, null, null]],
  ["Pek", 33e3, 800, 120, 7e4, 85e3, 2e3, 45e3, 95e3, 420, 3, [35e5, 6e6, null, null, null, null]],
  ["Cdek", 26e3, 1900, 60, 11e4, 45e3, 0, 3e4, 8e4, 600, 1, [25e5, 4e6, 8e6, null, null, null]],
  ["Energia", 31e3, 700, 150, 5e4, 95e3, 4e3, 5e4, 1e5, 380, 4, never],
  ["RussianPost", 35e3, 3200, 20, 9e4, 6e4, 0, 15e3, 3e4, 350, 5, never],
  ["Own", 5e4, 300, 300, 4e4, 0, 0, 6e4, 12e4, 500, 1, [2e6, null, null, null, null, null]]
];
var flags = [
  ["OnlinePayment", true, "\u041E\u043F\u043B\u0430\u0442\u0430 \u043A\u0430\u0440\u0442\u043E\u0439 \u0447\u0435\u0440\u0435\u0437 \u0444\u043E\u0440\u043C\u0443 \u043D\u0430 \u0441\u0430\u0439\u0442\u0435"],
  ["TinkoffInstallment", true, "\u0420\u0430\u0441\u0441\u0440\u043E\u0447\u043A\u0430 \u0422\u0438\u043D\u044C\u043A\u043E\u0444\u0444"],
  ["AddressDelivery", true, "\u0414\u043E\u0441\u0442\u0430\u0432\u043A\u0430 \u043A\u0443\u0440\u044C\u0435\u0440\u043E\u043C \u0434\u043E \u0434\u0432\u0435\u0440\u0438"],
  ["SuggestedCities", true, "\u041F\u043E\u0434\u0441\u043A\u0430\u0437\u043A\u0430 \u0441\u043E\u0441\u0435\u0434\u043D\u0438\u0445 \u0433\u043E\u0440\u043E\u0434\u043E\u0432 \u0441 \u043F\u0443\u043D\u043A\u0442\u0430\u043C\u0438 \u0432\u044B\u0434\u0430\u0447\u0438"]
];
var referenceData = {
  async up(db) {
    for (const [id, name2, order, isActive, payOnDelivery, toDoor, maxWeight, storageDays] of carriers) {
      await sql7`
        insert into carrier (id, name, display_order, is_active, accepts_pay_on_delivery, delivers_to_door, max_weight_kg, storage_period_days)
        values (${id}, ${name2}, ${order}, ${isActive}, ${payOnDelivery}, ${toDoor}, ${maxWeight}, ${storageDays})`.execute(db);
    }
    for (const [id, base, perKg, oversizeFrom, oversize, door, pickup, north, island, speed, spread, freeFrom] of tariffs) {
      await sql7`
        insert into carrier_tariff (carrier_id, base_kopecks, per_kg_kopecks, oversize_from_kg, oversize_kopecks, door_kopecks,
          pickup_discount_kopecks, north_surcharge_kopecks, island_surcharge_kopecks, speed_km_per_day, days_spread, free_from_kopecks)
        values (${id}, ${base}, ${perKg}, ${oversizeFrom}, ${oversize}, ${door}, ${pickup}, ${north}, ${island}, ${speed}, ${spread},
          ${JSON.stringify(freeFrom)})`.execute(db);
    }
    for (const [name2, isEnabled, description] of flags) {
      await sql7`insert into feature_flag (name, is_enabled, description) values (${name2}, ${isEnabled}, ${description})`.execute(db);
    }
  }
};

// src/db/migrations/index.ts
var migrations = {
  "001-catalogue": catalogue,
  "002-delivery": delivery,
  "003-orders": orders,
  "004-suggestions": suggestions,
  "005-reference-data": referenceData
};

// src/db/migrate.ts
async function migrate(db) {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: () => Promise.resolve({ ...migrations }) },
    migrationTableName: "prilavok_migration",
    migrationLockTableName: "prilavok_migration_lock"
  });
  const { error: error2 } = await migrator.migrateToLatest();
  if (error2) throw error2;
}

// src/db/pglite-socket.ts
import { Duplex } from "stream";
var greeting = Buffer.concat([
  Buffer.from([82, 0, 0, 0, 8, 0, 0, 0, 0]),
  parameter("client_encoding", "UTF8"),
  parameter("standard_conforming_strings", "on"),
  Buffer.from([90, 0, 0, 0, 5, 73])
]);
var terminate = 88;
function parameter(name2, value) {
  const text = Buffer.from(`${name2}\0${value}\0`);
  const head = Buffer.from([83, 0, 0, 0, 0]);
  head.writeInt32BE(text.length + 4, 1);
  return Buffer.concat([head, text]);
}
function pgliteSocket(thread) {
  let greeted = false;
  const send = (bytes) => {
    if (!greeted) {
      greeted = true;
      socket.push(greeting);
    } else if (bytes[0] !== terminate) {
      thread.send(bytes);
    }
  };
  const socket = new Duplex({
    read: () => void 0,
    write: (bytes, _encoding, done) => {
      send(bytes);
      done();
    },
    writev: (chunks, done) => {
      send(Buffer.concat(chunks.map(({ chunk }) => chunk)));
      done();
    },
    final: (done) => {
      socket.push(null);
      done();
    }
  });
  const still = () => socket;
  thread.listen(
    (bytes) => void socket.push(bytes),
    (error2) => void socket.destroy(error2)
  );
  return Object.assign(socket, {
    setNoDelay: still,
    setKeepAlive: still,
    ref: still,
    unref: still,
    connect: () => void queueMicrotask(() => socket.emit("connect"))
  });
}

// src/db/pglite-thread.ts
import { existsSync } from "fs";
import { Worker } from "worker_threads";
function workerFile() {
  const [beside, above] = ["./pglite-worker.mjs", "../pglite-worker.mjs"].map((path) => new URL(path, import.meta.url));
  const found = [beside, above].find((file) => file !== void 0 && existsSync(file));
  if (found === void 0) throw new Error(`pglite-worker.mjs is missing beside ${import.meta.url}.`);
  return found;
}
function startPglite(dataDir, template) {
  const worker = new Worker(workerFile(), { workerData: { dataDir, template } });
  let heard = () => void 0;
  let broken = () => void 0;
  let closed = () => void 0;
  return new Promise((resolve, reject) => {
    const fail = (error2) => {
      reject(error2);
      broken(error2);
    };
    worker.on("error", fail);
    worker.on("exit", (code) => {
      if (code !== 0) fail(new Error(`The database thread ended with code ${code}.`));
      closed();
    });
    worker.on("message", (message) => {
      if (message.kind === "bytes") heard(message.bytes);
      if (message.kind === "failed") fail(new Error(`The database failed: ${message.text}`));
      if (message.kind === "ready") {
        resolve({
          send: (bytes) => worker.postMessage({ kind: "bytes", bytes }),
          listen: (onBytes, onBroken) => {
            heard = onBytes;
            broken = onBroken;
          },
          close: () => new Promise((done) => {
            closed = done;
            worker.postMessage({ kind: "close" });
          })
        });
      }
    });
  });
}

// src/db/open-database.ts
var kyselyOn = (config) => {
  const pool = new Pool({ ...config, types: columnTypes });
  pool.on("error", () => void 0);
  return new Kysely({ dialect: new PostgresDialect({ pool }) });
};
async function openPglite(dataDir, template) {
  const inMemory = dataDir === "memory";
  const unlock = inMemory ? () => void 0 : lockDataFolder(dataDir);
  try {
    const thread = await startPglite(inMemory ? null : join3(dataDir, "database"), template);
    const db = kyselyOn({ max: 1, idleTimeoutMillis: 0, stream: () => pgliteSocket(thread) });
    const close = async () => {
      await db.destroy();
      await thread.close();
      unlock();
    };
    return { db, kind: "pglite", close };
  } catch (error2) {
    unlock();
    throw error2;
  }
}
function openPostgres(url) {
  const db = kyselyOn({ connectionString: url, max: 10 });
  return { db, kind: "postgres", close: () => db.destroy() };
}
async function openDatabase({ url, dataDir = "memory", template } = {}) {
  const database = url === void 0 ? await openPglite(dataDir, template ?? null) : openPostgres(url);
  try {
    await migrate(database.db);
    return database;
  } catch (error2) {
    await database.close();
    throw error2;
  }
}

// src/faults/fault-spec.ts
var longestDelayMs = 6e4;
var none = { delayMs: 0, loseRequest: false, loseAnswer: false, reorder: false, instead: null };
function one(text) {
  const [name2, value] = text.split("=").map((part) => part.trim());
  const number = Number(value);
  if (name2 === "delay") return Number.isInteger(number) && number >= 0 && number <= longestDelayMs ? { delayMs: number } : null;
  if (name2 === "status") return Number.isInteger(number) && number >= 400 && number <= 598 ? { instead: { kind: "status", status: number } } : null;
  if (value !== void 0) return null;
  switch (name2) {
    case "lose-request":
      return { loseRequest: true };
    case "lose-answer":
      return { loseAnswer: true };
    case "reorder":
      return { reorder: true };
    case "html":
    case "empty":
      return { instead: { kind: name2 } };
    default:
      return null;
  }
}
function parseFaults(text) {
  const parts = text.split(",").map((part) => part.trim()).filter(Boolean).map(one);
  return parts.reduce((all, part) => all && part ? { ...all, ...part } : null, none);
}

// src/faults/fault-plan.ts
var fits = ({ method, path }, askedMethod, askedPath) => (method === null || method === askedMethod) && (path.endsWith("*") ? askedPath.startsWith(path.slice(0, -1)) : askedPath === path);
function createFaultPlan() {
  let planned = [];
  return {
    list: () => planned,
    add: (fault) => {
      if (parseFaults(fault.faults) === null || fault.left < 1) return false;
      planned = [...planned, { ...fault, method: fault.method?.toUpperCase() ?? null, path: fault.path.replace(/(.)\/+$/, "$1") }];
      return true;
    },
    clear: () => {
      planned = [];
    },
    take: (method, path) => {
      const first = planned.find((fault) => fits(fault, method, path));
      if (first === void 0) return null;
      planned = planned.flatMap((fault) => fault !== first ? [fault] : fault.left > 1 ? [{ ...fault, left: fault.left - 1 }] : []);
      return parseFaults(first.faults);
    }
  };
}

// src/faults/with-faults.ts
var faultHeader = "X-Prilavok-Fault";
var dropHeader = "X-Prilavok-Drop";
var longestHoldMs = 5e3;
var pause = (ms) => new Promise((done) => void setTimeout(done, ms));
var dropped = () => new Response(null, { status: 599, headers: { [dropHeader]: "1" } });
var page = '<!doctype html><html lang="ru"><title>\u0412\u0445\u043E\u0434</title><h1>\u0412\u043E\u0439\u0434\u0438\u0442\u0435, \u0447\u0442\u043E\u0431\u044B \u043F\u0440\u043E\u0434\u043E\u043B\u0436\u0438\u0442\u044C</h1></html>';
function insteadOf(instead, requestId) {
  if (instead.kind === "html") return new Response(page, { headers: { "Content-Type": "text/html; charset=utf-8" } });
  if (instead.kind === "empty") return new Response(null, { status: 204 });
  const { headers } = problemResponse("unavailable", requestId);
  const body = JSON.stringify({
    type: "urn:shop:problem:unavailable",
    title: "\u0421\u0435\u0440\u0432\u0438\u0441 \u0432\u0440\u0435\u043C\u0435\u043D\u043D\u043E \u043D\u0435\u0434\u043E\u0441\u0442\u0443\u043F\u0435\u043D",
    status: instead.status,
    code: "unavailable",
    traceId: requestId,
    retryAfterSeconds: 1
  });
  headers.set("Retry-After", "1");
  return new Response(body, { status: instead.status, headers });
}
var planAnswer = (list) => new Response(JSON.stringify({ planned: list }), { headers: { "Content-Type": "application/json", "Cache-Control": "no-store" } });
function withFaults(fetch) {
  const plan = createFaultPlan();
  const held = /* @__PURE__ */ new Map();
  const release = (route2) => {
    const waiting = held.get(route2);
    held.delete(route2);
    if (waiting) setTimeout(() => waiting.forEach((go) => go()), 0);
  };
  const hold = (route2) => new Promise((done) => {
    const waiting = held.get(route2) ?? /* @__PURE__ */ new Set();
    held.set(route2, waiting);
    const timer = setTimeout(() => {
      waiting.delete(go);
      done();
    }, longestHoldMs);
    const go = () => {
      clearTimeout(timer);
      done();
    };
    waiting.add(go);
  });
  async function manage(request) {
    if (request.method === "DELETE") plan.clear();
    if (request.method === "POST") {
      const asked = await request.json().catch(() => null);
      const { method = null, path = "*", faults = "", times = 1 } = asked ?? {};
      const isKnown = plan.add({ method: method === null ? null : String(method), path: String(path), faults: String(faults), left: Number(times) });
      if (!isKnown || faults === "") return problemResponse("bad-request", "faults", { detail: "Not understood; see faults/README.md." });
    }
    return planAnswer(plan.list());
  }
  async function suffer(request, faults, route2) {
    if (faults.loseRequest) return dropped();
    const requestId = request.headers.get("X-Request-Id") ?? "fault";
    const response = faults.instead ? insteadOf(faults.instead, requestId) : await fetch(request);
    if (faults.delayMs > 0) await pause(faults.delayMs);
    if (faults.reorder) await hold(route2);
    else release(route2);
    return faults.loseAnswer ? dropped() : response;
  }
  return async (request) => {
    const path = new URL(request.url).pathname.replace(/(.)\/+$/, "$1");
    if (path === "/__faults") return manage(request);
    const route2 = `${request.method} ${path}`;
    const asked = request.headers.get(faultHeader);
    const faults = asked === null ? plan.take(request.method, path) : parseFaults(asked);
    if (asked !== null && faults === null) return problemResponse("bad-request", "faults", { detail: `${faultHeader} is not understood.` });
    if (faults !== null) return suffer(request, faults, route2);
    const response = await fetch(request);
    release(route2);
    return response;
  };
}

// src/settings.ts
var standardSettings = {
  host: "localhost",
  publicUrl: null,
  allowedOrigins: [],
  strictIdempotency: true,
  bindDraftsToVisitor: false,
  warehouse: { latitude: 55.7558, longitude: 37.6173 },
  zoneMinutes: 180,
  discounts: standardDiscounts("localhost"),
  payOnDelivery: standardPayOnDelivery,
  doorFromPopulation: 5e4,
  paymentOptions: optionRows.map(({ id }) => id),
  bestPayOption: "PayViaYooKassa",
  paymentMinutes: 60,
  policyVersion: "2026-01"
};

// src/index.ts
var settingsOf = (given = {}) => ({
  ...standardSettings,
  ...given.host !== void 0 && { discounts: standardDiscounts(given.host) },
  ...given
});
async function fillWhenEmpty(db, { demo, progress }) {
  if (demo === void 0) return;
  const some = await db.selectFrom("product").select("id").limit(1).executeTakeFirst();
  if (some !== void 0) return;
  const { seedDemo } = await import("./demo-B6WKYASG.js");
  await seedDemo(db, demo, progress);
}
async function createShopServer(options = {}) {
  const { db, close } = await openDatabase(options.database);
  try {
    await fillWhenEmpty(db, options);
  } catch (error2) {
    await close();
    throw error2;
  }
  const shop = {
    db,
    now: options.now ?? Date.now,
    randomId: options.randomId ?? (() => randomBytes(18).toString("base64url")),
    settings: settingsOf(options.settings),
    log: options.log ?? (() => void 0)
  };
  const api = createApi(shop);
  const pages = options.pages?.(shop);
  const bundle = options.bundleFolder === void 0 ? null : bundleFiles(options.bundleFolder);
  const serve = async (request) => {
    const { pathname } = new URL(request.url);
    if (bundle && pathname.startsWith("/bundle/")) return bundle(request);
    const isApi = pathname.startsWith("/api/") || pathname.startsWith("/sim/") && request.method === "POST";
    return pages && !isApi ? pages.fetch(request) : api.fetch(request);
  };
  return { fetch: options.faults ? withFaults(serve) : serve, db, close };
}

export {
  isOnSale,
  homePath,
  cataloguePath,
  cartPath,
  orderPath,
  policyPath,
  deliveryPath,
  aboutPath,
  chatPath,
  searchPath,
  categoryPath,
  productPath,
  askForProductPath,
  pickupPointsPath,
  productPicturePath,
  categoryPicturePath,
  withQuery,
  dropHeader,
  standardSettings,
  createShopServer
};
//# sourceMappingURL=chunk-XYUVUZWS.js.map