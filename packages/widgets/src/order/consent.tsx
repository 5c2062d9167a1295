import { shopSettings } from '@prilavok/core'
import { readAgreed, writeAgreed } from '@prilavok/core/checkout'
import { checkoutFlow } from '@prilavok/core/flows'
import { useCheckoutField, useSettings, useShop, useStore } from '@prilavok/react'
import { Checkbox } from '@prilavok/ui/checkbox'
import { VisuallyHidden } from '@prilavok/ui/live-region'
import { useEffect } from 'react'
import { useLabels } from '../lib/labels'
import { consentRu, type ConsentLabels } from './order.labels'
import { ShopLink } from '../lib/shop-link'

export interface ConsentProps {
  readonly labels?: Partial<ConsentLabels> | undefined
}

/**
 * The consent to the use of personal data; given anew with every order (CHK-27, CHK-28). A buyer who comes back from a bank has given it:
 * the tab keeps the words of the consent with the id of the draft, so that another draft, another tab or other words ask again.
 */
export function Consent({ labels }: ConsentProps) {
  const shop = useShop()
  const { contacts, order } = shop.use(checkoutFlow).features
  const { state, setConsent } = contacts
  const { session } = shop.effects
  const draftId = useStore(order.state, ({ id: known }) => known)
  const consent = useStore(state, (present) => present.consent)
  const { pages } = useSettings(shopSettings)
  const { id, error, left } = useCheckoutField('consent')
  const text = useLabels('consent', consentRu, labels)
  const words = `${text.before}${text.policy} ${pages.policy}`
  useEffect(() => {
    if (readAgreed(session, draftId).consent === words) setConsent(true)
  }, [session, draftId, words, setConsent])
  const choose = (given: boolean) => {
    setConsent(given)
    writeAgreed(session, draftId, { consent: given ? words : null })
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
