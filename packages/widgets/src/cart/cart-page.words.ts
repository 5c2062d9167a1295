import { quantityStepperLabels } from '@prilavok/ui/quantity-stepper'
import type { LabelOverrides } from '../lib/labels'
import { moneyRu } from '../lib/money.labels'
import { cartLineRu } from './cart-line.labels'
import { cartPageRu } from './cart-page.labels'
import type { CartPageProps } from './cart-page.types'

/** All words of the cart page: the Russian ones, then those of the page, then those of its own props. */
export const cartPageWords = ({ labels }: CartPageProps, page: LabelOverrides) => ({
  page: { ...cartPageRu, ...page.cartPage, ...labels },
  line: { ...cartLineRu, ...page.cartLine },
  stepper: { ...quantityStepperLabels, ...page.quantityStepper },
  money: page.money?.amount ?? moneyRu.amount,
})

export type CartPageWords = ReturnType<typeof cartPageWords>
