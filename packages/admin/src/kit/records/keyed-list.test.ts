import fc from 'fast-check'
import { expect, it } from 'vitest'
import { added, changed, itemsOf, keyed, mergeKeyed, moved, removed, unkeyed } from './keyed-list'
import { withField } from './merge-records'

type Fields = Readonly<Record<string, unknown>>
const shape = { list: 'pictures', keyOf: (item: Fields) => String(item['id']) }
const listOf = (...ids: readonly string[]): Fields =>
  keyed({ version: 1, pictures: ids.map((id, at) => ({ id, alt: `alt ${id}`, displayOrder: at * 10 })) }, shape)
const idsOf = (fields: Fields) => itemsOf(fields).map(([key]) => key)

it('a list goes back as it came, in the order of its places, with unknown properties [ADMIN-14]', () => {
  const raw = {
    version: 3,
    partner: 'kept',
    pictures: [
      { id: 'b', displayOrder: 7, extra: { deep: 1 } },
      { id: 'a', displayOrder: 2 },
    ],
  }
  expect(unkeyed(keyed(raw, shape), shape)).toEqual({
    version: 3,
    partner: 'kept',
    pictures: [
      { id: 'a', displayOrder: 0 },
      { id: 'b', displayOrder: 1, extra: { deep: 1 } },
    ],
  })
})

it('records with the same key, and keys such as __proto__, stay apart', () => {
  const list = listOf('a', 'a', '__proto__', '2', '1')
  expect(idsOf(list)).toEqual(['a', 'a#2', '__proto__', '2', '1'])
  expect(itemsOf(changed(list, '__proto__', { alt: 'x' }))[2]?.[1]).toEqual({ id: '__proto__', alt: 'x' })
})

it('a record is put in the place of another, added at the end and taken out', () => {
  const list = listOf('a', 'b', 'c')
  expect(idsOf(moved(list, 'a', 'c'))).toEqual(['b', 'c', 'a'])
  expect(idsOf(moved(list, 'c', 'a'))).toEqual(['c', 'a', 'b'])
  expect(idsOf(added(removed(list, 'b'), 'd', { id: 'd' }))).toEqual(['a', 'c', 'd'])
})

it('two people add, remove, change and move different records of a list: both edits stay', () => {
  const base = listOf('a', 'b', 'c', 'd')
  const mine = added(changed(moved(base, 'd', 'a'), 'b', { alt: 'mine' }), 'm', { id: 'm' })
  const theirs = removed(added(changed(base, 'd', { alt: 'theirs' }), 't', { id: 't' }), 'c')
  const { merged, conflicts } = mergeKeyed(base, mine, theirs)
  expect(conflicts).toEqual([])
  expect(idsOf(merged)).toEqual(['d', 't', 'a', 'b', 'm'])
  expect(itemsOf(merged).map(([, { alt }]) => alt)).toEqual(['theirs', undefined, 'alt a', 'mine', undefined])
})

it('the same field, a removed record that the other has changed, and two orders are decided by people', () => {
  const base = listOf('a', 'b', 'c', 'd')
  const mine = removed(changed(moved(base, 'd', 'a'), 'a', { alt: 'mine' }), 'b')
  const theirs = changed(changed(moved(base, 'a', 'd'), 'a', { alt: 'theirs' }), 'b', { alt: 'theirs too' })
  const { merged, conflicts } = mergeKeyed(base, mine, theirs)
  expect(conflicts.map(({ path }) => path)).toEqual([['items', 'a', 'alt'], ['items', 'b'], ['order']])
  const asTheirs = conflicts.reduce((fields, each) => withField(fields, each.path, each.theirs), merged)
  expect(itemsOf(asTheirs)).toEqual(itemsOf(theirs))
  const asMine = conflicts.reduce((fields, each) => withField(fields, each.path, each.mine), merged)
  expect(itemsOf(asMine)).toEqual(itemsOf(mine))
})

it('no added or changed record of one side is lost, whatever both do (1,000 pairs of edits)', () => {
  const steps = fc.array(
    fc.oneof(
      fc.record({ kind: fc.constant('add' as const), id: fc.constantFrom('x', 'y', 'z') }),
      fc.record({ kind: fc.constant('change' as const), id: fc.constantFrom('a', 'b', 'c', 'd') }),
      fc.record({ kind: fc.constant('remove' as const), id: fc.constantFrom('a', 'b', 'c', 'd') }),
      fc.record({ kind: fc.constant('move' as const), id: fc.constantFrom('a', 'b', 'c', 'd') }),
    ),
    { maxLength: 6 },
  )
  const edit = (base: Fields, edits: readonly { readonly kind: string; readonly id: string }[], who: string) =>
    edits.reduce((fields, { kind, id }) => {
      if (kind === 'add') return added(fields, id, { id, by: who })
      if (!idsOf(fields).includes(id)) return fields
      if (kind === 'change') return changed(fields, id, { alt: who })
      return kind === 'remove' ? removed(fields, id) : moved(fields, id, 'a')
    }, base)
  const base = listOf('a', 'b', 'c', 'd')
  fc.assert(
    fc.property(steps, steps, (one, other) => {
      const mine = edit(base, one, 'mine')
      const theirs = edit(base, other, 'theirs')
      const { merged, conflicts } = mergeKeyed(base, mine, theirs)
      const decided = new Set(conflicts.map(({ path }) => path[1]))
      const keys = idsOf(merged)
      expect(new Set(keys).size).toBe(keys.length)
      for (const key of new Set([...idsOf(mine), ...idsOf(theirs)])) {
        if (decided.has(key)) continue
        const isNew = !idsOf(base).includes(key)
        const isOnBoth = idsOf(mine).includes(key) && idsOf(theirs).includes(key)
        expect(keys.includes(key)).toBe(isNew || isOnBoth)
      }
      expect(itemsOf(mergeKeyed(base, mine, base).merged)).toEqual(itemsOf(mine))
      expect(itemsOf(mergeKeyed(base, base, theirs).merged)).toEqual(itemsOf(theirs))
    }),
    { numRuns: 1000 },
  )
})
