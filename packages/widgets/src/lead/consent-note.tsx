import { shopSettings } from '@prilavok/core'
import { useSettings } from '@prilavok/react'
import { ShopLink } from '../lib/shop-link'

/** Texts around the link to the shop's policy. */
export interface ConsentNoteProps {
  readonly consent: string
  readonly policy: string
}

/** What pressing the button means, with the way to the shop's policy. */
export function ConsentNote({ consent, policy }: ConsentNoteProps) {
  const { pages } = useSettings(shopSettings)
  return (
    <p className="pk-small-form__note">
      {consent}{' '}
      <ShopLink href={pages.policy} target="_blank" rel="noopener">
        {policy}
      </ShopLink>
      .
    </p>
  )
}
