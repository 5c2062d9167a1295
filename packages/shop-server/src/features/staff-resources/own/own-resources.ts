import {
  fieldPermission,
  ownExtension,
  ownResource,
  type ExtensionSpec,
  type FieldSpec,
  type OwnResource,
  type ResourceSpec,
} from '@prilavok/contracts/admin'
import { isValidEmail, isValidPhone } from '@prilavok/core/forms'
import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { ShopDatabase } from '../../../db'
import type { FieldError } from '../../../rules/order-check'
import {
  columnOf,
  generated,
  type Kind,
  type ResourceAction,
  type ServerResource,
  type StaffRecord,
} from '../engine/server-resource'

/** What the server does with a resource of the shop's own beyond its declaration; all of it runs in the transaction of the save. */
export interface ServerRules {
  /** Its table; `own_` and its key by default. The server makes it, and adds the columns that its lists need. */
  readonly table?: string
  /** What is wrong with a record by itself. */
  readonly validate?: (record: StaffRecord, before: StaffRecord | null) => readonly FieldError[]
  /** What is wrong with it beside others. */
  readonly check?: (
    db: Kysely<ShopDatabase>,
    record: StaffRecord,
    before: StaffRecord | null,
  ) => Promise<readonly FieldError[]>
  /** Writes what other tables hold of a record that was saved. */
  readonly saved?: (
    db: Kysely<ShopDatabase>,
    saved: { readonly id: string; readonly after: StaffRecord; readonly before: StaffRecord | null },
  ) => Promise<void>
  /** What the declared actions do to one record; the permission to save is asked for before. */
  readonly run?: Readonly<
    Record<
      string,
      (db: Kysely<ShopDatabase>, record: { readonly id: string; readonly memberId: string }) => Promise<void>
    >
  >
}

/** A resource of the shop's own as its server is given it: the declaration, with rules of the server where there are some. */
export type ServedResource = ResourceSpec & ServerRules

const TABLE = /^[a-z][a-z0-9_]{0,49}$/
const PERSONAL = 'customer:read-personal-data'

const fieldsOf = (spec: ResourceSpec) => Object.entries<FieldSpec>(spec.fields)
const isMany = (field: FieldSpec) => field.kind === 'tags' || ('many' in field && field.many === true)

/** What a column that follows from the details holds of a field. */
const columnKind = ({ kind }: FieldSpec): Kind =>
  kind === 'bool' ? 'bool' : kind === 'number' || kind === 'money' ? 'number' : 'text'

/** The fields that lists filter and sort by, and those that are unique: each has a column that an index can be on. */
const fieldsInColumns = ({ spec, titleField, columns }: OwnResource): readonly (readonly [string, FieldSpec])[] => {
  const asked = new Set([titleField, ...(spec.filters ?? []), ...(spec.sort ?? columns)])
  return fieldsOf(spec).filter(([name, field]) => !isMany(field) && (asked.has(name) || field.unique === true))
}

/** Filters by fields of many values: one of those that are asked for is enough. */
const manyFilters = (spec: ResourceSpec): NonNullable<ServerResource['filters']> =>
  Object.fromEntries(
    fieldsOf(spec)
      .filter(([name, field]) => isMany(field) && spec.filters?.includes(name))
      .map(([name]) => [
        name,
        (values: readonly string[]): RawBuilder<boolean> =>
          sql<boolean>`coalesce(t.details->${sql.lit(name)} ?| ${[...values]}::text[], false)`,
      ]),
  )

const mistake = (field: string, code: string, message: string): FieldError => ({ pointer: `/${field}`, code, message })

