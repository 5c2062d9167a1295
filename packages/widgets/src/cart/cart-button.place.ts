import type { PlaceOf } from '../lib/define-mount'
import { address, filled, optional, readAttributes, required, roubles } from '../lib/read-attributes'
import type { CartButtonProps } from './cart-button.types'

/** What a page says about the add-to-cart control (CART-25); apart from its code, which the script builds have from the beginning. */
export const cartButtonPlace: PlaceOf<CartButtonProps> = {
  name: 'cart-button',
  readProps: (dataset) =>
    readAttributes<Omit<CartButtonProps, 'labels' | 'slots' | 'opensDialog'>>(dataset, {
      id: required('the id of the good'),
      name: required('the name of the good'),
      price: roubles,
      thumbUrl: address,
      link: address,
      buttonLabel: optional,
      modalId: filled('an id or left out (Не передан id модального окна)'),
    }),
}
