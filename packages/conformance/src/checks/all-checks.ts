import type { Feature } from '../kit/features'
import { cartChecks } from './cart.checks'
import { catalogueChecks } from './catalogue.checks'
import type { Check, CheckGroup } from './check'
import { cityChecks } from './city.checks'
import { contentChecks } from './content.checks'
import { deliveryChecks } from './delivery.checks'
import { draftSavesChecks } from './draft-saves.checks'
import { httpChecks } from './http.checks'
import { crossSalesChecks, flagChecks } from './offers.checks'
import { orderChecks } from './order.checks'
import { orderDraftChecks } from './order-draft.checks'
import { paymentChecks } from './payment.checks'
import { productChecks } from './product.checks'
import { searchChecks } from './search.checks'
import { suggestionChecks } from './suggestions.checks'

const CHECKS: Readonly<Record<Feature, readonly Check[]>> = {
  cart: cartChecks,
  'order-draft': [...orderDraftChecks, ...draftSavesChecks, ...orderChecks],
  delivery: deliveryChecks,
  payment: paymentChecks,
  suggestions: suggestionChecks,
  city: cityChecks,
  catalogue: catalogueChecks,
  search: searchChecks,
  product: productChecks,
  'cross-sales': crossSalesChecks,
  content: contentChecks,
  flags: flagChecks,
}

/** The checks of some features, those of every back end first. */
export const checksOf = (
  features: readonly Feature[],
): readonly { readonly group: CheckGroup; readonly check: Check }[] => [
  ...httpChecks.map((check) => ({ group: 'http' as const, check })),
  ...features.flatMap((feature) => CHECKS[feature].map((check) => ({ group: feature, check }))),
]
