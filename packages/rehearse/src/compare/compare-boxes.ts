import type { Box } from '../browser/read-boxes'
import type { Difference } from '../report.types'

type BoxDifference = Pick<Difference, 'of' | 'what' | 'old' | 'new'>

interface Change {
  readonly box: Box
  readonly depth: number
  readonly moved: readonly [number, number]
  readonly grown: readonly [number, number]
  readonly old: Box
}

const rounded = (value: number): number => Math.round(value * 10) / 10
const px = (value: number): string => `${rounded(Math.abs(value))} px`
const sizeOf = ({ width, height }: Box): string => `${rounded(width)} × ${rounded(height)} px`
const placeOf = ({ x, y }: Box): string => `${rounded(x)}, ${rounded(y)}`

const grownWords = ([width, height]: readonly [number, number]): string =>
  [
    ...(height === 0 ? [] : [`${px(height)} ${height > 0 ? 'higher' : 'less high'}`]),
    ...(width === 0 ? [] : [`${px(width)} ${width > 0 ? 'wider' : 'narrower'}`]),
  ].join(' and ')
const movedWords = ([x, y]: readonly [number, number]): string =>
  [
    ...(y === 0 ? [] : [`${px(y)} further ${y > 0 ? 'down' : 'up'}`]),
    ...(x === 0 ? [] : [`${px(x)} further to the ${x > 0 ? 'right' : 'left'}`]),
  ].join(' and ')

/** A change repeats in what is around an element or after it: one sentence for all, with the innermost or first one. */
function grouped<T>(all: readonly T[], keyOf: (each: T) => string): ReadonlyArray<readonly [T, readonly T[]]> {
  const groups = new Map<string, T[]>()
  for (const each of all) groups.set(keyOf(each), [...(groups.get(keyOf(each)) ?? []), each])
  return [...groups.values()].flatMap(([first, ...more]) => (first === undefined ? [] : [[first, more] as const]))
}

const andMore = (more: readonly unknown[], where: string): string =>
  more.length === 0 ? '' : `, and so ${more.length === 1 ? 'is one' : `are ${more.length}`} more ${where}`

/** Boxes that only one version has; what is inside of such a box is not told again. */
function onlyIn(boxes: readonly Box[], others: ReadonlyMap<string, Box>): readonly Box[] {
  const missing = new Set(boxes.filter(({ key }) => !others.has(key)).map(({ key }) => key))
  return boxes.filter(({ key, parent }) => missing.has(key) && (parent === null || !missing.has(parent)))
}

function changesOf(old: readonly Box[], now: ReadonlyMap<string, Box>, tolerance: number): readonly Change[] {
  const known = new Map(old.map((box) => [box.key, box]))
  const depthOf = ({ parent }: Box): number => {
    const around = parent === null ? undefined : known.get(parent)
    return around === undefined ? 0 : 1 + depthOf(around)
  }
  const beyond = (value: number) => (Math.abs(value) > tolerance ? rounded(value) : 0)
  return old.flatMap((box) => {
    const other = now.get(box.key)
    if (other === undefined) return []
    const moved = [beyond(other.x - box.x), beyond(other.y - box.y)] as const
    const grown = [beyond(other.width - box.width), beyond(other.height - box.height)] as const
    return [{ box: other, old: box, depth: depthOf(box), moved, grown }]
  })
}

/** What has appeared, gone, grown or moved by more than the tolerance, in pixels. */
export function compareBoxes(old: readonly Box[], now: readonly Box[], tolerance: number): readonly BoxDifference[] {
  const [oldByKey, nowByKey] = [old, now].map((boxes) => new Map(boxes.map((box) => [box.key, box]))) as [
    Map<string, Box>,
    Map<string, Box>,
  ]
  const gone = onlyIn(old, nowByKey).map((box) => ({
    of: box.of,
    what: `${box.label} is not there any more`,
    old: sizeOf(box),
    new: null,
  }))
  const fresh = onlyIn(now, oldByKey).map((box) => ({
    of: box.of,
    what: `${box.label} has appeared`,
    old: null,
    new: sizeOf(box),
  }))
  const changes = changesOf(old, nowByKey, tolerance)
  const byKey = new Map(changes.map((change) => [change.box.key, change]))
  const isChanged = ([one, other]: readonly [number, number]) => one !== 0 || other !== 0

  const grown = changes.filter((change) => isChanged(change.grown)).sort((one, other) => other.depth - one.depth)
  const grownWordsOf = grouped(grown, ({ box, grown: by }) => `${box.of} ${by.join()}`).map(([first, more]) => ({
    of: first.box.of,
    what: `${first.box.label} is ${grownWords(first.grown)}${andMore(more, 'around or beside it')}`,
    old: sizeOf(first.old),
    new: sizeOf(first.box),
  }))
  // Whatever moves with the element that it is in has not moved in it.
  const moved = changes.filter(({ box, moved: by }) => {
    const around = byKey.get(box.parent ?? '')
    return isChanged(by) && !(around !== undefined && around.moved.join() === by.join())
  })
  const movedWordsOf = grouped(moved, ({ box, moved: by }) => `${box.of} ${by.join()}`).map(([first, more]) => ({
    of: first.box.of,
    what: `${first.box.label} is ${movedWords(first.moved)}${andMore(more, 'after it')}`,
    old: placeOf(first.old),
    new: placeOf(first.box),
  }))
  return [...gone, ...fresh, ...grownWordsOf, ...movedWordsOf]
}
