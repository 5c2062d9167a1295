import {
  datetime,
  dictionary,
  flag,
  list,
  maybe,
  object,
  text,
  wire
} from "./chunk-SMT7ED4C.js";
import "./chunk-PZ5AY32C.js";

// ../contracts/src/meta.wire.ts
var serverMeta = object({
  /** For example 1.0. */
  apiVersion: text(),
  /** Hash of the contract that the server was built with. */
  contract: text(),
  minClientVersion: maybe(text()),
  serverTime: datetime,
  /** All feature flags at once. */
  features: dictionary(flag),
  /** For example if-match, bulk, export, views, events. */
  capabilities: list(text())
});
var loadMetaWire = wire({ answer: serverMeta });
export {
  loadMetaWire,
  serverMeta
};
//# sourceMappingURL=meta.wire-QJLXEZRY.js.map