import {
  note,
  object,
  pipe,
  string,
  transform,
  unknown,
  wire
} from "./chunk-SMT7ED4C.js";
import "./chunk-PZ5AY32C.js";

// ../contracts/src/flags.wire.ts
var isOn = note(pipe(unknown(), transform((value) => value === true)), { json: { type: "boolean" } });
var loadFlagWire = wire({ params: object({ name: string() }), answer: isOn });
export {
  isOn,
  loadFlagWire
};
//# sourceMappingURL=flags.wire-CJFGALQL.js.map