/** What the declaration says is wrong with a value that was typed. */
function mistakeIn(name: string, field: FieldSpec, value: unknown): readonly FieldError[] {
  if (field.required === true && Array.isArray(value) && value.length === 0)
    return [mistake(name, 'required', 'обязательно для заполнения')]
  if (typeof value !== 'string' || value === '') return []
  if (field.kind === 'email' && !isValidEmail(value)) return [mistake(name, 'email', 'Проверьте адрес почты')]
  // The rules of every record judge a field that is called a phone.
  if (field.kind === 'phone' && !/phone$/i.test(name) && !isValidPhone(value, true))
    return [mistake(name, 'phone', 'Проверьте номер телефона')]
  if (!('pattern' in field) || field.pattern === undefined) return []
  return new RegExp(`^(?:${field.pattern.is})$`, 'u').test(value)
    ? []
    : [mistake(name, 'pattern', field.pattern.says.ru)]
}

const namesWhere = (fields: ResourceSpec['fields']) => (is: (field: FieldSpec) => boolean) =>
  Object.entries<FieldSpec>(fields).flatMap(([name, field]) => (is(field) ? [name] : []))
const mustBeFilled = (field: FieldSpec) => field.required === true && !isMany(field) && field.kind !== 'bool'

/** The permissions that fields need. */
const guardedBy = (permission: string, fields: ResourceSpec['fields']): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries<FieldSpec>(fields).flatMap(([name, field]) => {
      const needed = fieldPermission(permission, field)
      return needed === null ? [] : [[name, needed] as const]
    }),
  )

/** What the declaration says is wrong with what a save has changed. */
const mistakesIn = (fields: ResourceSpec['fields'], record: StaffRecord, before: StaffRecord | null) =>
  Object.entries<FieldSpec>(fields).flatMap(([name, field]) =>
    before !== null && before[name] === record[name] ? [] : mistakeIn(name, field, record[name]),
  )

/** The actions of a declaration as the engine runs them, each record in a transaction of its own. */
function actionsOf({ key, actions = {}, run = {} }: ServedResource): Readonly<Record<string, ResourceAction>> {
  for (const name of Object.keys(run))
    if (!Object.hasOwn(actions, name))
      throw new TypeError(`The resource "${key}" runs "${name}", but does not declare it in actions.`)
  return Object.fromEntries(
    Object.keys(actions).map((name) => {
      const act = Object.hasOwn(run, name) ? run[name] : undefined
      if (act === undefined)
        throw new TypeError(`The resource "${key}" declares the action "${name}", but its server does not run it.`)
      return [
        name,
        {
          isValue: (payload) => payload === undefined || payload === null,
          onOne: (_shop, trx, { id, member }) => act(trx, { id, memberId: member.id }),
        } satisfies ResourceAction,
      ]
    }),
  )
}

/** The tables that references name; those of look-ups that are no resource are not looked into. */
function referencesOf(
  { key, fields }: Pick<ResourceSpec, 'key' | 'fields'>,
  tables: ReadonlyMap<string, string>,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries<FieldSpec>(fields).flatMap(([name, field]) => {
      if (field.kind !== 'ref') return []
      const table = tables.get(field.of)
      if (table === undefined)
        throw new TypeError(`The field "${name}" of "${key}" names "${field.of}", which is no resource.`)
      return [[name, table]]
    }),
  )
}

const tableOf = ({ key, table }: ServedResource) => table ?? `own_${columnOf(key)}`

/** A declared resource on its table, for the engine that serves every other one. */
function served(given: ServedResource, resource: OwnResource, tables: ReadonlyMap<string, string>): ServerResource {
  const { permission, spec } = resource
  const table = tableOf(given)
  const all = fieldsOf(spec)
  const named = namesWhere(spec.fields)
  const isPersonal = all.some(([, field]) => field.personal === true)
  const actions = actionsOf(given)
  const { validate, check, saved } = given
  return {
    resource,
    table,
    columns: generated(Object.fromEntries(fieldsInColumns(resource).map(([name, field]) => [name, columnKind(field)]))),
    search: spec.search ?? [resource.titleField],
    required: named(mustBeFilled),
    unique: named((field) => field.unique === true && !isMany(field)),
    references: referencesOf(spec, tables),
    filters: manyFilters(spec),
    guarded: guardedBy(permission, spec.fields),
    ...(isPersonal && { personal: { permission: PERSONAL, harmless: named((field) => field.personal !== true) } }),
    actions,
    validate: (record, before) => [...mistakesIn(spec.fields, record, before), ...(validate?.(record, before) ?? [])],
    ...(check !== undefined && { check }),
    ...(saved !== undefined && {
      written: (_shop, trx, { id, after, before }) => saved(trx, { id, after, before }),
    }),
  }
}

