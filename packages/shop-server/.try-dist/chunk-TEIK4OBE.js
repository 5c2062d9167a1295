// src/rules/money.ts
var roubles = (kopecks) => kopecks / 100;
var roublesOrNull = (kopecks) => kopecks === null ? null : kopecks / 100;
var percentOf = (kopecks, percent) => Math.floor((kopecks * Math.round(percent * 100) + 5e3) / 1e4);
var roublesText = (kopecks) => {
  const [whole = "", rest] = (kopecks / 100).toFixed(2).split(".");
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, "\xA0");
  return `${grouped}${rest === "00" ? "" : `,${rest}`}\xA0\u20BD`;
};

// src/rules/discounts.ts
var standardDiscounts = (shopHost) => ({
  payImmediatelyPercent: 5,
  emailPercent: 1,
  emailHosts: ["mail.ru", "ya.ru", "yandex.ru", shopHost.replace(/^www\./, "")],
  steps: [
    { fromKopecks: 1e6, percent: 1 },
    { fromKopecks: 3e6, percent: 2 },
    { fromKopecks: 1e7, percent: 3 }
  ],
  ratingPercents: {},
  capPercent: 10
});
var immediate = /* @__PURE__ */ new Set(["PayImmediately", "PayViaYooKassa", "PayViaSberbankAcquiring"]);
var payKindOf = (option) => option !== null && immediate.has(option) ? "immediately" : option === "PayOnDelivery" ? "onDelivery" : "other";
var hostOf = (email) => email?.trim().toLowerCase().split("@")[1] ?? "";
function percents(goodsKopecks, facts, policy) {
  const step = policy.steps.filter(({ fromKopecks }) => goodsKopecks >= fromKopecks).at(-1);
  const host = hostOf(facts.email);
  const rating = policy.ratingPercents[facts.rating] ?? 0;
  return [
    { percent: step?.percent ?? 0, reason: `\u0437\u0430 \u0437\u0430\u043A\u0430\u0437 \u043E\u0442 ${roublesText(step?.fromKopecks ?? 0)}` },
    { percent: facts.payKind === "immediately" ? policy.payImmediatelyPercent : 0, reason: "\u0437\u0430 \u043E\u043F\u043B\u0430\u0442\u0443 \u0441\u0440\u0430\u0437\u0443" },
    { percent: policy.emailHosts.includes(host) ? policy.emailPercent : 0, reason: `\u0437\u0430 \u043F\u043E\u0447\u0442\u0443 ${host}` },
    { percent: rating, reason: "\u043F\u043E\u0441\u0442\u043E\u044F\u043D\u043D\u043E\u043C\u0443 \u043F\u043E\u043A\u0443\u043F\u0430\u0442\u0435\u043B\u044E" }
  ].filter(({ percent }) => percent > 0);
}
function discountedUnit(priceKopecks, percent, capPercent) {
  if (percent === 0) return priceKopecks;
  const exact = priceKopecks * (100 - percent);
  const floor = Math.ceil(priceKopecks * (100 - capPercent) / 100);
  return Math.min(priceKopecks, Math.max(floor, Math.floor((exact + 5e3) / 1e4) * 100));
}
function discounted(lines, facts, policy) {
  const goodsKopecks = lines.reduce((sum, { priceKopecks, quantity }) => sum + priceKopecks * quantity, 0);
  const earned = percents(goodsKopecks, facts, policy);
  const percent = Math.min(
    policy.capPercent,
    earned.reduce((sum, each) => sum + each.percent, 0)
  );
  const unitKopecks = lines.map(({ priceKopecks }) => discountedUnit(priceKopecks, percent, policy.capPercent));
  const totalKopecks = lines.reduce((sum, { quantity }, index) => sum + (unitKopecks[index] ?? 0) * quantity, 0);
  const reasons = earned.map((each) => `\u0421\u043A\u0438\u0434\u043A\u0430 ${String(each.percent).replace(".", ",")}% ${each.reason}`);
  return { goodsKopecks, totalKopecks, percent, unitKopecks, reasons };
}

// src/rules/geo.ts
var radians = (degrees) => degrees * Math.PI / 180;
var earthRadiusKm = 6371;
function distanceKm(from, to) {
  const rise = Math.sin(radians(to.latitude - from.latitude) / 2) ** 2;
  const run = Math.sin(radians(to.longitude - from.longitude) / 2) ** 2;
  const part = rise + Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * run;
  return 2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(part)));
}
var isPlace = ({ latitude, longitude }) => Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;

export {
  roubles,
  roublesOrNull,
  percentOf,
  roublesText,
  standardDiscounts,
  payKindOf,
  discounted,
  distanceKm,
  isPlace
};
//# sourceMappingURL=chunk-TEIK4OBE.js.map