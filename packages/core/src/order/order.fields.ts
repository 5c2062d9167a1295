import type { OrderChange, OrderDraft } from '@prilavok/contracts'
import { isRecord } from '../lib/parse-json'

/** The fields of a draft by their paths, such as `buyer.phone` or `delivery.address.street`. */
export type DraftFields = Readonly<Record<string, unknown>>

/** When fields were edited, by their paths, in milliseconds since 1970. */
export type Times = Readonly<Record<string, number>>

/** The parts that a buyer fills in; products have a storage of their own that tabs share. */
const PARTS = ['buyer', 'recipient', 'delivery', 'company'] as const
/** What follows from other fields, or is the server's own. */
const DERIVED = new Set(['buyer.id', 'buyer.fullName', 'delivery.cost'])
/** What may stand in local storage: choices, and nothing about a person (SAFE-17). */
const CHOICES = /^delivery\.(cityId|method|carrier|pickupPointId|paymentOption)$/

export const isChoice = (path: string): boolean => CHOICES.test(path)

/** City, method, carrier and point follow from each other: they are of one tab or of another, never mixed. */
const WAY: readonly string[] = ['delivery.cityId', 'delivery.method', 'delivery.carrier', 'delivery.pickupPointId']

/** When a field was last edited; 0 for never. The way of the delivery counts as one field. */
export const editedAt = (times: Times, path: string): number =>
  WAY.includes(path) ? Math.max(...WAY.map((each) => times[each] ?? 0)) : (times[path] ?? 0)

const PATH = /^(?:buyer|recipient|company|delivery(?:\.address)?)\.\w+$/
/** Whether a stored value can be that of a field at all: storage may be damaged or of another version. */
export const fitsField = (path: string, value: unknown): boolean =>
  value === null
    ? isChoice(path) || path === 'recipient' || path === 'company' || path === 'company.kpp'
    : typeof value === 'string' && PATH.test(path)

/** The part of a record by paths whose paths are wanted. */
export const only = <T>(
  record: Readonly<Record<string, T>>,
  wanted: (path: string) => boolean,
): Readonly<Record<string, T>> => Object.fromEntries(Object.entries(record).filter(([path]) => wanted(path)))

const leaves = (value: unknown, path: string): readonly (readonly [string, unknown])[] =>
  isRecord(value)
    ? Object.entries(value).flatMap(([key, inner]) => leaves(inner, `${path}.${key}`))
    : DERIVED.has(path)
      ? []
      : [[path, value]]

/** What a change says, field by field. */
export const fieldsOf = (change: OrderChange): DraftFields =>
  Object.fromEntries(PARTS.flatMap((part) => (change[part] === undefined ? [] : leaves(change[part], part))))

const noPerson = { firstName: '', lastName: '', middleName: '', phone: '' }
const noCompany = { inn: '', kpp: null, ogrn: '', companyName: '', bic: '', bankAccount: '', corAccount: '' }

function put(target: unknown, [key, ...rest]: readonly string[], value: unknown): unknown {
  if (key === undefined) return value
  const record = isRecord(target) ? target : {}
  return { ...record, [key]: put(record[key], rest, value) }
}

/** A draft with some of its fields replaced. */
export function withFields(draft: OrderDraft, fields: DraftFields): OrderDraft {
  let next = draft
  for (const [path, value] of Object.entries(fields)) next = put(next, path.split('.'), value) as OrderDraft
  // The chosen payment is a field of the delivery, and of the draft that the server returns.
  const paymentOption = 'delivery.paymentOption' in fields ? next.delivery.paymentOption : next.paymentOption
  return {
    ...next,
    paymentOption,
    recipient: next.recipient && { ...noPerson, ...next.recipient },
    company: next.company && { ...noCompany, ...next.company },
  }
}

/** The parts of a draft that hold any of these fields, to be saved. */
export function partsWith(draft: OrderDraft, paths: readonly string[]): OrderChange {
  const named = new Set(paths.map((path) => path.split('.')[0]))
  return Object.fromEntries(PARTS.filter((part) => named.has(part)).map((part) => [part, draft[part]]))
}
