/** A customer's orders in figures. */
export interface RatingFigures {
  readonly ordersTotal: number
  readonly delivered: number
  readonly refused: number
  readonly returned: number
  readonly cancelled: number
  /** Of the orders that were brought to the customer; null while there is none. */
  readonly buyOutPercent: number | null
  readonly isPayOnDeliveryAllowed: boolean
  readonly reasons: readonly string[]
}

const CANCELLED = ['CancelledByCustomer', 'CancelledByShop', 'CancelledAutomatically'] as const

/** What a customer's orders say; the rating itself is the shop's, and it alone decides about payment on delivery. */
export function customerRatingOf(rating: string, byStatus: ReadonlyMap<string, number>): RatingFigures {
  const of = (...statuses: readonly string[]) => statuses.reduce((sum, status) => sum + (byStatus.get(status) ?? 0), 0)
  const [delivered, refused, returned] = [of('Delivered', 'Completed'), of('Refused'), of('Returning', 'Returned')]
  const brought = delivered + refused + returned
  const isPayOnDeliveryAllowed = rating !== 'Negative' && rating !== 'Blocked'
  return {
    ordersTotal: [...byStatus.values()].reduce((sum, count) => sum + count, 0),
    delivered,
    refused,
    returned,
    cancelled: of(...CANCELLED),
    buyOutPercent: brought === 0 ? null : Math.round((delivered / brought) * 1000) / 10,
    isPayOnDeliveryAllowed,
    reasons: [
      ...(rating === 'Blocked' ? ['Покупатель заблокирован'] : []),
      ...(rating === 'Negative' ? ['Рейтинг покупателя отрицательный'] : []),
      ...(refused > 0 ? [`Отказов при получении: ${refused}`] : []),
      ...(returned > 0 ? [`Возвратов: ${returned}`] : []),
    ],
  }
}
