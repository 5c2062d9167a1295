import type { EcommerceEvent, EcommerceItem } from './analytics.types'

const itemsOf = (event: EcommerceEvent): readonly EcommerceItem[] => ('item' in event ? [event.item] : event.items)
const valueOf = (event: EcommerceEvent): number | undefined => {
  if (!('item' in event)) return event.value
  const { price, quantity } = event.item
  // In kopecks, because sums of roubles with fractions are not exact.
  return (Math.round(price * 100) * quantity) / 100
}

/** An event in the words of Google Analytics 4. Source: ANALYTICS-16 to ANALYTICS-19. */
export const googleEntry = (event: EcommerceEvent): object => {
  const value = valueOf(event)
  return {
    event: event.name,
    ecommerce: {
      currency: 'RUB',
      ...(event.name === 'purchase' && { transaction_id: event.transactionId }),
      ...(value !== undefined && { value }),
      items: itemsOf(event).map(({ id, name, price, quantity }) => ({ item_id: id, item_name: name, price, quantity })),
    },
  }
}

const YANDEX = { view_item: 'detail', add_to_cart: 'add', remove_from_cart: 'remove', purchase: 'purchase' } as const

/** The same event in the words of Yandex Metrica. */
export const yandexEntry = (event: EcommerceEvent): object => {
  const revenue = valueOf(event)
  return {
    ecommerce: {
      currencyCode: 'RUB',
      [YANDEX[event.name]]: {
        ...(event.name === 'purchase' && {
          actionField: { id: event.transactionId, ...(revenue !== undefined && { revenue }) },
        }),
        products: itemsOf(event).map(({ id, name, price, quantity }) => ({ id, name, price, quantity })),
      },
    },
  }
}
