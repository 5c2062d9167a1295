#!/usr/bin/env node
import {
  categoryPicture,
  pictureKinds,
  pictureOfSeed
} from "./chunk-CCIV5UDS.js";
import {
  aboutPath,
  askForProductPath,
  cartPath,
  cataloguePath,
  categoryPath,
  categoryPicturePath,
  chatPath,
  createShopServer,
  deliveryPath,
  dropHeader,
  homePath,
  isOnSale,
  orderPath,
  pickupPointsPath,
  policyPath,
  productPath,
  productPicturePath,
  searchPath,
  standardSettings,
  withQuery
} from "./chunk-XYUVUZWS.js";
import {
  roublesText
} from "./chunk-TEIK4OBE.js";
import {
  contains,
  searchText
} from "./chunk-4PKB6RVK.js";
import "./chunk-PZ5AY32C.js";

// src/pages/pages.ts
import { Hono as Hono6 } from "hono";

// src/pages/catalogue/catalogue.routes.ts
import { Hono } from "hono";

// src/pages/markup/html.ts
var content = /* @__PURE__ */ Symbol("markup");
var markup = (text) => ({ [content]: text });
var escapes = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };
var escapeHtml = (text) => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign);
var isMarkup = (hole) => content in hole;
function filled(hole) {
  if (hole === false || hole === null || hole === void 0) return "";
  if (typeof hole === "object") return isMarkup(hole) ? hole[content] : hole.map(filled).join("");
  return escapeHtml(String(hole));
}
function html(parts, ...holes) {
  let text = parts[0] ?? "";
  holes.forEach((hole, index) => {
    if (/=\s*$/.test(parts[index] ?? "")) throw new Error(`Put quotes around the attribute value after ${(parts[index] ?? "").slice(-40)}`);
    text += filled(hole) + (parts[index + 1] ?? "");
  });
  return markup(text);
}
var nothing = html``;
var trustedHtml = (text) => markup(text);
var inScript = { "<": "\\u003c", ">": "\\u003e", "&": "\\u0026", "\u2028": "\\u2028", "\u2029": "\\u2029" };
var jsonScript = (type, id, value) => html`<script type="${type}" id="${id}">${markup(JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, (sign) => inScript[sign] ?? sign))}</script>`;
var render = (page) => page[content];

// src/pages/frame/breadcrumbs.ts
var breadcrumbs = (way, here) => html`
<nav class="breadcrumbs" aria-label="Вы здесь">
  <ol class="breadcrumbs__list">
    <li><a href="${homePath}">Главная</a></li>
    ${way.map(({ name, path }) => html`<li><a href="${path}">${name}</a></li>`)}
    <li><span aria-current="page">${here}</span></li>
  </ol>
</nav>`;

// src/pages/shop/shop-facts.ts
var shop = {
  name: "\u0421\u0440\u0443\u0431 \u0438 \u041A\u0438\u0440\u043F\u0438\u0447",
  slogan: "\u0441\u0442\u0440\u043E\u0439\u043C\u0430\u0442\u0435\u0440\u0438\u0430\u043B\u044B \u0441 \u0434\u043E\u0441\u0442\u0430\u0432\u043A\u043E\u0439",
  legalName: "\u041E\u041E\u041E \xAB\u0421\u0440\u0443\u0431 \u0438 \u041A\u0438\u0440\u043F\u0438\u0447\xBB",
  city: "\u041C\u043E\u0441\u043A\u0432\u0430",
  phone: "8 800 000-00-00",
  phoneLink: "tel:88000000000",
  email: "shop@example.com",
  hours: "\u0415\u0436\u0435\u0434\u043D\u0435\u0432\u043D\u043E \u0441 8:00 \u0434\u043E 21:00",
  address: "108811, \u041C\u043E\u0441\u043A\u0432\u0430, 22-\u0439 \u043A\u0438\u043B\u043E\u043C\u0435\u0442\u0440 \u041A\u0438\u0435\u0432\u0441\u043A\u043E\u0433\u043E \u0448\u043E\u0441\u0441\u0435, \u0432\u043B. 4, \u0441\u0442\u0440. 1",
  inn: "0000000000",
  ogrn: "0000000000000"
};

// ../core/src/lib/plural.ts
function plural(count, [one, few, many]) {
  const tens = Math.abs(Math.trunc(count)) % 100;
  const ones = tens % 10;
  if (tens > 10 && tens < 20) return many;
  if (ones === 1) return one;
  return ones >= 2 && ones <= 4 ? few : many;
}

// src/pages/catalogue/shelf-tiles.ts
var goodsText = (count) => `${count}\xA0${plural(count, ["\u0442\u043E\u0432\u0430\u0440", "\u0442\u043E\u0432\u0430\u0440\u0430", "\u0442\u043E\u0432\u0430\u0440\u043E\u0432"])}`;
var shelfTiles = (shelves2) => html`
<ul class="tiles">
  ${shelves2.map(
  (shelf) => html`
  <li class="tile">
    <img class="tile__picture" src="${categoryPicturePath(shelf.slug)}" width="96" height="96" alt="" loading="lazy" decoding="async">
    <a class="tile__link" href="${categoryPath(shelf.path)}">${shelf.name}</a>
    <span class="tile__count">${goodsText(shelf.productCount)}</span>
  </li>`
)}
</ul>`;

// src/pages/catalogue/catalogue-page.ts
var section = (shelf) => html`
<li class="shelf">
  <img class="shelf__picture" src="${categoryPicturePath(shelf.slug)}" width="96" height="96" alt="" loading="lazy" decoding="async">
  <div class="shelf__about">
    <h2 class="shelf__name"><a href="${categoryPath(shelf.path)}">${shelf.name}</a></h2>
    <p class="shelf__count">${goodsText(shelf.productCount)}</p>
    ${shelf.children.length > 0 && html`<ul class="shelf__children">${shelf.children.map((child) => html`<li><a href="${categoryPath(child.path)}">${child.name}</a></li>`)}</ul>`}
  </div>
</li>`;
var cataloguePage = (roots) => ({
  title: "\u041A\u0430\u0442\u0430\u043B\u043E\u0433 \u0441\u0442\u0440\u043E\u0438\u0442\u0435\u043B\u044C\u043D\u044B\u0445 \u043C\u0430\u0442\u0435\u0440\u0438\u0430\u043B\u043E\u0432",
  description: `\u041A\u0430\u0442\u0430\u043B\u043E\u0433 \u043C\u0430\u0433\u0430\u0437\u0438\u043D\u0430 \xAB${shop.name}\xBB: ${roots.map(({ name }) => name.toLowerCase()).join(", ")}.`,
  canonical: cataloguePath,
  section: "catalogue",
  content: html`
${breadcrumbs([], "\u041A\u0430\u0442\u0430\u043B\u043E\u0433")}
<h1>Каталог</h1>
<ul class="shelf-list">${roots.map(section)}</ul>`
});

// src/pages/frame/icons.ts
var outlines = {
  cart: '<path d="M3 4h2.2l2.3 11.2h10.2L20 7.5H6"/><circle cx="9" cy="19.2" r="1.4"/><circle cx="16.5" cy="19.2" r="1.4"/>',
  catalogue: '<path d="M4 4h6.5v6.5H4zM13.5 4H20v6.5h-6.5zM4 13.5h6.5V20H4zM13.5 13.5H20V20h-6.5z"/>',
  home: '<path d="M3.5 11 12 4l8.5 7M6 9.5V20h12V9.5M10 20v-5.5h4V20"/>',
  left: '<path d="m14.5 5-7 7 7 7"/>',
  phone: '<path d="M5 4h4l1.6 4.4-2.3 1.6a11.5 11.5 0 0 0 5.7 5.7l1.6-2.3L20 15v4a1 1 0 0 1-1 1A15 15 0 0 1 4 5a1 1 0 0 1 1-1z"/>',
  pin: '<path d="M12 21s-6.5-5.6-6.5-11a6.5 6.5 0 0 1 13 0c0 5.4-6.5 11-6.5 11z"/><circle cx="12" cy="10" r="2.4"/>',
  right: '<path d="m9.5 5 7 7-7 7"/>',
  search: '<circle cx="10.5" cy="10.5" r="6.5"/><path d="m15.5 15.5 5 5"/>',
  truck: '<path d="M2.5 6h11.5v10.5H2.5zM14 9.5h4l3.5 3.8v3.2H14z"/><circle cx="7" cy="17.5" r="1.9"/><circle cx="17.5" cy="17.5" r="1.9"/>',
  shield: '<path d="M12 3.5 5 6v5.5c0 4.3 2.9 7.5 7 9 4.1-1.5 7-4.7 7-9V6z"/><path d="m8.8 11.8 2.3 2.3 4.2-4.4"/>',
  ruler: '<path d="m3.5 15.5 12-12 5 5-12 12zM8 11l1.8 1.8M11 8l2.5 2.5M14 5l1.8 1.8"/>',
  returned: '<path d="M8.5 5 4.5 9l4 4M5 9h9.5a5 5 0 0 1 0 10H9"/>',
  card: '<path d="M3 6h18v12.5H3zM3 10h18M6.5 15h4"/>',
  check: '<path d="m5 12.5 4.5 4.5L19 7.5"/>'
};
var icon = (name) => html`
<svg class="icon" viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true" focusable="false">${trustedHtml(outlines[name])}</svg>`;

// src/pages/catalogue/pager.ts
var PAGE_SIZE = 24;
var WINDOW = 3;
function pagingOf(wanted, total, pageSize = PAGE_SIZE) {
  const pageCount = Math.max(1, Math.ceil(total / pageSize));
  const number = /^\d{1,6}$/.test(wanted ?? "") ? Number(wanted) : 1;
  return { page: Math.min(Math.max(1, number), pageCount), pageCount };
}
function shownPages({ page, pageCount }) {
  const start = Math.max(1, Math.min(page - Math.floor(WINDOW / 2), pageCount - WINDOW + 1));
  const around = Array.from({ length: Math.min(WINDOW, pageCount) }, (_, index) => start + index);
  const numbers = [.../* @__PURE__ */ new Set([1, ...around, pageCount])];
  return numbers.flatMap((number, index) => index > 0 && number - (numbers[index - 1] ?? 0) > 1 ? [null, number] : [number]);
}
function pager(paging, address) {
  const { page, pageCount } = paging;
  if (pageCount === 1) return nothing;
  return html`
  <nav class="pager" aria-label="Страницы списка">
    ${page > 1 && html`<a class="pager__step" rel="prev" href="${address(page - 1)}" aria-label="Назад, предыдущая страница">${icon("left")}<span>Назад</span></a>`}
    <ul class="pager__numbers">
      ${shownPages(paging).map(
    (number) => number === null ? html`<li class="pager__gap" aria-hidden="true">…</li>` : html`<li><a class="pager__number" href="${address(number)}" aria-label="Страница ${number}"${number === page && html` aria-current="page"`}>${number}</a></li>`
  )}
    </ul>
    ${page < pageCount && html`<a class="pager__step" rel="next" href="${address(page + 1)}" aria-label="Дальше, следующая страница"><span>Дальше</span>${icon("right")}</a>`}
  </nav>`;
}

// src/pages/catalogue/product-card.queries.ts
import { sql } from "kysely";
var cards = (db) => db.selectFrom("product").select(["product.id", "product.slug", "article", "product.name", "price_kopecks", "old_price_kopecks", "unit", "availability", "tags"]).where("is_visible", "=", true);
var soldOut = sql`case when availability in ('OutOfStock', 'Discontinued') then 1 else 0 end`;
var orders = {
  popular: (query) => query.orderBy("sales_rank"),
  cheap: (query) => query.orderBy("price_kopecks"),
  expensive: (query) => query.orderBy("price_kopecks", "desc"),
  new: (query) => query.orderBy("created_on", "desc")
};
var sorted = (query, sorting) => orders[sorting](query.orderBy(soldOut)).orderBy("product.id");
async function countOf(query) {
  const { count } = await query.clearSelect().select((eb) => eb.fn.countAll().as("count")).executeTakeFirstOrThrow();
  return count;
}

// src/pages/shop/availability.ts
var availabilityWords = {
  InStock: { text: "\u0412 \u043D\u0430\u043B\u0438\u0447\u0438\u0438", tone: "yes", schemaOrg: "InStock" },
  InStockAtSupplier: { text: "\u041D\u0430 \u0441\u043A\u043B\u0430\u0434\u0435 \u043F\u043E\u0441\u0442\u0430\u0432\u0449\u0438\u043A\u0430", tone: "yes", schemaOrg: "InStock" },
  OnOrder: { text: "\u041F\u043E\u0434 \u0437\u0430\u043A\u0430\u0437, 5\u201310 \u0434\u043D\u0435\u0439", tone: "later", schemaOrg: "BackOrder" },
  Expected: { text: "\u041E\u0436\u0438\u0434\u0430\u0435\u0442\u0441\u044F \u043F\u043E\u0441\u0442\u0443\u043F\u043B\u0435\u043D\u0438\u0435", tone: "later", schemaOrg: "PreOrder" },
  OutOfStock: { text: "\u041D\u0435\u0442 \u0432 \u043D\u0430\u043B\u0438\u0447\u0438\u0438", tone: "no", schemaOrg: "OutOfStock" },
  Discontinued: { text: "\u0421\u043D\u044F\u0442 \u0441 \u043F\u0440\u043E\u0438\u0437\u0432\u043E\u0434\u0441\u0442\u0432\u0430", tone: "no", schemaOrg: "Discontinued" }
};

// src/pages/shop/price.ts
var priceValue = (kopecks) => `${Math.trunc(kopecks / 100)}.${String(kopecks % 100).padStart(2, "0")}`;
function discountPercent(kopecks, oldKopecks) {
  if (oldKopecks === null || oldKopecks <= kopecks) return null;
  const percent = Math.floor((oldKopecks - kopecks) / oldKopecks * 100);
  return percent > 0 ? percent : null;
}

// src/pages/catalogue/cart-button.ts
var cartButton = (product) => isOnSale(product.availability) ? html`
<div class="cart-button" data-prilavok="cart-button" data-id="${product.id}" data-name="${product.name}" data-price="${priceValue(product.price_kopecks)}" data-thumb-url="${productPicturePath(product.id)}" data-link="${productPath(product)}"><a class="pk-placeholder" href="${askForProductPath(product.id)}" rel="nofollow">Добавить в корзину</a></div>` : html`
<div class="cart-button"><a class="cart-button__instead" href="${productPath(product)}#similar">Посмотреть похожие</a></div>`;

// src/pages/catalogue/product-card.ts
var marks = [
  { tag: "Hit", text: "\u0425\u0438\u0442", tone: "hit" },
  { tag: "Novelty", text: "\u041D\u043E\u0432\u0438\u043D\u043A\u0430", tone: "new" },
  { tag: "FreeDelivery", text: "\u0414\u043E\u0441\u0442\u0430\u0432\u0438\u043C \u0431\u0435\u0441\u043F\u043B\u0430\u0442\u043D\u043E", tone: "free" },
  { tag: "PrepaymentOnly", text: "\u0422\u043E\u043B\u044C\u043A\u043E \u043F\u0440\u0435\u0434\u043E\u043F\u043B\u0430\u0442\u0430", tone: "plain" }
];
function productMarks({ price_kopecks, old_price_kopecks, tags }, most = marks.length) {
  const percent = discountPercent(price_kopecks, old_price_kopecks);
  const shown = marks.filter(({ tag }) => tags.includes(tag)).slice(0, most);
  if (percent === null && shown.length === 0) return nothing;
  return html`
<ul class="marks" aria-label="Отметки">
  ${percent !== null && html`<li class="mark mark--sale">−${percent}\u00a0%</li>`}
  ${shown.map(({ text, tone }) => html`<li class="mark mark--${tone}">${text}</li>`)}
</ul>`;
}
var productPrice = ({ price_kopecks, old_price_kopecks, unit }) => html`
<p class="price">
  <b class="price__now"><span class="visually-hidden">Цена </span>${roublesText(price_kopecks)}</b><span class="price__unit">/\u00a0${unit}</span>
  ${old_price_kopecks !== null && old_price_kopecks > price_kopecks && html`<s class="price__old"><span class="visually-hidden">Прежняя цена </span>${roublesText(old_price_kopecks)}</s>`}
</p>`;
var productAvailability = ({ availability }) => html`<p class="availability availability--${availabilityWords[availability].tone}">${availabilityWords[availability].text}</p>`;
var productCard = (product, level = 3) => {
  const address = productPath(product);
  const name = html`<a class="card__link" href="${address}" title="${product.name}">${product.name}</a>`;
  return html`
<li class="card">
  <div class="card__picture"><img src="${productPicturePath(product.id)}" width="240" height="240" alt="" loading="lazy" decoding="async">${productMarks(product, 2)}</div>
  <div class="card__about">
    ${level === 2 ? html`<h2 class="card__name">${name}</h2>` : html`<h3 class="card__name">${name}</h3>`}
    <p class="card__article">Арт. ${product.article}</p>
    ${productAvailability(product)}
    ${productPrice(product)}
  </div>
  ${cartButton(product)}
</li>`;
};
var productRow = (products) => html`<ul class="grid grid--row">${products.map((product) => productCard(product))}</ul>`;
var productGrid = (products, level = 3) => html`<ul class="grid">${products.map((product) => productCard(product, level))}</ul>`;

// src/pages/catalogue/shelves.queries.ts
async function loadShelves(db) {
  const [rows, counts] = await Promise.all([
    db.selectFrom("category").select(["id", "parent_id", "path", "slug", "name"]).orderBy("display_order").orderBy("name").execute(),
    db.selectFrom("product").select((eb) => ["category_id", eb.fn.countAll().as("count")]).where("is_visible", "=", true).groupBy("category_id").execute()
  ]);
  const ownCount = new Map(counts.map(({ category_id, count }) => [category_id, count]));
  const byId = /* @__PURE__ */ new Map();
  const below = (parentId) => rows.filter((row) => row.parent_id === parentId).map((row) => {
    const children = below(row.id);
    const productCount = children.reduce((sum, child) => sum + child.productCount, ownCount.get(row.id) ?? 0);
    const shelf = { id: row.id, path: row.path, slug: row.slug, name: row.name, parentId, productCount, children };
    byId.set(shelf.id, shelf);
    return shelf;
  });
  const roots = below(null);
  return { roots, byId, byPath: new Map([...byId.values()].map((shelf) => [shelf.path, shelf])) };
}
var idsWithin = (shelf) => [shelf.id, ...shelf.children.flatMap(idsWithin)];
function wayTo(shelves2, shelf) {
  const parent = shelf.parentId === null ? void 0 : shelves2.byId.get(shelf.parentId);
  return parent === void 0 ? [shelf] : [...wayTo(shelves2, parent), shelf];
}

// src/pages/catalogue/sorting.ts
var names = {
  popular: "\u043F\u043E\u043F\u0443\u043B\u044F\u0440\u043D\u044B\u0435",
  cheap: "\u0434\u0435\u0448\u0435\u0432\u043B\u0435",
  expensive: "\u0434\u043E\u0440\u043E\u0436\u0435",
  new: "\u043D\u043E\u0432\u0438\u043D\u043A\u0438"
};
var isSorting = (text) => Object.hasOwn(names, text);
var sortingOf = (text) => text !== void 0 && isSorting(text) ? text : "popular";
var sortingParameter = (sorting) => sorting === "popular" ? null : sorting;
var sortingLinks = (current2, address) => html`
  <nav class="sorting" aria-label="Сортировка">
    <span class="sorting__label">Сначала</span>
    ${Object.entries(names).map(([key, name]) => {
  const sorting = sortingOf(key);
  return html`<a class="sorting__link" href="${address(sorting)}"${sorting === current2 && html` aria-current="true"`}>${name}</a>`;
})}
  </nav>`;

// src/pages/catalogue/category-page.ts
var sideList = (heading, shelves2, current2) => html`
<nav class="side-list" aria-label="Соседние разделы">
  <h2 class="side-list__heading">${heading}</h2>
  <ul>
    ${shelves2.map(
  (shelf) => html`
    <li><a href="${categoryPath(shelf.path)}"${shelf.id === current2.id && html` aria-current="page"`}><span>${shelf.name}</span><span class="side-list__count">${shelf.productCount}</span></a></li>`
)}
  </ul>
</nav>`;
async function categoryPage(db, shelves2, shelf, asked) {
  const found = cards(db).where("category_id", "in", idsWithin(shelf));
  const total = await countOf(found);
  const sorting = sortingOf(asked.sort);
  const paging = pagingOf(asked.page, total);
  const products = await sorted(found, sorting).limit(PAGE_SIZE).offset((paging.page - 1) * PAGE_SIZE).execute();
  const way = wayTo(shelves2, shelf).slice(0, -1);
  const parent = way.at(-1);
  const path = categoryPath(shelf.path);
  const address = (page, order = sorting) => withQuery(path, { sort: sortingParameter(order), page: page === 1 ? null : page });
  return {
    title: paging.page === 1 ? shelf.name : `${shelf.name}, \u0441\u0442\u0440\u0430\u043D\u0438\u0446\u0430 ${paging.page}`,
    description: `${shelf.name}: ${goodsText(total)} \u0432 \u043C\u0430\u0433\u0430\u0437\u0438\u043D\u0435 \xAB${shop.name}\xBB, ${shop.city}. \u0414\u043E\u0441\u0442\u0430\u0432\u043A\u0430 \u043F\u043E \u0420\u043E\u0441\u0441\u0438\u0438, \u043E\u043F\u043B\u0430\u0442\u0430 \u043F\u0440\u0438 \u043F\u043E\u043B\u0443\u0447\u0435\u043D\u0438\u0438.`,
    canonical: withQuery(path, { page: paging.page === 1 ? null : paging.page }),
    section: "catalogue",
    content: html`
${breadcrumbs([{ name: "\u041A\u0430\u0442\u0430\u043B\u043E\u0433", path: cataloguePath }, ...way.map(({ name, path: at }) => ({ name, path: categoryPath(at) }))], shelf.name)}
<div class="page-heading"><h1>${shelf.name}</h1><p class="page-heading__count">${goodsText(total)}</p></div>
<div class="with-side">
  ${sideList(parent?.name ?? "\u041A\u0430\u0442\u0430\u043B\u043E\u0433", parent?.children ?? shelves2.roots, shelf)}
  <div class="with-side__content">
    ${shelf.children.length > 0 && html`<section aria-labelledby="subcategories"><h2 class="visually-hidden" id="subcategories">Подразделы</h2>${shelfTiles(shelf.children)}</section>`}
    <section aria-labelledby="products">
      <h2 class="visually-hidden" id="products">Товары</h2>
      ${total === 0 ? html`<p class="empty">В этом разделе пока нет товаров. Загляните в <a href="${cataloguePath}">другие разделы</a> или позвоните: ${shop.phone}.</p>` : html`${sortingLinks(sorting, (order) => address(1, order))}${productGrid(products)}${pager(paging, address)}`}
    </section>
  </div>
</div>`
  };
}

