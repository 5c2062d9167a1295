import type { SafeUrl } from '@prilavok/core'
import { ButtonLink, type ButtonLinkProps } from '@prilavok/ui/button'
import type { ComponentPropsWithRef } from 'react'

interface Checked {
  /** An address that was checked (SAFE-12). */
  readonly href: SafeUrl
}

/** A link of the shop; it takes checked addresses alone. */
export const ShopLink = ({ children, ...rest }: Omit<ComponentPropsWithRef<'a'>, 'href'> & Checked) => (
  <a {...rest}>{children}</a>
)

/** The same in the look of a button. */
export const ShopButtonLink = (props: Omit<ButtonLinkProps, 'href'> & Checked) => <ButtonLink {...props} />

/** A telephone number that can be called. */
export const PhoneLink = ({ phone }: { readonly phone: string }) => (
  <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>
)
