import {
  createShopServer
} from "./chunk-XYUVUZWS.js";
import "./chunk-TEIK4OBE.js";
import "./chunk-4PKB6RVK.js";
import "./chunk-PZ5AY32C.js";
export {
  createShopServer
};
//# sourceMappingURL=index.js.map