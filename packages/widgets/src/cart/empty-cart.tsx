import { shopSettings } from '@prilavok/core'
import { useSettings } from '@prilavok/react'
import { EmptyState } from '@prilavok/ui/empty-state'
import { CartIcon } from '@prilavok/ui/icon'
import type { CartPageLabels } from './cart.labels'
import { ShopButtonLink } from '../lib/shop-button-link'

/** The page of an empty cart: a message and the way to the catalogue. */
export function EmptyCart({ text }: { readonly text: CartPageLabels }) {
  const { pages } = useSettings(shopSettings)
  return (
    <EmptyState
      icon={<CartIcon size={24} />}
      title={text.empty}
      action={
        <ShopButtonLink variant="primary" href={pages.home}>
          {text.catalogue}
        </ShopButtonLink>
      }
    >
      {text.emptyHelp}
    </EmptyState>
  )
}
