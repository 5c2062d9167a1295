import {
  picture
} from "./chunk-GA5STWKP.js";
import {
  count,
  flag,
  id,
  list,
  maybe,
  money,
  object,
  text,
  url,
  wire
} from "./chunk-SMT7ED4C.js";
import "./chunk-PZ5AY32C.js";

// ../contracts/src/cross-sales.wire.ts
var crossSalesProduct = object({
  id,
  name: text(),
  url,
  price: money,
  oldPrice: maybe(money),
  mainPicture: maybe(picture),
  isAvailable: maybe(flag)
});
var crossSalesCategory = object({ categoryName: text(), products: list(crossSalesProduct) });
var crossSales = object({
  categories: list(crossSalesCategory),
  /** How many goods the server offers; the badge counts the goods that were read (CART-17). */
  count: count()
});
var crossSalesRequest = object({ productId: maybe(id), exceptProductIds: list(id) });
var loadCrossSalesWire = wire({ body: crossSalesRequest, answer: crossSales });
export {
  crossSales,
  crossSalesCategory,
  crossSalesProduct,
  crossSalesRequest,
  loadCrossSalesWire
};
//# sourceMappingURL=cross-sales.wire-7CWILHIP.js.map