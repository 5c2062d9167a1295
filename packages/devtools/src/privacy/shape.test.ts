import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { SETTINGS, shape, shapeText } from './shape'

const PERSONAL = [
  'id',
  'name',
  'firstName',
  'lastName',
  'middleName',
  'fullName',
  'phone',
  'secondaryPhone',
  'email',
  'address',
  'street',
  'house',
  'apartment',
  'full',
  'city',
  'cityId',
  'postalCode',
  'comment',
  'company',
  'inn',
  'kpp',
  'token',
  'orderId',
  'createdOrderId',
  'pickupPointId',
  'customer',
  'recipient',
  'buyer',
  'person',
  'detail',
  'message',
  'search',
  'query',
  'latitude',
  'longitude',
  'supportPhone',
  'draft',
  'number',
  'body',
  'params',
  '79123456789',
  'Иван',
  '__proto__',
]
/** Parts that the devtools do look into. */
const OPEN = ['cart', 'goods', 'items', 'offers', 'quotes', 'options', 'calculation', 'pickup']

/** A value that no shape could hold by chance. */
const secret = fc.string({ unit: 'grapheme-composite', minLength: 1, maxLength: 40 }).map((text) => `☂${text}`)
const leaf = fc.oneof(
  secret,
  fc.array(secret, { maxLength: 3 }),
  fc.dictionary(fc.constantFrom(...PERSONAL, ...OPEN, 'status', 'price'), secret, { maxKeys: 3 }),
)
const { tree } = fc.letrec<{ tree: unknown; group: object }>((tie) => ({
  tree: fc.oneof({ maxDepth: 4 }, leaf, tie('group'), fc.array(tie('tree'), { maxLength: 4 })),
  group: fc
    .tuple(
      fc.dictionary(fc.constantFrom(...PERSONAL), leaf, { maxKeys: 6 }),
      fc.dictionary(fc.constantFrom(...OPEN), tie('tree'), { maxKeys: 3 }),
    )
    .map(([personal, open]) => ({ ...personal, ...open })),
}))

describe('the shape of a message', () => {
  it('[SAFE-17] never holds the value of a personal key, however deep it lies', () => {
    fc.assert(fc.property(tree, (value) => void expect(shapeText(value)).not.toContain('☂')))
  })

  it('[SAFE-17] holds no phone and no name, whatever key it stands under', () => {
    const typed = fc.constantFrom('+7 912 345-67-89', '89123456789', 'Иван Петров', 'ivan@example.com', 'ул. Мира, 5')
    fc.assert(
      fc.property(
        fc.string(),
        typed,
        (key, value) =>
          void expect(shapeText({ [key]: value, status: value, cart: { [key]: [value], why: value } })).not.toContain(
            value,
          ),
      ),
    )
  })

  it('shows harmless values, and types and lengths of all others', () => {
    expect(
      shape({
        status: 'ready',
        phone: '+79120000000',
        total: 1500,
        consent: true,
        buyer: { firstName: 'Иван' },
        touched: new Set(['a', 'b']),
        goods: [{ id: 'a', quantity: 2 }, { id: 'b', quantity: 1 }, null, 4, 5],
        order: 'abc',
        none: null,
      }),
    ).toEqual({
      status: 'ready',
      phone: 'text(12)',
      total: 1500,
      consent: true,
      buyer: 'group(1)',
      touched: 'list(2)',
      goods: [{ id: 'text(1)', quantity: 2 }, { id: 'text(1)', quantity: 1 }, null, 'list(5)'],
      order: 'text(3)',
      none: 'null',
    })
  })

  it('shows settings by keys of their own', () => {
    expect(
      shape(
        { lang: 'en', supportPhone: '8 800 000-00-00', pages: { cart: '/cart?key=secret#x' }, status: 'x' },
        SETTINGS,
      ),
    ).toEqual({
      lang: 'en',
      supportPhone: 'text(15)',
      pages: { cart: '/cart?key=…' },
      status: 'text(1)',
    })
  })
})
