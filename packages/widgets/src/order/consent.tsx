import { shopSettings } from '@prilavok/core'
import { checkoutFlow } from '@prilavok/core/flows'
import { useCheckoutField, useSettings, useShop, useStore } from '@prilavok/react'
import { Checkbox } from '@prilavok/ui/checkbox'
import { VisuallyHidden } from '@prilavok/ui/live-region'
import { useLabels } from '../lib/labels'
import { consentRu, type ConsentLabels } from './order.labels'
import { ShopLink } from '../lib/shop-link'

export interface ConsentProps {
  readonly labels?: Partial<ConsentLabels> | undefined
}

/** The consent to the use of personal data; given anew with every order (CHK-27, CHK-28). */
export function Consent({ labels }: ConsentProps) {
  const { state, setConsent } = useShop().use(checkoutFlow).features.contacts
  const consent = useStore(state, (contacts) => contacts.consent)
  const { pages } = useSettings(shopSettings)
  const { id, error, left } = useCheckoutField('consent')
  const text = useLabels('consent', consentRu, labels)
  const choose = (given: boolean) => {
    setConsent(given)
    left()
  }
  return (
    <Checkbox id={id} checked={consent} error={error(text.error)} onChange={choose}>
      {text.before}
      <ShopLink href={pages.policy} target="_blank" rel="noopener">
        {text.policy}
        <VisuallyHidden> {text.newTab}</VisuallyHidden>
      </ShopLink>
    </Checkbox>
  )
}
