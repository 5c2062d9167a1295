import { isImpossibleDay } from '@prilavok/contracts'
import { noteOf } from '@prilavok/contracts/admin'
import { sql } from 'kysely'
import type { Db } from '../../../db'
import { cleanHtml } from '../../../rules/clean-html'
import type { FieldError } from '../../../rules/order-check'
import { phoneMistake, takenPhone, type PhonePolicy } from '../../../rules/phone'
import { mayFollow } from '@prilavok/contracts/admin'
import { HttpProblem } from '../../../http/problem'
import { expressionOf, type ServerResource, type StaffRecord } from './server-resource'

/** What the contract says of the fields of an edition. */
export interface EditionFields {
  readonly names: readonly string[]
  readonly readOnly: ReadonlySet<string>
  readonly html: ReadonlySet<string>
  /** The known values of an enumeration, or of each record of a list of them. */
  readonly values: ReadonlyMap<string, readonly string[]>
  /** Addresses of pages, files and sites. */
  readonly addresses: ReadonlySet<string>
  /** Days and moments. */
  readonly moments: ReadonlySet<string>
}

interface Definition {
  readonly shape?: Readonly<Record<string, object>>
  readonly innerType?: object
  readonly in?: object
  readonly element?: object
}
const definitionOf = (schema: object) => (schema as { readonly _zod: { readonly def: Definition } })._zod.def

/** The schema inside of what makes it optional or read-only. */
function innermost(schema: object): object {
  const note = noteOf(schema)
  if (note.json !== undefined) return schema
  const inner = note.of ?? definitionOf(schema).innerType
  return inner === undefined ? schema : innermost(inner)
}

/** The schema of a value, or of each record of a list of values. */
function innermostValue(schema: object): object {
  const known = innermost(schema)
  if (noteOf(known).json !== undefined) return known
  const { in: reader, element } = definitionOf(known)
  const inner = element ?? reader
  return inner === undefined ? known : innermostValue(inner)
}

const read = new WeakMap<object, EditionFields>()

/** Reads what a schema says of its fields, once. */
export function fieldsOf(schema: object): EditionFields {
  const known = read.get(schema)
  if (known !== undefined) return known
  const shape = Object.entries(definitionOf(schema).shape ?? {})
  const jsonOf = (field: object) => noteOf(innermost(field)).json ?? {}
  const writable = (...formats: readonly string[]) =>
    new Set(
      shape
        .filter(([, field]) => !noteOf(field).readOnly && formats.includes(String(jsonOf(field)['format'])))
        .map(([name]) => name),
    )
  const fields: EditionFields = {
    names: shape.map(([name]) => name),
    readOnly: new Set(shape.filter(([, field]) => noteOf(field).readOnly).map(([name]) => name)),
    html: new Set(shape.filter(([, field]) => jsonOf(field)['format'] === 'html').map(([name]) => name)),
    values: new Map(
      shape.flatMap(([name, field]) => {
        const values = noteOf(innermostValue(field)).json?.['enum']
        return Array.isArray(values) ? [[name, values as readonly string[]] as const] : []
      }),
    ),
    addresses: writable('uri-reference'),
    moments: writable('date', 'date-time'),
  }
  read.set(schema, fields)
  return fields
}

const error = (field: string, code: string, message: string): FieldError => ({ pointer: `/${field}`, code, message })
const isBlank = (value: unknown) =>
  value === null || value === undefined || (typeof value === 'string' && value.trim() === '')

/** Markup as it is stored; throws where nobody can have meant it. */
function cleanedHtml(name: string, value: string): string {
  const clean = cleanHtml(value)
  if (clean === null)
    throw new HttpProblem('validation-failed', {
      errors: [error(name, 'nested', 'Слишком много вложенных друг в друга элементов')],
    })
  return clean
}

/** Lets whoever else waits have their turn. */
const nextTurn = () => new Promise<void>((resolve) => setTimeout(resolve))

/** A save with markup cleaned and texts without spaces around them. */
export async function cleaned(fields: EditionFields, record: StaffRecord): Promise<StaffRecord> {
  const clean: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(record)) {
    const isMarkup = typeof value === 'string' && fields.html.has(name)
    // Long markup takes a while: a record has some fields of it.
    if (isMarkup) await nextTurn()
    clean[name] = isMarkup ? cleanedHtml(name, value) : typeof value === 'string' ? value.trim() : value
  }
  return clean
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value])

/** What a save brings into a field; what was there stays allowed, as it may be older than a rule. */
function newValues(field: string, record: StaffRecord, before: StaffRecord | null): readonly unknown[] {
  const former = new Set(before === null ? [] : listOf(before[field]))
  return listOf(record[field]).filter((value) => !former.has(value))
}

/** Whether a text is an address that a page may link to: of the web, or of the shop itself where that is no site of its own. */
function isAddress(value: unknown, isWhole: boolean): boolean {
  if (typeof value !== 'string') return false
  const url = URL.parse(value, isWhole ? undefined : 'https://shop.invalid')
  return url !== null && /^https?:$/.test(url.protocol)
}

