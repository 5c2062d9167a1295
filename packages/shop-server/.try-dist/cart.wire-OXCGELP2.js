import {
  asked
} from "./chunk-F46KLSAE.js";
import {
  namedRef
} from "./chunk-GA5STWKP.js";
import {
  email,
  flag,
  id,
  int,
  list,
  maybe,
  money,
  object,
  phone,
  text,
  wire
} from "./chunk-SMT7ED4C.js";
import "./chunk-PZ5AY32C.js";

// ../contracts/src/cart.wire.ts
var calculatedItem = object({
  id,
  name: text(),
  price: money,
  hashCode: text(),
  quantity: maybe(int()),
  total: maybe(money),
  discountPrice: maybe(money),
  isAvailable: maybe(flag)
});
var cartCalculation = object({
  items: list(calculatedItem),
  total: money,
  discountedTotal: maybe(money),
  payOnDeliveryDiscountedCost: maybe(money),
  /** Goods of the request that the shop no longer sells. */
  removed: maybe(list(namedRef))
});
var cartGoodRef = object({
  id,
  quantity: int(),
  /** What the buyer sees; the server counts with its own price. */
  price: maybe(money),
  total: maybe(money),
  hashCode: maybe(text())
});
var cartCalculateRequest = object({
  goods: list(cartGoodRef),
  /** Some domain groups have a discount (PRICE-14). */
  email: maybe(email),
  /** A known buyer's rating decides on pay on delivery (PRICE-13). */
  phone: maybe(phone),
  promoCode: maybe(text())
});
var cartByOrder = object({ orderId: id });
var calculateCartWire = wire({
  query: object({ orderInProcessId: asked(id) }),
  body: cartCalculateRequest,
  answer: cartCalculation
});
var calculateCartByOrderIdWire = wire({ body: cartByOrder, answer: cartCalculation });
var calculateSplitPaymentWire = wire({ body: cartCalculateRequest, answer: cartCalculation });
export {
  calculateCartByOrderIdWire,
  calculateCartWire,
  calculateSplitPaymentWire,
  calculatedItem,
  cartByOrder,
  cartCalculateRequest,
  cartCalculation,
  cartGoodRef
};
//# sourceMappingURL=cart.wire-OXCGELP2.js.map