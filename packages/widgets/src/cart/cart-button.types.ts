import type { CartButtonLabels } from './cart-button.labels'
import type { GoToCartSlots } from './go-to-cart-dialog'

/** What a page knows about the product that the button adds. Source: CART-25. */
export interface CartButtonProps {
  /** Id of the product in the shop. */
  readonly id: string
  /** Name of the product, for the cart and for screen readers. */
  readonly name: string
  /** Kopecks; 0 when only the server knows. */
  readonly price: number
  /** Address of the picture. */
  readonly thumbUrl?: string | undefined
  /** Address of the product page. */
  readonly link?: string | undefined
  /** The fewest pieces that the shop sells; left out: 1, until the server says it. */
  readonly minimum?: number | undefined
  /** Pieces of a pack, in which the shop sells; left out: 1, until the server says it. */
  readonly step?: number | undefined
  /** Pieces in stock, where the page knows: no more are added, and of none a press says so without a request. */
  readonly left?: number | undefined
  /** The text of the add button instead of "Добавить в корзину". Source: CART-26. */
  readonly buttonLabel?: string | undefined
  /** Id of the go-to-cart dialog's element; without one it gets its own. An empty one is refused (NOTIFY-04). */
  readonly modalId?: string | undefined
  /** `false` adds without the go-to-cart dialog, for products offered inside the cart. */
  readonly opensDialog?: boolean | undefined
  /** Texts of this one widget; what is left out is that of the language, or of `LabelsProvider`. */
  readonly labels?: Partial<CartButtonLabels> | undefined
  /** Parts of the dialog after adding that the application renders itself. */
  readonly slots?: GoToCartSlots | undefined
}

/** A press of the cart button, until its product is gone; a page may have a thousand buttons at rest. */
export interface Press {
  /** When it was, in milliseconds. */
  readonly at: number
  /** The pieces that were in the cart before. */
  readonly quantity: number
  /** False where the page says that there are no more, and where the cart is full. */
  readonly isAdded: boolean
}

/** What follows a press. */
export interface PressProps {
  readonly press: Press
  /** The button's. */
  readonly props: CartButtonProps
  readonly returnFocus: () => HTMLElement | null
}
