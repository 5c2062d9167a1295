import { HttpProblem } from '../../../http/problem'
import type { StaffRecord } from './server-resource'

/** The value of an action: `true`, or `{ value: true }`. */
export const valueOf = (payload: unknown): unknown =>
  typeof payload === 'object' && payload !== null && 'value' in payload ? payload.value : payload

const textsOf = (value: unknown): readonly string[] =>
  (Array.isArray(value) ? value : [value]).filter((each): each is string => typeof each === 'string' && each !== '')

/** The field that an action `setX` sets: `x`, `isX`, the id of an `x`, or of something that is called `…X`. */
function fieldOf(names: readonly string[], action: string): string {
  const name = action.slice(3)
  const own = name.charAt(0).toLowerCase() + name.slice(1)
  const found =
    [own, `is${name}`, `${own}Id`, `${own}Type`].find((each) => names.includes(each)) ??
    names.find((each) => each.endsWith(`${name}Id`))
  if (found === undefined) throw new HttpProblem('bad-request', { detail: `There is no field for ${action}.` })
  return found
}

/** Whether an action changes fields of a record, judged by its name. */
export const changesFields = (action: string): boolean => /^(?:set[A-Z]|addTags$|removeTags$|changePrice$)/.test(action)

const isNumber = (value: unknown): boolean => typeof value === 'number' && Number.isFinite(value)

/** How prices are changed: by a per cent, by a sum, or by both. */
function isPriceChange(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  const { percent, amount, ...rest } = value as { readonly percent?: unknown; readonly amount?: unknown }
  const given = [percent, amount].filter((each) => each !== undefined)
  return given.length > 0 && given.every(isNumber) && Object.keys(rest).length === 0
}

const isTags = (value: unknown): boolean =>
  (Array.isArray(value) ? value : [value]).every((each) => typeof each === 'string') && textsOf(value).length > 0

/** Refuses a value that an action could make nothing of, before any record is touched. */
export function refuseWrongValue(action: string, value: unknown): void {
  const isRight =
    action === 'changePrice' ? isPriceChange(value) : !/^(?:add|remove)Tags$/.test(action) || isTags(value)
  if (!isRight) throw new HttpProblem('bad-request', { detail: `The payload of ${action} has a wrong type.` })
}

/** A record after an action that changes fields; throws `bad-request` for one that the record cannot take. */
export function changed(names: readonly string[], record: StaffRecord, action: string, payload: unknown): StaffRecord {
  const value = valueOf(payload)
  const tags = textsOf(record['tags'])
  if (action === 'addTags') return { ...record, tags: [...new Set([...tags, ...textsOf(value)])] }
  if (action === 'removeTags') return { ...record, tags: tags.filter((tag) => !textsOf(value).includes(tag)) }
  if (action === 'changePrice') {
    const { percent = 0, amount = 0 } = (value ?? {}) as { readonly percent?: number; readonly amount?: number }
    const price = Math.round((Number(record['price']) * (1 + percent / 100) + amount) * 100) / 100
    if (!(price > 0)) throw new HttpProblem('bad-request', { detail: 'The price would not be above zero.' })
    return { ...record, price }
  }
  const field = fieldOf(names, action)
  if (typeof value !== typeof record[field] && (record[field] ?? null) !== null)
    throw new HttpProblem('bad-request', { detail: `The payload of ${action} has a wrong type.` })
  return { ...record, [field]: value ?? null }
}
