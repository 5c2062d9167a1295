import fc from 'fast-check'
import { expect, it } from 'vitest'
import { mergeRecords, withField } from './merge-records'
import { isSame } from './same-value'

type Fields = Readonly<Record<string, unknown>>
const NAMES = ['name', 'price', 'tags', 'note', '__proto__']
const leaf = fc.constantFrom<unknown>(null, '', 'a', 'b', 0, 1, true, ['x'], ['x', 'y'])
const record = fc.dictionary(fc.constantFrom(...NAMES), leaf, { noNullPrototype: true })
const nested = fc.record({ top: leaf, seo: record })

const at = (value: Fields, path: readonly string[]): unknown =>
  path.reduce<unknown>(
    (each, name) => (Object.hasOwn(each as object, name) ? (each as Fields)[name] : undefined),
    value,
  )
const PATHS = [['top'], ...NAMES.map((name) => ['seo', name])]

it('no change of one side alone is lost, and what both changed differently is a conflict (1,000 pairs of edits)', () => {
  fc.assert(
    fc.property(nested, nested, nested, (base, mine, theirs) => {
      const { merged, conflicts } = mergeRecords(base, mine, theirs)
      for (const path of PATHS) {
        const [was, ours, others] = [at(base, path), at(mine, path), at(theirs, path)]
        const named = conflicts.some((conflict) => conflict.path.join('/') === path.join('/'))
        const isMine = !isSame(was, ours)
        const isTheirs = !isSame(was, others)
        expect(named).toBe(isMine && isTheirs && !isSame(ours, others))
        if (!named) expect(isSame(at(merged, path), isMine ? ours : others)).toBe(true)
        else expect(isSame(at(merged, path), ours)).toBe(true)
      }
    }),
    { numRuns: 1000 },
  )
})

it('an edit of one side alone is that side, whole', () => {
  fc.assert(
    fc.property(nested, nested, (base, edit) => {
      expect(isSame(mergeRecords(base, edit, base).merged, edit)).toBe(true)
      expect(isSame(mergeRecords(base, base, edit).merged, edit)).toBe(true)
      expect(mergeRecords(base, edit, edit).conflicts).toEqual([])
    }),
  )
})

it('the version is the newest one and no conflict', () => {
  const { merged, conflicts } = mergeRecords(
    { version: 1, name: 'a' },
    { version: 1, name: 'b' },
    { version: 2, name: 'a' },
  )
  expect(merged).toEqual({ version: 2, name: 'b' })
  expect(conflicts).toEqual([])
})

it('a decision is put where the conflict was', () => {
  const { merged, conflicts } = mergeRecords({ seo: { h1: 'a' } }, { seo: { h1: 'b' } }, { seo: { h1: 'c' } })
  expect(conflicts).toEqual([{ path: ['seo', 'h1'], base: 'a', mine: 'b', theirs: 'c' }])
  expect(withField(merged, ['seo', 'h1'], 'c')).toEqual({ seo: { h1: 'c' } })
})

const row = (id: string | null, quantity: number, total = quantity) => ({ id, quantity, total })
const base = [row('1', 1), row('2', 2)]

it.each([
  [
    'each side changes another record',
    [row('1', 5), row('2', 2)],
    [row('1', 1), row('2', 3)],
    [row('1', 5, 5), row('2', 3)],
  ],
  [
    'one adds, the other changes',
    [...base, row(null, 9)],
    [row('1', 1), row('2', 3)],
    [row('1', 1), row('2', 3), row(null, 9)],
  ],
  ['one removes, the other adds', [row('1', 1)], [...base, row('3', 3)], [row('1', 1), row('3', 3)]],
  ['both add', [...base, row(null, 8)], [...base, row('3', 3)], [...base, row('3', 3), row(null, 8)]],
])('records of a list with ids are merged one by one: %s', (_, mine, theirs, merged) => {
  expect(mergeRecords({ items: base }, { items: mine }, { items: theirs })).toEqual({
    merged: { items: merged },
    conflicts: [],
  })
})

it.each([
  ['both change one', [row('1', 5), row('2', 2)], [row('1', 6), row('2', 2)]],
  ['one removes what the other changes', [row('2', 2)], [row('1', 6), row('2', 2)]],
  ['one changes what the other removes', [row('1', 5), row('2', 2)], [row('2', 2)]],
])('somebody decides about a list with ids where %s', (_, mine, theirs) => {
  const { conflicts } = mergeRecords({ items: base }, { items: mine }, { items: theirs })
  expect(conflicts.map(({ path }) => path)).toEqual([['items']])
})
