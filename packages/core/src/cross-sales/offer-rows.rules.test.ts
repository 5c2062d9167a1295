import { describe, expect, it } from 'vitest'
import { offerRows } from './index'

const product = (id: string) => ({ id, name: id, url: '', price: 100, oldPrice: null, picture: null, available: true })
const group = (name: string, ...ids: readonly string[]) => ({ name, products: ids.map(product) })
const shown = (...groups: readonly ReturnType<typeof group>[]) =>
  offerRows(groups).map(({ name, offers }) => [name, offers.map((offer) => `${offer.category} ${offer.product.id}`)])

describe('the rows of offered products [PRODUCT-28]', () => {
  it.each([
    ['none', [], []],
    ['a category with several', [group('Буры', 'a', 'b')], [['Буры', ['Буры a', 'Буры b']]]],
    ['one product alone', [group('Буры', 'a')], [['Буры', ['Буры a']]]],
    ['single products in one row', [group('Буры', 'a'), group('Маски', 'b')], [[null, ['Буры a', 'Маски b']]]],
    [
      'single products after a category with several',
      [group('Буры', 'a'), group('Маски', 'b', 'c'), group('Перчатки', 'd')],
      [
        ['Маски', ['Маски b', 'Маски c']],
        [null, ['Буры a', 'Перчатки d']],
      ],
    ],
    ['no empty category', [group('Буры'), group('Маски', 'b')], [['Маски', ['Маски b']]]],
  ])('%s', (_name, groups, rows) => {
    expect(shown(...groups)).toEqual(rows)
  })
})
