import type { promoCodeFieldsRu } from './promo-code.fields.labels'

/** English names of fields that only promo codes have. */
export const promoCodeFieldsEn: typeof promoCodeFieldsRu = {
  code: 'Promo code',
  endsOn: 'Valid until',
  minSum: 'From a sum of products',
  most: 'Orders in all',
  mostEach: 'Orders of a customer',
  percent: 'Discount, %',
  startsOn: 'Valid from',
  sum: 'Discount, ₽',
  used: 'Used',
}
