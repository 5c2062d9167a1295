import fc from 'fast-check'
import process from 'node:process'
import { describe, expect, it } from 'vitest'
import { readProductFields, type ProductField } from './product-fields'

const fields = {
  productId: 'p1',
  productName: 'Клей «Старт»',
  productPrice: '4990.50',
  productAvailable: 'True',
  productWeight: '61,5',
  productCommentsCount: '12',
  productAverageUserScore: '4.7',
}
const product = {
  id: 'p1',
  name: 'Клей «Старт»',
  price: 499_050,
  available: true,
  weightKg: 61.5,
  commentsCount: 12,
  averageScore: 4.7,
}

describe('the fields of a product page', () => {
  it('are the product [PRODUCT-02] [PRODUCT-03]', () => {
    expect(readProductFields(fields)).toEqual({ product, problems: [] })
  })

  it('may lack what the page can do without [PRODUCT-03]', () => {
    const { productWeight: _, productCommentsCount: __, productAverageUserScore: ___, ...least } = fields
    expect(readProductFields(least)).toEqual({
      product: { ...product, weightKg: null, commentsCount: null, averageScore: null },
      problems: [],
    })
  })

  it.each([
    ['True', true],
    ['true', true],
    ['False', false],
    ['', false],
  ])('say by %j whether it is for sale [PRODUCT-02]', (productAvailable, available) => {
    expect(readProductFields({ ...fields, productAvailable }).product?.available).toBe(available)
  })

  it.each(['4 990,50 руб.', '4990,5₽', '4\u00a0990.50 р.'])('write a price as templates do: %s', (productPrice) => {
    expect(readProductFields({ ...fields, productPrice }).product?.price).toBe(499_050)
  })

  it.each<[ProductField, string]>([
    ['productId', ' '],
    ['productId', 'x'.repeat(65)],
    ['productName', ''],
    ['productPrice', ''],
    ['productPrice', '-5'],
    ['productPrice', '1e9'],
    ['productPrice', 'Infinity'],
    ['productAvailable', 'maybe'],
  ])('%s = %j is no product, and the field is named', (field, value) => {
    expect(readProductFields({ ...fields, [field]: value })).toEqual({
      product: null,
      problems: [{ field, expected: expect.stringMatching(/\w/) }],
    })
  })

  it.each<[ProductField, string]>([
    ['productWeight', '-1'],
    ['productWeight', '0x10'],
    ['productCommentsCount', '1.5'],
    ['productAverageUserScore', '5.1'],
    ['productAverageUserScore', 'NaN'],
  ])('%s = %j is left out and named, the product stays', (field, value) => {
    const read = readProductFields({ ...fields, [field]: value })
    expect(read.product).toMatchObject({ id: 'p1', price: 499_050 })
    expect(read.problems).toMatchObject([{ field }])
  })

  it('never throw and never give half a product, in 20,000 random pages [PRODUCT-02] [PRODUCT-03]', () => {
    const value = fc.oneof(
      fc.string(),
      fc.constantFrom(
        '',
        'True',
        'False',
        '0',
        '1e5',
        '4 990,50 руб.',
        '٣',
        '5,',
        '__proto__',
        '\u0000',
        '9'.repeat(400),
      ),
      fc.integer().map(String),
      fc.double().map(String),
      fc.anything(),
    )
    const names = fc.constantFrom(...(Object.keys(fields) as ProductField[]), '__proto__', 'constructor')
    const page = fc.oneof(
      { weight: 9, arbitrary: fc.dictionary(names, value) },
      { weight: 1, arbitrary: fc.anything() },
    )
    fc.assert(
      fc.property(page, fc.boolean(), (random, complete) => {
        const given =
          complete && typeof random === 'object' && random !== null ? { ...fields, ...(random as object) } : random
        const { product: read, problems } = readProductFields(given)
        if (read === null) return problems.length > 0
        return (
          read.id !== '' &&
          read.name !== '' &&
          Number.isSafeInteger(read.price) &&
          read.price >= 0 &&
          (read.weightKg ?? 0) >= 0 &&
          Number.isSafeInteger(read.commentsCount ?? 0) &&
          (read.averageScore ?? 0) <= 5
        )
      }),
      { numRuns: 20_000 * Number(process.env['MORE_RUNS'] ?? 1) },
    )
  }, 60_000)
})
