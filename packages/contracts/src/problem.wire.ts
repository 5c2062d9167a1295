import * as z from 'zod/mini'
import { count, int, list, maybe, text } from './wire'

export const fieldProblem = z.object({
  /** JSON Pointer into the request body, for example /customer/value/phone. */
  pointer: text(),
  /** Dotted name of the form field. */
  field: text(),
  /** Name of the rule that failed. */
  code: text(),
  message: text(),
  params: maybe(z.unknown()),
})

export const problem = z.object({
  type: text(),
  title: text(),
  status: count(),
  detail: maybe(text()),
  instance: maybe(text()),
  /** What a program may decide by; it makes a body a Problem. */
  code: z.string(),
  traceId: text(),
  errors: maybe(list(fieldProblem)),
  /** The record as the server has it now. */
  current: maybe(z.unknown()),
  retryAfterSeconds: maybe(int()),
  attemptsLeft: maybe(int()),
})
