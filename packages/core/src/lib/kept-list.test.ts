import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createTestEffects } from '../testing'
import { createKeptList } from './kept-list'
import { hasRoom, keptAfter, keptProduct, readKept, writeKept, type KeptProduct } from './kept-list.rules'

const KEY = 'prilavok.test'
const limits = { most: 5, mostOfCategory: 3 }
const product = (id: number | string, category = ''): KeptProduct => ({ id: String(id), name: `Товар ${id}`, category })
const start = (stored?: string, from = createTestEffects()) => {
  if (stored !== undefined) from.storage.saved.set(KEY, stored)
  const list = createKeptList(from.effects, { key: KEY, ...limits })
  return {
    ...from,
    ...list,
    ids: () => list.state.getState().items.map(({ id }) => id),
    stored: () => readKept(from.storage.saved.get(KEY) ?? null, limits).items.map(({ id }) => id),
  }
}

describe('an entry of a stored list', () => {
  it.each<[string, unknown, KeptProduct | null]>([
    ['whole', { id: 'a-1', name: 'Клей', category: 'c' }, { id: 'a-1', name: 'Клей', category: 'c' }],
    ['an id alone', { id: 'a' }, { id: 'a', name: '', category: '' }],
    ['a number for an id', { id: 7 }, { id: '7', name: '', category: '' }],
    ['a long name', { id: 'a', name: 'я'.repeat(999) }, { id: 'a', name: 'я'.repeat(300), category: '' }],
    ['numbers for texts', { id: 'a', name: 1, category: {} }, { id: 'a', name: '', category: '' }],
    ['no id', { name: 'Клей' }, null],
    ['a path for an id', { id: '../../x' }, null],
    ['markup for an id', { id: '<img>' }, null],
    ['a list', [{ id: 'a' }], null],
    ['null', null, null],
    ['a text', 'a', null],
  ])('%s [SAFE-08]', (_, entry, kept) => expect(keptProduct(entry)).toEqual(kept))
})

describe('a list', () => {
  const full = [1, 2, 3].map((id) => product(id, 'c'))
  it.each<[string, readonly KeptProduct[], Parameters<typeof keptAfter>[1], readonly string[]]>([
    ['takes a product at its end', [product(1)], { kind: 'add', product: product(2) }, ['1', '2']],
    ['takes one back where it was', [product(1)], { kind: 'add', product: product(2), at: 0 }, ['2', '1']],
    ['has each product once', [product(1)], { kind: 'add', product: product(1) }, ['1']],
    ['takes no fourth of a category', full, { kind: 'add', product: product(4, 'c') }, ['1', '2', '3']],
    ['takes one of another category', full, { kind: 'add', product: product(4) }, ['1', '2', '3', '4']],
    ['loses a product', full, { kind: 'remove', id: '2' }, ['1', '3']],
    ['stays without what it has not', full, { kind: 'remove', id: '9' }, ['1', '2', '3']],
    ['takes nothing that is no product', full, { kind: 'add', product: product('a b') }, ['1', '2', '3']],
  ])('%s', (_, items, change, ids) => expect(keptAfter(items, change, limits).map(({ id }) => id)).toEqual(ids))

  it('is the very same one where nothing changes', () => {
    expect(keptAfter(full, { kind: 'add', product: product(1) }, limits)).toBe(full)
    expect(keptAfter(full, { kind: 'remove', id: '9' }, limits)).toBe(full)
  })

  const products = fc.array(
    fc.record({
      id: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g'),
      name: fc.string(),
      category: fc.constantFrom('', 'x'),
    }),
  )
  it('never has more than it may, nor a product twice, and reads what it writes', () => {
    fc.assert(
      fc.property(products, (given) => {
        const items = given.reduce<readonly KeptProduct[]>(
          (all, each) => keptAfter(all, { kind: 'add', product: each }, limits),
          [],
        )
        expect(new Set(items.map(({ id }) => id)).size).toBe(items.length)
        expect(items.length).toBeLessThanOrEqual(limits.most)
        for (const category of ['', 'x'])
          expect(items.filter((item) => item.category === category).length).toBeLessThanOrEqual(limits.mostOfCategory)
        expect(readKept(writeKept(items), limits)).toEqual({ items, broken: false })
        expect(hasRoom(items, 'x', limits)).toBe(
          items.length < 5 && items.filter(({ category }) => category === 'x').length < 3,
        )
      }),
    )
  })

  it('made twice, a change is what it was made once', () => {
    const change = fc.oneof(
      products.map(([each = product('a')]) => ({ kind: 'add' as const, product: each })),
      fc.constantFrom('a', 'b', 'c').map((id) => ({ kind: 'remove' as const, id })),
    )
    fc.assert(
      fc.property(products, change, (given, each) => {
        const once = keptAfter(given.slice(0, 3), each, limits)
        expect(keptAfter(once, each, limits)).toBe(once)
      }),
    )
  })

  it('of anything that is stored is one that can be shown and added to [SAFE-09]', () => {
    const anything = fc.oneof(
      fc.string(),
      fc.json(),
      fc.json().map((json) => `{"items":[${json}]}`),
    )
    fc.assert(
      fc.property(anything, (text) => {
        const { ids, add } = start(text)
        expect(ids().every((id) => /^[\w-]+$/.test(id))).toBe(true)
        expect(add(product('new', 'own'))).toBe(true)
        expect(ids()).toContain('new')
      }),
    )
  })
})

describe('a damaged list', () => {
  it('gives what can be saved, is put aside and reported once [SAFE-09]', () => {
    const text = JSON.stringify({ items: [product(1), 'x', product(1), product(2)] })
    const { ids, storage, reports, page } = start(text)
    page.restore()
    expect(ids()).toEqual(['1', '2'])
    expect(storage.saved.get(`${KEY}.broken`)).toBe(text)
    expect(reports).toHaveLength(1)
  })
})

describe('a list in several tabs', () => {
  it('is the same in all of them [SAFE-10]', async () => {
    const one = start()
    const two = start(undefined, createTestEffects({ storage: one.storage.otherTab(), locks: one.effects.locks }))
    one.add(product(1))
    two.add(product(2))
    await one.settle()
    expect([one.ids(), two.ids(), one.stored()]).toEqual([
      ['1', '2'],
      ['1', '2'],
      ['1', '2'],
    ])
    one.remove('2')
    await one.settle()
    expect(two.ids()).toEqual(['1'])
  })

  it('keeps a change that another tab has written over', async () => {
    const { add, storage, ids, stored, settle } = start()
    add(product(1))
    storage.saved.set(KEY, writeKept([product(2)]))
    await settle()
    expect([ids(), stored()]).toEqual([
      ['2', '1'],
      ['2', '1'],
    ])
  })

  it('is read again by a page that comes back', () => {
    const { storage, page, ids } = start()
    storage.saved.set(KEY, writeKept([product(3)]))
    page.restore()
    expect(ids()).toEqual(['3'])
  })
})

it('a removal can be undone, and a full list says so', async () => {
  const { add, remove, ids, settle } = start()
  for (const id of [1, 2, 3]) expect(add(product(id, 'c'))).toBe(true)
  expect(add(product(4, 'c'))).toBe(false)
  const putBack = remove('2')
  await settle()
  expect(ids()).toEqual(['1', '3'])
  putBack()
  await settle()
  expect(ids()).toEqual(['1', '2', '3'])
})
