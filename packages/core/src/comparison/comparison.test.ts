import { loadProduct } from '@prilavok/contracts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createShop } from '../create-shop'
import { createTestEffects } from '../testing'
import {
  areDifferent,
  comparedCategories,
  comparedProductsFeature,
  comparedRows,
  comparisonFeature,
  MOST_COMPARED,
} from '.'

const spec = (name: string, value: string, group: string | null = null) => ({ group, name, value })

describe('values', () => {
  it.each<[readonly (string | null)[], boolean]>([
    [[], false],
    [['5 кг'], false],
    [['5 кг', '5 кг'], false],
    [['IP 54', 'ip54 '], false],
    [['5 кг', '10 кг'], true],
    [['5 кг', null], true],
    [[null, null], false],
  ])('%j differ: %s', (values, differ) => expect(areDifferent(values)).toBe(differ))
})

describe('the rows', () => {
  it('are every characteristic of any product, groups together, in the order in which they are met', () => {
    const rows = comparedRows([
      { specs: [spec('Вес', '5 кг'), spec('Длина', '1 м', 'Размеры')] },
      { specs: [spec('Ширина', '2 м', 'Размеры'), spec('Цвет', 'белый'), spec('Вес', '5 кг')] },
    ])
    expect(rows).toEqual([
      { group: null, name: 'Вес', values: ['5 кг', '5 кг'], differs: false },
      { group: null, name: 'Цвет', values: [null, 'белый'], differs: true },
      { group: 'Размеры', name: 'Длина', values: ['1 м', null], differs: true },
      { group: 'Размеры', name: 'Ширина', values: [null, '2 м'], differs: true },
    ])
  })

  it('have both values of what a product names twice', () => {
    const [row] = comparedRows([{ specs: [spec('Цвет', 'белый'), spec('Цвет', 'серый')] }])
    expect(row?.values).toEqual(['белый, серый'])
  })

  const text = fc.constantFrom('a', 'b', 'constructor', '')
  const products = fc.array(
    fc.record({ specs: fc.array(fc.record({ group: fc.option(text), name: text, value: text }), { maxLength: 6 }) }),
    { maxLength: 5 },
  )
  it('have a value for each product, lose none, and differ whatever the order of products', () => {
    fc.assert(
      fc.property(products, (given) => {
        const rows = comparedRows(given)
        const names = new Set(
          given.flatMap(({ specs }) => specs.map(({ group, name }) => JSON.stringify([group, name]))),
        )
        expect(rows.map(({ group, name }) => JSON.stringify([group, name])).toSorted()).toEqual([...names].toSorted())
        for (const { values } of rows) {
          expect(values).toHaveLength(given.length)
          expect(values.some((value) => value !== null)).toBe(true)
        }
        const differing = (all: typeof given) =>
          comparedRows(all)
            .filter(({ differs }) => differs)
            .map(({ group, name }) => JSON.stringify([group, name]))
            .toSorted()
        expect(differing(given.toReversed())).toEqual(differing(given))
      }),
    )
  })
})

it('categories are counted in the order in which they are met', () => {
  const of = (id: string) => ({ category: { id, name: id.toUpperCase() } })
  expect(comparedCategories([of('a'), of('b'), of('a')])).toEqual([
    { id: 'a', name: 'A', count: 2 },
    { id: 'b', name: 'B', count: 1 },
  ])
})

it('takes six products of a category', () => {
  const { add } = createShop(createTestEffects().effects).use(comparisonFeature)
  const kept = (id: number, category: string) => add({ id: `p${id}`, name: '', category })
  for (let id = 0; id < MOST_COMPARED; id += 1) expect(kept(id, 'c')).toBe(true)
  expect([kept(7, 'c'), kept(8, 'd')]).toEqual([false, true])
})

describe('the compared products', () => {
  it('are requested once each, again after a failure, and one that is gone is missing', async () => {
    const test = createTestEffects()
    const { state, need } = createShop(test.effects).use(comparedProductsFeature)
    test.refuse(loadProduct, { kind: 'network' })
    await need(['a'])
    expect(state.getState().products.get('a')).toBe('failed')
    test.refuse(loadProduct, { kind: 'status', status: 404 })
    const asked = need(['a', 'a'])
    expect(state.getState().products.get('a')).toBe('loading')
    await asked
    await need(['a'])
    expect(state.getState().products.get('a')).toBe('missing')
    expect(test.callsOf(loadProduct).map(({ input }) => input.params.id)).toEqual(['a', 'a'])
  })
})
