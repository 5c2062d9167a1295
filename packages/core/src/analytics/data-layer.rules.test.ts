import { describe, expect, it } from 'vitest'
import { googleEntry, yandexEntry } from './data-layer.rules'

const item = { id: '42', name: 'Дрель', price: 1299.9, quantity: 1 }
const purchase = {
  name: 'purchase',
  transactionId: '100-09',
  items: [{ ...item, quantity: 3 }],
  value: 3899.7,
} as const

describe('the events of the data layer', () => {
  it('[ANALYTICS-16] view_item names the product of the page', () => {
    expect(googleEntry({ name: 'view_item', item })).toEqual({
      event: 'view_item',
      ecommerce: {
        currency: 'RUB',
        value: 1299.9,
        items: [{ item_id: '42', item_name: 'Дрель', price: 1299.9, quantity: 1 }],
      },
    })
  })

  it('[ANALYTICS-19] purchase has the transaction id, the items and, where it is known, the value', () => {
    expect(googleEntry(purchase)).toMatchObject({
      event: 'purchase',
      ecommerce: { transaction_id: '100-09', value: 3899.7, items: [{ item_id: '42', quantity: 3 }] },
    })
    const { value: _, ...withoutValue } = purchase
    expect(googleEntry(withoutValue)).not.toHaveProperty('ecommerce.value')
  })

  it('has the words of Yandex Metrica as well', () => {
    const products = [{ id: '42', name: 'Дрель', price: 1299.9, quantity: 1 }]
    expect(yandexEntry({ name: 'view_item', item })).toEqual({
      ecommerce: { currencyCode: 'RUB', detail: { products } },
    })
    expect(yandexEntry({ name: 'add_to_cart', item })).toEqual({
      ecommerce: { currencyCode: 'RUB', add: { products } },
    })
    expect(yandexEntry({ name: 'remove_from_cart', item })).toEqual({
      ecommerce: { currencyCode: 'RUB', remove: { products } },
    })
    expect(yandexEntry(purchase)).toMatchObject({
      ecommerce: { purchase: { actionField: { id: '100-09', revenue: 3899.7 }, products: [{ quantity: 3 }] } },
    })
  })
})
