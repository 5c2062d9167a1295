import type { PlaceOf } from '../lib/define-mount'
import { optional, readAttributes } from '../lib/read-attributes'
import type { CartPageProps } from './cart-page.types'

/** What a page says about its cart page (CART-15). */
export const cartPagePlace: PlaceOf<CartPageProps> = {
  name: 'cart-page',
  readProps: (dataset) => readAttributes<Omit<CartPageProps, 'labels' | 'slots'>>(dataset, { paymentType: optional }),
}
