import type * as z from 'zod/mini'
import type { Endpoint } from './endpoint'
import type { RequestPart } from './read'
import { definitionOf } from './schema-definition'
import type { Wire, WireNote } from './wire'

/** A value of a request that is longer, more or larger than the contract allows. */
export interface LimitBreach {
  /** JSON Pointer into the part of the request. */
  readonly pointer: string
  /**
   * The rule by its name in the contract: too many characters or records, a number outside its bounds, with a fraction or finer than its
   * step, a day that no calendar has.
   */
  readonly code: 'max' | 'length' | 'between' | 'integer' | 'step' | 'date'
  /** The bound that the value breaks. */
  readonly limit: number
  /** The lower bound of `between`. */
  readonly from?: number
}

/** After so many breaches the rest of a request is not looked at: a bad body costs no more than a good one. */
export const MOST_BREACHES = 100
/** A value of an enumeration; a server does not refuse those that it does not know. */
const LONGEST_NAME = 64

type NoteOf = (schema: object) => WireNote

const isLonger = (text: string, most: number) =>
  text.length > most && (text.length > 2 * most || Array.from(text).length > most)

type Json = Readonly<Record<string, unknown>>

/** Numbers of requests that say nothing of themselves; what a column of whole numbers holds, and more than anything is long or heavy. */
const WHOLE: Json = { type: 'integer', minimum: -2_147_483_648, maximum: 2_147_483_647 }
const ANY: Json = { type: 'number', minimum: -1e12, maximum: 1e12 }
/** Sums of kopecks that a program has counted as fractions are a little beside. */
const isStepOf = (value: number, step: number): boolean =>
  Math.abs(value / step - Math.round(value / step)) <= 1e-9 * Math.max(1, Math.abs(value / step))

/** Whether a text names a day that no calendar has, such as 30 February. */
export function isImpossibleDay(text: string): boolean {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)(?:T|$)/.exec(text) ?? []
  if (year === undefined) return false
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)))
  return date.getUTCMonth() !== Number(month) - 1 || date.getUTCDate() !== Number(day)
}

function breachOf(value: unknown, json: Json, pointer: string): readonly LimitBreach[] {
  const { maxLength, minimum, maximum, format, multipleOf } = json
  if (typeof value === 'string' && (format === 'date' || format === 'date-time') && isImpossibleDay(value))
    return [{ pointer, code: 'date', limit: 0 }]
  if (typeof value === 'number' && json['isWhole'] === true && !Number.isInteger(value))
    return [{ pointer, code: 'integer', limit: 1 }]
  if (typeof value === 'number' && typeof multipleOf === 'number' && !isStepOf(value, multipleOf))
    return [{ pointer, code: 'step', limit: multipleOf }]
  const most = typeof maxLength === 'number' ? maxLength : json['enum'] === undefined ? null : LONGEST_NAME
  if (typeof value === 'string' && most !== null && isLonger(value, most))
    return [{ pointer, code: 'max', limit: most }]
  if (typeof minimum !== 'number' || typeof maximum !== 'number') return []
  // Numbers of a query are still text.
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  if (typeof number !== 'number' || (number >= minimum && number <= maximum) || Number.isNaN(number)) return []
  return [{ pointer, code: 'between', from: minimum, limit: maximum }]
}

/** Looks at a value beside its schema; what has another type is left to the reader. */
function look(schema: z.ZodMiniType, value: unknown, pointer: string, noteOf: NoteOf, found: LimitBreach[]): void {
  if (found.length >= MOST_BREACHES || value === null || value === undefined) return
  const { json, limits, of, maxItems } = noteOf(schema)
  if (json !== undefined) {
    const whole = json['type'] === 'integer' && !('maximum' in json) ? WHOLE : {}
    return void found.push(...breachOf(value, { ...whole, ...json, ...limits }, pointer))
  }
  if (limits !== undefined && typeof value === 'number') return void found.push(...breachOf(value, limits, pointer))
  if (of !== undefined) return look(of, value, pointer, noteOf, found)
  if (maxItems !== undefined && Array.isArray(value) && value.length > maxItems)
    return void found.push({ pointer, code: 'length', limit: maxItems })
  const { type, format, shape, element, innerType, in: read } = definitionOf(schema)
  if (type === 'number' && typeof value === 'number')
    return void found.push(...breachOf(value, format === 'safeint' ? WHOLE : ANY, pointer))
  const inner = innerType ?? read
  if (inner !== undefined) return look(inner, value, pointer, noteOf, found)
  if (element !== undefined && Array.isArray(value))
    return value.forEach((item, index) => look(element, item, `${pointer}/${index}`, noteOf, found))
  if (shape === undefined || typeof value !== 'object' || Array.isArray(value)) return
  for (const [name, field] of Object.entries(shape))
    if (Object.hasOwn(value, name))
      look(field, (value as Readonly<Record<string, unknown>>)[name], `${pointer}/${name}`, noteOf, found)
}

/** What of a request part the contract's limits do not allow; at most `MOST_BREACHES`, found without reading further. */
export async function breachesOf<W extends Wire>(
  endpoint: Endpoint<W>,
  part: RequestPart,
  value: unknown,
): Promise<readonly LimitBreach[]> {
  const [{ noteOf }, wire] = await Promise.all([import('./wire'), endpoint.wire()])
  const schema = (wire as Wire)[part]
  const found: LimitBreach[] = []
  if (schema !== undefined) look(schema, value, '', noteOf, found)
  // What a query says cannot be read, as it would be with letters in it: the list that is asked says so.
  return part === 'body' ? found : found.filter(({ code }) => code !== 'date')
}
