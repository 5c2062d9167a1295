import { cartButtonPlace, openCartButton, type CartButtonHost, type CartButtonProps } from '@prilavok/widgets/mounts'
import type { DrawnWidget } from './open-widget'

/** The control that stands on so many products that its code comes with the first. */
export const drawCartButton = (host: CartButtonHost): DrawnWidget => ({
  ...cartButtonPlace,
  draw(element, props) {
    const root = document.createElement('div')
    root.className = 'pk-cart-button'
    const { close } = openCartButton(root, props as CartButtonProps, host)
    element.append(root)
    return close
  },
})
