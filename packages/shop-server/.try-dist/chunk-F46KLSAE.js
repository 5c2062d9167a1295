import {
  note,
  optional,
  pipe,
  transform
} from "./chunk-SMT7ED4C.js";

// ../contracts/src/query.wire.ts
var fromText = (json, read) => note(
  transform((value, context) => {
    const known = read(value);
    if (known === void 0) context.issues.push({ code: "invalid_type", expected: "number", input: value });
    return known;
  }),
  { json }
);
var numberOf = (value) => {
  const number = typeof value === "string" && value.trim() !== "" ? Number(value) : value;
  return typeof number === "number" && Number.isFinite(number) ? number : void 0;
};
var queryNumber = fromText({ type: "number" }, numberOf);
var queryInt = fromText({ type: "integer" }, (value) => {
  const number = numberOf(value);
  return Number.isSafeInteger(number) ? number : void 0;
});
var queryFlag = fromText(
  { type: "boolean" },
  (value) => value === true || value === "true" ? true : value === false || value === "false" ? false : void 0
);
var asked = (schema) => note(pipe(transform((value) => value === "" || value === null ? void 0 : value), optional(schema)), {
  optional: true,
  of: schema
});

export {
  queryNumber,
  queryInt,
  queryFlag,
  asked
};
//# sourceMappingURL=chunk-F46KLSAE.js.map