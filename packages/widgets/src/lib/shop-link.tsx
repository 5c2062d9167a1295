import type { SafeUrl } from '@prilavok/core'
import type { ComponentPropsWithRef } from 'react'

/** What a link of the shop leads to. */
export interface CheckedLink {
  /** An address that was checked. Source: SAFE-12. */
  readonly href: SafeUrl
}

/** A link of the shop; it takes checked addresses alone. */
export const ShopLink = ({ children, ...rest }: Omit<ComponentPropsWithRef<'a'>, 'href'> & CheckedLink) => (
  <a {...rest}>{children}</a>
)

/** A telephone number that can be called. */
export const PhoneLink = ({ phone }: { readonly phone: string }) => (
  <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>
)
