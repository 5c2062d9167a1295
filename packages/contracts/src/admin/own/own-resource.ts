import { adminEndpoint } from '../endpoint'
import { enumeration, enumerations, type Enumeration } from '../enumerations'
import { listWire } from '../list-wire'
import type { Filter, Listing } from '../listing'
import type { Resource } from '../resource'
import { refuseSpec } from './refuse-spec'
import type { FieldSpec, ResourceSpec } from './resource-spec'

/** A resource that was made of a declaration. */
export type OwnResource = Required<Pick<Resource, 'read' | 'save'>> &
  Resource & {
    /** The declaration. */
    readonly spec: ResourceSpec
    /** The field that names a record. */
    readonly titleField: string
    /** The columns of its list. */
    readonly columns: readonly string[]
  }

const wires = () => import('./own-resource.wire')

const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)

const entriesOf = (fields: ResourceSpec['fields']) => Object.entries<FieldSpec>(fields)
const isMany = (field: FieldSpec) => field.kind === 'tags' || ('many' in field && field.many === true)
const COLUMNS = 6
/** Whether a field is one line of a list. */
export const fitsColumn = ({ kind }: FieldSpec): boolean => kind !== 'html' && kind !== 'multiline'

/** The name of the enumeration of a field. */
export const enumerationOf = (key: string, field: string): string => `${key}.${field}`

/** The permission that a field needs, whole; null where it needs none. */
export const fieldPermission = (permission: string, field: FieldSpec): string | null =>
  field.permission === undefined
    ? null
    : field.permission.includes(':')
      ? field.permission
      : `${permission}:${field.permission}`

/** Makes the values of the fields known, under names that no enumeration of the shop has. */
export function addEnumerations(key: string, fields: ResourceSpec['fields']): void {
  // Nobody else adds to them.
  const known: Record<string, Enumeration> = enumerations
  for (const [field, spec] of entriesOf(fields)) {
    const name = enumerationOf(key, field)
    if (spec.kind === 'enum') known[name] = enumeration(name, null, spec.values)
  }
}

function filterOf(key: string, name: string, field: FieldSpec): Filter {
  const many = { many: true } as const
  if (field.kind === 'enum') return { type: 'enum', of: enumerationOf(key, name), ...many }
  if (field.kind === 'ref') return { type: 'ref', of: field.of, ...many }
  if (field.kind === 'bool') return { type: 'bool' }
  if (field.kind === 'number' || field.kind === 'money') return { type: 'numberRange' }
  return { type: field.kind === 'date' || field.kind === 'datetime' ? 'dateRange' : 'text' }
}

/** What the list of a declared resource can do. */
function listingOf(spec: ResourceSpec, permission: string, columns: readonly string[]): Listing {
  const { key, fields, filters = [], bulk = [], actions = {} } = spec
  const sorted = spec.sort ?? columns.filter((name) => fields[name] !== undefined && !isMany(fields[name]))
  return {
    sort: [...sorted, 'createdOn', 'updatedOn'],
    defaultSort: '-createdOn',
    filters: Object.fromEntries(
      filters.flatMap((name) => (fields[name] === undefined ? [] : [[name, filterOf(key, name, fields[name])]])),
    ),
    bulk: [
      ...bulk.map((name) => (name === 'delete' ? name : `set${capital(name)}`)),
      ...Object.keys(actions),
      ...(Object.values(spec.roles ?? {}).some((letters) => letters.includes('x')) ? ['export'] : []),
    ],
    names: {
      ...actions,
      ...Object.fromEntries(
        bulk.flatMap((name) => (fields[name] === undefined ? [] : [[`set${capital(name)}`, fields[name].title]])),
      ),
    },
    guarded: Object.fromEntries(
      entriesOf(fields).flatMap(([name, field]) => {
        const needed = fieldPermission(permission, field)
        return needed === null ? [] : [name, `${name}From`, `${name}To`].map((each) => [each, needed])
      }),
    ),
  }
}

/** Makes a resource of its declaration: names, calls, list. Throws one sentence where it meets what the shop has itself. */
export function ownResource(spec: ResourceSpec): OwnResource {
  const { key, title, titles, fields, roles } = spec
  const permission = spec.permission ?? key
  refuseSpec(spec, permission)
  addEnumerations(key, fields)
  const titleField =
    spec.titleField ?? entriesOf(fields).find(([, { kind }]) => kind === 'text')?.[0] ?? Object.keys(fields)[0] ?? 'id'
  const fitting = entriesOf(fields).flatMap(([name, field]) => (fitsColumn(field) ? [name] : []))
  const columns = [...new Set([titleField, ...(spec.list ?? fitting.slice(0, COLUMNS))])]
  const listing = listingOf(spec, permission, columns)
  const name = capital(key)
  const path = `/api/admin/${key}` as const
  return {
    spec,
    titleField,
    columns,
    key,
    permission,
    title,
    titles,
    ...(roles !== undefined && { roles }),
    listing,
    list: adminEndpoint({
      name: `listOwn${name}`,
      method: 'GET',
      path: `${path}/preview`,
      permission: `${permission}:read`,
      wire: listWire(listing, async () => (await wires()).ownPreviewList(fields, columns)),
    }),
    read: adminEndpoint({
      name: `readOwn${name}`,
      method: 'GET',
      path: `${path}/edition/{id}`,
      permission: `${permission}:read`,
      cache: 'etag',
      wire: async () => (await wires()).ownReadWire(fields),
    }),
    save: adminEndpoint({
      name: `saveOwn${name}`,
      method: 'POST',
      path: `${path}/edition/`,
      permission: `${permission}:write`,
      ifMatch: true,
      idempotency: 'optional',
      wire: async () => (await wires()).ownSaveWire(fields),
    }),
  }
}
