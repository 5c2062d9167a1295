import { adminCalls } from '../calls'
import { lookups } from '../lookups'
import { actionOf, roleMatrix, staffRoles } from '../permissions'
import type { Resource } from '../resource'
import { resources } from '../resources'
import type { FieldSpec, ResourceSpec } from './resource-spec'

const KEY = /^[a-z][A-Za-z0-9]{1,39}$/
const FIELD = /^[a-z][A-Za-z0-9]{0,39}$/
const PERMISSION = /^[a-z][A-Za-z0-9-]{1,39}$/

/** Screens of the wing that are no resource. */
const SCREENS = ['account', 'call', 'experiments', 'files', 'new', 'staff', 'terminal']
/** What every record has, and what every list is asked with. */
const OF_EVERY_RECORD = ['id', 'version', 'details', 'createdOn', 'updatedOn', 'updatedBy']
const OF_EVERY_LIST = [
  ...['pageIndex', 'pageSize', 'cursor', 'sort', 'search', 'withTotal', 'withSummary', 'ids', 'except'],
  ...['format', 'column', 'locale', 'delete', 'delivery'],
]
const TAKEN_FIELDS = new Set([...OF_EVERY_RECORD, ...OF_EVERY_LIST])
/** Actions that every list or its server has a meaning for. */
const ACTION = /^(?!set[A-Z]|addTags$|removeTags$|changePrice$|delete$|export$|takeBack$)[a-z][A-Za-z0-9]{1,39}$/
/** Kinds of fields that many records can be given one value of. */
const AT_ONCE: ReadonlySet<string> = new Set(['bool', 'enum', 'ref', 'text', 'number', 'money'])

/** The first part of an address below `/api/admin/`. */
const firstOf = (path: string) => path.split('/')[3] ?? ''

/** The names that addresses of the staff API and screens of the wing have already, in lower case. */
const takenKeys = (): ReadonlySet<string> =>
  new Set(
    [
      ...adminCalls.map(({ path }) => firstOf(path)),
      ...Object.keys(resources),
      ...Object.keys(lookups),
      ...SCREENS,
    ].map((each) => each.toLowerCase()),
  )

/** The first halves of the permissions that the shop has itself. */
export const isOfShop = (permission: string): boolean =>
  Object.hasOwn(roleMatrix, permission) ||
  Object.values<Resource>(resources).some((each) => each.permission === permission)

const refuse = (what: string): never => {
  throw new TypeError(what)
}

/** Refuses fields that a table, a query or a record could not have; `taken` are those that the record has already. */
export function refuseFields(
  key: string,
  fields: Readonly<Record<string, FieldSpec>>,
  taken: readonly string[] = [],
): void {
  if (Object.keys(fields).length === 0) refuse(`The resource "${key}" has no fields.`)
  for (const [name, field] of Object.entries(fields)) {
    if (!FIELD.test(name)) refuse(`The field "${name}" of "${key}" is to be Latin letters and digits, as in minTotal.`)
    if (TAKEN_FIELDS.has(name) || name in {} || taken.includes(name))
      refuse(`The field "${name}" of "${key}" has a name that is taken; give it another one.`)
    if (field.kind === 'enum' && Object.keys(field.values).length === 0)
      refuse(`The field "${name}" of "${key}" has no values to choose from.`)
    if (field.kind === 'number' && (field.min ?? 0) > (field.max ?? Infinity))
      refuse(`The field "${name}" of "${key}" has a min above its max.`)
  }
}

/** Refuses roles that there are not, and letters that mean nothing. */
function refuseRoles({ key, roles = {} }: ResourceSpec): void {
  for (const [role, letters] of Object.entries(roles)) {
    if (!staffRoles.some((each) => each === role))
      refuse(`The resource "${key}" names the role "${role}", which nobody has.`)
    for (const letter of letters ?? '')
      if (actionOf(letter) === undefined)
        refuse(`The resource "${key}" gives "${letter}" to ${role}, which is no permission.`)
  }
}

/** Refuses a declaration that meets what the shop has itself, in one sentence that says what to change. */
export function refuseSpec(spec: ResourceSpec, permission: string): void {
  const { key, fields, roles } = spec
  if (!KEY.test(key)) refuse(`"${key}" cannot name a resource: Latin letters and digits, as in giftCoupon.`)
  if (takenKeys().has(key.toLowerCase()) || key in {})
    refuse(`"${key}" cannot name a resource of your own: the shop has something of this name; choose another key.`)
  if (!PERMISSION.test(permission))
    refuse(`"${permission}" cannot name a permission: Latin letters and hyphens, as in gift-coupon.`)
  if (isOfShop(permission) && roles !== undefined)
    refuse(
      `The resource "${key}" may not change who has "${permission}": leave out roles, or give it a permission of its own.`,
    )
  if (!isOfShop(permission) && roles === undefined)
    refuse(`The resource "${key}" says no roles, so nobody could see it.`)
  refuseRoles(spec)
  refuseFields(key, fields)
  const names = [
    ...[spec.list, spec.filters, spec.quick, spec.sort, spec.search].flatMap((each) => each ?? []),
    ...(spec.bulk ?? []).filter((each) => each !== 'delete'),
    ...(spec.titleField === undefined ? [] : [spec.titleField]),
  ]
  for (const name of names)
    if (!Object.hasOwn(fields, name)) refuse(`The resource "${key}" names the field "${name}", which it does not have.`)
  for (const name of spec.bulk ?? []) {
    const field = fields[name]
    if (field !== undefined && (!AT_ONCE.has(field.kind) || ('many' in field && field.many === true)))
      refuse(
        `"${name}" is in bulk of "${key}", but a field of many values, a date or markup is not set for many records.`,
      )
    if (field !== undefined && field.kind !== 'text' && spec.filters?.includes(name) !== true)
      refuse(`"${name}" is in bulk of "${key}", so it has to be in its filters as well.`)
  }
  for (const action of Object.keys(spec.actions ?? {}))
    if (!ACTION.test(action) || action in {})
      refuse(`"${action}" cannot name an action of "${key}"; choose another name.`)
  for (const name of spec.quick ?? [])
    if (spec.filters?.includes(name) !== true) refuse(`"${name}" is in quick of "${key}", but not in its filters.`)
}
