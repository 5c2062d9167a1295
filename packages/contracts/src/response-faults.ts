import type * as z from 'zod/mini'
import type { Endpoint } from './endpoint'
import { definitionOf } from './schema-definition'
import type { Wire, WireNote } from './wire'

/** A value of a response that is not as the contract promises it, though a reader may forgive it. */
export interface ResponseFault {
  /** JSON Pointer into the response. */
  readonly pointer: string
  /** The field is not there, has another type, or is a sum with more than two decimals. */
  readonly code: 'missing' | 'type' | 'decimals'
  /** What the contract asks for, in words. */
  readonly wanted: string
}

/** After so many faults the rest of a response is not looked at. */
export const MOST_RESPONSE_FAULTS = 100

interface Look {
  readonly noteOf: (schema: object) => WireNote
  readonly found: ResponseFault[]
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Roubles have whole kopecks: no third decimal, however long the number is written. */
const isMoney = (value: number) => Math.abs(Math.round(value * 100) / 100 - value) < 1e-9

const TYPES: Readonly<Record<string, (value: unknown) => boolean>> = {
  string: (value) => typeof value === 'string',
  number: (value) => typeof value === 'number' && Number.isFinite(value),
  integer: (value) => Number.isSafeInteger(value),
  boolean: (value) => typeof value === 'boolean',
  null: (value) => value === null,
}
const FORMATS: Readonly<Record<string, (value: string) => boolean>> = {
  date: (value) => /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value)),
  'date-time': (value) => /^\d{4}-\d{2}-\d{2}T/.test(value) && !Number.isNaN(Date.parse(value)),
}

/** Judges text, a number or a yes or no by its JSON schema. */
function lookAtLeaf(json: Readonly<Record<string, unknown>>, value: unknown, pointer: string, { found }: Look): void {
  const types = [json['type']].flat().map(String)
  if (!types.some((type) => TYPES[type]?.(value) ?? true))
    return void found.push({ pointer, code: 'type', wanted: types.join(' or ') })
  const format = FORMATS[String(json['format'])]
  if (format !== undefined && typeof value === 'string' && !format(value))
    return void found.push({ pointer, code: 'type', wanted: String(json['format']) })
  if (json['multipleOf'] === 0.01 && typeof value === 'number' && !isMoney(value))
    found.push({ pointer, code: 'decimals', wanted: 'at most two decimals' })
}

function lookAtFields(shape: Readonly<Record<string, z.ZodMiniType>>, value: unknown, at: string, look: Look): void {
  if (!isRecord(value)) return void look.found.push({ pointer: at, code: 'type', wanted: 'object' })
  for (const [name, field] of Object.entries(shape)) {
    const isThere = Object.hasOwn(value, name) && value[name] !== undefined
    if (isThere) lookAt(field, value[name], `${at}/${name}`, look)
    else if (look.noteOf(field).optional !== true)
      look.found.push({ pointer: `${at}/${name}`, code: 'missing', wanted: 'a field that is not optional' })
  }
}

/** Looks at a value beside the schema that reads it; `isNullable` where the contract itself allows null. */
function lookAt(schema: z.ZodMiniType, value: unknown, pointer: string, look: Look, isNullable = false): void {
  if (look.found.length >= MOST_RESPONSE_FAULTS) return
  const { json, of, values, optional, list } = look.noteOf(schema)
  if (value === null && (isNullable || optional === true)) return
  if (json !== undefined) return lookAtLeaf(json, value, pointer, look)
  if (of !== undefined) return lookAt(of, value, pointer, look)
  const { type, format, shape, element, innerType, in: read } = definitionOf(schema)
  const each = (inner: z.ZodMiniType, name: string, item: unknown) => lookAt(inner, item, `${pointer}/${name}`, look)
  if (shape !== undefined) return lookAtFields(shape, value, pointer, look)
  if (element !== undefined) {
    if (!Array.isArray(value)) return void look.found.push({ pointer, code: 'type', wanted: 'array' })
    return value.forEach((item, index) => each(element, String(index), item))
  }
  if (values !== undefined) {
    if (!isRecord(value)) return void look.found.push({ pointer, code: 'type', wanted: 'object' })
    return Object.entries(value).forEach(([name, item]) => each(values, name, item))
  }
  // A reader takes null for a list; the contract does not.
  const inner = innerType ?? read
  if (inner !== undefined) {
    if (list === true && value === null) return void look.found.push({ pointer, code: 'type', wanted: 'array' })
    return lookAt(inner, value, pointer, look, isNullable || type === 'nullable')
  }
  if (type in TYPES) lookAtLeaf({ type: format === 'safeint' ? 'integer' : type }, value, pointer, look)
}

/**
 * What of a response is not as the contract promises it: a reader forgives a missing text or a list that is null, a judge of
 * servers does not. At most `MOST_RESPONSE_FAULTS`; empty for a response as it should be.
 */
export async function faultsOfResponse<W extends Wire>(
  endpoint: Endpoint<W>,
  value: unknown,
): Promise<readonly ResponseFault[]> {
  const [{ noteOf, onWire }, { response }] = await Promise.all([import('./wire'), endpoint.wire()])
  const found: ResponseFault[] = []
  lookAt(onWire(response), value, '', { noteOf, found })
  return found.slice(0, MOST_RESPONSE_FAULTS)
}
