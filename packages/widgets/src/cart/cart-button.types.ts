import type { Shop } from '@prilavok/core'
import type { LabelOverrides } from '../lib/labels'
import type { CartButtonLabels } from './cart-button.labels'
import type { GoToCartDialogProps, GoToCartSlots } from './go-to-cart-dialog'
import type { offerUndo } from './undo-notice'

/** What a page knows about the good that the control adds (CART-25). */
export interface CartButtonProps {
  readonly id: string
  readonly name: string
  /** Kopecks; 0 when only the server knows. */
  readonly price: number
  /** Address of the picture. */
  readonly thumbUrl?: string | undefined
  /** Address of the product page. */
  readonly link?: string | undefined
  /** What the add button says instead of "Добавить в корзину" (CART-26). */
  readonly buttonLabel?: string | undefined
  /** Id of the go-to-cart dialog's element; without one it gets its own. An empty one is refused (NOTIFY-04). */
  readonly modalId?: string | undefined
  /** `false` adds without the go-to-cart dialog, for places inside the cart. */
  readonly opensDialog?: boolean | undefined
  readonly labels?: Partial<CartButtonLabels> | undefined
  readonly slots?: GoToCartSlots | undefined
}

/** The go-to-cart dialog that a control asks for. Its `onClose` is for whoever shows it. */
export interface WantedDialog extends Pick<GoToCartDialogProps, 'goodId' | 'modalId' | 'returnFocus' | 'slots'> {
  /** The element of the control, which the dialog stands beside. */
  readonly control: HTMLElement
}

/** What the control needs once it is used. */
export interface CartButtonParts {
  readonly offerUndo: typeof offerUndo
  /** Shows the dialog until the buyer closes it; answers the way to close it before. */
  readonly showDialog: (wanted: WantedDialog) => () => void
}

/** What a control needs of the page around it: one for all controls of a page, or one for each React component. */
export interface CartButtonHost {
  readonly shop: Shop
  /** The page's own texts. */
  readonly labels: LabelOverrides
  /** Brings the parts; null when they cannot be fetched, and the next wish tries again. */
  readonly load: () => Promise<CartButtonParts | null>
}
