import { pageAddress } from '@prilavok/ui/trusted-html'
import { VisuallyHidden } from '@prilavok/ui/live-region'
import './product-name.css'

/** A product by its name and page. */
export interface ProductNameProps {
  readonly name: string
  /** Empty when the product has no page; an address that is no page's is taken for empty, as it may come from a server or a storage. */
  readonly link: string
  /** Says that the link opens in a new tab; without it the link opens in this one. */
  readonly newTab?: string | undefined
}

/** A product's name as a link to its page; two lines at most, in full under the pointer and the focus. */
export function ProductName({ name, link, newTab }: ProductNameProps) {
  const address = pageAddress(link)
  if (address === null) {
    return (
      <span className="pk-product-name" title={name}>
        {name}
      </span>
    )
  }
  return (
    <a
      className="pk-product-name"
      href={address}
      title={name}
      {...(newTab === undefined ? {} : { target: '_blank', rel: 'noopener' })}
    >
      {name}
      {newTab !== undefined && <VisuallyHidden> {newTab}</VisuallyHidden>}
    </a>
  )
}
