import {
  id,
  maybe,
  nothing,
  object,
  oneOf,
  text,
  wire
} from "./chunk-SMT7ED4C.js";
import "./chunk-PZ5AY32C.js";

// ../contracts/src/analytics.wire.ts
var analyticsEventType = oneOf(["OrderCreated"]);
var analyticsEvent = object({
  eventType: analyticsEventType,
  /** The items as JSON text. */
  payload: text(),
  customerId: maybe(id),
  orderId: maybe(id),
  orderInProcessId: maybe(id)
});
var sendAnalyticsWire = wire({ body: analyticsEvent, answer: nothing });
export {
  analyticsEvent,
  analyticsEventType,
  sendAnalyticsWire
};
//# sourceMappingURL=analytics.wire-57XJUJCU.js.map