/** A resource of the shop's on its table, with fields of one's own, which are kept with its details. */
function extended(base: ServerResource, given: ExtensionSpec, tables: ReadonlyMap<string, string>): ServerResource {
  const resource = ownExtension(base.resource, given)
  const { key, permission } = resource
  const { fields } = given
  const isUnique = namesWhere(fields)((field) => field.unique === true || field.personal === true)[0]
  if (isUnique !== undefined)
    throw new TypeError(
      `The field "${isUnique}" of "${key}" may be neither unique nor personal: its records are the shop's.`,
    )
  return {
    ...base,
    resource,
    required: [...(base.required ?? []), ...namesWhere(fields)(mustBeFilled)],
    references: { ...base.references, ...referencesOf({ key, fields }, tables) },
    guarded: { ...base.guarded, ...guardedBy(permission, fields) },
    validate: (record, before) => [...(base.validate?.(record, before) ?? []), ...mistakesIn(fields, record, before)],
  }
}

/** What a shop adds to its staff wing. */
export interface AddedResources {
  /** Its own resources, on tables of their own. */
  readonly added: readonly ServerResource[]
  /** Those of the shop that have got fields of its own. */
  readonly widened: readonly ServerResource[]
  /** Every resource of the staff wing, those of the shop with the fields that were added to them. */
  readonly all: readonly ServerResource[]
}

const isExtension = (each: ServedResource | ExtensionSpec): each is ExtensionSpec => 'extends' in each

/** The resources of a shop's own beside those that there are. Throws one sentence where one meets another, or what the shop has. */
export function ownResources(
  ofShop: readonly ServerResource[],
  given: readonly (ServedResource | ExtensionSpec)[] = [],
): AddedResources {
  const declared = given.flatMap((each) => (isExtension(each) ? [] : [{ each, resource: ownResource(each) }]))
  const extensions = new Map<string, ExtensionSpec>()
  for (const each of given.filter(isExtension)) {
    if (!ofShop.some(({ resource }) => resource.key === each.extends))
      throw new TypeError(`There is no resource "${each.extends}" to give fields to.`)
    if (extensions.has(each.extends))
      throw new TypeError(`"${each.extends}" is extended twice; put its fields into one.`)
    extensions.set(each.extends, each)
  }
  const tables = new Map(ofShop.map(({ resource, table }) => [resource.key, table]))
  const taken = new Map([...tables].map(([key, table]) => [table, key]))
  for (const { each } of declared) {
    const table = tableOf(each)
    if (!TABLE.test(table))
      throw new TypeError(`"${table}" cannot name a table: small Latin letters, digits and underscores.`)
    if (tables.has(each.key)) throw new TypeError(`Two resources of your own are called "${each.key}".`)
    const other = taken.get(table)
    if (other !== undefined) throw new TypeError(`The table "${table}" of "${each.key}" is that of "${other}".`)
    taken.set(table, each.key)
    tables.set(each.key, table)
  }
  const added = declared.map(({ each, resource }) => served(each, resource, tables))
  const widened = ofShop.flatMap((base) => {
    const extension = extensions.get(base.resource.key)
    return extension === undefined ? [] : [extended(base, extension, tables)]
  })
  const asServed = (base: ServerResource) => widened.find(({ table }) => table === base.table) ?? base
  return { added, widened, all: [...ofShop.map(asServed), ...added] }
}