const ISO_TIME = /^(?!0000)\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)?)?$/
/** Whether a text is a day or a moment of the years 1 to 9999, which both the database and a date field can hold. */
const isMoment = (value: unknown) =>
  typeof value === 'string' && ISO_TIME.test(value) && !Number.isNaN(Date.parse(value)) && !isImpossibleDay(value)

const SEO_URL = /^[a-z0-9-]{1,200}$/

/** Rules that follow from the contract: what must be filled in, known values, readable addresses. */
export function ruleErrors(
  { columns, required = [], webAddresses = [], validate }: ServerResource,
  fields: EditionFields,
  record: StaffRecord,
  before: StaffRecord | null,
  taken: PhonePolicy,
): readonly FieldError[] {
  // A choice among known values, in a column that is never empty.
  const isNeeded = (field: string) => {
    const column = columns[field]
    return column?.kind === 'text' && column.isNullable !== true && !fields.readOnly.has(field)
  }
  const missing = [...new Set([...required, ...[...fields.values.keys()].filter(isNeeded)])]
    .filter((field) => isBlank(record[field]))
    .map((field) => error(field, 'required', 'обязательно для заполнения'))
  const unknown = [...fields.values].flatMap(([field, values]) => {
    const isKnown = (each: unknown) => isBlank(each) || values.includes(String(each))
    return newValues(field, record, before).every(isKnown) ? [] : [error(field, 'oneOf', 'Недопустимое значение')]
  })
  const unsafe = [...fields.addresses]
    .filter(
      (field) =>
        !newValues(field, record, before).every(
          (value) => isBlank(value) || isAddress(value, webAddresses.includes(field)),
        ),
    )
    .map((field) => error(field, 'url', 'Введите адрес, который начинается с https:// или http://'))
  const timeless = [...fields.moments]
    .filter((field) => !newValues(field, record, before).every((value) => isBlank(value) || isMoment(value)))
    .map((field) => error(field, 'date', 'Нет такой даты: нужна, например, 2026-11-29 или 2026-11-29T14:00Z'))
  const phones = fields.names
    .filter((field) => /phone$/i.test(field) && typeof record[field] === 'string')
    .flatMap((field) => {
      const wrong = newValues(field, record, before).find(
        (value) => !isBlank(value) && takenPhone(String(value), taken) === null,
      )
      return wrong === undefined ? [] : [error(field, 'phone', phoneMistake(String(wrong), taken))]
    })
  const slug = record['seoUrlName']
  const address =
    typeof slug === 'string' && slug !== '' && !SEO_URL.test(slug)
      ? [error('seoUrlName', 'seoUrl', 'Только латинские буквы, цифры и дефис')]
      : []
  return [...missing, ...unknown, ...unsafe, ...timeless, ...phones, ...address, ...(validate?.(record, before) ?? [])]
}

/** Fields that name a record which is not there. */
export async function missingReferences(
  db: Db,
  { references = {} }: ServerResource,
  record: StaffRecord,
  before: StaffRecord | null,
): Promise<readonly FieldError[]> {
  const found: FieldError[] = []
  for (const [field, table] of Object.entries(references)) {
    const named = newValues(field, record, before)
    const ids = [...new Set(named.filter((each): each is string => typeof each === 'string' && each !== ''))]
    if (ids.length === 0) continue
    const { rows } = await sql<{
      id: string
    }>`select id from ${sql.table(table)} where id = any(${ids}::text[])`.execute(db)
    if (rows.length < ids.length) found.push(error(field, 'exists', 'Запись не найдена'))
  }
  return found
}

/** Refuses a value that another record has; of two saves at once with one value, the second waits for the first and sees it. */
export async function refuseDuplicates(
  db: Db,
  resource: ServerResource,
  record: StaffRecord,
  before: StaffRecord | null,
): Promise<void> {
  for (const field of resource.unique ?? []) {
    const value = record[field]
    if (isBlank(value) || before?.[field] === value) continue
    await sql`select pg_advisory_xact_lock(hashtextextended(${`${resource.table}.${field}=${String(value)}`}, 0))`.execute(
      db,
    )
    const { rows } = await sql<{ id: string }>`
      select t.id from ${sql.table(resource.table)} t
      where ${expressionOf(resource, field).sql} = ${value} and t.id <> ${before?.['id'] ?? ''} limit 1`.execute(db)
    if (rows.length > 0)
      throw new HttpProblem('duplicate', { errors: [error(field, 'unique', 'Такое значение уже занято')] })
  }
}

/** Refuses a status that may not follow the one before. */
export function refuseTransition(
  { transitions }: ServerResource,
  before: StaffRecord | null,
  after: StaffRecord,
): void {
  if (transitions === undefined || before === null) return
  const [from, to] = [String(before['status']), String(after['status'])]
  if (!mayFollow(transitions, from, to))
    throw new HttpProblem('status-transition-not-allowed', {
      current: { allowedStatuses: Object.hasOwn(transitions.next, from) ? transitions.next[from] : [] },
    })
}
