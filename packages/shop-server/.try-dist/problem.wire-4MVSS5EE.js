import {
  count,
  int,
  list,
  maybe,
  object,
  string,
  text,
  unknown
} from "./chunk-SMT7ED4C.js";
import "./chunk-PZ5AY32C.js";

// ../contracts/src/problem.wire.ts
var fieldProblem = object({
  /** JSON Pointer into the request body, for example /customer/value/phone. */
  pointer: text(),
  /** Dotted name of the form field. */
  field: text(),
  /** Name of the rule that failed. */
  code: text(),
  message: text(),
  params: maybe(unknown())
});
var problem = object({
  type: text(),
  title: text(),
  status: count(),
  detail: maybe(text()),
  instance: maybe(text()),
  /** What a program may decide by; it makes a body a Problem. */
  code: string(),
  traceId: text(),
  errors: maybe(list(fieldProblem)),
  /** The record as the server has it now. */
  current: maybe(unknown()),
  retryAfterSeconds: maybe(int()),
  attemptsLeft: maybe(int())
});
export {
  fieldProblem,
  problem
};
//# sourceMappingURL=problem.wire-4MVSS5EE.js.map