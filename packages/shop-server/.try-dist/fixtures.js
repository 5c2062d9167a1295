import {
  searchText
} from "./chunk-4PKB6RVK.js";
import "./chunk-PZ5AY32C.js";

// src/testing/fixture-shop.ts
var ids = {
  cement: "p-cement",
  primer: "p-primer",
  drill: "p-drill",
  boiler: "p-boiler",
  gone: "p-gone",
  hidden: "p-hidden",
  beam: "p-beam",
  moscow: "c-moscow",
  tver: "c-tver",
  klin: "c-klin",
  village: "c-village",
  cdekMoscow: "pt-cdek-msk",
  cdekMoscow2: "pt-cdek-msk-2",
  kitMoscow: "pt-kit-msk",
  kitMoscow2: "pt-kit-msk-2",
  pekTver: "pt-pek-tver",
  energiaMoscow: "pt-energia-msk",
  cdekKlin: "pt-cdek-klin"
};
async function fillCatalogue(db) {
  await db.insertInto("category").values([
    { id: "cat-mix", path: "smesi", slug: "smesi", name: "\u0421\u0443\u0445\u0438\u0435 \u0441\u043C\u0435\u0441\u0438" },
    { id: "cat-tool", path: "instrument", slug: "instrument", name: "\u0418\u043D\u0441\u0442\u0440\u0443\u043C\u0435\u043D\u0442" }
  ]).execute();
  await db.insertInto("manufacturer").values({ id: "m-1", name: "\u041E\u0441\u043D\u043E\u0432\u0430", slug: "osnova" }).execute();
  const common = { manufacturer_id: "m-1", unit: "\u0448\u0442.", availability: "InStock" };
  await db.insertInto("product").values([
    { ...common, id: ids.cement, category_id: "cat-mix", slug: "cement", article: "A-1", name: "\u0426\u0435\u043C\u0435\u043D\u0442 \u041C500, 25 \u043A\u0433", price_kopecks: 49900, weight_kg: 25, volume_l: 20, sales_rank: 1 },
    { ...common, id: ids.primer, category_id: "cat-mix", slug: "grunt", article: "A-2", name: "\u0413\u0440\u0443\u043D\u0442\u043E\u0432\u043A\u0430, 5 \u043B", price_kopecks: 65050, old_price_kopecks: 7e4, weight_kg: 5.2, volume_l: 5, sales_rank: 2 },
    { ...common, id: ids.drill, category_id: "cat-tool", slug: "drel", article: "B-1", name: "\u0414\u0440\u0435\u043B\u044C \u0443\u0434\u0430\u0440\u043D\u0430\u044F", price_kopecks: 125e4, weight_kg: 3, volume_l: 12, sales_rank: 3 },
    { ...common, id: ids.boiler, category_id: "cat-tool", slug: "kotel", article: "B-2", name: "\u041A\u043E\u0442\u0451\u043B <\u043D\u0430 \u0437\u0430\u043A\u0430\u0437>", price_kopecks: 5e6, weight_kg: 80, volume_l: 300, tags: ["PrepaymentOnly"], sales_rank: 4 },
    { ...common, id: ids.gone, category_id: "cat-mix", slug: "snyat", article: "C-1", name: "\u0421\u043D\u044F\u0442\u044B\u0439 \u0441 \u043F\u0440\u043E\u0434\u0430\u0436\u0438", price_kopecks: 1e4, weight_kg: 1, volume_l: 1, availability: "OutOfStock", sales_rank: 5 },
    { ...common, id: ids.hidden, category_id: "cat-mix", slug: "skryt", article: "C-2", name: "\u0421\u043A\u0440\u044B\u0442\u044B\u0439", price_kopecks: 1e4, weight_kg: 1, volume_l: 1, is_visible: false },
    { ...common, id: ids.beam, category_id: "cat-mix", slug: "balka", article: "D-1", name: "\u0411\u0430\u043B\u043A\u0430 6 \u043C", price_kopecks: 9e5, weight_kg: 70, volume_l: 90, sales_rank: 6 }
  ]).execute();
  await db.insertInto("product_relation").values([
    { product_id: ids.cement, related_product_id: ids.primer, kind: "BuyTogether", display_order: 1 },
    { product_id: ids.cement, related_product_id: ids.drill, kind: "BuyTogether", display_order: 2 },
    { product_id: ids.cement, related_product_id: ids.gone, kind: "BuyTogether", display_order: 3 }
  ]).execute();
}
async function fillGeography(db) {
  await db.insertInto("address_region").values([{ id: "r-1", name: "\u041C\u043E\u0441\u043A\u0432\u0430" }, { id: "r-2", name: "\u0422\u0432\u0435\u0440\u0441\u043A\u0430\u044F \u043E\u0431\u043B\u0430\u0441\u0442\u044C" }]).execute();
  const city = (id, name, region_id, population, latitude, longitude, payment_type) => ({ id, name, search_name: searchText(name), type: "\u0433", region_id, population, latitude, longitude, payment_type, postal_code: "101000" });
  await db.insertInto("address_city").values([
    city(ids.moscow, "\u041C\u043E\u0441\u043A\u0432\u0430", "r-1", 13e6, 55.7558, 37.6173, "PaymentOnDelivery"),
    city(ids.tver, "\u0422\u0432\u0435\u0440\u044C", "r-2", 42e4, 56.8587, 35.9176, "PaymentOnDeliveryForSmallProducts"),
    city(ids.klin, "\u041A\u043B\u0438\u043D", "r-1", 8e4, 56.3333, 36.7333, "OnlyPrepayment"),
    city(ids.village, "\u0411\u0435\u0440\u0451\u0437\u043E\u0432\u043E", "r-2", 900, 57.2, 35.1, "PaymentOnDelivery")
  ]).execute();
  const working_time = ["09:00-21:00", "09:00-21:00", "09:00-21:00", "09:00-21:00", "09:00-21:00", "10:00-18:00", ""];
  const point = (id, city_id, carrier_id, address, latitude, longitude, payment) => ({ id, city_id, carrier_id, type: "PickPoint", brand: null, address, search_address: searchText(address), latitude, longitude, payment, working_time });
  await db.insertInto("pick_point").values([
    { ...point(ids.cdekMoscow, ids.moscow, "Cdek", "\u0443\u043B. \u0411\u0435\u0440\u0451\u0437\u043E\u0432\u0430\u044F, 1", 55.76, 37.62, "CashAndCard"), type: "Postamat", brand: "\u0421\u0414\u042D\u041A", max_weight_kg: 30 },
    { ...point(ids.cdekMoscow2, ids.moscow, "Cdek", "\u0443\u043B. \u041B\u0435\u043D\u0438\u043D\u0430, 5", 55.7, 37.5, "CashAndCard"), max_payment_kopecks: 1e6 },
    point(ids.kitMoscow, ids.moscow, "Kit", "\u0421\u043A\u043B\u0430\u0434\u0441\u043A\u0430\u044F \u0443\u043B., 7", 55.8, 37.7, "CashAndMaybeCard"),
    { ...point(ids.kitMoscow2, ids.moscow, "Kit", "\u0414\u0430\u043B\u044C\u043D\u044F\u044F \u0443\u043B., 9", 55.75, 37.61, "CashAndCard"), is_secondary: true, additional_days: 3 },
    point(ids.energiaMoscow, ids.moscow, "Energia", "\u043F\u0440-\u043A\u0442 \u041C\u0438\u0440\u0430, 3", 55.79, 37.63, "NoPayment"),
    point(ids.pekTver, ids.tver, "Pek", "\u0443\u043B. \u041A\u043E\u043C\u0438\u043D\u0442\u0435\u0440\u043D\u0430, 2", 56.86, 35.92, "CashAndCard"),
    point(ids.cdekKlin, ids.klin, "Cdek", "\u0443\u043B. \u0413\u0430\u0433\u0430\u0440\u0438\u043D\u0430, 4", 56.33, 36.73, "CashAndCard")
  ]).execute();
}
async function fillSuggestions(db) {
  const word = (kind, gender, text, popularity) => ({ kind, gender, word: text, search_word: searchText(text), popularity });
  await db.insertInto("name_word").values([
    word("FirstName", "Male", "\u0418\u0432\u0430\u043D", 90),
    word("FirstName", "Female", "\u0410\u043D\u043D\u0430", 95),
    word("FirstName", "Male", "\u0410\u0440\u0442\u0451\u043C", 70),
    word("LastName", "Male", "\u0418\u0432\u0430\u043D\u043E\u0432", 80),
    word("LastName", "Female", "\u0418\u0432\u0430\u043D\u043E\u0432\u0430", 79),
    word("MiddleName", "Male", "\u0418\u0432\u0430\u043D\u043E\u0432\u0438\u0447", 60),
    word("MiddleName", "Female", "\u0418\u0432\u0430\u043D\u043E\u0432\u043D\u0430", 59)
  ]).execute();
  await db.insertInto("bank").values({ bic: "044525225", short_name: "\u041F\u0440\u0438\u043C\u0435\u0440-\u0411\u0430\u043D\u043A", search_name: "\u043F\u0440\u0438\u043C\u0435\u0440-\u0431\u0430\u043D\u043A", cor_account: "30101810400000000225", city: "\u041C\u043E\u0441\u043A\u0432\u0430" }).execute();
  await db.insertInto("company").values({ id: "co-1", name: "\u041E\u041E\u041E \xAB\u0420\u043E\u043C\u0430\u0448\u043A\u0430\xBB", search_name: "\u043E\u043E\u043E \xAB\u0440\u043E\u043C\u0430\u0448\u043A\u0430\xBB", inn: "7707083893", kpp: "773601001", ogrn: "1027700132195", address: "\u0433 \u041C\u043E\u0441\u043A\u0432\u0430" }).execute();
  await db.insertInto("street_name").values([
    { name: "\u0443\u043B. \u041B\u0435\u043D\u0438\u043D\u0430", search_name: "\u0443\u043B. \u043B\u0435\u043D\u0438\u043D\u0430", popularity: 9 },
    { name: "\u0443\u043B. \u041B\u0435\u0441\u043D\u0430\u044F", search_name: "\u0443\u043B. \u043B\u0435\u0441\u043D\u0430\u044F", popularity: 8 }
  ]).execute();
}
async function fillFixtureShop(db) {
  await fillCatalogue(db);
  await fillGeography(db);
  await fillSuggestions(db);
  await db.insertInto("customer").values([
    { id: "cu-bad", phone: "+79000000001", first_name: "\u041F\u0451\u0442\u0440", last_name: "\u041E\u0442\u043A\u0430\u0437\u043E\u0432", rating: "Negative" }
  ]).execute();
}
export {
  fillFixtureShop,
  ids as fixtureIds
};
//# sourceMappingURL=fixtures.js.map