import { ButtonLink, type ButtonLinkProps } from '@prilavok/ui/button'
import type { CheckedLink } from './shop-link'

/** A link of the shop in the look of a button; it takes checked addresses alone. A file of its own, so that plain links need no button. */
export const ShopButtonLink = (props: Omit<ButtonLinkProps, 'href'> & CheckedLink) => <ButtonLink {...props} />
