import type { Difference } from '../report.types'
import { countedChanges, orderedChanges, type LineChanges } from './difference-of-lines'

type Told = Pick<Difference, 'what' | 'old' | 'new'>

/** An event as it was noted. */
export interface NotedEvent {
  readonly name: string
  readonly detail: unknown
}

/** Widgets mount as their code arrives: in which order, no version promises. */
const UNORDERED = ['mounted', 'unmounted', 'failed']
/** What is another thing with every version. */
const OF_THE_VERSION: Readonly<Record<string, readonly string[]>> = { ready: ['version'] }

function lineOf({ name, detail }: NotedEvent): string {
  const left = OF_THE_VERSION[name] ?? []
  const kept =
    typeof detail === 'object' && detail !== null
      ? Object.fromEntries(Object.entries(detail).filter(([key]) => !left.includes(key)))
      : detail
  return `${name} ${JSON.stringify(kept) ?? ''}`
}

const nameOf = (line: string): string => line.slice(0, line.indexOf(' '))

/** An event that is gone and one of the same name that is new are one event with other fields. */
function told({ removed, added }: LineChanges, noun: string): readonly Told[] {
  const left = [...added]
  const changed = removed.map((line) => {
    const at = left.findIndex((other) => nameOf(other) === nameOf(line))
    const [other] = at < 0 ? [] : left.splice(at, 1)
    return other === undefined
      ? { what: `The ${noun} "${nameOf(line)}" does not come any more`, old: line, new: null }
      : { what: `The ${noun} "${nameOf(line)}" has other fields`, old: line, new: other }
  })
  return [...changed, ...left.map((line) => ({ what: `The ${noun} "${nameOf(line)}" is new`, old: null, new: line }))]
}

/** Events of the shop, by name, fields and order. */
export function compareEvents(old: readonly NotedEvent[], now: readonly NotedEvent[]): readonly Told[] {
  const lines = (all: readonly NotedEvent[], isOrdered: boolean) =>
    all.filter(({ name }) => UNORDERED.includes(name) !== isOrdered).map(lineOf)
  const ordered = orderedChanges(lines(old, true), lines(now, true))
  const counted = countedChanges(lines(old, false), lines(now, false))
  return [
    ...told(counted, 'event'),
    ...told(ordered, 'event').map((each) =>
      each.new !== null && each.new === each.old
        ? { ...each, what: `${each.what.replace('has other fields', 'comes in another place')}` }
        : each,
    ),
  ]
}

/** Entries of the page's lists for tag managers. */
export const compareEntries = (old: readonly string[], now: readonly string[]): readonly Told[] =>
  told(orderedChanges(old, now), 'entry in the list')