// src/pages/catalogue/search-page.ts
import { sql as sql2 } from "kysely";

// src/pages/catalogue/search-words.ts
var MOST_WORDS = 8;
var LONGEST_QUERY = 100;
function searchStems(query) {
  const words2 = searchText(query.slice(0, LONGEST_QUERY)).split(" ").filter(Boolean);
  return [...new Set(words2)].slice(0, MOST_WORDS).map(stem);
}
var endings = /(?:иями|ями|ами|ого|его|ому|ему|ыми|ими|ые|ие|ая|яя|ое|ее|ой|ей|ий|ый|ых|их|ую|юю|ом|ем|ам|ям|ах|ях|ов|ев|а|я|ы|и|у|ю|о|е|ь)$/;
function stem(word) {
  if (!/^[а-я]{5,}$/.test(word)) return word;
  const short = word.replace(endings, "");
  return short.length >= 4 ? short : word;
}

// src/pages/catalogue/search-page.ts
function productsFor(db, query, stems) {
  const name = sql2`translate(lower(product.name), 'ё', 'е')`;
  return cards(db).where(
    (eb) => eb.or([eb.and(stems.map((stem2) => eb(name, "like", contains(stem2)))), eb(sql2`lower(article)`, "=", searchText(query))])
  );
}
var tips = html`
<div class="empty">
  <p>Попробуйте так:</p>
  <ul>
    <li>оставьте одно-два главных слова: «штукатурка», «гипсокартон 12»;</li>
    <li>проверьте, нет ли опечатки или английской раскладки;</li>
    <li>введите артикул целиком;</li>
    <li>позвоните, подскажем: <a href="${shop.phoneLink}">${shop.phone}</a>.</li>
  </ul>
  <p><a href="${cataloguePath}">Открыть каталог</a></p>
</div>`;
var results = (heading, content2, count) => html`
${breadcrumbs([], "\u041F\u043E\u0438\u0441\u043A")}
<div class="page-heading"><h1>${heading}</h1>${count !== void 0 && html`<p class="page-heading__count">${goodsText(count)}</p>`}</div>
${content2}`;
async function searchPage(db, shelves2, { query: wanted, page, sort }) {
  const query = wanted.trim().slice(0, LONGEST_QUERY);
  const stems = searchStems(query);
  const frame = { isPrivate: true, query };
  if (stems.length === 0) return { ...frame, title: "\u041F\u043E\u0438\u0441\u043A", content: results("\u0427\u0442\u043E \u0438\u0449\u0435\u043C?", tips) };
  const found = productsFor(db, query, stems);
  const total = await countOf(found);
  const matching = [...shelves2.byId.values()].filter(({ name }) => stems.every((stem2) => searchText(name).includes(stem2))).slice(0, 6);
  const title = `\u041F\u043E\u0438\u0441\u043A: ${query}`;
  if (total === 0 && matching.length === 0) {
    return { ...frame, title, content: results(`\u041F\u043E \u0437\u0430\u043F\u0440\u043E\u0441\u0443 \xAB${query}\xBB \u043D\u0438\u0447\u0435\u0433\u043E \u043D\u0435 \u043D\u0430\u0448\u043B\u043E\u0441\u044C`, tips) };
  }
  const sorting = sortingOf(sort);
  const paging = pagingOf(page, total);
  const products = await sorted(found, sorting).limit(PAGE_SIZE).offset((paging.page - 1) * PAGE_SIZE).execute();
  const address = (number, order = sorting) => withQuery(searchPath, { q: query, sort: sortingParameter(order), page: number === 1 ? null : number });
  return {
    ...frame,
    title,
    content: results(
      `\u0420\u0435\u0437\u0443\u043B\u044C\u0442\u0430\u0442\u044B \u043F\u043E\u0438\u0441\u043A\u0430 \xAB${query}\xBB`,
      html`
${matching.length > 0 && html`<section class="found" aria-labelledby="found-shelves"><h2 id="found-shelves">Разделы</h2>${shelfTiles(matching)}</section>`}
${total > 0 && html`<section aria-labelledby="found-products"><h2 class="visually-hidden" id="found-products">Товары</h2>${sortingLinks(sorting, (order) => address(1, order))}${productGrid(products)}${pager(paging, address)}</section>`}
${matching.length > 0 && total === 0 && html`<p class="empty">Товаров с таким названием нет, но есть подходящий раздел: <a href="${categoryPath(matching[0]?.path ?? "")}">${matching[0]?.name}</a>.</p>`}`,
      total
    )
  };
}

// src/pages/catalogue/catalogue.routes.ts
function catalogueRoutes({ db, shelves: shelves2, show, showMissing }) {
  const app = new Hono();
  app.get("/catalog", (c) => c.redirect(cataloguePath, 301));
  app.get(cataloguePath, async (c) => show(c, cataloguePage((await shelves2()).roots)));
  app.get("/catalog/:path{.+}", async (c) => {
    const all = await shelves2();
    const asked = c.req.param("path").replace(/\/$/, "");
    const shelf = all.byPath.get(asked);
    if (shelf !== void 0) return show(c, await categoryPage(db, all, shelf, { page: c.req.query("page"), sort: c.req.query("sort") }));
    const [named, ...others2] = [...all.byId.values()].filter(({ slug }) => slug === asked);
    return named !== void 0 && others2.length === 0 ? c.redirect(categoryPath(named.path), 301) : showMissing(c);
  });
  app.get(
    searchPath,
    async (c) => show(c, await searchPage(db, await shelves2(), { query: c.req.query("q") ?? "", page: c.req.query("page"), sort: c.req.query("sort") }))
  );
  app.get(
    `${searchPath}/:query`,
    async (c) => show(c, await searchPage(db, await shelves2(), { query: c.req.param("query"), page: c.req.query("page"), sort: c.req.query("sort") }))
  );
  return app;
}

// src/pages/catalogue/keep-shelves.ts
var KEPT_MS = 15e3;
function keepShelves(db, now) {
  let kept;
  let until = 0;
  return () => {
    if (kept !== void 0 && now() < until) return kept;
    const fresh = loadShelves(db);
    kept = fresh;
    until = now() + KEPT_MS;
    fresh.catch(() => {
      if (kept === fresh) kept = void 0;
    });
    return fresh;
  };
}

// src/pages/files/file.routes.ts
import { Hono as Hono2 } from "hono";

