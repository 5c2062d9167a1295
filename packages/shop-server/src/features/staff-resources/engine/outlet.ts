import { isPermitted, type Filter } from '@prilavok/contracts/admin'
import { hasMasked, masked, type Harmless } from '../../../rules/personal-data'
import { expressionOf, type ServerResource, type StaffRecord } from './server-resource'

/** Fields that every record has and that tell of no buyer. */
const OF_EVERY_RECORD = ['id', 'version', 'createdOn', 'updatedOn', 'updatedBy']

/** What a member of the staff is not shown of the records of a resource. */
interface Hidden {
  /** Fields that are left empty. */
  readonly withheld: ReadonlySet<string>
  /** The fields that may be shown as they are; null where all may. */
  readonly harmless: Harmless | null
}

function hiddenFrom(permissions: readonly string[], { guarded = {}, personal }: ServerResource): Hidden {
  const withheld = Object.entries(guarded).flatMap(([field, needed]) =>
    isPermitted(permissions, needed) ? [] : [field],
  )
  const isOpen = personal === undefined || isPermitted(permissions, personal.permission)
  return {
    withheld: new Set(withheld),
    harmless: isOpen ? null : new Set([...OF_EVERY_RECORD, ...personal.harmless]),
  }
}

function valueShown({ withheld, harmless }: Hidden, field: string, value: unknown): unknown {
  if (withheld.has(field)) return null
  return harmless === null ? value : masked(field, value, harmless)
}

/** The record, in whatever form it leaves the server, with what this member of the staff may not see hidden. */
export function shownTo(permissions: readonly string[], resource: ServerResource, record: StaffRecord): StaffRecord {
  const hidden = hiddenFrom(permissions, resource)
  if (hidden.withheld.size === 0 && hidden.harmless === null) return record
  return Object.fromEntries(Object.entries(record).map(([field, value]) => [field, valueShown(hidden, field, value)]))
}

/** A record in the forms in which it leaves the server for one member of the staff: made first, hidden last, so that nothing slips past. */
export function outletOf(resource: ServerResource, { permissions }: { readonly permissions: readonly string[] }) {
  const through = (form: ServerResource['edition']) => (record: StaffRecord) =>
    shownTo(permissions, resource, form?.(record) ?? record)
  return {
    preview: through(resource.preview),
    edition: through(resource.edition),
    short: through(resource.short),
    /** One field as a history names it. */
    field: (field: string, value: unknown): unknown => valueShown(hiddenFrom(permissions, resource), field, value),
  }
}

/** Whether a save leaves a field as it is: its sender has not seen what is in it. */
export function isKeptFrom(
  permissions: readonly string[],
  resource: ServerResource,
): (field: string, before: unknown, sent: unknown) => boolean {
  const { withheld, harmless } = hiddenFrom(permissions, resource)
  return (field, before, sent) =>
    withheld.has(field) ||
    (harmless !== null && (hasMasked(field, before, harmless) || hasMasked(field, sent, harmless)))
}

/** A resource as its lists, exports and changes of many are asked by this member: what they may not see is not looked into. */
export function askedBy(permissions: readonly string[], resource: ServerResource): ServerResource {
  const { withheld, harmless } = hiddenFrom(permissions, resource)
  if (withheld.size === 0 && harmless === null) return resource
  const isText = (field: string, type: Filter['type'] | null) =>
    type === null ? ['text', 'list', 'json'].includes(expressionOf(resource, field).kind) : TEXT_FILTERS.has(type)
  return {
    ...resource,
    isHidden: (field, type) =>
      withheld.has(field) || (harmless !== null && !harmless.has(field) && isText(field, type)),
  }
}

/** Filters that compare with what a text says; the others ask for figures, moments, or whether there is anything. */
const TEXT_FILTERS: ReadonlySet<string> = new Set<Filter['type']>(['text', 'enum', 'ref'])
