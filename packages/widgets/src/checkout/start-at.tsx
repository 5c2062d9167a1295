import type { WizardStep } from '@prilavok/core/checkout'
import { checkoutFlow } from '@prilavok/core/flows'
import { useOrderPayment, useShop, useStore } from '@prilavok/react'
import { putInSight } from '@prilavok/ui/in-sight'
import { useEffect } from 'react'

const SECTION: Readonly<Record<string, string>> = {
  basket: 'pk-order-products',
  userContacts: 'user-contacts-block',
  phoneConfirmation: 'user-contacts-block',
  pickpointSelection: 'pickpoint-selection-block',
  paymentSelection: 'delivery-purchase-type-anchor',
}

/** Leads to the section of a step, with the focus on its title; the last step is the summary. False while it is not there yet. */
export function goToStep(step: WizardStep): boolean {
  const title = document.getElementById(`${SECTION[step] ?? 'pk-order-summary'}-title`)
  if (title === null) return false
  putInSight(title, { block: 'start', focus: true })
  return true
}

/** After a return from a payment service the form begins where the buyer had left it; what went wrong comes into sight by itself. Source: CHK-36. */
export function StartAt({ step }: { readonly step: WizardStep }) {
  const { features, view } = useShop().use(checkoutFlow)
  const paymentIsOpen = useStore(view, (seen) => seen.paymentIsOpen)
  const { problem } = useOrderPayment()
  useEffect(() => {
    if (problem !== null || goToStep(step)) features.checkout.show('form')
  }, [step, features, paymentIsOpen, problem])
  return null
}
