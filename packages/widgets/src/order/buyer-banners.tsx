import { checkoutSettings } from '@prilavok/core/checkout'
import { personName, shopSettings } from '@prilavok/core'
import { useContacts, useSettings } from '@prilavok/react'
import { Button } from '@prilavok/ui/button'
import { Notice } from '@prilavok/ui/notice'
import { useLabels } from '../lib/labels'
import { buyerBannersRu, type BuyerBannersLabels } from './order.labels'
import { ShopButtonLink } from '../lib/shop-button-link'

export interface BuyerBannersProps {
  readonly labels?: Partial<BuyerBannersLabels> | undefined
}

/** Above the contacts, where the shop wants it: who is ordering and the way to clear it (CHK-83), or the offer to register (CHK-82). */
export function BuyerBanners({ labels }: BuyerBannersProps) {
  const { buyer, forget } = useContacts()
  const { pages } = useSettings(shopSettings)
  const { checkout } = useSettings(checkoutSettings)
  const text = useLabels('buyerBanners', buyerBannersRu, labels)
  if (buyer.id !== null) {
    const name = personName(buyer)
    if (!checkout.notYou || name === '') return null
    return (
      <Notice title={text.known(name)} action={<Button onClick={forget}>{text.clear}</Button>}>
        {text.notYou}
      </Notice>
    )
  }
  if (!checkout.offerRegistration) return null
  return (
    <Notice title={text.register} action={<ShopButtonLink href={pages.registration}>{text.registerGo}</ShopButtonLink>}>
      {text.registerHelp}
    </Notice>
  )
}
