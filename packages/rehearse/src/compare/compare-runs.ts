import type { PageRun } from '../browser/run-page'
import type { Difference, DifferenceKind, Pictures, Tolerance } from '../report.types'
import { compareBoxes } from './compare-boxes'
import { compareEntries, compareEvents } from './compare-events'
import { comparePictures } from './compare-pictures'
import { compareCalls } from './compare-calls'
import { countedChanges, orderedChanges, type LineChanges } from './difference-of-lines'

/** What a run differs in. */
export interface Comparison {
  readonly differences: readonly Difference[]
  readonly pictures: readonly Pictures[]
}

/** Layout shifts below this are chance: frames do not fall the same in two runs. */
const SHIFT = 0.02

const linesAs =
  (
    kind: DifferenceKind,
    of: Difference['of'],
    step: string | null,
    words: { readonly gone: string; readonly fresh: string },
  ) =>
  ({ removed, added }: LineChanges): readonly Difference[] => [
    ...removed.map((line) => ({ kind, of, step, what: words.gone, old: line, new: null })),
    ...added.map((line) => ({ kind, of, step, what: words.fresh, old: null, new: line })),
  ]

const requestOf =
  (of: Difference['of']) =>
  (told: Pick<Difference, 'what' | 'old' | 'new'>): Difference => ({ kind: 'request', of, step: null, ...told })

function compareSteps(old: PageRun, now: PageRun, tolerance: Tolerance): Comparison {
  const differences: Difference[] = []
  const pictures: Pictures[] = []
  const told = new Set<string>()
  /** What is as different as in the step before is not told again. */
  const isNews = ({ kind, what, old: one, new: other }: Difference) => {
    const sentence = [kind, what, ...(kind === 'box' ? [] : [one, other])].join('\n')
    const isNew = !told.has(sentence)
    told.add(sentence)
    return isNew
  }
  for (const before of old.snapshots) {
    const { step } = before
    const after = now.snapshots.find((snapshot) => snapshot.step === step)
    if (after === undefined) continue
    const boxes = compareBoxes(before.boxes, after.boxes, tolerance.boxes)
    const lines = orderedChanges(before.accessibility, after.accessibility)
    const words = {
      gone: 'Assistive technology is not told this any more',
      fresh: 'Assistive technology is told this now',
    }
    const found = [
      ...boxes.map((box): Difference => ({ kind: 'box', step, ...box })),
      ...linesAs('accessibility', 'widgets', step, words)(lines),
    ]
    differences.push(...found.filter(isNews))
    const picture = comparePictures(before.picture, after.picture, tolerance.pixels)
    if (picture === null) continue
    pictures.push({ step, ...picture })
    const pixels = `${picture.pixels} px`
    differences.push({
      kind: 'picture',
      of: null,
      step,
      what: `The page looks different in ${pixels}`,
      old: null,
      new: null,
    })
  }
  return { differences, pictures }
}

function compareStart(old: PageRun, now: PageRun): readonly Difference[] {
  if ((old.version === null) === (now.version === null)) return []
  const words = (version: string | null) => (version === null ? 'does not start' : 'starts')
  const what = now.version === null ? 'The shop does not start any more' : 'The shop starts, which it did not'
  return [{ kind: 'start', of: 'widgets', step: null, what, old: words(old.version), new: words(now.version) }]
}

function compareShift(old: PageRun, now: PageRun): readonly Difference[] {
  if (Math.abs(now.shift - old.shift) <= SHIFT) return []
  const what = now.shift > old.shift ? 'The page shifts more while it loads' : 'The page shifts less while it loads'
  return [{ kind: 'shift', of: 'page', step: null, what, old: String(old.shift), new: String(now.shift) }]
}

/** Everything in which a page with the new version is not what it is with the old one. */
export function compareRuns(old: PageRun, now: PageRun, tolerance: Tolerance): Comparison {
  const steps = compareSteps(old, now, tolerance)
  const counted = (
    kind: DifferenceKind,
    of: Difference['of'],
    listOf: (run: PageRun) => readonly string[],
    words: { readonly gone: string; readonly fresh: string },
  ) => linesAs(kind, of, null, words)(countedChanges(listOf(old), listOf(now)))
  const told = [...compareEvents(old.events, now.events), ...compareEntries(old.entries, now.entries)]
  return {
    pictures: steps.pictures,
    differences: [
      ...compareStart(old, now),
      ...counted('error', null, ({ errors }) => errors, { gone: 'An error is gone', fresh: 'An error is new' }),
      ...steps.differences,
      ...told.map((each) => ({ kind: 'event' as const, of: 'widgets' as const, step: null, ...each })),
      ...counted('message', null, ({ messages }) => messages, {
        gone: 'A message in the console is gone',
        fresh: 'A message in the console is new',
      }),
      ...compareCalls(old.calls, now.calls, 'call of the shop').map(requestOf('widgets')),
      ...compareCalls(old.blocked, now.blocked, 'request to somebody else').map(requestOf(null)),
      ...compareShift(old, now),
    ],
  }
}
