import { safeLink } from '@prilavok/core'
import { useShop } from '@prilavok/react'
import { VisuallyHidden } from '@prilavok/ui/live-region'
import { ShopLink } from '../lib/shop-link'
import './product-name.css'

/** A product by its name and page. */
export interface ProductNameProps {
  readonly name: string
  /** Empty when the product has no page; an address that is no page's is taken for empty, as it may come from a server or a storage. */
  readonly link: string
  /** Says that the link opens in a new tab; without it the link opens in this one. */
  readonly newTab?: string | undefined
}

/** A product's name as a link to its page; three lines at most, as names differ at their end, in full under the pointer and the focus. */
export function ProductName({ name, link, newTab }: ProductNameProps) {
  const { location } = useShop().effects
  // A bare hash would leave the page on hosts with a `<base href>`.
  const address = link.startsWith('#') ? null : safeLink(link, location.origin())
  if (address === null) {
    return (
      <span className="pk-product-name" title={name}>
        {name}
      </span>
    )
  }
  return (
    <ShopLink
      className="pk-product-name"
      href={address}
      title={name}
      {...(newTab === undefined ? {} : { target: '_blank', rel: 'noopener' })}
    >
      {name}
      {newTab !== undefined && <VisuallyHidden> {newTab}</VisuallyHidden>}
    </ShopLink>
  )
}