// src/pages/frame/freshness.ts
import { createHash } from "crypto";
var tagOf = (text) => createHash("sha256").update(text).digest("base64url").slice(0, 22);
var plain = (tag) => tag.trim().replace(/^W\//, "").replaceAll('"', "");
function isKnown(c, tag) {
  c.header("ETag", `W/"${tag}"`);
  const held = c.req.header("If-None-Match");
  return held !== void 0 && held.split(",").some((known) => plain(known) === tag);
}

// src/pages/styles/base-style.ts
var baseStyle = (
  /* css */
  `
:root {
  color-scheme: light dark;
  --ink: #1f2429;
  --ink-quiet: #56606b;
  --line: #dcdfe3;
  --line-field: #868f99;
  --ground: #f1f2f4;
  --surface: #fff;
  --surface-soft: #f7f8f9;
  --graphite: #262b31;
  --graphite-soft: #353c44;
  --on-graphite: #fff;
  --on-graphite-quiet: #c3cad1;
  --accent: #c2410c;
  --accent-hover: #a83609;
  --accent-text: #b83c0a;
  --on-accent: #fff;
  --accent-soft: #fff0e6;
  --flame: #ff8a3d;
  --good: #1a7437;
  --later: #8a5300;
  --sale: #b3261e;
  --radius: 6px;
  --page: 1400px;
  --side: 16px;
  --bar: 0px;

  --pk-accent: var(--accent);
  --pk-on-accent: var(--on-accent);
  --pk-surface: var(--surface);
  --pk-text: var(--ink);
  --pk-muted: var(--ink-quiet);
  --pk-line: var(--line);
  --pk-field-line: var(--line-field);
  --pk-success: var(--good);
  --pk-danger: var(--sale);
  --pk-radius: 6px;
  --pk-control-height: 44px;
  --pk-cart-button-width: 100%;
}

@media (prefers-color-scheme: dark) {
  :root {
    --ink: #e9ecef;
    --ink-quiet: #a7b0b9;
    --line: #3a424a;
    --line-field: #77818b;
    --ground: #15181b;
    --surface: #1f2429;
    --surface-soft: #262b31;
    --graphite: #101316;
    --graphite-soft: #262b31;
    --accent-hover: #d9531c;
    --accent-text: #ff9a5a;
    --accent-soft: #3a2518;
    --good: #5fc882;
    --later: #e0a64b;
    --sale: #ff8a80;
    --pk-success: #1a7437;
    --pk-danger: #b3261e;
  }
}

*, ::before, ::after { box-sizing: border-box; }

html {
  -webkit-text-size-adjust: 100%;
  text-size-adjust: 100%;
  scroll-padding-top: 88px;
  scroll-padding-bottom: calc(var(--bar) + 16px);
}

body {
  margin: 0;
  min-width: 320px;
  background: var(--ground);
  color: var(--ink);
  font: 15px/1.45 system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, 'Noto Sans', sans-serif;
  overflow-wrap: break-word;
}

h1, h2, h3, p, ul, ol, dl, dd, figure { margin: 0; }
h1 { font-size: 28px; line-height: 1.2; font-weight: 700; letter-spacing: -0.01em; text-wrap: balance; }
h2 { font-size: 22px; line-height: 1.25; font-weight: 700; }
h3 { font-size: 16px; line-height: 1.3; font-weight: 600; }
img { max-width: 100%; height: auto; }
address { font-style: normal; }
a { color: var(--accent-text); text-underline-offset: 0.18em; text-decoration-thickness: from-font; }
a:hover { color: var(--accent-hover); }
a[href^='tel:'] { white-space: nowrap; }
:focus-visible { outline: 2px solid var(--accent-text); outline-offset: 2px; border-radius: 3px; }
:where(.top-line, .footer, .bottom-bar, .hero__season) :focus-visible { outline-color: var(--flame); }
.main:focus { outline: none; }
.icon { flex: none; }

.visually-hidden {
  position: absolute;
  width: 1px;
  height: 1px;
  margin: -1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
}

.skip-link {
  position: absolute;
  left: 8px;
  top: -60px;
  z-index: 3;
  padding: 12px 16px;
  border-radius: var(--radius);
  background: var(--accent);
  color: var(--on-accent);
}
.skip-link:focus { top: 8px; color: var(--on-accent); }

.button {
  display: inline-flex;
  align-items: center;
  justify-content: center;
  min-height: 44px;
  padding: 8px 20px;
  border: 0;
  border-radius: var(--radius);
  background: var(--accent);
  color: var(--on-accent);
  font: inherit;
  font-weight: 600;
  text-decoration: none;
  cursor: pointer;
}
.button:hover { background: var(--accent-hover); color: var(--on-accent); }
.button--light { background: #fff; color: #1f2429; }
.button--light:hover { background: #ffe3d0; color: #1f2429; }
.quiet { color: var(--ink-quiet); }

.main {
  display: block;
  max-width: var(--page);
  margin: 0 auto;
  padding: 16px var(--side) 40px;
}

@media (max-width: 639px) {
  h1 { font-size: 24px; }
  h2 { font-size: 20px; }
  :root { --side: 12px; }
}

@media (prefers-reduced-motion: no-preference) {
  a, .button, .card, .tile { transition: background-color 140ms ease-out, border-color 140ms ease-out, color 140ms ease-out; }
}
`
);

// src/pages/styles/catalogue-style.ts
var catalogueStyle = (
  /* css */
  `
.breadcrumbs { margin-bottom: 12px; font-size: 13px; }
.breadcrumbs__list { display: flex; flex-wrap: wrap; gap: 2px 0; padding: 0; list-style: none; color: var(--ink-quiet); }
.breadcrumbs__list li { display: inline-flex; align-items: center; min-height: 24px; }
.breadcrumbs__list li + li::before { content: '/'; margin: 0 8px; color: var(--line-field); }
.breadcrumbs__list a { color: var(--ink-quiet); text-decoration: none; }
.breadcrumbs__list a:hover { color: var(--accent-text); text-decoration: underline; }

.page-heading { display: flex; flex-wrap: wrap; align-items: baseline; gap: 4px 12px; margin-bottom: 16px; }
.page-heading__count { color: var(--ink-quiet); white-space: nowrap; }

.with-side { display: grid; grid-template-columns: 248px minmax(0, 1fr); gap: 20px; align-items: start; }
.side-list { padding: 14px 0 8px; border: 1px solid var(--line); border-radius: var(--radius); background: var(--surface); }
.side-list__heading { padding: 0 16px 8px; font-size: 16px; }
.side-list ul { padding: 0; list-style: none; }
.side-list a { display: flex; justify-content: space-between; gap: 8px; padding: 7px 16px; color: var(--ink); font-size: 14px; text-decoration: none; }
.side-list a:hover { background: var(--surface-soft); color: var(--accent-text); }
.side-list a[aria-current] { background: var(--accent-soft); box-shadow: inset 3px 0 var(--accent); font-weight: 600; }
.side-list a:focus-visible { outline-offset: -2px; }
.side-list__count { color: var(--ink-quiet); font-weight: 400; font-variant-numeric: tabular-nums; }
.with-side__content > section + section { margin-top: 20px; }
.found + section { margin-top: 20px; }
.found h2 { margin-bottom: 10px; }

.tiles { display: grid; grid-template-columns: repeat(auto-fill, minmax(256px, 1fr)); gap: 10px; padding: 0; list-style: none; }
.tile {
  position: relative;
  display: grid;
  grid-template: auto 1fr / 72px minmax(0, 1fr);
  column-gap: 12px;
  align-items: start;
  padding: 12px;
  border: 1px solid var(--line);
  border-radius: var(--radius);
  background: var(--surface);
}
.tile:hover { border-color: var(--accent); }
.tile__picture { grid-row: 1 / 3; width: 72px; height: 72px; }
.tile__link { min-width: 0; color: var(--ink); font-weight: 600; line-height: 1.3; hyphens: auto; text-decoration: none; }
.tile__link::after { content: ''; position: absolute; inset: 0; border-radius: var(--radius); }
.tile__link:hover { color: var(--accent-text); }
.tile__count { color: var(--ink-quiet); font-size: 13px; }

.shelf-list { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 380px), 1fr)); gap: 12px; margin-top: 16px; padding: 0; list-style: none; }
.shelf { display: grid; grid-template-columns: 96px 1fr; gap: 16px; padding: 16px; border: 1px solid var(--line); border-radius: var(--radius); background: var(--surface); }
.shelf__name { font-size: 18px; }
.shelf__name a { color: var(--ink); text-decoration: none; }
.shelf__name a:hover { color: var(--accent-text); text-decoration: underline; }
.shelf__count { color: var(--ink-quiet); font-size: 13px; }
.shelf__children { display: flex; flex-wrap: wrap; gap: 2px 14px; margin-top: 8px; padding: 0; list-style: none; font-size: 14px; }
.shelf__children a { display: inline-block; padding: 3px 0; text-decoration: none; }
.shelf__children a:hover { text-decoration: underline; }

.sorting { display: flex; flex-wrap: wrap; align-items: center; gap: 4px; margin-bottom: 12px; font-size: 14px; }
.sorting__label { margin-right: 6px; color: var(--ink-quiet); }
.sorting__link { display: inline-flex; align-items: center; min-height: 36px; padding: 0 12px; border: 1px solid transparent; border-radius: 18px; color: var(--ink); text-decoration: none; }
.sorting__link:hover { background: var(--surface); }
.sorting__link[aria-current] { border-color: var(--line); background: var(--surface); color: var(--accent-text); font-weight: 600; }

.pager { display: flex; flex-wrap: wrap; align-items: center; justify-content: center; gap: 8px; margin-top: 24px; }
.pager__numbers { display: flex; gap: 4px; padding: 0; list-style: none; }
.pager__number, .pager__gap { display: grid; place-items: center; min-width: 44px; min-height: 44px; border: 1px solid transparent; border-radius: var(--radius); color: var(--ink); font-variant-numeric: tabular-nums; text-decoration: none; }
.pager__number:hover { border-color: var(--line); background: var(--surface); }
.pager__number[aria-current] { border-color: var(--graphite); background: var(--graphite); color: var(--on-graphite); }
.pager__step { display: inline-flex; align-items: center; gap: 6px; min-height: 44px; padding: 0 14px; border: 1px solid var(--line); border-radius: var(--radius); background: var(--surface); color: var(--ink); text-decoration: none; }
.pager__step .icon { width: 18px; height: 18px; }

.empty { max-width: 640px; padding: 20px; border: 1px solid var(--line); border-radius: var(--radius); background: var(--surface); }
.empty ul { margin: 8px 0; padding-left: 20px; }

@media (max-width: 899px) {
  .with-side { grid-template-columns: minmax(0, 1fr); }
  .side-list { order: 2; }
}

@media (max-width: 639px) {
  .sorting { flex-wrap: nowrap; margin-inline: calc(-1 * var(--side)); padding: 3px var(--side); overflow-x: auto; scrollbar-width: none; white-space: nowrap; }
  .breadcrumbs__list { flex-wrap: nowrap; overflow-x: auto; scrollbar-width: none; white-space: nowrap; }
  .breadcrumbs__list li:last-child span { max-width: 60vw; overflow: hidden; text-overflow: ellipsis; }
  .tiles { grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 8px; }
  .tile { grid-template: auto auto 1fr / minmax(0, 1fr); row-gap: 6px; padding: 10px; font-size: 14px; }
  .tile__picture { grid-row: auto; width: 64px; height: 64px; }
  .shelf { grid-template-columns: 64px 1fr; gap: 12px; padding: 12px; }
  .shelf__children a { padding: 7px 0; }
  .pager__step span { display: none; }
  .pager__step { min-width: 44px; justify-content: center; padding: 0; }
  .pager__number, .pager__gap { min-width: 40px; }
  .pager { gap: 4px; }
}
@media (max-width: 374px) {
  .tile { padding: 8px; font-size: 13px; }
  .pager__number, .pager__gap { min-width: 34px; }
  .pager__numbers { gap: 2px; }
}
`
);

// src/pages/styles/header-style.ts
var headerStyle = (
  /* css */
  `
.header { display: contents; }
.top-line { background: var(--graphite); color: var(--on-graphite-quiet); font-size: 13px; }
.top-line__inner {
  display: flex;
  align-items: center;
  gap: 20px;
  max-width: var(--page);
  min-height: 36px;
  margin: 0 auto;
  padding: 0 var(--side);
}
.top-line a { color: inherit; text-decoration: none; }
.top-line a:hover, .top-line a[aria-current] { color: var(--on-graphite); text-decoration: underline; }
.top-line__city { display: inline-flex; align-items: center; gap: 4px; min-height: 36px; color: var(--on-graphite); }
.top-line__city .icon { width: 18px; height: 18px; color: var(--flame); }
.top-line__links { display: flex; gap: 20px; }
.top-line__links a { display: inline-flex; align-items: center; min-height: 36px; }
.top-line__hours { margin-left: auto; }
.top-line .top-line__phone { display: none; align-items: center; min-height: 36px; color: var(--on-graphite); font-weight: 600; white-space: nowrap; }

.header__bar {
  position: sticky;
  top: 0;
  z-index: 2;
  border-bottom: 1px solid var(--line);
  background: var(--surface);
}
.header__inner {
  display: flex;
  align-items: center;
  gap: 16px;
  max-width: var(--page);
  min-height: 72px;
  margin: 0 auto;
  padding: 10px var(--side);
}
.header__logo { flex: none; display: flex; border-radius: var(--radius); }
.header__logo img { display: block; }
.header__catalogue {
  flex: none;
  display: inline-flex;
  align-items: center;
  gap: 8px;
  min-height: 44px;
  padding: 0 18px 0 14px;
  border-radius: var(--radius);
  background: var(--accent);
  color: var(--on-accent);
  font-weight: 600;
  text-decoration: none;
}
.header__catalogue:hover { background: var(--accent-hover); color: var(--on-accent); }
.header__catalogue .icon { width: 20px; height: 20px; }

.search { flex: 1; min-width: 0; }
.search__form { display: flex; border: 2px solid var(--accent); border-radius: var(--radius); background: var(--surface); }
.search__form:focus-within { outline: 2px solid var(--accent-text); outline-offset: 2px; }
.search__field {
  flex: 1;
  min-width: 0;
  min-height: 40px;
  padding: 0 12px;
  border: 0;
  border-radius: 4px;
  background: none;
  color: var(--ink);
  font: inherit;
  appearance: none;
}
.search__field:focus-visible { outline: none; }
.search__field::placeholder { color: var(--ink-quiet); opacity: 1; }
.search__button {
  flex: none;
  display: grid;
  place-items: center;
  width: 52px;
  border: 0;
  border-radius: 3px 3px 3px 3px;
  background: var(--accent);
  color: var(--on-accent);
  cursor: pointer;
}
.search__button:hover { background: var(--accent-hover); }

.header__phone { flex: none; display: flex; align-items: center; gap: 8px; color: var(--ink); text-decoration: none; white-space: nowrap; }
.header__phone .icon { color: var(--accent-text); }
.header__phone b { display: block; font-size: 17px; line-height: 1.2; }
.header__phone small { display: block; color: var(--ink-quiet); font-size: 12px; line-height: 1.3; }

.cart-link {
  position: relative;
  flex: none;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  min-width: 64px;
  min-height: 48px;
  border-radius: var(--radius);
  color: var(--ink);
  font-size: 12px;
  line-height: 1.2;
  text-decoration: none;
}
.cart-link--desktop { display: flex; }
.cart-link--tablet, .cart-link--mobile { display: none; }
.cart-link__count { position: absolute; top: 0; left: calc(50% + 4px); display: flex; pointer-events: none; }

.shelves { border-bottom: 1px solid var(--line); background: var(--surface); }
.shelves__list {
  display: flex;
  gap: 0;
  max-width: var(--page);
  margin: 0 auto;
  padding: 0 calc(var(--side) - 10px);
  padding-right: 56px;
  overflow-x: auto;
  list-style: none;
  scrollbar-width: none;
  /* The last name fades where the list goes on. */
  mask-image: linear-gradient(to right, #000 calc(100% - 56px), transparent);
}
.shelves__list a {
  display: flex;
  align-items: center;
  min-height: 44px;
  padding: 0 10px;
  border-bottom: 2px solid transparent;
  color: var(--ink);
  font-size: 14px;
  text-decoration: none;
  white-space: nowrap;
}
.shelves__list a:hover { color: var(--accent-text); }
.shelves__list a[aria-current] { border-color: var(--accent); color: var(--accent-text); }
.shelves__list a:focus-visible { outline-offset: -3px; }

.bottom-bar { display: none; }

@media (max-width: 1099px) {
  .header__phone, .cart-link--desktop { display: none; }
  .cart-link--tablet { display: flex; }
  .top-line .top-line__phone { display: inline-flex; }
  .top-line__hours { display: none; }
  .top-line__links { margin-left: auto; }
}

@media (max-width: 639px) {
  :root { --bar: calc(58px + env(safe-area-inset-bottom)); }
  .top-line__links { display: none; }
  .top-line .top-line__phone { margin-left: auto; min-height: 44px; font-size: 15px; }
  .top-line__city { min-height: 44px; }
  .header__bar { position: static; }
  .header__inner { flex-wrap: wrap; gap: 10px; padding: 10px var(--side); }
  .header__logo { flex: 1; }
  .header__logo img { width: 160px; }
  .header__catalogue { min-height: 40px; }
  .search { flex-basis: 100%; }
  .cart-link--tablet { display: none; }
  .shelves { display: none; }
  body { padding-bottom: var(--bar); }
  .bottom-bar {
    position: fixed;
    inset: auto 0 0;
    z-index: 2;
    display: grid;
    grid-template-columns: repeat(5, 1fr);
    padding-bottom: env(safe-area-inset-bottom);
    border-top: 1px solid var(--line);
    background: var(--surface);
  }
  .bottom-bar a, .bottom-bar .cart-link--mobile {
    display: flex;
    flex-direction: column;
    align-items: center;
    justify-content: center;
    gap: 2px;
    min-width: 0;
    min-height: 57px;
    color: var(--ink-quiet);
    font-size: 11px;
    line-height: 1.2;
    text-decoration: none;
  }
  .bottom-bar a[aria-current] { color: var(--accent-text); }
  .bottom-bar a:focus-visible { outline-offset: -3px; }
  .bottom-bar .cart-link__count { top: 3px; }
  /* The order form has a bar of its own at the foot. */
  .page--order { --bar: 0px; padding-bottom: 0; }
  .page--order .bottom-bar { position: static; }
}
`
);

// src/pages/styles/product-style.ts
var productStyle = (
  /* css */
  `
.grid { display: grid; grid-template-columns: repeat(auto-fill, minmax(222px, 1fr)); gap: 12px; padding: 0; list-style: none; }
.card {
  position: relative;
  display: flex;
  flex-direction: column;
  gap: 12px;
  padding: 12px;
  border: 1px solid var(--line);
  border-radius: var(--radius);
  background: var(--surface);
}
.card:hover { border-color: var(--line-field); }
.card__picture { position: relative; display: grid; place-items: center; border-radius: 4px; background: #f4f4f2; }
.card__picture img { display: block; width: 100%; height: auto; max-width: 240px; aspect-ratio: 1; object-fit: contain; }
.card__about { display: flex; flex: 1; flex-direction: column; gap: 4px; }
.card__name { font-size: 15px; font-weight: 500; line-height: 1.35; }
.card__link { display: -webkit-box; overflow: hidden; color: var(--ink); text-decoration: none; -webkit-box-orient: vertical; -webkit-line-clamp: 3; }
.card__link::before { content: ''; position: absolute; inset: 0; border-radius: var(--radius); }
.card__link:hover { color: var(--accent-text); }
.card__link:focus-visible { outline: none; }
.card:has(.card__link:focus-visible) { outline: 2px solid var(--accent-text); outline-offset: 2px; }
.card__article { color: var(--ink-quiet); font-size: 12px; }
.card .price { margin-top: auto; padding-top: 4px; }

.marks { position: absolute; top: 8px; left: 8px; display: flex; flex-wrap: wrap; gap: 4px; padding: 0; list-style: none; }
.mark { padding: 2px 7px; border-radius: 4px; background: #e4e7ea; color: #1f2429; font-size: 12px; font-weight: 600; line-height: 1.4; }
.mark--sale { background: #b3261e; color: #fff; }
.mark--hit { background: #ffd28a; }
.mark--new { background: #cfe3ff; }
.mark--free { background: #cdeed6; }

.price { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0 6px; font-variant-numeric: tabular-nums; }
.price__now { font-size: 20px; font-weight: 700; line-height: 1.25; }
.price__unit { color: var(--ink-quiet); font-size: 13px; }
.price__old { color: var(--ink-quiet); font-size: 14px; }
.availability { font-size: 13px; }
.availability::before { content: ''; display: inline-block; width: 8px; height: 8px; margin-right: 6px; border-radius: 50%; background: currentcolor; }
.availability--yes { color: var(--good); }
.availability--later { color: var(--later); }
.availability--no { color: var(--ink-quiet); }

/* The widget's place is as high as the widget, so mounting moves nothing. */
/* Above the card's link, whatever the widget's height becomes. */
.cart-button { position: relative; z-index: 1; min-height: 44px; }
.pk-placeholder, .cart-button__instead {
  display: flex;
  align-items: center;
  justify-content: center;
  min-height: 44px;
  padding: 4px 12px;
  border: 1px solid transparent;
  border-radius: var(--radius);
  background: var(--accent);
  color: var(--on-accent);
  font-weight: 600;
  line-height: 20px;
  text-align: center;
  text-decoration: none;
}
.pk-placeholder:hover { background: var(--accent-hover); color: var(--on-accent); }
.cart-button__instead { border-color: var(--line-field); background: var(--surface); color: var(--ink); }

.product {
  display: grid;
  grid-template: 'head head head' auto 'picture brief buy' auto 'text text buy' auto / minmax(0, 5fr) minmax(0, 4fr) 320px;
  gap: 20px 28px;
  padding: 24px;
  border: 1px solid var(--line);
  border-radius: var(--radius);
  background: var(--surface);
}
.product__head { grid-area: head; }
.product__name { font-size: 26px; }
.product__article { margin-top: 6px; color: var(--ink-quiet); font-size: 14px; }
.product__picture { grid-area: picture; position: relative; align-self: start; justify-self: center; width: 100%; max-width: 520px; border-radius: var(--radius); background: #f4f4f2; }
.product__picture img { display: block; width: 100%; height: auto; aspect-ratio: 1; border-radius: var(--radius); }
.product__brief { grid-area: brief; font-size: 14px; }
.product__brief-heading { margin-bottom: 10px; font-size: 16px; }
.product__brief > p { margin-top: 12px; }
.brief { display: grid; gap: 8px; }
.brief > div { display: grid; grid-template-columns: 1fr 1fr; gap: 12px; padding-bottom: 7px; border-bottom: 1px dotted var(--line-field); }
.brief dt { color: var(--ink-quiet); }
.brief--wide { max-width: 640px; }
.brief--wide > div { grid-template-columns: 180px 1fr; }
.product__text { grid-area: text; display: grid; gap: 28px; padding-top: 8px; }

.buy-box { grid-area: buy; align-self: start; position: sticky; top: 88px; display: grid; gap: 12px; padding: 20px; border: 1px solid var(--line); border-radius: var(--radius); background: var(--surface-soft); }
.buy-box .price__now { font-size: 30px; }
.buy-box .price__old { font-size: 16px; }
.buy-box__notes { display: grid; gap: 10px; padding: 12px 0 0; border-top: 1px solid var(--line); list-style: none; font-size: 14px; }
.buy-box__notes li { display: grid; grid-template-columns: 22px 1fr; gap: 10px; }
.buy-box__notes .icon { width: 22px; height: 22px; color: var(--ink-quiet); }
.buy-box__phone { font-size: 14px; }

.facts { width: 100%; max-width: 720px; border-collapse: collapse; }
.facts th, .facts td { padding: 9px 12px; text-align: left; vertical-align: top; font-weight: 400; }
.facts th { width: 45%; color: var(--ink-quiet); }
.facts tr:nth-child(odd) { background: var(--surface-soft); }

@media (max-width: 1099px) {
  .product { grid-template: 'head head' auto 'picture buy' auto 'brief buy' auto 'text text' auto / minmax(0, 1fr) 320px; padding: 16px; }
}
@media (max-width: 759px) {
  .product { grid-template: 'head' auto 'picture' auto 'buy' auto 'brief' auto 'text' auto / minmax(0, 1fr); gap: 16px; margin: 0 calc(-1 * var(--side)); border-width: 1px 0; border-radius: 0; padding: 14px var(--side); }
  .product__name { font-size: 21px; }
  .product__picture { max-width: 440px; }
  .buy-box { position: static; padding: 16px; }
}

/* On phones a card lies: picture and words beside each other, the button below at full width. */
@media (max-width: 519px) {
  .grid { grid-template-columns: minmax(0, 1fr); gap: 8px; }
  .grid:not(.grid--row) > .card { display: grid; grid-template-columns: 112px minmax(0, 1fr); gap: 10px 12px; }
  .grid:not(.grid--row) .card__picture { align-self: start; }
  .grid:not(.grid--row) .cart-button { grid-column: 1 / 3; }
  .card .marks { top: 4px; left: 4px; }
  .card .mark { padding: 1px 5px; font-size: 11px; }
  .grid--row {
    display: flex;
    margin-inline: calc(-1 * var(--side));
    padding: 2px var(--side);
    overflow-x: auto;
    scroll-padding-inline: var(--side);
    scroll-snap-type: x proximity;
    scrollbar-width: none;
  }
  .grid--row > .card { flex: 0 0 240px; scroll-snap-align: start; }
  .brief--wide > div { grid-template-columns: 1fr; gap: 2px; }
}
`
);

// src/pages/styles/texts-style.ts
var textsStyle = (
  /* css */
  `
.hero { display: grid; grid-template: 1fr 1fr / minmax(0, 1fr) 320px; gap: 12px; }
.hero__season { grid-row: 1 / 3; display: grid; grid-template-columns: minmax(0, 1fr) auto; align-items: center; gap: 24px; min-height: 300px; padding: 32px 40px; border-radius: var(--radius); background: linear-gradient(115deg, #262b31 0 52%, #3a2a20 100%); color: #fff; overflow: hidden; }
.hero__season--spring { background: linear-gradient(115deg, #262b31 0 52%, #2f3a26 100%); }
.hero__season--winter { background: linear-gradient(115deg, #262b31 0 52%, #24384a 100%); }
.hero__heading { font-size: 36px; line-height: 1.12; }
.hero__text { max-width: 46ch; margin: 14px 0 24px; color: #d9dee3; font-size: 17px; }
.hero__picture { border-radius: 50%; background: #f4f4f2; }
.hero__card { display: flex; flex-direction: column; align-items: flex-start; gap: 8px; padding: 20px; border: 1px solid var(--line); border-radius: var(--radius); background: var(--surface); }
.hero__card--accent { border-color: transparent; background: var(--accent-soft); }
.hero__card-heading { font-size: 18px; }
.hero__card a { margin-top: auto; font-weight: 600; }

.block { margin-top: 32px; }
.block__top { display: flex; align-items: baseline; justify-content: space-between; gap: 12px; }
.block__heading { margin-bottom: 14px; }
.reasons { display: grid; grid-template-columns: repeat(auto-fit, minmax(220px, 1fr)); gap: 12px; padding: 0; list-style: none; }
.reason { padding: 18px; border: 1px solid var(--line); border-radius: var(--radius); background: var(--surface); font-size: 14px; }
.reason .icon { width: 30px; height: 30px; margin-bottom: 8px; color: var(--accent-text); }
.reason__heading { margin-bottom: 6px; }
.reason p { color: var(--ink-quiet); }
.advice { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 300px), 1fr)); gap: 12px; }
.advice__item { padding: 20px; border-radius: var(--radius); background: var(--surface); border: 1px solid var(--line); }
.advice__heading { margin-bottom: 8px; font-size: 17px; }
.advice__item p + p { margin-top: 8px; }

.prose { max-width: 72ch; }
.prose--page { max-width: 880px; margin-top: 16px; padding: 24px; border: 1px solid var(--line); border-radius: var(--radius); background: var(--surface); }
.prose p, .prose ul, .prose ol { margin: 0 0 12px; }
.prose ul, .prose ol { padding-left: 20px; }
.prose li + li { margin-top: 6px; }
.prose section { margin-top: 24px; }
.prose h2 { margin-bottom: 10px; font-size: 20px; }
.prose > :last-child { margin-bottom: 0; }
.lead { font-size: 17px; }
.table-scroll { margin-bottom: 12px; overflow-x: auto; border: 1px solid var(--line); border-radius: var(--radius); }
.table { width: 100%; border-collapse: collapse; font-size: 14px; }
.table th, .table td { padding: 10px 12px; text-align: left; vertical-align: top; }
.table thead th { background: var(--surface-soft); color: var(--ink-quiet); font-weight: 600; }
.table tbody tr + tr > * { border-top: 1px solid var(--line); }
.table tbody th { font-weight: 600; white-space: nowrap; }
.prose .columns { columns: 3 200px; padding: 0; list-style: none; }
.columns li { break-inside: avoid; }
.prose .columns li + li { margin: 0; }
.columns li { padding: 4px 0; }

.point-search { display: flex; flex-wrap: wrap; align-items: center; gap: 8px; margin-bottom: 16px; }
.point-search label { flex-basis: 100%; font-weight: 600; }
.point-search input { flex: 0 1 360px; min-width: 0; min-height: 44px; padding: 0 12px; border: 1px solid var(--line-field); border-radius: var(--radius); background: var(--surface); color: var(--ink); font: inherit; }
.points { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 380px), 1fr)); gap: 10px; padding: 0; list-style: none; }
.point { display: grid; gap: 4px; align-content: start; padding: 14px 16px; border: 1px solid var(--line); border-radius: var(--radius); background: var(--surface); font-size: 14px; }
.point__address { font-size: 15px; line-height: 1.35; }

.widget-place { margin-top: 16px; }
/* The footer stays below the fold, so that a widget that becomes higher pushes nothing in sight. */
.widget-place--cart { min-height: max(420px, 100svh - 220px); }
.widget-place--order { min-height: max(640px, 100svh - 180px); }
.by-phone { display: grid; gap: 14px; max-width: 760px; padding: 24px; border: 1px solid var(--line); border-radius: var(--radius); background: var(--surface); }
.by-phone h2 { margin-top: 8px; font-size: 18px; }
.by-phone ul { display: grid; gap: 6px; padding-left: 20px; }
.by-phone__call { display: flex; flex-wrap: wrap; align-items: center; gap: 8px 16px; }
.wanted { display: grid; grid-template-columns: 96px 1fr; gap: 16px; padding-bottom: 14px; border-bottom: 1px solid var(--line); }
.wanted img { border-radius: 4px; background: #f4f4f2; }
.wanted__name { font-weight: 600; }

.notice-page { padding: 40px 0 8px; text-align: center; }
.notice-page__code { color: var(--accent-text); font-size: 72px; font-weight: 800; line-height: 1; letter-spacing: -0.03em; }
.notice-page h1 { margin: 8px 0 12px; }
.notice-page__ways { display: flex; flex-wrap: wrap; align-items: center; justify-content: center; gap: 12px 24px; margin-top: 20px; }

.footer { background: var(--graphite); color: var(--on-graphite-quiet); font-size: 14px; }
.footer a { color: inherit; text-decoration: none; }
.footer a:hover { color: var(--on-graphite); text-decoration: underline; }
.footer__inner { display: grid; grid-template-columns: 1fr 1fr 1.3fr; gap: 32px; max-width: var(--page); margin: 0 auto; padding: 36px var(--side) 24px; }
.footer__heading { margin-bottom: 8px; color: var(--on-graphite); font-size: 15px; }
.footer ul { padding: 0; list-style: none; }
.footer li a { display: inline-block; padding: 5px 0; }
.footer address { display: grid; gap: 6px; }
.footer .footer__phone { color: var(--on-graphite); font-size: 20px; font-weight: 700; }
.footer__small { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 8px 32px; max-width: var(--page); margin: 0 auto; padding: 16px var(--side) 24px; border-top: 1px solid var(--graphite-soft); font-size: 13px; }
.footer__small a { text-decoration: underline; }

@media (max-width: 959px) {
  .hero { grid-template: auto auto / 1fr 1fr; }
  .hero__season { grid-area: 1 / 1 / 2 / 3; min-height: 0; }
}
@media (max-width: 639px) {
  .hero { grid-template: none / 1fr; gap: 8px; }
  .hero__season { grid-area: auto; grid-template-columns: minmax(0, 1fr); padding: 22px 18px; }
  .hero__heading { font-size: 27px; }
  .hero__text { margin: 10px 0 18px; font-size: 15px; }
  .hero__picture { display: none; }
  .block { margin-top: 24px; }
  .reasons { grid-template-columns: 1fr; gap: 8px; }
  .reason { display: grid; grid-template-columns: 30px 1fr; gap: 0 14px; padding: 14px; }
  .reason .icon { grid-row: 1 / 3; margin: 0; }
  .prose--page { margin-inline: calc(-1 * var(--side)); padding: 16px var(--side); border-width: 1px 0; border-radius: 0; }
  .by-phone { padding: 16px; }
  .footer__inner { grid-template-columns: 1fr 1fr; gap: 24px 16px; padding-top: 24px; }
  .footer__column--contacts { grid-column: 1 / 3; order: -1; }
  .footer li a { padding: 8px 0; }
}

@media print {
  .top-line, .shelves, .search, .bottom-bar, .footer, .header__catalogue, .sorting, .pager { display: none; }
  .header__bar { position: static; }
}
`
);

// src/pages/styles/style-sheet.ts
var styleSheet = [baseStyle, headerStyle, catalogueStyle, productStyle, textsStyle].map((part) => part.replace(/\/\*[^]*?\*\/|^\s+/gm, "")).join("");
var styleSheetVersion = tagOf(styleSheet);
var styleSheetPath = `/assets/shop.css?v=${styleSheetVersion}`;

// src/pages/files/favicon.ts
var favicon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="6" fill="#262b31"/><path d="M5 15.5 16 6l11 9.5" fill="none" stroke="#ff8a3d" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/><path d="M8 17h7v4H8zm9 0h7v4h-7zm-9 6h3v4H8zm5 0h6v4h-6zm8 0h3v4h-3z" fill="#fff"/></svg>
`;

// src/pages/files/logo.ts
var colours = "<style>.w{fill:#262b31}.b{fill:#5d6771}@media (prefers-color-scheme:dark){.w{fill:#f3f5f7}.b{fill:#b9c1c9}}</style>";
var roof = '<path d="M5 20.5 22 8l17 12.5" fill="none" stroke="#e8601c" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>';
var wall = '<path class="b" d="M10 23h11v6H10zm13 0h11v6H23zM10 31h5v6h-5zm7 0h10v6H17zm12 0h5v6h-5z"/>';
var words = (text, y, size, length) => `<text class="w" x="48" y="${y}" font-family="system-ui,Segoe UI,Roboto,Arial,sans-serif" font-weight="800" font-size="${size}" textLength="${length}" lengthAdjust="spacingAndGlyphs">${escapeHtml(text)}</text>`;
var line = (text) => `<text class="b" x="48" y="37" font-family="system-ui,Segoe UI,Roboto,Arial,sans-serif" font-size="10.5" textLength="124" lengthAdjust="spacingAndGlyphs">${escapeHtml(text)}</text>`;
var logo = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 176 44" width="176" height="44">${colours}${roof}${wall}${words(shop.name, 23, 16, 124)}${line(shop.slogan)}</svg>
`;

// src/pages/files/pictures.ts
var packs = /\d[\d,.]*\s?(?:кг|г|мл|л)(?![а-яё])/giu;
var sizes = /\d[\d×xх,.]*\s?(?:мм|см|м²|м|кВт|Вт|В|шт\.)(?![а-яё])/giu;
function labelOf(name, manufacturer) {
  const size = name.match(packs)?.at(-1) ?? name.match(sizes)?.at(-1) ?? "";
  return `${manufacturer ?? ""}
${size}`;
}
var drawProduct = ({ picture_seed, name, manufacturer }) => pictureOfSeed(picture_seed, labelOf(name, manufacturer));
var isKind = (text) => pictureKinds.some((kind) => kind === text);
var drawCategory = ({ picture, display_order }) => categoryPicture(display_order, isKind(picture) ? picture : "box");

// src/pages/files/pictures.queries.ts
var findProductPicture = (db, id) => db.selectFrom("product").leftJoin("manufacturer", "manufacturer.id", "manufacturer_id").select(["picture_seed", "product.name", "manufacturer.name as manufacturer"]).where("product.id", "=", id).where("is_visible", "=", true).executeTakeFirst();
var findCategoryPicture = (db, slug) => db.selectFrom("category").select(["picture", "display_order"]).where("slug", "=", slug).orderBy("path").limit(1).executeTakeFirst();

// src/pages/files/policy/pdf-file.ts
var written = ({ dictionary, stream }, number) => {
  const body = stream === void 0 ? dictionary : `${dictionary.replace(/>>$/, "")} /Length ${stream.length} >>
stream
${stream}
endstream`;
  return `${number} 0 obj
${body}
endobj
`;
};
var pdfText = (text) => `<FEFF${[...Array(text.length).keys()].map((index) => text.charCodeAt(index).toString(16).padStart(4, "0")).join("").toUpperCase()}>`;
function pdfFile(objects, root, info) {
  let text = "%PDF-1.7\n";
  const offsets = [];
  objects.forEach((object, index) => {
    offsets.push(text.length);
    text += written(object, index + 1);
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n 
`).join("");
  const size = objects.length + 1;
  text += `xref
0 ${size}
0000000000 65535 f 
${table}trailer
<< /Size ${size} /Root ${root} 0 R /Info ${info} 0 R >>
startxref
${text.length}
%%EOF
`;
  return Uint8Array.from(text, (sign) => sign.charCodeAt(0));
}

// src/pages/files/policy/stroke-letters.ts
var capitals = {
  \u0410: "0,0 2,6 4,0|.7,2 3.3,2",
  \u0411: "3.8,6 0,6 0,0 3,0 4,.9 4,2.4 3,3.3 0,3.3",
  \u0412: "0,0 0,6 2.7,6 3.6,5.2 3.6,4 2.7,3.2 0,3.2|2.7,3.2 4,2.3 4,.9 3,0 0,0",
  \u0413: "0,0 0,6 3.4,6",
  \u0414: "0,-1.2 0,0 4.6,0 4.6,-1.2|.6,0 1.3,6 4,6 4,0",
  \u0415: "3.6,6 0,6 0,0 3.6,0|0,3.1 3,3.1",
  \u0401: "3.6,6 0,6 0,0 3.6,0|0,3.1 3,3.1|1.1,7.2 1.1,7.3|2.5,7.2 2.5,7.3",
  \u0416: "3,0 3,6|0,6 3,3 6,6|0,0 3,3 6,0",
  \u0417: "0,5.1 .9,6 2.8,6 3.6,5.2 3.6,4 2.8,3.2 1.4,3.2|2.8,3.2 4,2.3 4,.9 3,0 .9,0 0,.9",
  \u0418: "0,6 0,0 4,6 4,0",
  \u0419: "0,6 0,0 4,6 4,0|1.1,7.6 2,7.1 2.9,7.6",
  \u041A: "0,0 0,6|3.8,6 0,2.7|1.3,3.8 4,0",
  \u041B: "0,0 .5,.2 .9,1 1.4,6 4,6 4,0",
  \u041C: "0,0 0,6 2.5,2 5,6 5,0",
  \u041D: "0,0 0,6|4,0 4,6|0,3.1 4,3.1",
  \u041E: "1.1,0 2.9,0 4,1.3 4,4.7 2.9,6 1.1,6 0,4.7 0,1.3 1.1,0",
  \u041F: "0,0 0,6 4,6 4,0",
  \u0420: "0,0 0,6 3,6 4,5.1 4,3.6 3,2.7 0,2.7",
  \u0421: "4,5 3,6 1.1,6 0,4.7 0,1.3 1.1,0 3,0 4,1",
  \u0422: "0,6 4,6|2,6 2,0",
  \u0423: "0,6 2.1,2.2|4,6 1.8,.8 1,0 .2,0",
  \u0424: "2.5,-.3 2.5,6.3|1.2,1.2 3.8,1.2 5,2.2 5,4.2 3.8,5.2 1.2,5.2 0,4.2 0,2.2 1.2,1.2",
  \u0425: "0,0 4,6|0,6 4,0",
  \u0426: "0,6 0,0 4.7,0 4.7,-1.3|4,0 4,6",
  \u0427: "0,6 0,3.9 .9,2.9 4,2.9|4,6 4,0",
  \u0428: "0,6 0,0 6,0 6,6|3,0 3,6",
  \u0429: "0,6 0,0 6.7,0 6.7,-1.3|3,0 3,6|6,0 6,6",
  \u042A: "0,6 1.4,6 1.4,0 4,0 4.9,.8 4.9,2.4 4,3.2 1.4,3.2",
  \u042B: "0,6 0,0 2.4,0 3.3,.8 3.3,2.4 2.4,3.2 0,3.2|5,0 5,6",
  \u042C: "0,6 0,0 3,0 4,.8 4,2.4 3,3.2 0,3.2",
  \u042D: "0,5 1,6 2.9,6 4,4.7 4,1.3 2.9,0 1,0 0,1|1.4,3.1 4,3.1",
  \u042E: "0,0 0,6|0,3.1 1.6,3.1|2.7,0 4.5,0 5.6,1.3 5.6,4.7 4.5,6 2.7,6 1.6,4.7 1.6,1.3 2.7,0",
  \u042F: "4,0 4,6 1,6 0,5.1 0,3.7 1,2.8 4,2.8|1.8,2.8 0,0"
};
var SMALL = 0.7;
var ownSmall = {
  \u0430: "3,4.2 3,0|3,3.2 2.1,4.2 .9,4.2 0,3.2 0,1 .9,0 2.1,0 3,1",
  \u0431: "2.9,6.2 1.2,5.7 .2,4.5 0,3 0,1 .9,0 2.1,0 3,1 3,2.6 2.1,3.6 .9,3.6 0,2.7",
  \u0435: "0,2.2 3,2.2 3,3.2 2.1,4.2 .9,4.2 0,3.2 0,1 .9,0 2.2,0 2.9,.7",
  \u0451: "0,2.2 3,2.2 3,3.2 2.1,4.2 .9,4.2 0,3.2 0,1 .9,0 2.2,0 2.9,.7|.8,5.5 .8,5.6|2.2,5.5 2.2,5.6",
  \u0440: "0,-1.9 0,4.2|0,3.2 .9,4.2 2.1,4.2 3,3.2 3,1 2.1,0 .9,0 0,1",
  \u0443: "0,4.2 1.6,.3|3,4.2 1.2,-1.1 .7,-1.8 0,-1.9",
  \u0444: "2,-1.9 2,6|.9,0 3.1,0 4,1 4,3.2 3.1,4.2 .9,4.2 0,3.2 0,1 .9,0"
};
var others = {
  0: "1,0 2.6,0 3.6,1.3 3.6,4.7 2.6,6 1,6 0,4.7 0,1.3 1,0",
  1: ".3,4.6 2,6 2,0",
  2: "0,4.8 1,6 2.6,6 3.6,5 3.6,3.9 0,0 3.6,0",
  3: "0,5.1 .9,6 2.6,6 3.4,5.2 3.4,4 2.6,3.2 1.4,3.2|2.6,3.2 3.6,2.3 3.6,.9 2.7,0 .9,0 0,.9",
  4: "2.8,0 2.8,6 0,1.7 3.8,1.7",
  5: "3.3,6 .4,6 .1,3.5 2.6,3.5 3.6,2.5 3.6,1 2.6,0 1,0 0,.8",
  6: "3.3,5.4 2.6,6 1,6 0,4.7 0,1 1,0 2.6,0 3.6,1 3.6,2.5 2.6,3.5 1,3.5 0,2.6",
  7: "0,6 3.6,6 1.4,0",
  8: "1,3.2 .2,4 .2,5.2 1,6 2.6,6 3.4,5.2 3.4,4 2.6,3.2 1,3.2 0,2.3 0,.9 1,0 2.6,0 3.6,.9 3.6,2.3 2.6,3.2",
  9: ".3,.6 1,0 2.6,0 3.6,1.3 3.6,5 2.6,6 1,6 0,5 0,3.5 1,2.5 2.6,2.5 3.6,3.4",
  ".": ".2,0 .2,.1",
  ",": ".4,.1 0,-1.1",
  ":": ".2,.2 .2,.3|.2,3 .2,3.1",
  ";": ".4,.1 0,-1.1|.4,3 .4,3.1",
  "-": "0,2.3 1.8,2.3",
  "\u2013": "0,2.3 2.6,2.3",
  "(": "1.2,6.6 .3,5.2 0,3.8 0,1.9 .3,.5 1.2,-.9",
  ")": "0,6.6 .9,5.2 1.2,3.8 1.2,1.9 .9,.5 0,-.9",
  "\xAB": "1.4,3.7 0,2.3 1.4,.9|3,3.7 1.6,2.3 3,.9",
  "\xBB": "0,3.7 1.4,2.3 0,.9|1.6,3.7 3,2.3 1.6,.9",
  "/": "0,-.8 2.6,6.4",
  "\u2116": "0,0 0,6 3.6,0 3.6,6|5,1.5 6.4,1.5|5.2,3 6.2,3 6.6,3.5 6.6,4.7 6.2,5.2 5.2,5.2 4.8,4.7 4.8,3.5 5.2,3"
};
var GAP = 1.25;
var SPACE = 2.6;
var read = (text, scale) => {
  const strokes = text.split("|").map(
    (stroke) => stroke.split(" ").map((point) => {
      const [x = 0, y = 0] = point.split(",").map(Number);
      return [x * scale, y * scale];
    })
  );
  return { strokes, advance: Math.max(...strokes.flat().map(([x]) => x)) + GAP };
};
function letterOf(sign) {
  if (sign === " " || sign === "\xA0") return { strokes: [], advance: SPACE };
  const shape = capitals[sign] ?? ownSmall[sign] ?? others[sign];
  if (shape !== void 0) return read(shape, 1);
  const capital = capitals[sign.toUpperCase()];
  return capital === void 0 ? void 0 : read(capital, SMALL);
}

// src/pages/files/policy/text-lines.ts
var GRID_PER_EM = 8.4;
var textWidth = (text, size) => [...text].reduce((sum, sign) => sum + (letterOf(sign)?.advance ?? 0), 0) * (size / GRID_PER_EM);
function wrapped(text, size, width) {
  const lines2 = [];
  for (const word of text.split(" ")) {
    const last = lines2.at(-1);
    const longer = `${last ?? ""} ${word}`;
    if (last !== void 0 && textWidth(longer, size) <= width) lines2[lines2.length - 1] = longer;
    else lines2.push(word);
  }
  return lines2;
}

// src/pages/files/policy/policy-font.ts
var FIRST_CODE = 33;
var PEN = 0.62;
var decimals = (value) => String(Math.round(value * 100) / 100);
var drawing = (sign) => {
  const letter = letterOf(sign);
  if (letter === void 0) throw new Error(`The pen has no letter for "${sign}".`);
  const lines2 = letter.strokes.map((stroke) => stroke.map(([x, y], index) => `${decimals(x)} ${decimals(y)} ${index === 0 ? "m" : "l"}`).join(" "));
  return `${decimals(letter.advance)} 0 d0 ${PEN} w 1 J 1 j ${lines2.join(" ")}${lines2.length > 0 ? " S" : ""}`;
};
var hex = (number, digits) => number.toString(16).toUpperCase().padStart(digits, "0");
var toUnicode = (signs) => `/CIDInit /ProcSet findresource begin
12 dict begin
begincmap
/CMapName /Policy def
/CMapType 2 def
1 begincodespacerange <00> <FF> endcodespacerange
${signs.length} beginbfchar
${signs.map((sign, index) => `<${hex(FIRST_CODE + index, 2)}> <${hex(sign.charCodeAt(0), 4)}>`).join("\n")}
endbfchar
endcmap
end
end`;
function policyFont(texts) {
  const signs = [...new Set(texts.join(""))].sort();
  const codes = new Map(signs.map((sign, index) => [sign, FIRST_CODE + index]));
  const last = FIRST_CODE + signs.length - 1;
  return {
    coded: (text) => `<${[...text].map((sign) => hex(codes.get(sign) ?? FIRST_CODE, 2)).join("")}>`,
    objects(first) {
      const glyph = (index) => first + 2 + index;
      const widths = signs.map((sign) => decimals(letterOf(sign)?.advance ?? 0)).join(" ");
      const names2 = signs.map((_, index) => `/s${FIRST_CODE + index}`);
      const scale = (1 / GRID_PER_EM).toFixed(5);
      const font = `<< /Type /Font /Subtype /Type3 /FontBBox [-1 -3 9 9] /FontMatrix [${scale} 0 0 ${scale} 0 0] /Resources << >> /FirstChar ${FIRST_CODE} /LastChar ${last} /Widths [${widths}] /Encoding << /Type /Encoding /Differences [${FIRST_CODE} ${names2.join(" ")}] >> /CharProcs << ${names2.map((name, index) => `${name} ${glyph(index)} 0 R`).join(" ")} >> /ToUnicode ${first + 1} 0 R >>`;
      return [{ dictionary: font }, { dictionary: "<< >>", stream: toUnicode(signs) }, ...signs.map((sign) => ({ dictionary: "<< >>", stream: drawing(sign) }))];
    }
  };
}

// src/pages/files/policy/policy-text.ts
var policyTitle = "\u041F\u043E\u043B\u0438\u0442\u0438\u043A\u0430 \u043E\u0431\u0440\u0430\u0431\u043E\u0442\u043A\u0438 \u043F\u0435\u0440\u0441\u043E\u043D\u0430\u043B\u044C\u043D\u044B\u0445 \u0434\u0430\u043D\u043D\u044B\u0445";
var policySections = (version) => [
  {
    heading: "1. \u041A\u0442\u043E \u043E\u0431\u0440\u0430\u0431\u0430\u0442\u044B\u0432\u0430\u0435\u0442 \u0434\u0430\u043D\u043D\u044B\u0435",
    paragraphs: [
      `\u041E\u043F\u0435\u0440\u0430\u0442\u043E\u0440: ${shop.legalName}, \u0418\u041D\u041D ${shop.inn}, \u041E\u0413\u0420\u041D ${shop.ogrn}, \u0430\u0434\u0440\u0435\u0441: ${shop.address}. \u0422\u0435\u043B\u0435\u0444\u043E\u043D ${shop.phone}.`,
      `\u0412\u0435\u0440\u0441\u0438\u044F \u0434\u043E\u043A\u0443\u043C\u0435\u043D\u0442\u0430: ${version}. \u041F\u043E\u043B\u0438\u0442\u0438\u043A\u0430 \u0441\u043E\u0441\u0442\u0430\u0432\u043B\u0435\u043D\u0430 \u043F\u043E \u0424\u0435\u0434\u0435\u0440\u0430\u043B\u044C\u043D\u043E\u043C\u0443 \u0437\u0430\u043A\u043E\u043D\u0443 \u043E\u0442 27.07.2006 \u2116 152-\u0424\u0417 \xAB\u041E \u043F\u0435\u0440\u0441\u043E\u043D\u0430\u043B\u044C\u043D\u044B\u0445 \u0434\u0430\u043D\u043D\u044B\u0445\xBB.`
    ]
  },
  {
    heading: "2. \u041A\u0430\u043A\u0438\u0435 \u0434\u0430\u043D\u043D\u044B\u0435 \u0438 \u0437\u0430\u0447\u0435\u043C",
    paragraphs: [
      "\u0414\u043B\u044F \u0437\u0430\u043A\u0430\u0437\u0430: \u0444\u0430\u043C\u0438\u043B\u0438\u044F, \u0438\u043C\u044F, \u043E\u0442\u0447\u0435\u0441\u0442\u0432\u043E, \u0442\u0435\u043B\u0435\u0444\u043E\u043D, \u044D\u043B\u0435\u043A\u0442\u0440\u043E\u043D\u043D\u0430\u044F \u043F\u043E\u0447\u0442\u0430, \u0433\u043E\u0440\u043E\u0434, \u0430\u0434\u0440\u0435\u0441 \u0438\u043B\u0438 \u043F\u0443\u043D\u043A\u0442 \u0432\u044B\u0434\u0430\u0447\u0438, \u0441\u043E\u0441\u0442\u0430\u0432 \u0437\u0430\u043A\u0430\u0437\u0430. \u0414\u0430\u043D\u043D\u044B\u0435 \u043F\u043E\u043B\u0443\u0447\u0430\u0442\u0435\u043B\u044F \u043C\u044B \u043F\u0440\u043E\u0441\u0438\u043C, \u0442\u043E\u043B\u044C\u043A\u043E \u0435\u0441\u043B\u0438 \u0437\u0430\u043A\u0430\u0437 \u0437\u0430\u0431\u0435\u0440\u0451\u0442 \u0434\u0440\u0443\u0433\u043E\u0439 \u0447\u0435\u043B\u043E\u0432\u0435\u043A.",
      "\u0414\u043B\u044F \u0441\u0447\u0451\u0442\u0430 \u043A\u043E\u043C\u043F\u0430\u043D\u0438\u0438: \u043D\u0430\u0437\u0432\u0430\u043D\u0438\u0435, \u0418\u041D\u041D, \u041A\u041F\u041F, \u041E\u0413\u0420\u041D, \u0431\u0430\u043D\u043A \u0438 \u043D\u043E\u043C\u0435\u0440 \u0441\u0447\u0451\u0442\u0430.",
      "\u0414\u043B\u044F \u0440\u0430\u0431\u043E\u0442\u044B \u0441\u0430\u0439\u0442\u0430: \u0442\u0435\u0445\u043D\u0438\u0447\u0435\u0441\u043A\u0438\u0435 \u0441\u0432\u0435\u0434\u0435\u043D\u0438\u044F \u043E \u043F\u043E\u0441\u0435\u0449\u0435\u043D\u0438\u0438 \u0431\u0435\u0437 \u0438\u043C\u0435\u043D\u0438 \u0438 \u0442\u0435\u043B\u0435\u0444\u043E\u043D\u0430. \u041A\u043E\u0440\u0437\u0438\u043D\u0430 \u0445\u0440\u0430\u043D\u0438\u0442\u0441\u044F \u0432 \u0431\u0440\u0430\u0443\u0437\u0435\u0440\u0435 \u043F\u043E\u043A\u0443\u043F\u0430\u0442\u0435\u043B\u044F \u0438 \u0441\u043E\u0434\u0435\u0440\u0436\u0438\u0442 \u0442\u043E\u043B\u044C\u043A\u043E \u0442\u043E\u0432\u0430\u0440\u044B."
    ]
  },
  {
    heading: "3. \u041D\u0430 \u043A\u0430\u043A\u043E\u043C \u043E\u0441\u043D\u043E\u0432\u0430\u043D\u0438\u0438",
    paragraphs: [
      "\u041C\u044B \u043E\u0431\u0440\u0430\u0431\u0430\u0442\u044B\u0432\u0430\u0435\u043C \u0434\u0430\u043D\u043D\u044B\u0435, \u0447\u0442\u043E\u0431\u044B \u0437\u0430\u043A\u043B\u044E\u0447\u0438\u0442\u044C \u0438 \u0438\u0441\u043F\u043E\u043B\u043D\u0438\u0442\u044C \u0434\u043E\u0433\u043E\u0432\u043E\u0440 \u043A\u0443\u043F\u043B\u0438-\u043F\u0440\u043E\u0434\u0430\u0436\u0438, \u0438 \u0441 \u0441\u043E\u0433\u043B\u0430\u0441\u0438\u044F \u043F\u043E\u043A\u0443\u043F\u0430\u0442\u0435\u043B\u044F, \u043A\u043E\u0442\u043E\u0440\u043E\u0435 \u043E\u043D \u0434\u0430\u0451\u0442 \u043E\u0442\u043C\u0435\u0442\u043A\u043E\u0439 \u0432 \u0444\u043E\u0440\u043C\u0435 \u0437\u0430\u043A\u0430\u0437\u0430. \u041C\u043E\u043C\u0435\u043D\u0442 \u0441\u043E\u0433\u043B\u0430\u0441\u0438\u044F \u0438 \u0432\u0435\u0440\u0441\u0438\u044F \u0434\u043E\u043A\u0443\u043C\u0435\u043D\u0442\u0430 \u0441\u043E\u0445\u0440\u0430\u043D\u044F\u044E\u0442\u0441\u044F \u0432\u043C\u0435\u0441\u0442\u0435 \u0441 \u0437\u0430\u043A\u0430\u0437\u043E\u043C."
    ]
  },
  {
    heading: "4. \u041A\u043E\u043C\u0443 \u043F\u0435\u0440\u0435\u0434\u0430\u0451\u043C",
    paragraphs: [
      "\u041F\u0435\u0440\u0435\u0432\u043E\u0437\u0447\u0438\u043A\u0443: \u0438\u043C\u044F, \u0442\u0435\u043B\u0435\u0444\u043E\u043D \u0438 \u0430\u0434\u0440\u0435\u0441 \u0434\u043E\u0441\u0442\u0430\u0432\u043A\u0438. \u0411\u0430\u043D\u043A\u0443 \u0438\u043B\u0438 \u043F\u043B\u0430\u0442\u0451\u0436\u043D\u043E\u043C\u0443 \u0441\u0435\u0440\u0432\u0438\u0441\u0443: \u0441\u0443\u043C\u043C\u0443, \u043D\u043E\u043C\u0435\u0440 \u0437\u0430\u043A\u0430\u0437\u0430 \u0438 \u0434\u0430\u043D\u043D\u044B\u0435, \u043A\u043E\u0442\u043E\u0440\u044B\u0435 \u043D\u0443\u0436\u043D\u044B \u0434\u043B\u044F \u043F\u043B\u0430\u0442\u0435\u0436\u0430 \u0438\u043B\u0438 \u0440\u0430\u0441\u0441\u0440\u043E\u0447\u043A\u0438. \u041D\u0438\u043A\u043E\u043C\u0443 \u0431\u043E\u043B\u044C\u0448\u0435, \u043A\u0440\u043E\u043C\u0435 \u0441\u043B\u0443\u0447\u0430\u0435\u0432, \u043F\u0440\u0435\u0434\u0443\u0441\u043C\u043E\u0442\u0440\u0435\u043D\u043D\u044B\u0445 \u0437\u0430\u043A\u043E\u043D\u043E\u043C.",
      "\u0414\u0430\u043D\u043D\u044B\u0435 \u0431\u0430\u043D\u043A\u043E\u0432\u0441\u043A\u0438\u0445 \u043A\u0430\u0440\u0442 \u043C\u044B \u043D\u0435 \u0432\u0438\u0434\u0438\u043C \u0438 \u043D\u0435 \u0445\u0440\u0430\u043D\u0438\u043C: \u0438\u0445 \u0432\u0432\u043E\u0434\u044F\u0442 \u043D\u0430 \u0441\u0442\u0440\u0430\u043D\u0438\u0446\u0435 \u043F\u043B\u0430\u0442\u0451\u0436\u043D\u043E\u0433\u043E \u0441\u0435\u0440\u0432\u0438\u0441\u0430."
    ]
  },
  {
    heading: "5. \u0421\u043A\u043E\u043B\u044C\u043A\u043E \u0445\u0440\u0430\u043D\u0438\u043C",
    paragraphs: [
      "\u041D\u0435\u0437\u0430\u0432\u0435\u0440\u0448\u0451\u043D\u043D\u044B\u0439 \u0437\u0430\u043A\u0430\u0437 \u0445\u0440\u0430\u043D\u0438\u0442\u0441\u044F 30 \u0434\u043D\u0435\u0439. \u0421\u0432\u0435\u0434\u0435\u043D\u0438\u044F \u043E \u0432\u044B\u043F\u043E\u043B\u043D\u0435\u043D\u043D\u043E\u043C \u0437\u0430\u043A\u0430\u0437\u0435 \u0445\u0440\u0430\u043D\u044F\u0442\u0441\u044F \u043F\u044F\u0442\u044C \u043B\u0435\u0442, \u043F\u043E\u0442\u043E\u043C\u0443 \u0447\u0442\u043E \u044D\u0442\u043E\u0433\u043E \u0442\u0440\u0435\u0431\u0443\u0435\u0442 \u0431\u0443\u0445\u0433\u0430\u043B\u0442\u0435\u0440\u0441\u043A\u0438\u0439 \u0443\u0447\u0451\u0442. \u041F\u043E\u0441\u043B\u0435 \u044D\u0442\u043E\u0433\u043E \u0434\u0430\u043D\u043D\u044B\u0435 \u0443\u0434\u0430\u043B\u044F\u044E\u0442\u0441\u044F \u0438\u043B\u0438 \u043E\u0431\u0435\u0437\u043B\u0438\u0447\u0438\u0432\u0430\u044E\u0442\u0441\u044F."
    ]
  },
  {
    heading: "6. \u041A\u0430\u043A \u0437\u0430\u0449\u0438\u0449\u0430\u0435\u043C",
    paragraphs: [
      "\u0414\u0430\u043D\u043D\u044B\u0435 \u043F\u0435\u0440\u0435\u0434\u0430\u044E\u0442\u0441\u044F \u043F\u043E \u0437\u0430\u0449\u0438\u0449\u0451\u043D\u043D\u043E\u043C\u0443 \u0441\u043E\u0435\u0434\u0438\u043D\u0435\u043D\u0438\u044E. \u0414\u043E\u0441\u0442\u0443\u043F \u043A \u043D\u0438\u043C \u0435\u0441\u0442\u044C \u0442\u043E\u043B\u044C\u043A\u043E \u0443 \u0441\u043E\u0442\u0440\u0443\u0434\u043D\u0438\u043A\u043E\u0432, \u043A\u043E\u0442\u043E\u0440\u044B\u0435 \u0432\u044B\u043F\u043E\u043B\u043D\u044F\u044E\u0442 \u0437\u0430\u043A\u0430\u0437, \u0438 \u043A\u0430\u0436\u0434\u043E\u0435 \u0438\u0437\u043C\u0435\u043D\u0435\u043D\u0438\u0435 \u0437\u0430\u043F\u0438\u0441\u044B\u0432\u0430\u0435\u0442\u0441\u044F."
    ]
  },
  {
    heading: "7. \u041F\u0440\u0430\u0432\u0430 \u043F\u043E\u043A\u0443\u043F\u0430\u0442\u0435\u043B\u044F",
    paragraphs: [
      `\u0412\u044B \u043C\u043E\u0436\u0435\u0442\u0435 \u0443\u0437\u043D\u0430\u0442\u044C, \u043A\u0430\u043A\u0438\u0435 \u0434\u0430\u043D\u043D\u044B\u0435 \u043E \u0432\u0430\u0441 \u0435\u0441\u0442\u044C, \u0438\u0441\u043F\u0440\u0430\u0432\u0438\u0442\u044C \u0438\u0445, \u043E\u0442\u043E\u0437\u0432\u0430\u0442\u044C \u0441\u043E\u0433\u043B\u0430\u0441\u0438\u0435 \u0438\u043B\u0438 \u043F\u043E\u043F\u0440\u043E\u0441\u0438\u0442\u044C \u0443\u0434\u0430\u043B\u0438\u0442\u044C \u0434\u0430\u043D\u043D\u044B\u0435: \u043F\u043E\u0437\u0432\u043E\u043D\u0438\u0442\u0435 \u043F\u043E \u0442\u0435\u043B\u0435\u0444\u043E\u043D\u0443 ${shop.phone} \u0438\u043B\u0438 \u043D\u0430\u043F\u0438\u0448\u0438\u0442\u0435 \u043D\u0430 \u043F\u043E\u0447\u0442\u0443, \u0443\u043A\u0430\u0437\u0430\u043D\u043D\u0443\u044E \u043D\u0430 \u0441\u0442\u0440\u0430\u043D\u0438\u0446\u0435 \xAB\u041E \u043C\u0430\u0433\u0430\u0437\u0438\u043D\u0435\xBB. \u041C\u044B \u043E\u0442\u0432\u0435\u0442\u0438\u043C \u0437\u0430 10 \u0440\u0430\u0431\u043E\u0447\u0438\u0445 \u0434\u043D\u0435\u0439.`,
      "\u0415\u0441\u043B\u0438 \u0441\u043E\u0433\u043B\u0430\u0441\u0438\u0435 \u043E\u0442\u043E\u0437\u0432\u0430\u043D\u043E \u0434\u043E \u043E\u0442\u043F\u0440\u0430\u0432\u043A\u0438 \u0437\u0430\u043A\u0430\u0437\u0430, \u0437\u0430\u043A\u0430\u0437 \u043E\u0442\u043C\u0435\u043D\u044F\u0435\u0442\u0441\u044F, \u0430 \u0434\u0435\u043D\u044C\u0433\u0438 \u0432\u043E\u0437\u0432\u0440\u0430\u0449\u0430\u044E\u0442\u0441\u044F."
    ]
  },
  {
    heading: "8. \u041E \u0434\u0435\u043C\u043E\u043D\u0441\u0442\u0440\u0430\u0446\u0438\u0438",
    paragraphs: ["\u042D\u0442\u043E\u0442 \u043C\u0430\u0433\u0430\u0437\u0438\u043D \u0434\u0435\u043C\u043E\u043D\u0441\u0442\u0440\u0430\u0446\u0438\u043E\u043D\u043D\u044B\u0439: \u0440\u0435\u043A\u0432\u0438\u0437\u0438\u0442\u044B \u0432\u044B\u043C\u044B\u0448\u043B\u0435\u043D\u044B, \u0437\u0430\u043A\u0430\u0437\u044B \u043D\u0435 \u0434\u043E\u0441\u0442\u0430\u0432\u043B\u044F\u044E\u0442\u0441\u044F. \u041D\u0435 \u0432\u0432\u043E\u0434\u0438\u0442\u0435 \u0437\u0434\u0435\u0441\u044C \u0447\u0443\u0436\u0438\u0435 \u043F\u0435\u0440\u0441\u043E\u043D\u0430\u043B\u044C\u043D\u044B\u0435 \u0434\u0430\u043D\u043D\u044B\u0435."]
  }
];

// src/pages/files/policy/policy-pdf.ts
var WIDTH = 595;
var HEIGHT = 842;
var MARGIN = 64;
var lines = (text, size, above) => wrapped(text, size, WIDTH - 2 * MARGIN).map((line2, index) => ({ text: line2, size, above: index === 0 ? above : size * 0.45 }));
function inPages(all) {
  const pages2 = [[]];
  let y = HEIGHT - MARGIN;
  for (const line2 of all) {
    const foot = line2.size > 11 ? MARGIN + 48 : MARGIN;
    if (y - line2.above - line2.size < foot) {
      pages2.push([]);
      y = HEIGHT - MARGIN;
    }
    y -= line2.above + line2.size;
    pages2.at(-1)?.push({ ...line2, y });
  }
  return pages2;
}
function policyPdf(version) {
  const sections = policySections(version);
  const pages2 = inPages([
    ...lines(policyTitle, 19, 0),
    ...sections.flatMap(({ heading, paragraphs }) => [...lines(heading, 13, 18), ...paragraphs.flatMap((text) => lines(text, 10.5, 7))])
  ]);
  const numbers = pages2.map((_, index) => `${index + 1} / ${pages2.length}`);
  const font = policyFont([...pages2.flat().map(({ text }) => text), ...numbers]);
  const content2 = (page, number) => [...page, { text: number, size: 9, y: MARGIN / 2 }].map(({ text, size, y }) => `BT /F1 ${size} Tf ${MARGIN} ${y.toFixed(1)} Td ${font.coded(text)} Tj ET`).join("\n");
  const [catalog, tree, info, firstPage] = [1, 2, 3, 4];
  const fontNumber = firstPage + 2 * pages2.length;
  const pageObjects = pages2.flatMap((page, index) => [
    {
      dictionary: `<< /Type /Page /Parent ${tree} 0 R /MediaBox [0 0 ${WIDTH} ${HEIGHT}] /Resources << /Font << /F1 ${fontNumber} 0 R >> >> /Contents ${firstPage + 2 * index + 1} 0 R >>`
    },
    { dictionary: "<< >>", stream: content2(page, numbers[index] ?? "") }
  ]);
  const objects = [
    { dictionary: `<< /Type /Catalog /Pages ${tree} 0 R /Lang (ru-RU) /ViewerPreferences << /DisplayDocTitle true >> >>` },
    { dictionary: `<< /Type /Pages /Count ${pages2.length} /Kids [${pages2.map((_, index) => `${firstPage + 2 * index} 0 R`).join(" ")}] >>` },
    { dictionary: `<< /Title ${pdfText(policyTitle)} >>` },
    ...pageObjects,
    ...font.objects(fontNumber)
  ];
  return pdfFile(objects, catalog ?? 1, info ?? 3);
}

// src/pages/files/robots.ts
var robotsText = (origin) => `User-agent: *
Disallow: /profile/
Disallow: /api/
Disallow: /search
Disallow: /*?*sort=
Disallow: /*?*build=

Host: ${origin}
`;

// src/pages/files/send-file.ts
var drawingPolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox";
function sendFile(c, { body, type, keep }) {
  c.header("Cache-Control", keep === "forever" ? "public, max-age=31536000, immutable" : `public, max-age=${keep}, stale-while-revalidate=86400`);
  if (type === "image/svg+xml") c.header("Content-Security-Policy", drawingPolicy);
  if (isKnown(c, tagOf(body))) return c.body(null, 304);
  c.header("Content-Type", type.startsWith("text/") || type === "image/svg+xml" ? `${type}; charset=utf-8` : type);
  return c.body(body);
}

// src/pages/files/file.routes.ts
var HOUR = 60 * 60;
var DAY = 24 * HOUR;
var svg = "image/svg+xml";
var pictureName = (file) => /^(.+)\.svg$/.exec(file)?.[1] ?? null;
function fileRoutes({ db, showMissing }, policyVersion) {
  const policy = policyPdf(policyVersion);
  const app = new Hono2();
  app.get("/images/logo.svg", (c) => sendFile(c, { body: logo, type: svg, keep: DAY }));
  app.get("/images/product/:file", async (c) => {
    const id = pictureName(c.req.param("file"));
    const found = id === null ? void 0 : await findProductPicture(db, id);
    return found === void 0 ? showMissing(c) : sendFile(c, { body: drawProduct(found), type: svg, keep: DAY });
  });
  app.get("/images/category/:file", async (c) => {
    const slug = pictureName(c.req.param("file"));
    const found = slug === null ? void 0 : await findCategoryPicture(db, slug);
    return found === void 0 ? showMissing(c) : sendFile(c, { body: drawCategory(found), type: svg, keep: DAY });
  });
  app.get(
    "/assets/shop.css",
    (c) => sendFile(c, { body: styleSheet, type: "text/css", keep: c.req.query("v") === styleSheetVersion ? "forever" : 0 })
  );
  app.get(policyPath, (c) => sendFile(c, { body: policy, type: "application/pdf", keep: HOUR }));
  app.get("/favicon.svg", (c) => sendFile(c, { body: favicon, type: svg, keep: DAY }));
  app.get("/robots.txt", (c) => sendFile(c, { body: robotsText(new URL(c.req.url).origin), type: "text/plain", keep: HOUR }));
  return app;
}

// src/pages/frame/build-choice.ts
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
var COOKIE = "prilavok-build";
var THIRTY_DAYS = 30 * 24 * 60 * 60;
function chooseBuild(c) {
  const asked = c.req.query("build");
  if (asked === "react") {
    setCookie(c, COOKIE, "react", { path: "/", maxAge: THIRTY_DAYS, httpOnly: true, sameSite: "Lax" });
    return "react";
  }
  if (asked === "preact") {
    deleteCookie(c, COOKIE, { path: "/" });
    return "preact";
  }
  return getCookie(c, COOKIE) === "react" ? "react" : "preact";
}

// src/pages/frame/footer.ts
var buildNames = { preact: "Preact", react: "React" };
var buildSwitch = ({ address, bundle }) => {
  const other = bundle.build === "react" ? "preact" : "react";
  const [path = "/", search = ""] = address.split("?");
  const query = Object.fromEntries(new URLSearchParams(search));
  return html`Виджеты: сборка ${buildNames[bundle.build]}. <a href="${withQuery(path, { ...query, build: other })}" rel="nofollow">Переключить на ${buildNames[other]}</a>`;
};
var footer = (frame) => html`
<footer class="footer">
  <div class="footer__inner">
    <nav class="footer__column" aria-labelledby="footer-catalogue">
      <h2 class="footer__heading" id="footer-catalogue">Каталог</h2>
      <ul>
        ${frame.roots.slice(0, 7).map((shelf) => html`<li><a href="${categoryPath(shelf.path)}">${shelf.name}</a></li>`)}
        <li><a href="${cataloguePath}">Все разделы</a></li>
      </ul>
    </nav>
    <nav class="footer__column" aria-labelledby="footer-help">
      <h2 class="footer__heading" id="footer-help">Покупателям</h2>
      <ul>
        <li><a href="${deliveryPath}">Доставка</a></li>
        <li><a href="${deliveryPath}#payment">Оплата</a></li>
        <li><a href="${deliveryPath}#returns">Возврат и обмен</a></li>
        <li><a href="${cartPath}">Корзина</a></li>
        <li><a href="${aboutPath}">О магазине</a></li>
        <li><a href="${policyPath}">Обработка персональных данных (PDF)</a></li>
      </ul>
    </nav>
    <div class="footer__column footer__column--contacts">
      <h2 class="footer__heading">Контакты</h2>
      <address>
        <a class="footer__phone" href="${shop.phoneLink}">${shop.phone}</a>
        <p>${shop.hours}, звонок бесплатный</p>
        <p><a href="mailto:${shop.email}">${shop.email}</a></p>
        <p>${shop.address}</p>
      </address>
    </div>
  </div>
  <div class="footer__small">
    <p>© ${frame.year} ${shop.legalName}. Демонстрационный магазин: товары, цены и реквизиты вымышлены, заказы не доставляются.</p>
    <p>${buildSwitch(frame)}</p>
  </div>
</footer>`;

// src/pages/frame/cart-link.ts
var cartLink = (place, isCurrent) => html`
<a class="cart-link cart-link--${place}" href="${cartPath}"${isCurrent && html` aria-current="page"`}>${icon("cart")}Корзина <span class="cart-link__count" data-prilavok="cart-badge"></span></a>`;

// src/pages/frame/header.ts
var current = (is) => is && html` aria-current="page"`;
var topLine = ({ section: section2 }) => html`
<div class="top-line">
  <div class="top-line__inner">
    <a class="top-line__city" href="${deliveryPath}">${icon("pin")}<span class="visually-hidden">Город доставки: </span>${shop.city}</a>
    <nav class="top-line__links" aria-label="О покупке">
      <a href="${deliveryPath}"${current(section2 === "delivery")}>Доставка и оплата</a>
      <a href="${aboutPath}"${current(section2 === "about")}>О магазине</a>
    </nav>
    <span class="top-line__hours">${shop.hours}</span>
    <a class="top-line__phone" href="${shop.phoneLink}">${shop.phone}</a>
  </div>
</div>`;
var searchForm = (query = "") => html`
<search class="search">
  <form class="search__form" action="${searchPath}" method="get">
    <label class="visually-hidden" for="search-query">Поиск по каталогу</label>
    <input class="search__field" id="search-query" name="q" type="search" value="${query}" maxlength="100" autocomplete="off" enterkeyhint="search" placeholder="Например, гипсокартон влагостойкий">
    <button class="search__button" type="submit">${icon("search")}<span class="visually-hidden">Найти</span></button>
  </form>
</search>`;
var shelves = ({ roots, address }) => html`
<nav class="shelves" aria-label="Разделы каталога">
  <ul class="shelves__list">
    ${roots.map((shelf) => html`<li><a href="${categoryPath(shelf.path)}"${current(address.startsWith(categoryPath(shelf.path)))}>${shelf.name}</a></li>`)}
  </ul>
</nav>`;
var header = (page, frame) => html`
<header class="header">
  ${topLine(page)}
  <div class="header__bar">
    <div class="header__inner">
      <a class="header__logo" href="${homePath}"${current(page.section === "home")}><img src="/images/logo.svg" width="176" height="44" alt="${shop.name}, на главную"></a>
      <a class="header__catalogue" href="${cataloguePath}"${current(page.section === "catalogue")}>${icon("catalogue")}<span>Каталог</span></a>
      ${searchForm(page.query)}
      <a class="header__phone" href="${shop.phoneLink}">${icon("phone")}<span><b>${shop.phone}</b><small>звонок бесплатный</small></span></a>
      ${cartLink("desktop", page.section === "cart")}
      ${cartLink("tablet", page.section === "cart")}
    </div>
  </div>
  ${page.kind === "order" ? nothing : shelves(frame)}
</header>`;
var bottomBar = ({ section: section2 }) => html`
<nav class="bottom-bar" aria-label="Быстрый доступ">
  <a href="${homePath}"${current(section2 === "home")}>${icon("home")}Главная</a>
  <a href="${cataloguePath}"${current(section2 === "catalogue")}>${icon("catalogue")}Каталог</a>
  ${cartLink("mobile", section2 === "cart")}
  <a href="${deliveryPath}"${current(section2 === "delivery")}>${icon("truck")}Доставка</a>
  <a href="${shop.phoneLink}">${icon("phone")}Позвонить</a>
</nav>`;

// src/pages/frame/document.ts
var widgetSettings = (policyVersion) => ({
  supportPhone: shop.phone,
  policyVersion,
  pages: { cart: cartPath, order: orderPath, home: homePath, policy: policyPath, chat: chatPath }
});
var titleOf = ({ title, kind }) => kind === "order" ? title : `${title} \u2014 ${shop.name}`;
var renderDocument = (page, frame) => render(html`<!doctype html>
<html lang="ru">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content">
<title>${titleOf(page)}</title>
${page.description !== void 0 && html`<meta name="description" content="${page.description}">`}
${page.isPrivate === true ? html`<meta name="robots" content="noindex">` : nothing}
${page.canonical !== void 0 && html`<link rel="canonical" href="${frame.origin}${page.canonical}">`}
<meta name="theme-color" content="#262b31">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="${styleSheetPath}">
${jsonScript("application/json", "prilavok-config", widgetSettings(frame.policyVersion))}
<script type="module" src="${frame.bundle.script}"></script>
</head>
<body class="page page--${page.kind ?? "shop"}">
<a class="skip-link" href="#content">К содержанию</a>
${header(page, frame)}
<main class="main" id="content" tabindex="-1">
${page.content}
</main>
${footer(frame)}
${bottomBar(page)}
</body>
</html>
`);

// src/pages/frame/security-headers.ts
var contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "connect-src 'self'",
  "font-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'self'",
  "require-trusted-types-for 'script'"
].join("; ");
var securityHeaders = async (c, next) => {
  await next();
  c.header("X-Content-Type-Options", "nosniff");
  c.header("Referrer-Policy", "strict-origin-when-cross-origin");
};

// src/pages/frame/show-page.ts
var createShowPage = ({ bundle, now, policyVersion = standardSettings.policyVersion }, roots) => async (c, page, status = 200) => {
  const { pathname, search, origin } = new URL(c.req.url);
  const frame = {
    origin,
    address: pathname + search,
    bundle: bundle(chooseBuild(c)),
    roots: await roots(),
    year: new Date(now()).getUTCFullYear(),
    policyVersion
  };
  const text = renderDocument(page, frame);
  c.header("Content-Security-Policy", contentSecurityPolicy);
  c.header("Cache-Control", "private, no-cache");
  c.header("Vary", "Cookie");
  return status === 200 && isKnown(c, tagOf(text)) ? c.body(null, 304) : c.html(text, status);
};

// src/pages/home/home-page.ts
import { sql as sql3 } from "kysely";

// src/pages/home/advice.ts
var advice = [
  {
    heading: "\u0421\u043A\u043E\u043B\u044C\u043A\u043E \u0431\u0440\u0430\u0442\u044C \u0433\u0438\u043F\u0441\u043E\u043A\u0430\u0440\u0442\u043E\u043D\u0430",
    text: [
      "\u041F\u043B\u043E\u0449\u0430\u0434\u044C \u0441\u0442\u0435\u043D \u0440\u0430\u0437\u0434\u0435\u043B\u0438\u0442\u0435 \u043D\u0430 \u043F\u043B\u043E\u0449\u0430\u0434\u044C \u043B\u0438\u0441\u0442\u0430: \u0443 \u0441\u0442\u0430\u043D\u0434\u0430\u0440\u0442\u043D\u043E\u0433\u043E 1,2 \xD7 2,5 \u043C \u044D\u0442\u043E 3 \u043C\xB2. \u041A \u0440\u0435\u0437\u0443\u043B\u044C\u0442\u0430\u0442\u0443 \u043F\u0440\u0438\u0431\u0430\u0432\u044C\u0442\u0435 10 % \u043D\u0430 \u043F\u043E\u0434\u0440\u0435\u0437\u043A\u0443, \u0430 \u0434\u043B\u044F \u043A\u043E\u043C\u043D\u0430\u0442 \u0441 \u043D\u0438\u0448\u0430\u043C\u0438 \u0438 \u0441\u043A\u043E\u0441\u0430\u043C\u0438 15 %.",
      "\u041D\u0430 \u043B\u0438\u0441\u0442 \u0443\u0445\u043E\u0434\u0438\u0442 \u043E\u043A\u043E\u043B\u043E 25\u201330 \u0441\u0430\u043C\u043E\u0440\u0435\u0437\u043E\u0432 3,5 \xD7 25 \u0438 \u043F\u043E\u043B\u0442\u043E\u0440\u0430 \u043A\u0438\u043B\u043E\u0433\u0440\u0430\u043C\u043C\u0430 \u0448\u043F\u0430\u043A\u043B\u0451\u0432\u043A\u0438 \u043D\u0430 \u0448\u0432\u044B. \u0414\u043B\u044F \u0432\u0430\u043D\u043D\u043E\u0439 \u0431\u0435\u0440\u0438\u0442\u0435 \u0432\u043B\u0430\u0433\u043E\u0441\u0442\u043E\u0439\u043A\u0438\u0439 \u043B\u0438\u0441\u0442, \u0435\u0433\u043E \u0443\u0437\u043D\u0430\u044E\u0442 \u043F\u043E \u0437\u0435\u043B\u0451\u043D\u043E\u043C\u0443 \u043A\u0430\u0440\u0442\u043E\u043D\u0443."
    ]
  },
  {
    heading: "\u041A\u0430\u043A \u0432\u044B\u0431\u0440\u0430\u0442\u044C \u0443\u0442\u0435\u043F\u043B\u0438\u0442\u0435\u043B\u044C",
    text: [
      "\u0414\u043B\u044F \u0441\u043A\u0430\u0442\u043D\u043E\u0439 \u043A\u0440\u044B\u0448\u0438 \u0438 \u043A\u0430\u0440\u043A\u0430\u0441\u043D\u044B\u0445 \u0441\u0442\u0435\u043D \u043F\u043E\u0434\u0445\u043E\u0434\u044F\u0442 \u043B\u0451\u0433\u043A\u0438\u0435 \u043F\u043B\u0438\u0442\u044B 35\u201345 \u043A\u0433/\u043C\xB3, \u043F\u043E\u0434 \u0448\u0442\u0443\u043A\u0430\u0442\u0443\u0440\u043D\u044B\u0439 \u0444\u0430\u0441\u0430\u0434 \u043D\u0443\u0436\u043D\u044B \u043F\u043B\u043E\u0442\u043D\u044B\u0435 \u043E\u0442 100 \u043A\u0433/\u043C\xB3. \u0422\u043E\u043B\u0449\u0438\u043D\u0430 \u0434\u043B\u044F \u0441\u0440\u0435\u0434\u043D\u0435\u0439 \u043F\u043E\u043B\u043E\u0441\u044B: \u0441\u0442\u0435\u043D\u044B 150 \u043C\u043C, \u043A\u0440\u044B\u0448\u0430 200 \u043C\u043C.",
      "\u0421\u043B\u043E\u0438 \u043A\u043B\u0430\u0434\u0443\u0442 \u0432\u0440\u0430\u0437\u0431\u0435\u0436\u043A\u0443, \u0447\u0442\u043E\u0431\u044B \u0448\u0432\u044B \u043F\u0435\u0440\u0435\u043A\u0440\u044B\u0432\u0430\u043B\u0438\u0441\u044C. \u0421\u043E \u0441\u0442\u043E\u0440\u043E\u043D\u044B \u043A\u043E\u043C\u043D\u0430\u0442\u044B \u043E\u0431\u044F\u0437\u0430\u0442\u0435\u043B\u044C\u043D\u0430 \u043F\u0430\u0440\u043E\u0438\u0437\u043E\u043B\u044F\u0446\u0438\u044F, \u0441\u043E \u0441\u0442\u043E\u0440\u043E\u043D\u044B \u0443\u043B\u0438\u0446\u044B \u0432\u0435\u0442\u0440\u043E\u0437\u0430\u0449\u0438\u0442\u0430, \u0438\u043D\u0430\u0447\u0435 \u0432\u0430\u0442\u0430 \u043D\u0430\u043C\u043E\u043A\u043D\u0435\u0442 \u0438 \u043E\u0441\u044F\u0434\u0435\u0442."
    ]
  },
  {
    heading: "\u041A\u0430\u043A \u043F\u0440\u0438\u043D\u044F\u0442\u044C \u0437\u0430\u043A\u0430\u0437",
    text: [
      "\u041F\u0440\u043E\u0432\u0435\u0440\u044C\u0442\u0435 \u0447\u0438\u0441\u043B\u043E \u043C\u0435\u0441\u0442 \u0438 \u0446\u0435\u043B\u043E\u0441\u0442\u044C \u0443\u043F\u0430\u043A\u043E\u0432\u043A\u0438 \u0434\u043E \u043F\u043E\u0434\u043F\u0438\u0441\u0438. \u041C\u0435\u0448\u043A\u0438 \u0441 \u0446\u0435\u043C\u0435\u043D\u0442\u043E\u043C \u0438 \u043A\u043B\u0435\u0435\u043C \u0434\u043E\u043B\u0436\u043D\u044B \u0431\u044B\u0442\u044C \u0441\u0443\u0445\u0438\u043C\u0438, \u043B\u0438\u0441\u0442\u044B \u0431\u0435\u0437 \u0441\u043B\u043E\u043C\u0430\u043D\u043D\u044B\u0445 \u0443\u0433\u043B\u043E\u0432, \u0443 \u043F\u043B\u0438\u0442\u043A\u0438 \u0438 \u043E\u0431\u043E\u0435\u0432 \u0441\u043E\u0432\u043F\u0430\u0434\u0430\u044E\u0442 \u0442\u043E\u043D \u0438 \u043F\u0430\u0440\u0442\u0438\u044F.",
      "\u0415\u0441\u043B\u0438 \u0447\u0442\u043E-\u0442\u043E \u043D\u0435 \u0442\u0430\u043A, \u043E\u0442\u043C\u0435\u0442\u044C\u0442\u0435 \u044D\u0442\u043E \u0432 \u043D\u0430\u043A\u043B\u0430\u0434\u043D\u043E\u0439 \u0438 \u0441\u0444\u043E\u0442\u043E\u0433\u0440\u0430\u0444\u0438\u0440\u0443\u0439\u0442\u0435. \u0417\u0430\u043C\u0435\u043D\u0438\u043C \u0437\u0430 \u0441\u0447\u0451\u0442 \u043C\u0430\u0433\u0430\u0437\u0438\u043D\u0430, \u0430 \u0435\u0441\u043B\u0438 \u0442\u043E\u0432\u0430\u0440\u0430 \u0431\u043E\u043B\u044C\u0448\u0435 \u043D\u0435\u0442, \u0432\u0435\u0440\u043D\u0451\u043C \u0434\u0435\u043D\u044C\u0433\u0438."
    ]
  }
];
var shopAdvice = () => html`
<section class="block" aria-labelledby="advice">
  <h2 class="block__heading" id="advice">Полезно знать перед ремонтом</h2>
  <div class="advice">
    ${advice.map(({ heading, text }) => html`<article class="advice__item"><h3 class="advice__heading">${heading}</h3>${text.map((paragraph) => html`<p>${paragraph}</p>`)}</article>`)}
  </div>
</section>`;

// src/pages/home/hero.ts
function shelfOfSeason({ shelfWords }, roots) {
  const named = (shelf, word) => shelf.name.toLowerCase().includes(word);
  const children = roots.flatMap((root) => root.children);
  for (const shelves2 of [roots, children]) {
    for (const word of shelfWords) {
      const found = shelves2.find((shelf) => named(shelf, word));
      if (found !== void 0) return found;
    }
  }
  return roots[0];
}
function hero(season, roots) {
  const shelf = shelfOfSeason(season, roots);
  return html`
<div class="hero">
  <section class="hero__season hero__season--${season.name}" aria-labelledby="season">
    <div class="hero__words">
      <h1 class="hero__heading" id="season">${season.heading}</h1>
      <p class="hero__text">${season.text}</p>
      <a class="button button--light" href="${shelf === void 0 ? cataloguePath : categoryPath(shelf.path)}">${season.action}</a>
    </div>
    ${shelf !== void 0 && html`<img class="hero__picture" src="${categoryPicturePath(shelf.slug)}" width="280" height="280" alt="">`}
  </section>
  <section class="hero__card" aria-labelledby="hero-delivery">
    <h2 class="hero__card-heading" id="hero-delivery">Доставка по всей России</h2>
    <p>Пункты выдачи, курьер и своя машина в Москве. Цену видно до оформления.</p>
    <a href="${deliveryPath}">Сроки и цены</a>
  </section>
  <section class="hero__card hero__card--accent" aria-labelledby="hero-help">
    <h2 class="hero__card-heading" id="hero-help">Посчитаем материал за вас</h2>
    <p>Назовите размеры комнаты или пришлите чертёж, и мы соберём список с запасом.</p>
    <a href="${shop.phoneLink}">${shop.phone}</a>
  </section>
</div>`;
}

// src/pages/home/reasons.ts
var reasons = [
  { picture: "truck", heading: "\u041F\u0440\u0438\u0432\u0435\u0437\u0451\u043C \u0432 \u0432\u044B\u0431\u0440\u0430\u043D\u043D\u044B\u0439 \u0434\u0435\u043D\u044C", text: "\u0414\u043E \u043F\u0443\u043D\u043A\u0442\u0430 \u0432\u044B\u0434\u0430\u0447\u0438, \u0434\u043E \u043F\u043E\u0434\u044A\u0435\u0437\u0434\u0430 \u0438\u043B\u0438 \u0441\u0440\u0430\u0437\u0443 \u043D\u0430 \u0443\u0447\u0430\u0441\u0442\u043E\u043A. \u0420\u0430\u0437\u0433\u0440\u0443\u0437\u043A\u0430 \u0438 \u043F\u043E\u0434\u044A\u0451\u043C \u043F\u043E \u043F\u0440\u0430\u0439\u0441\u0443, \u0431\u0435\u0437 \u0442\u043E\u0440\u0433\u0430 \u043D\u0430 \u043C\u0435\u0441\u0442\u0435." },
  { picture: "card", heading: "\u041E\u043F\u043B\u0430\u0442\u0430 \u043F\u0440\u0438 \u043F\u043E\u043B\u0443\u0447\u0435\u043D\u0438\u0438", text: "\u041E\u0441\u043C\u043E\u0442\u0440\u0438\u0442\u0435 \u0442\u043E\u0432\u0430\u0440 \u0438 \u0437\u0430\u043F\u043B\u0430\u0442\u0438\u0442\u0435 \u043D\u0430\u043B\u0438\u0447\u043D\u044B\u043C\u0438 \u0438\u043B\u0438 \u043A\u0430\u0440\u0442\u043E\u0439. \u041C\u043E\u0436\u043D\u043E \u0447\u0430\u0441\u0442\u044F\u043C\u0438, \u0432 \u0440\u0430\u0441\u0441\u0440\u043E\u0447\u043A\u0443 \u0438\u043B\u0438 \u043F\u043E \u0441\u0447\u0451\u0442\u0443 \u0434\u043B\u044F \u043A\u043E\u043C\u043F\u0430\u043D\u0438\u0439." },
  { picture: "ruler", heading: "\u041F\u043E\u0441\u0447\u0438\u0442\u0430\u0435\u043C \u043A\u043E\u043B\u0438\u0447\u0435\u0441\u0442\u0432\u043E", text: "\u041D\u0430\u0437\u043E\u0432\u0438\u0442\u0435 \u043F\u043B\u043E\u0449\u0430\u0434\u044C \u0438 \u043C\u0430\u0442\u0435\u0440\u0438\u0430\u043B: \u043F\u043E\u0434\u0441\u043A\u0430\u0436\u0435\u043C \u0440\u0430\u0441\u0445\u043E\u0434, \u0437\u0430\u043F\u0430\u0441 \u043D\u0430 \u043F\u043E\u0434\u0440\u0435\u0437\u043A\u0443 \u0438 \u043F\u043E\u0434\u0445\u043E\u0434\u044F\u0449\u0438\u0439 \u043A\u0440\u0435\u043F\u0451\u0436." },
  { picture: "returned", heading: "\u041F\u0440\u0438\u043C\u0435\u043C \u043E\u0441\u0442\u0430\u0442\u043A\u0438", text: "\u0426\u0435\u043B\u044B\u0435 \u0443\u043F\u0430\u043A\u043E\u0432\u043A\u0438 \u0432\u043E\u0437\u0432\u0440\u0430\u0449\u0430\u0435\u043C 30 \u0434\u043D\u0435\u0439. \u0414\u0435\u043D\u044C\u0433\u0438 \u043F\u0440\u0438\u0434\u0443\u0442 \u0442\u0443\u0434\u0430, \u043E\u0442\u043A\u0443\u0434\u0430 \u0432\u044B \u043F\u043B\u0430\u0442\u0438\u043B\u0438." }
];
var shopReasons = () => html`
<section class="block" aria-labelledby="reasons">
  <h2 class="block__heading" id="reasons">Почему у нас удобно</h2>
  <ul class="reasons">
    ${reasons.map(({ picture, heading, text }) => html`<li class="reason">${icon(picture)}<h3 class="reason__heading">${heading}</h3><p>${text}</p></li>`)}
  </ul>
</section>`;

// src/pages/home/season.ts
var winter = {
  name: "winter",
  heading: "\u0420\u0435\u043C\u043E\u043D\u0442, \u043F\u043E\u043A\u0430 \u0437\u0430 \u043E\u043A\u043D\u043E\u043C \u0441\u043D\u0435\u0433",
  text: "\u0421\u043C\u0435\u0441\u0438, \u043A\u0440\u0430\u0441\u043A\u0438, \u043B\u0430\u043C\u0438\u043D\u0430\u0442 \u0438 \u0432\u0441\u0451 \u0434\u043B\u044F \u0442\u0451\u043F\u043B\u043E\u0439 \u043E\u0442\u0434\u0435\u043B\u043A\u0438. \u041F\u043E\u0434\u044A\u0451\u043C \u043D\u0430 \u044D\u0442\u0430\u0436 \u0438 \u0434\u043E\u0441\u0442\u0430\u0432\u043A\u0430 \u0432 \u0432\u044B\u0431\u0440\u0430\u043D\u043D\u044B\u0439 \u0434\u0435\u043D\u044C.",
  action: "\u041A \u043E\u0442\u0434\u0435\u043B\u043E\u0447\u043D\u044B\u043C \u043C\u0430\u0442\u0435\u0440\u0438\u0430\u043B\u0430\u043C",
  shelfWords: ["\u043E\u0442\u0434\u0435\u043B", "\u0441\u043C\u0435\u0441", "\u043A\u0440\u0430\u0441\u043A", "\u043D\u0430\u043F\u043E\u043B\u044C\u043D"]
};
var spring = {
  name: "spring",
  heading: "\u041E\u0442\u043A\u0440\u044B\u0432\u0430\u0435\u043C \u0441\u0442\u0440\u043E\u0438\u0442\u0435\u043B\u044C\u043D\u044B\u0439 \u0441\u0435\u0437\u043E\u043D",
  text: "\u0424\u0443\u043D\u0434\u0430\u043C\u0435\u043D\u0442, \u043A\u043B\u0430\u0434\u043A\u0430 \u0438 \u043F\u0438\u043B\u043E\u043C\u0430\u0442\u0435\u0440\u0438\u0430\u043B\u044B \u0441\u043E \u0441\u043A\u043B\u0430\u0434\u0430. \u041F\u043E\u0441\u0447\u0438\u0442\u0430\u0435\u043C \u043E\u0431\u044A\u0451\u043C \u043F\u043E \u0447\u0435\u0440\u0442\u0435\u0436\u0443 \u0438 \u043F\u0440\u0438\u0432\u0435\u0437\u0451\u043C \u043E\u0434\u043D\u043E\u0439 \u043C\u0430\u0448\u0438\u043D\u043E\u0439.",
  action: "\u041A \u043C\u0430\u0442\u0435\u0440\u0438\u0430\u043B\u0430\u043C \u0434\u043B\u044F \u0441\u0442\u0440\u043E\u0439\u043A\u0438",
  shelfWords: ["\u043E\u0431\u0449\u0435\u0441\u0442\u0440\u043E", "\u043A\u0438\u0440\u043F\u0438\u0447", "\u0431\u043B\u043E\u043A", "\u043F\u0438\u043B\u043E\u043C\u0430\u0442", "\u0446\u0435\u043C\u0435\u043D\u0442", "\u0441\u043C\u0435\u0441"]
};
var summer = {
  name: "summer",
  heading: "\u0412\u0440\u0435\u043C\u044F \u043A\u0440\u044B\u0448 \u0438 \u0444\u0430\u0441\u0430\u0434\u043E\u0432",
  text: "\u041A\u0440\u043E\u0432\u043B\u044F, \u0441\u0430\u0439\u0434\u0438\u043D\u0433, \u0432\u043E\u0434\u043E\u0441\u0442\u043E\u043A\u0438 \u0438 \u043A\u0440\u0435\u043F\u0451\u0436 \u043A \u043D\u0438\u043C. \u041A\u043E\u043C\u043F\u043B\u0435\u043A\u0442 \u043F\u043E \u0440\u0430\u0437\u043C\u0435\u0440\u0430\u043C \u0434\u043E\u043C\u0430 \u0441\u043E\u0431\u0435\u0440\u0451\u043C \u0437\u0430 \u043E\u0434\u0438\u043D \u0437\u0432\u043E\u043D\u043E\u043A.",
  action: "\u041A \u043A\u0440\u043E\u0432\u043B\u0435 \u0438 \u0444\u0430\u0441\u0430\u0434\u0443",
  shelfWords: ["\u043A\u0440\u043E\u0432\u043B", "\u0444\u0430\u0441\u0430\u0434", "\u0441\u0430\u0439\u0434\u0438\u043D\u0433", "\u043A\u0440\u0430\u0441\u043A"]
};
var autumn = {
  name: "autumn",
  heading: "\u0423\u0442\u0435\u043F\u043B\u044F\u0435\u043C \u0434\u043E\u043C \u0434\u043E \u0445\u043E\u043B\u043E\u0434\u043E\u0432",
  text: "\u041C\u0438\u043D\u0435\u0440\u0430\u043B\u044C\u043D\u0430\u044F \u0432\u0430\u0442\u0430, \u043F\u043B\u0451\u043D\u043A\u0438, \u0433\u0435\u0440\u043C\u0435\u0442\u0438\u043A\u0438 \u0438 \u043E\u0431\u043E\u0433\u0440\u0435\u0432. \u0423\u0442\u0435\u043F\u043B\u0438\u0442\u0435\u043B\u044C \u0441\u0447\u0438\u0442\u0430\u0435\u043C \u043F\u043E \u043F\u043B\u043E\u0449\u0430\u0434\u0438 \u0438 \u0432\u0435\u0437\u0451\u043C \u0431\u0435\u0437 \u043F\u0440\u0435\u0434\u043E\u043F\u043B\u0430\u0442\u044B.",
  action: "\u041A \u0443\u0442\u0435\u043F\u043B\u0438\u0442\u0435\u043B\u044F\u043C",
  shelfWords: ["\u0443\u0442\u0435\u043F\u043B", "\u0438\u0437\u043E\u043B\u044F\u0446", "\u043E\u0442\u043E\u043F\u043B\u0435\u043D"]
};
var byMonth = [winter, winter, spring, spring, spring, summer, summer, summer, autumn, autumn, autumn, winter];
var MOSCOW_AHEAD_MS = 3 * 60 * 60 * 1e3;
var seasonAt = (now) => byMonth[new Date(now + MOSCOW_AHEAD_MS).getUTCMonth()] ?? winter;

// src/pages/home/home-page.ts
var CARDS_IN_A_BLOCK = 10;
var inStock = ["InStock", "InStockAtSupplier"];
var hits = (db) => cards(db).where("availability", "in", inStock).orderBy(sql3`case when 'Hit' = any(tags) then 0 else 1 end`).orderBy("sales_rank").orderBy("product.id").limit(CARDS_IN_A_BLOCK).execute();
var onSale = (db) => sorted(cards(db).where("availability", "in", inStock).whereRef("old_price_kopecks", ">", "price_kopecks"), "popular").limit(CARDS_IN_A_BLOCK).execute();
var block = (id, heading, products) => products.length > 0 && html`
<section class="block" aria-labelledby="${id}">
  <h2 class="block__heading" id="${id}">${heading}</h2>
  ${productRow(products)}
</section>`;
async function homePage(db, roots, now) {
  const [best, cheaper] = await Promise.all([hits(db), onSale(db)]);
  return {
    title: "\u0421\u0442\u0440\u043E\u0438\u0442\u0435\u043B\u044C\u043D\u044B\u0435 \u043C\u0430\u0442\u0435\u0440\u0438\u0430\u043B\u044B \u0441 \u0434\u043E\u0441\u0442\u0430\u0432\u043A\u043E\u0439 \u043F\u043E \u0420\u043E\u0441\u0441\u0438\u0438",
    description: `\xAB${shop.name}\xBB: \u0441\u043C\u0435\u0441\u0438, \u0433\u0438\u043F\u0441\u043E\u043A\u0430\u0440\u0442\u043E\u043D, \u0443\u0442\u0435\u043F\u043B\u0438\u0442\u0435\u043B\u0438, \u043A\u0440\u043E\u0432\u043B\u044F \u0438 \u0438\u043D\u0441\u0442\u0440\u0443\u043C\u0435\u043D\u0442. \u0414\u043E\u0441\u0442\u0430\u0432\u043A\u0430 \u0434\u043E \u043F\u0443\u043D\u043A\u0442\u0430 \u0432\u044B\u0434\u0430\u0447\u0438 \u0438 \u043D\u0430 \u0443\u0447\u0430\u0441\u0442\u043E\u043A, \u043E\u043F\u043B\u0430\u0442\u0430 \u043F\u0440\u0438 \u043F\u043E\u043B\u0443\u0447\u0435\u043D\u0438\u0438.`,
    canonical: homePath,
    section: "home",
    content: html`
${hero(seasonAt(now), roots)}
<section class="block" aria-labelledby="shelves">
  <div class="block__top"><h2 class="block__heading" id="shelves">Каталог</h2><a href="${cataloguePath}">Все разделы</a></div>
  ${shelfTiles(roots)}
</section>
${block("hits", "\u0425\u0438\u0442\u044B \u043F\u0440\u043E\u0434\u0430\u0436", best)}
${shopReasons()}
${block("sale", "\u0421\u043E \u0441\u043A\u0438\u0434\u043A\u043E\u0439", cheaper)}
${shopAdvice()}`
  };
}

// src/pages/info/failed-page.ts
var failedPage = () => ({
  title: "\u0427\u0442\u043E-\u0442\u043E \u0441\u043B\u043E\u043C\u0430\u043B\u043E\u0441\u044C",
  isPrivate: true,
  content: html`
<div class="notice-page">
  <p class="notice-page__code" aria-hidden="true">500</p>
  <h1>Что-то сломалось у нас</h1>
  <p>Мы уже знаем об ошибке. Корзина в вашем браузере цела: обновите страницу через минуту или закажите по телефону.</p>
  <p class="notice-page__ways"><a class="button" href="${shop.phoneLink}">${shop.phone}</a> <a href="${homePath}">На главную</a></p>
</div>`
});

// src/pages/info/info.routes.ts
import { Hono as Hono3 } from "hono";

// src/pages/info/about-page.ts
var aboutPage = () => ({
  title: "\u041E \u043C\u0430\u0433\u0430\u0437\u0438\u043D\u0435",
  description: `\xAB${shop.name}\xBB: \u0441\u043A\u043B\u0430\u0434 \u0441\u0442\u0440\u043E\u0438\u0442\u0435\u043B\u044C\u043D\u044B\u0445 \u043C\u0430\u0442\u0435\u0440\u0438\u0430\u043B\u043E\u0432 \u0432 \u041C\u043E\u0441\u043A\u0432\u0435, \u0434\u043E\u0441\u0442\u0430\u0432\u043A\u0430 \u043F\u043E \u0420\u043E\u0441\u0441\u0438\u0438, \u043A\u043E\u043D\u0442\u0430\u043A\u0442\u044B \u0438 \u0440\u0435\u043A\u0432\u0438\u0437\u0438\u0442\u044B.`,
  canonical: aboutPath,
  section: "about",
  content: html`
${breadcrumbs([], "\u041E \u043C\u0430\u0433\u0430\u0437\u0438\u043D\u0435")}
<h1>О магазине</h1>
<div class="prose prose--page">
  <p class="lead">«${shop.name}» продаёт строительные материалы людям, которые строят и ремонтируют сами, и бригадам, которым нужно всё к утру понедельника.</p>
  <p>Мы держим на складе то, что расходится каждый день: сухие смеси, листовые материалы, утеплители, крепёж и инструмент. Остальное везём со складов поставщиков и сразу говорим, сколько ждать. Цена на странице товара окончательная, а стоимость доставки видна в корзине до оформления.</p>
  <section aria-labelledby="contacts">
    <h2 id="contacts">Контакты</h2>
    <dl class="brief brief--wide">
      <div><dt>Телефон</dt><dd><a href="${shop.phoneLink}">${shop.phone}</a>, звонок бесплатный</dd></div>
      <div><dt>Почта</dt><dd><a href="mailto:${shop.email}">${shop.email}</a></dd></div>
      <div><dt>Время работы</dt><dd>${shop.hours}</dd></div>
      <div><dt>Склад и самовывоз</dt><dd>${shop.address}</dd></div>
    </dl>
  </section>
  <section aria-labelledby="companies">
    <h2 id="companies">Компаниям и бригадам</h2>
    <p>Выставляем счёт с НДС, отгружаем по доверенности, храним собранный заказ до пяти дней. Для постоянных покупателей действуют отдельные цены: пришлите реквизиты на почту.</p>
  </section>
  <section aria-labelledby="details">
    <h2 id="details">Реквизиты</h2>
    <dl class="brief brief--wide">
      <div><dt>Организация</dt><dd>${shop.legalName}</dd></div>
      <div><dt>ИНН</dt><dd>${shop.inn}</dd></div>
      <div><dt>ОГРН</dt><dd>${shop.ogrn}</dd></div>
      <div><dt>Адрес</dt><dd>${shop.address}</dd></div>
    </dl>
    <p class="quiet">Магазин демонстрационный: реквизиты вымышлены, заказы не доставляются.</p>
  </section>
  <p><a href="${deliveryPath}">Доставка и оплата</a> · <a href="${policyPath}">Политика обработки персональных данных (PDF)</a></p>
</div>`
});

// src/pages/info/delivery.queries.ts
var activeCarriers = (db) => db.selectFrom("carrier").innerJoin("carrier_tariff", "carrier_id", "carrier.id").select(["carrier.id", "name", "delivers_to_door", "accepts_pay_on_delivery", "storage_period_days", "max_weight_kg", "base_kopecks", "pickup_discount_kopecks"]).where("is_active", "=", true).orderBy("display_order").execute();
var citiesWithPoints = (db, limit) => db.selectFrom("address_city").innerJoin("pick_point", "city_id", "address_city.id").select((eb) => ["address_city.id", "address_city.name", eb.fn.countAll().as("points")]).where("address_city.is_active", "=", true).where("pick_point.is_active", "=", true).groupBy(["address_city.id", "address_city.name", "population"]).orderBy("population", "desc").limit(limit).execute();
async function paymentTypeIn(db, cityId, shopCity) {
  const cities = db.selectFrom("address_city").select("payment_type").where("is_active", "=", true);
  const asked = cityId === void 0 ? void 0 : await cities.where("id", "=", cityId).executeTakeFirst();
  const city = asked ?? await cities.where("name", "=", shopCity).orderBy("population", "desc").limit(1).executeTakeFirst();
  return city?.payment_type ?? null;
}
var findCity = (db, id) => db.selectFrom("address_city").innerJoin("address_region", "address_region.id", "region_id").select(["address_city.id", "address_city.name", "address_city.type", "address_region.name as region"]).where("address_city.id", "=", id).where("is_active", "=", true).executeTakeFirst();
var pointsOf = (db, cityId) => db.selectFrom("pick_point").innerJoin("carrier", "carrier.id", "carrier_id").select(["pick_point.id", "address", "brand", "pick_point.type", "carrier.name as carrier", "phone", "payment", "working_time", "how_to_find"]).where("city_id", "=", cityId).where("pick_point.is_active", "=", true).where("carrier.is_active", "=", true);

// src/pages/info/delivery-page.ts
var CITIES_SHOWN = 24;
var days = (count) => `${count}\xA0${plural(count, ["\u0434\u0435\u043D\u044C", "\u0434\u043D\u044F", "\u0434\u043D\u0435\u0439"])}`;
var points = (count) => `${count}\xA0${plural(count, ["\u043F\u0443\u043D\u043A\u0442", "\u043F\u0443\u043D\u043A\u0442\u0430", "\u043F\u0443\u043D\u043A\u0442\u043E\u0432"])}`;
var carrierLine = (carrier) => html`
<tr>
  <th scope="row">${carrier.name}</th>
  <td>от\u00a0${roublesText(Math.max(0, carrier.base_kopecks - carrier.pickup_discount_kopecks))}</td>
  <td>${carrier.delivers_to_door ? "\u041F\u0443\u043D\u043A\u0442 \u0438\u043B\u0438 \u043A\u0443\u0440\u044C\u0435\u0440" : "\u041F\u0443\u043D\u043A\u0442 \u0432\u044B\u0434\u0430\u0447\u0438"}</td>
  <td>${carrier.accepts_pay_on_delivery ? "\u0414\u0430" : "\u041D\u0435\u0442"}</td>
  <td>${days(carrier.storage_period_days)}</td>
  <td>${carrier.max_weight_kg === null ? "\u0431\u0435\u0437 \u043E\u0433\u0440\u0430\u043D\u0438\u0447\u0435\u043D\u0438\u044F" : `\u0434\u043E\xA0${carrier.max_weight_kg}\xA0\u043A\u0433`}</td>
</tr>`;
var carriersTable = (carriers) => html`
<div class="table-scroll" tabindex="0" role="region" aria-label="Таблица перевозчиков">
  <table class="table">
    <thead><tr><th scope="col">Перевозчик</th><th scope="col">Цена</th><th scope="col">Куда</th><th scope="col">Оплата при получении</th><th scope="col">Хранение</th><th scope="col">Вес</th></tr></thead>
    <tbody>${carriers.map(carrierLine)}</tbody>
  </table>
</div>`;
var cityLinks = (cities) => html`
<section aria-labelledby="cities">
  <h2 id="cities">Пункты выдачи по городам</h2>
  <ul class="columns">${cities.map(({ id, name, points: count }) => html`<li><a href="${pickupPointsPath(id)}">${name}</a> <span class="quiet">${points(count)}</span></li>`)}</ul>
</section>`;
async function deliveryPage(db) {
  const [carriers, cities] = await Promise.all([activeCarriers(db), citiesWithPoints(db, CITIES_SHOWN)]);
  return {
    title: "\u0414\u043E\u0441\u0442\u0430\u0432\u043A\u0430 \u0438 \u043E\u043F\u043B\u0430\u0442\u0430",
    description: "\u0426\u0435\u043D\u044B \u0438 \u0441\u0440\u043E\u043A\u0438 \u043F\u0435\u0440\u0435\u0432\u043E\u0437\u0447\u0438\u043A\u043E\u0432, \u043F\u0443\u043D\u043A\u0442\u044B \u0432\u044B\u0434\u0430\u0447\u0438 \u043F\u043E \u0433\u043E\u0440\u043E\u0434\u0430\u043C, \u0441\u043F\u043E\u0441\u043E\u0431\u044B \u043E\u043F\u043B\u0430\u0442\u044B \u0438 \u043F\u043E\u0440\u044F\u0434\u043E\u043A \u0432\u043E\u0437\u0432\u0440\u0430\u0442\u0430.",
    canonical: deliveryPath,
    section: "delivery",
    content: html`
${breadcrumbs([], "\u0414\u043E\u0441\u0442\u0430\u0432\u043A\u0430 \u0438 \u043E\u043F\u043B\u0430\u0442\u0430")}
<h1>Доставка и оплата</h1>
<div class="prose prose--page">
  <p class="lead">Отправляем со склада в Москве в течение одного рабочего дня. Точную цену и срок для вашего города покажет корзина до оформления: ничего не придётся доплачивать на месте.</p>
  <section aria-labelledby="carriers">
    <h2 id="carriers">Перевозчики</h2>
    ${carriersTable(carriers)}
    <p class="quiet">Цена растёт с весом и расстоянием. Для заказов на большую сумму доставка до пункта выдачи бесплатна, порог зависит от города.</p>
  </section>
  <section aria-labelledby="big">
    <h2 id="big">Тяжёлое и длинное</h2>
    <p>Всё, что весит больше 60\u00a0кг или длиннее трёх метров, едет через терминал транспортной компании или нашей машиной с манипулятором. Разгрузку закажите вместе с доставкой: водитель приедет с помощником.</p>
  </section>
  <section aria-labelledby="payment">
    <h2 id="payment">Оплата</h2>
    <ul>
      <li><b>При получении</b>: наличными или картой в пункте выдачи, после осмотра. Доступна для заказов от 3\u00a0000\u00a0₽ в городах, где это умеет перевозчик.</li>
      <li><b>Картой на сайте</b>: со скидкой за оплату сразу, чек придёт на почту.</li>
      <li><b>Частями и в рассрочку</b>: решение банка за пару минут, первый платёж сегодня или через месяц.</li>
      <li><b>По счёту для компаний</b>: счёт сразу после заказа, закрывающие документы с НДС.</li>
    </ul>
  </section>
  <section aria-labelledby="returns">
    <h2 id="returns">Возврат и обмен</h2>
    <p>Целые упаковки принимаем 30\u00a0дней, брак меняем в любой момент срока годности. Позвоните по телефону <a href="${shop.phoneLink}">${shop.phone}</a>, и мы пришлём машину или назовём ближайший пункт.</p>
  </section>
  ${cities.length > 0 && cityLinks(cities)}
</div>`
  };
}

// src/pages/info/working-time.ts
var dayNames = ["\u043F\u043D", "\u0432\u0442", "\u0441\u0440", "\u0447\u0442", "\u043F\u0442", "\u0441\u0431", "\u0432\u0441"];
function workingTimeText(week) {
  const times = dayNames.map((_, day) => week[day] ?? "");
  if (times.every((time) => time === "")) return "\u0432\u0440\u0435\u043C\u044F \u0440\u0430\u0431\u043E\u0442\u044B \u0443\u0442\u043E\u0447\u043D\u0438\u0442\u0435 \u043F\u043E \u0442\u0435\u043B\u0435\u0444\u043E\u043D\u0443";
  if (times.every((time) => time === times[0])) return `\u0435\u0436\u0435\u0434\u043D\u0435\u0432\u043D\u043E ${times[0]}`;
  const runs = [];
  times.forEach((time, day) => {
    const last = runs.at(-1);
    if (last?.time === time) runs[runs.length - 1] = { ...last, to: day };
    else runs.push({ from: day, to: day, time });
  });
  return runs.map(({ from, to, time }) => `${from === to ? dayNames[from] : `${dayNames[from]}\u2013${dayNames[to]}`} ${time === "" ? "\u0432\u044B\u0445\u043E\u0434\u043D\u043E\u0439" : time}`).join(", ");
}

// src/pages/info/pickup-points-page.ts
var POINTS_ON_A_PAGE = 50;
var payments = {
  CashAndCard: "\u043D\u0430\u043B\u0438\u0447\u043D\u044B\u0435 \u0438 \u043A\u0430\u0440\u0442\u0430",
  CashAndMaybeCard: "\u043D\u0430\u043B\u0438\u0447\u043D\u044B\u0435, \u043A\u0430\u0440\u0442\u0430 \u043D\u0435 \u0432\u0441\u0435\u0433\u0434\u0430",
  NoPayment: "\u0442\u043E\u043B\u044C\u043A\u043E \u043E\u043F\u043B\u0430\u0447\u0435\u043D\u043D\u044B\u0435 \u0437\u0430\u043A\u0430\u0437\u044B",
  DontUsePayment: "\u0442\u043E\u043B\u044C\u043A\u043E \u043E\u043F\u043B\u0430\u0447\u0435\u043D\u043D\u044B\u0435 \u0437\u0430\u043A\u0430\u0437\u044B",
  CantResolve: "\u043E\u043F\u043B\u0430\u0442\u0443 \u0443\u0442\u043E\u0447\u043D\u0438\u0442\u0435 \u043F\u043E \u0442\u0435\u043B\u0435\u0444\u043E\u043D\u0443"
};
var readablePhone = (phone) => phone.replace(/^\+7(\d{3})(\d{3})(\d{2})(\d{2})$/, "+7\xA0$1\xA0$2-$3-$4");
var pointLine = ({ address, brand, carrier, type, payment, phone, working_time, how_to_find }) => html`
<li class="point">
  <h2 class="point__address">${address}</h2>
  <p>${brand ?? carrier}${type === "Postamat" && " \xB7 \u043F\u043E\u0441\u0442\u0430\u043C\u0430\u0442"} · ${workingTimeText(working_time)} · ${payments[payment]}</p>
  ${how_to_find !== null && how_to_find !== "" && html`<p class="quiet">${how_to_find}</p>`}
  ${phone !== null && phone !== "" && html`<p class="quiet">Телефон: ${readablePhone(phone)}</p>`}
</li>`;
async function pickupPointsPage(db, city, { query, page }) {
  const wanted = searchText(query);
  const all = pointsOf(db, city.id);
  const found = wanted === "" ? all : all.where("search_address", "like", contains(wanted));
  const { total } = await found.clearSelect().select((eb) => eb.fn.countAll().as("total")).executeTakeFirstOrThrow();
  const paging = pagingOf(page, total, POINTS_ON_A_PAGE);
  const points2 = await found.orderBy("address").orderBy("pick_point.id").limit(POINTS_ON_A_PAGE).offset((paging.page - 1) * POINTS_ON_A_PAGE).execute();
  const path = pickupPointsPath(city.id);
  const address = (number) => withQuery(path, { q: wanted === "" ? null : query, page: number === 1 ? null : number });
  return {
    title: `\u041F\u0443\u043D\u043A\u0442\u044B \u0432\u044B\u0434\u0430\u0447\u0438: ${city.name}`,
    description: `${city.name}, ${city.region}: \u0430\u0434\u0440\u0435\u0441\u0430 \u0438 \u0432\u0440\u0435\u043C\u044F \u0440\u0430\u0431\u043E\u0442\u044B \u043F\u0443\u043D\u043A\u0442\u043E\u0432 \u0432\u044B\u0434\u0430\u0447\u0438 \u0437\u0430\u043A\u0430\u0437\u043E\u0432.`,
    canonical: path,
    section: "delivery",
    content: html`
${breadcrumbs([{ name: "\u0414\u043E\u0441\u0442\u0430\u0432\u043A\u0430 \u0438 \u043E\u043F\u043B\u0430\u0442\u0430", path: deliveryPath }], city.name)}
<div class="page-heading"><h1>Пункты выдачи: ${city.name}</h1><p class="page-heading__count">${total}\u00a0${plural(total, ["\u043F\u0443\u043D\u043A\u0442", "\u043F\u0443\u043D\u043A\u0442\u0430", "\u043F\u0443\u043D\u043A\u0442\u043E\u0432"])}</p></div>
<form class="point-search" action="${path}" method="get">
  <label for="point-query">Улица или метро</label>
  <input id="point-query" name="q" type="search" value="${query}" maxlength="100">
  <button class="button" type="submit">Найти</button>
</form>
${total === 0 ? html`<p class="empty">Таких пунктов нет. <a href="${path}">Показать все пункты города</a></p>` : html`<ul class="points">${points2.map(pointLine)}</ul>`}
${pager(paging, address)}`
  };
}

// src/pages/info/info.routes.ts
function infoRoutes({ db, show, showMissing }) {
  const app = new Hono3();
  app.get("/delivery", (c) => c.redirect(deliveryPath, 301));
  app.get(deliveryPath, async (c) => show(c, await deliveryPage(db)));
  app.get("/delivery/pickpoints/:cityId", async (c) => {
    const city = await findCity(db, c.req.param("cityId"));
    return city === void 0 ? showMissing(c) : show(c, await pickupPointsPage(db, city, { query: c.req.query("q") ?? "", page: c.req.query("page") }));
  });
  app.get("/about", (c) => c.redirect(aboutPath, 301));
  app.get(aboutPath, (c) => show(c, aboutPage()));
  return app;
}

// src/pages/info/missing-page.ts
var missingPage = (roots) => ({
  title: "\u0421\u0442\u0440\u0430\u043D\u0438\u0446\u0430 \u043D\u0435 \u043D\u0430\u0439\u0434\u0435\u043D\u0430",
  isPrivate: true,
  content: html`
<div class="notice-page">
  <p class="notice-page__code" aria-hidden="true">404</p>
  <h1>Такой страницы нет</h1>
  <p>Возможно, товар сняли с продажи или в адресе опечатка. Поищите по названию или начните с каталога.</p>
  <p class="notice-page__ways"><a class="button" href="${cataloguePath}">Открыть каталог</a> <a href="${homePath}">На главную</a> <a href="${shop.phoneLink}">${shop.phone}</a></p>
</div>
<section class="block" aria-labelledby="popular"><h2 class="block__heading" id="popular">Разделы каталога</h2>${shelfTiles(roots)}</section>`
});

// src/pages/product/product.routes.ts
import { Hono as Hono4 } from "hono";

// src/pages/product/buy-box.ts
var BIG_FROM_KG = 60;
var howItTravels = ({ weight_kg, tags }) => {
  if (tags.includes("FreeDelivery")) return "\u0414\u043E\u0441\u0442\u0430\u0432\u0438\u043C \u0431\u0435\u0441\u043F\u043B\u0430\u0442\u043D\u043E \u0434\u043E \u043F\u0443\u043D\u043A\u0442\u0430 \u0432\u044B\u0434\u0430\u0447\u0438";
  return weight_kg > BIG_FROM_KG ? "\u041A\u0440\u0443\u043F\u043D\u044B\u0439 \u0433\u0440\u0443\u0437: \u0442\u0435\u0440\u043C\u0438\u043D\u0430\u043B \u0438\u043B\u0438 \u0434\u043E\u0441\u0442\u0430\u0432\u043A\u0430 \u043C\u0430\u0448\u0438\u043D\u043E\u0439" : "\u041F\u0443\u043D\u043A\u0442\u044B \u0432\u044B\u0434\u0430\u0447\u0438 \u0438 \u043A\u0443\u0440\u044C\u0435\u0440 \u043F\u043E \u0432\u0441\u0435\u0439 \u0420\u043E\u0441\u0441\u0438\u0438";
};
var buyBox = (product) => html`
<section class="buy-box" aria-labelledby="buy-heading">
  <h2 class="visually-hidden" id="buy-heading">Цена и покупка</h2>
  ${productPrice(product)}
  ${productAvailability(product)}
  ${cartButton(product)}
  <ul class="buy-box__notes">
    <li>${icon("truck")}<span>${howItTravels(product)}. <a href="${deliveryPath}">Сроки и цены</a></span></li>
    <li>${icon("card")}<span>${product.tags.includes("PrepaymentOnly") ? "\u0422\u043E\u043B\u044C\u043A\u043E \u043F\u0440\u0435\u0434\u043E\u043F\u043B\u0430\u0442\u0430: \u043A\u0430\u0440\u0442\u043E\u0439, \u0447\u0430\u0441\u0442\u044F\u043C\u0438 \u0438\u043B\u0438 \u043F\u043E \u0441\u0447\u0451\u0442\u0443" : "\u041E\u043F\u043B\u0430\u0442\u0430 \u043F\u0440\u0438 \u043F\u043E\u043B\u0443\u0447\u0435\u043D\u0438\u0438, \u043A\u0430\u0440\u0442\u043E\u0439, \u0447\u0430\u0441\u0442\u044F\u043C\u0438 \u0438\u043B\u0438 \u043F\u043E \u0441\u0447\u0451\u0442\u0443"}</span></li>
    <li>${icon("returned")}<span>Вернём деньги за остаток в целой упаковке в течение 30 дней</span></li>
  </ul>
  ${isOnSale(product.availability) && html`<p class="buy-box__phone">Нужна помощь с расчётом? <a href="${shop.phoneLink}">${shop.phone}</a></p>`}
</section>`;

// src/pages/product/product-data.ts
var productAttributes = (product) => html`id="product-details" data-product-id="${product.id}" data-product-name="${product.name}" data-product-price="${priceValue(product.price_kopecks)}" data-product-available="${isOnSale(product.availability) ? "True" : "False"}" data-product-weight="${product.weight_kg}" data-product-comments-count="0" data-product-average-user-score="0"`;
var productForSearchEngines = (product, origin) => jsonScript("application/ld+json", "product-data", {
  "@context": "https://schema.org",
  "@type": "Product",
  name: product.name,
  sku: product.article,
  image: origin + productPicturePath(product.id),
  ...product.manufacturer === null ? {} : { brand: { "@type": "Brand", name: product.manufacturer } },
  offers: {
    "@type": "Offer",
    url: origin + productPath(product),
    price: priceValue(product.price_kopecks),
    priceCurrency: "RUB",
    availability: `https://schema.org/${availabilityWords[product.availability].schemaOrg}`
  }
});

// src/pages/product/product-facts.ts
var decimal = (value) => String(Math.round(value * 1e3) / 1e3).replace(".", ",");
function factsOf(product) {
  const specs = product.specs.map(({ name, value, unit }) => ({ name, value: unit === void 0 || unit === "" ? value : `${value}\xA0${unit}` }));
  const usual = [
    product.manufacturer === null ? null : { name: "\u041F\u0440\u043E\u0438\u0437\u0432\u043E\u0434\u0438\u0442\u0435\u043B\u044C", value: product.manufacturer },
    product.country === null ? null : { name: "\u0421\u0442\u0440\u0430\u043D\u0430 \u043F\u0440\u043E\u0438\u0437\u0432\u043E\u0434\u0441\u0442\u0432\u0430", value: product.country },
    product.weight_kg > 0 ? { name: "\u0412\u0435\u0441 \u0431\u0440\u0443\u0442\u0442\u043E", value: `${decimal(product.weight_kg)}\xA0\u043A\u0433` } : null,
    product.volume_l > 0 ? { name: "\u041E\u0431\u044A\u0451\u043C \u0443\u043F\u0430\u043A\u043E\u0432\u043A\u0438", value: `${decimal(product.volume_l)}\xA0\u043B` } : null,
    { name: "\u0410\u0440\u0442\u0438\u043A\u0443\u043B", value: product.article }
  ];
  const known = new Set(specs.map(({ name }) => name.toLowerCase()));
  return [...specs, ...usual.filter((fact) => fact !== null && !known.has(fact.name.toLowerCase()))];
}
var factsTable = (facts) => html`
<table class="facts">
  <caption class="visually-hidden">Характеристики</caption>
  <tbody>${facts.map(({ name, value }) => html`<tr><th scope="row">${name}</th><td>${value}</td></tr>`)}</tbody>
</table>`;

// src/pages/product/product.queries.ts
import { sql as sql4 } from "kysely";
var findProduct = (db, column, value) => cards(db).leftJoin("manufacturer", "manufacturer.id", "product.manufacturer_id").select(["category_id", "weight_kg", "volume_l", "description", "specs", "manufacturer.name as manufacturer", "manufacturer.country"]).where(`product.${column}`, "=", value).executeTakeFirst();
var relatedProducts = (db, productId, kind, limit) => cards(db).innerJoin("product_relation", "related_product_id", "product.id").where("product_relation.product_id", "=", productId).where("product_relation.kind", "=", kind).orderBy("product_relation.display_order").orderBy("product.id").limit(limit).execute();
var neighbours = (db, product, around, limit) => sorted(
  cards(db).where("category_id", "in", [product.category_id, ...around]).where("product.id", "!=", product.id).orderBy(sql4`case when category_id = ${product.category_id} then 0 else 1 end`),
  "popular"
).limit(limit).execute();

// src/pages/product/product-page.ts
var FACTS_AT_THE_TOP = 6;
var CARDS_IN_A_BLOCK2 = 5;
var block2 = (id, heading, products) => products.length > 0 && html`
<section class="block" aria-labelledby="${id}">
  <h2 class="block__heading" id="${id}">${heading}</h2>
  ${productRow(products)}
</section>`;
async function productPage(db, shelves2, product, origin) {
  const shelf = shelves2.byId.get(product.category_id);
  const wayHere = shelf === void 0 ? [] : wayTo(shelves2, shelf);
  const [together, analogs, around] = await Promise.all([
    relatedProducts(db, product.id, "BuyTogether", CARDS_IN_A_BLOCK2),
    relatedProducts(db, product.id, "Analog", CARDS_IN_A_BLOCK2),
    neighbours(db, product, wayHere.slice(0, 1).flatMap(idsWithin), CARDS_IN_A_BLOCK2)
  ]);
  const way = wayHere.map(({ name, path }) => ({ name, path: categoryPath(path) }));
  const facts = factsOf(product);
  const price = roublesText(product.price_kopecks);
  return {
    title: `${product.name} \u2014 ${price}`,
    description: `${product.name}: \u0446\u0435\u043D\u0430 ${price}, ${availabilityWords[product.availability].text.toLowerCase()}. ${facts.slice(0, 3).map(({ name, value }) => `${name}: ${value}`).join("; ")}.`,
    canonical: productPath(product),
    section: "catalogue",
    content: html`
${breadcrumbs([{ name: "\u041A\u0430\u0442\u0430\u043B\u043E\u0433", path: cataloguePath }, ...way], product.name)}
<article class="product" ${productAttributes(product)}>
  <div class="product__head">
    <h1 class="product__name">${product.name}</h1>
    <p class="product__article">Артикул ${product.article}${product.manufacturer !== null && html`<span> · ${product.manufacturer}</span>`}</p>
  </div>
  <div class="product__picture"><img src="${productPicturePath(product.id)}" width="480" height="480" alt="${product.name}" fetchpriority="high">${productMarks(product)}</div>
  <section class="product__brief" aria-labelledby="brief">
    <h2 class="product__brief-heading" id="brief">Коротко о товаре</h2>
    <dl class="brief">${facts.slice(0, FACTS_AT_THE_TOP).map(({ name, value }) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`)}</dl>
    <p><a href="#specs">Все характеристики</a></p>
  </section>
  ${buyBox(product)}
  <div class="product__text">
    ${product.description !== "" && html`<section aria-labelledby="description"><h2 class="block__heading" id="description">Описание</h2><div class="prose">${trustedHtml(product.description)}</div></section>`}
    <section aria-labelledby="specs"><h2 class="block__heading" id="specs">Характеристики</h2>${factsTable(facts)}</section>
  </div>
</article>
${block2("together", "\u0421 \u044D\u0442\u0438\u043C \u0442\u043E\u0432\u0430\u0440\u043E\u043C \u043F\u043E\u043A\u0443\u043F\u0430\u044E\u0442", together)}
${block2("similar", "\u041F\u043E\u0445\u043E\u0436\u0438\u0435 \u0442\u043E\u0432\u0430\u0440\u044B", analogs.length > 0 ? analogs : around)}
${productForSearchEngines(product, origin)}`
  };
}

// src/pages/product/product.routes.ts
function productRoutes({ db, shelves: shelves2, show, showMissing }) {
  const app = new Hono4();
  app.get("/product/:id/:slug", async (c) => {
    const { id, slug } = c.req.param();
    const product = await findProduct(db, "id", id) ?? await findProduct(db, "slug", slug);
    if (product === void 0) return showMissing(c);
    if (product.id !== id || product.slug !== slug) return c.redirect(productPath(product), 301);
    return show(c, await productPage(db, await shelves2(), product, new URL(c.req.url).origin));
  });
  app.get("/product/:name", async (c) => {
    const name = c.req.param("name");
    const product = await findProduct(db, "slug", name) ?? await findProduct(db, "id", name);
    return product === void 0 ? showMissing(c) : c.redirect(productPath(product), 301);
  });
  return app;
}

// src/pages/profile/profile.routes.ts
import { Hono as Hono5 } from "hono";

// src/pages/profile/order-by-phone.ts
var orderByPhone = (wanted) => html`
<div class="by-phone">
  ${wanted}
  <p>Заказ можно оформить по телефону: назовите артикулы и количество, менеджер проверит наличие, посчитает доставку и пришлёт счёт или ссылку на оплату.</p>
  <p class="by-phone__call"><a class="button" href="${shop.phoneLink}">${shop.phone}</a> <span>${shop.hours}, звонок бесплатный</span></p>
  <h2>Как мы доставляем</h2>
  <ul>
    <li>До пункта выдачи транспортной компании: обычно 2–7 дней, хранение бесплатно от 3 дней.</li>
    <li>Курьером до двери в городах, где работают наши перевозчики.</li>
    <li>Платить можно при получении, картой на сайте, частями или по счёту для компаний.</li>
  </ul>
  <p><a href="${deliveryPath}">Подробно о доставке и оплате</a></p>
</div>`;

// src/pages/profile/cart-page.ts
var wantedProduct = (product) => html`
<div class="wanted">
  <img src="${productPicturePath(product.id)}" width="96" height="96" alt="">
  <div>
    <p class="wanted__name"><a href="${productPath(product)}">${product.name}</a></p>
    <p class="wanted__article">Артикул для заказа: <b>${product.article}</b></p>
    ${productPrice(product)}
  </div>
</div>`;
var emptyHanded = html`<p>Корзина хранится в вашем браузере и показывается, когда в нём включены скрипты. <a href="${cataloguePath}">Открыть каталог</a></p>`;
var cartPage = (wanted, paymentType) => ({
  title: "\u041A\u043E\u0440\u0437\u0438\u043D\u0430",
  isPrivate: true,
  section: "cart",
  content: html`
${breadcrumbs([], "\u041A\u043E\u0440\u0437\u0438\u043D\u0430")}
<h1>Корзина</h1>
<div class="widget-place widget-place--cart" data-prilavok="cart-page"${paymentType !== null && html` data-payment-type="${paymentType}"`}>${orderByPhone(wanted === void 0 ? emptyHanded : wantedProduct(wanted))}</div>`
});

// src/pages/profile/order-page.ts
var orderPage = () => ({
  title: "\u041E\u0444\u043E\u0440\u043C\u043B\u0435\u043D\u0438\u0435 \u0437\u0430\u043A\u0430\u0437\u0430",
  isPrivate: true,
  kind: "order",
  content: html`
${breadcrumbs([{ name: "\u041A\u043E\u0440\u0437\u0438\u043D\u0430", path: cartPath }], "\u041E\u0444\u043E\u0440\u043C\u043B\u0435\u043D\u0438\u0435 \u0437\u0430\u043A\u0430\u0437\u0430")}
<h1>Оформление заказа</h1>
<div class="widget-place widget-place--order" data-prilavok="checkout-page">${orderByPhone(html`<p>Форма заказа открывается, когда в браузере включены скрипты.</p>`)}</div>`
});

// src/pages/profile/profile.routes.ts
function profileRoutes({ db, show }) {
  const app = new Hono5();
  app.get(cartPath, async (c) => {
    const id = c.req.query("add");
    const wanted = id === void 0 ? void 0 : await cards(db).where("product.id", "=", id).executeTakeFirst();
    return show(c, cartPage(wanted, await paymentTypeIn(db, c.req.query("cityId"), shop.city)));
  });
  app.get(orderPath, (c) => show(c, orderPage()));
  return app;
}

// src/pages/pages.ts
function createPages(options) {
  const { db, now } = options;
  const shelves2 = keepShelves(db, now);
  const roots = async () => (await shelves2()).roots;
  const show = createShowPage(options, roots);
  const showMissing = async (c) => show(c, missingPage(await roots()), 404);
  const room = { db, shelves: shelves2, show, showMissing };
  const app = new Hono6();
  app.use(securityHeaders);
  app.use((c, next) => c.req.url.includes("%00") ? showMissing(c) : next());
  app.get(homePath, async (c) => show(c, await homePage(db, await roots(), now())));
  app.route("/", catalogueRoutes(room));
  app.route("/", productRoutes(room));
  app.route("/", profileRoutes(room));
  app.route("/", infoRoutes(room));
  app.route("/", fileRoutes(room, options.policyVersion ?? standardSettings.policyVersion));
  app.get("*", (c, next) => /^\/(?:api|bundle)\//.test(c.req.path) ? next() : showMissing(c));
  app.onError((error, c) => {
    options.report?.(error);
    return createShowPage(options, () => Promise.resolve([]))(c, failedPage(), 500);
  });
  return app;
}

// src/node/listen.ts
import { createAdaptorServer } from "@hono/node-server";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
function listen(fetch, port, host) {
  const server = createAdaptorServer({
    fetch: async (request, env) => {
      const response = await fetch(request);
      if (!response.headers.has(dropHeader)) return response;
      env.incoming.socket.destroy();
      return RESPONSE_ALREADY_SENT;
    }
  });
  const close = () => new Promise((done) => {
    server.close(() => done());
    if ("closeIdleConnections" in server) server.closeIdleConnections();
  });
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, () => {
      const address = server.address();
      const name = address.family === "IPv6" ? `[${address.address}]` : address.address;
      resolve({ url: `http://${name}:${address.port}`, close });
    });
  });
}

// src/node/index.ts
var scripts = { preact: "/bundle/prilavok.js", react: "/bundle/prilavok.react.js" };
var pages = ({ db, now, settings }) => createPages({ db, now, policyVersion: settings.policyVersion, bundle: (build) => ({ build, script: scripts[build] }) });
async function openShop({ databaseUrl = null, dataDir = "memory", port = 0, host = "127.0.0.1", ...options }) {
  const shop2 = await createShopServer({ ...options, database: databaseUrl === null ? { dataDir } : { url: databaseUrl }, pages });
  const listening = await listen(shop2.fetch, port, host).catch(async (error) => {
    await shop2.close();
    throw error;
  });
  const close = async () => {
    await listening.close();
    await shop2.close();
  };
  return { url: listening.url, db: shop2.db, close };
}

// src/node/cli-options.ts
import { parseArgs } from "util";
var usage = `prilavok-shop: the reference shop server

  --port N          port (PORT), 8080 by default; 0 takes a free one
  --host NAME       address to listen on (HOST), 127.0.0.1 by default
  --database URL    PostgreSQL (DATABASE_URL); without it the shop keeps its own database in the data folder
  --data FOLDER     data folder (PRILAVOK_DATA), .prilavok by default; "memory" forgets everything at the end
  --demo SIZE       fills an empty database: mini, demo or full (PRILAVOK_DEMO)
  --bundle FOLDER   built widgets, served below /bundle/ (PRILAVOK_BUNDLE)
  --public-url URL  where browsers reach this server (PRILAVOK_PUBLIC_URL)
  --origin URL      a page origin that may call the API; may be repeated (PRILAVOK_ORIGINS, comma list)
  --faults          lets requests ask for faults; never in production (PRILAVOK_FAULTS=1)`;
var sizes2 = ["mini", "demo", "full"];
function sizeOf(text) {
  const size = sizes2.find((each) => each === text);
  if (text && size === void 0) throw new Error(`--demo is one of ${sizes2.join(", ")}, not "${text}".`);
  return size ?? null;
}
function portOf(text) {
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65535) throw new Error(`--port is a number from 0 to 65535, not "${text}".`);
  return port;
}
function readCliOptions(args, env) {
  const { values } = parseArgs({
    args: [...args],
    options: {
      port: { type: "string" },
      host: { type: "string" },
      database: { type: "string" },
      data: { type: "string" },
      demo: { type: "string" },
      bundle: { type: "string" },
      "public-url": { type: "string" },
      origin: { type: "string", multiple: true },
      faults: { type: "boolean" },
      help: { type: "boolean" }
    }
  });
  return {
    port: portOf(values.port ?? env["PORT"] ?? "8080"),
    host: values.host ?? env["HOST"] ?? "127.0.0.1",
    databaseUrl: values.database ?? env["DATABASE_URL"] ?? null,
    dataDir: values.data ?? env["PRILAVOK_DATA"] ?? ".prilavok",
    demo: sizeOf(values.demo ?? env["PRILAVOK_DEMO"]),
    bundleFolder: values.bundle ?? env["PRILAVOK_BUNDLE"] ?? null,
    publicUrl: values["public-url"] ?? env["PRILAVOK_PUBLIC_URL"] ?? null,
    origins: values.origin ?? (env["PRILAVOK_ORIGINS"] ?? "").split(",").filter(Boolean),
    faults: values.faults ?? env["PRILAVOK_FAULTS"] === "1",
    help: values.help ?? false
  };
}

// src/bin.ts
var say = (text) => void process.stdout.write(`${text}
`);
var complain = (text) => void process.stderr.write(`${text}
`);
var fail = (error) => {
  complain(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
};
async function run() {
  const { help, demo, bundleFolder, publicUrl, origins, ...options } = readCliOptions(process.argv.slice(2), process.env);
  if (help) return say(usage);
  say(options.databaseUrl === null ? `Opening the shop's database in ${options.dataDir} \u2026` : "Opening PostgreSQL \u2026");
  const shop2 = await openShop({
    ...options,
    ...demo !== null && { demo },
    ...bundleFolder !== null && { bundleFolder },
    settings: { publicUrl, allowedOrigins: origins },
    progress: say,
    log: ({ level, requestId, text }) => {
      if (level === "error") complain(`${requestId} ${text}`);
    }
  });
  say(`The shop is open: ${shop2.url}`);
  let closing = false;
  const stop = () => {
    if (closing) process.exit(130);
    closing = true;
    say("Closing \u2026");
    shop2.close().catch(fail);
  };
  process.on("SIGINT", stop);
  process.on("SIGTERM", stop);
}
run().catch(fail);
//# sourceMappingURL=bin.js.map