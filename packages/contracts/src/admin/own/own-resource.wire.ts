import * as z from 'zod/mini'
import { paging } from '../../shared.wire'
import {
  count,
  date,
  datetime,
  email,
  flag,
  html,
  id,
  list,
  maybe,
  money,
  note,
  oneOf,
  pathId,
  phone,
  shortUrl,
  text,
  wire,
  within,
} from '../../wire'
import { readOnly } from '../read-only.wire'
import { saveResult } from '../save-result.wire'
import type { FieldSpec, ResourceSpec } from './resource-spec'

type Fields = ResourceSpec['fields']

const LINE = 200
const TEXT = 4000
const MANY = 200
/** What a number without bounds of its own may be: counted without loss. */
const MOST = 1_000_000_000_000

/** How one field is on the wire; one that may be empty reads as null. */
export function fieldSchema(field: FieldSpec): z.ZodMiniType {
  switch (field.kind) {
    case 'bool':
      return flag
    case 'tags':
      return list(text(100), MANY)
    case 'enum': {
      const values = Object.keys(field.values)
      return field.many === true ? list(oneOf(values), MANY) : maybe(oneOf(values))
    }
    case 'ref':
      return field.many === true ? list(id, MANY) : maybe(id)
    case 'number': {
      const { min = -MOST, max = MOST, isWhole } = field
      const number = within(note(z.number(), { json: { type: isWhole ? 'integer' : 'number' } }), min, max)
      return maybe(isWhole ? note(number, { limits: { minimum: min, maximum: max, isWhole } }) : number)
    }
    case 'text':
      return maybe(text(field.max ?? LINE))
    case 'multiline':
      return maybe(text(field.max ?? TEXT))
    default:
      return maybe({ money, date, datetime, phone, email, html, link: shortUrl }[field.kind] as z.ZodMiniType)
  }
}

/** The schemas of fields by their names. */
export const fieldShape = (fields: Fields): Readonly<Record<string, z.ZodMiniType>> =>
  Object.fromEntries(Object.entries<FieldSpec>(fields).map(([name, field]) => [name, fieldSchema(field)]))

const edition = (fields: Fields) =>
  z.object({
    id: maybe(id),
    version: maybe(z.int()),
    ...fieldShape(fields),
    createdOn: readOnly(datetime),
    updatedOn: readOnly(datetime),
  })

/** A page of the list: its columns, and what every row has. */
export function ownPreviewList(fields: Fields, columns: readonly string[]): z.ZodMiniType {
  const shape = Object.entries(fieldShape(fields)).filter(([name]) => columns.includes(name))
  const row = z.object({ id, version: count(), ...Object.fromEntries(shape), createdOn: datetime, updatedOn: datetime })
  return z.object({ items: list(row), paging })
}

/** The schema of a record with fields of a shop's own; throws where it has one of their names already, or cannot have any. */
export function withFields(schema: z.ZodMiniType | undefined, key: string, fields: Fields): z.ZodMiniType {
  if (!(schema instanceof z.ZodMiniObject)) throw new TypeError(`"${key}" cannot have fields of your own.`)
  const taken = Object.keys(fields).find((name) => Object.hasOwn(schema.shape as object, name))
  if (taken !== undefined)
    throw new TypeError(`The field "${taken}" of "${key}" has a name that is taken; give it another one.`)
  return z.extend(schema, fieldShape(fields))
}

/** A record for its form. */
export const ownReadWire = (fields: Fields) => wire({ params: z.object({ id: pathId }), response: edition(fields) })

const saves = new WeakMap<Fields, ReturnType<typeof saveWire>>()
const saveWire = (fields: Fields) => wire({ body: edition(fields), response: saveResult })

/** A save; made once for each declaration, as what its schema says of the fields is read once. */
export function ownSaveWire(fields: Fields): ReturnType<typeof saveWire> {
  const made = saves.get(fields) ?? saveWire(fields)
  saves.set(fields, made)
  return made
}
