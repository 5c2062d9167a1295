import { useSettings } from '@prilavok/react'
import { ButtonLink } from '@prilavok/ui/button'
import { EmptyState } from '@prilavok/ui/empty-state'
import { CartIcon } from '@prilavok/ui/icon'
import type { CartPageLabels } from './cart.labels'

/** The page of an empty cart: a message and the way to the catalogue. */
export function EmptyCart({ text }: { readonly text: CartPageLabels }) {
  const { pages } = useSettings()
  return (
    <EmptyState
      icon={<CartIcon size={24} />}
      title={text.empty}
      action={
        <ButtonLink variant="primary" href={pages.home}>
          {text.catalogue}
        </ButtonLink>
      }
    >
      {text.emptyHelp}
    </EmptyState>
  )
}
