import { safeUrl } from '@prilavok/core'
import type { CompetitorOffer, PageProduct } from '@prilavok/core/product'
import { useShop, type UseProduct } from '@prilavok/react'
import { ShopLink } from '../lib/shop-link'
import { useMoney } from '../lib/use-money'
import type { CompetitorPricesLabels } from './product-page.labels'
import './competitor-table.css'

interface CompetitorTableProps extends Pick<UseProduct, 'offers' | 'delivery'> {
  readonly product: PageProduct
  readonly text: CompetitorPricesLabels
}

/** Our price first, then those of others. */
export function CompetitorTable({ product, offers, delivery, text }: CompetitorTableProps) {
  const money = useMoney()
  const amount = (kopecks: number | null) => (kopecks === null ? text.unknown : money(kopecks))
  return (
    <section className="pk-competitor-prices" aria-label={text.title}>
      <h2 className="pk-competitor-prices__title">{text.title}</h2>
      <table className="pk-competitor-prices__table">
        <thead>
          <tr>
            <th scope="col">{text.shop}</th>
            <th scope="col">{text.price}</th>
            <th scope="col">{text.delivery}</th>
          </tr>
        </thead>
        <tbody>
          <tr className="pk-competitor-prices__ours">
            <th scope="row">{text.ours}</th>
            <td>{money(product.price)}</td>
            <td>{delivery?.free === true ? text.free : amount(delivery?.cost ?? null)}</td>
          </tr>
          {offers.map((offer, at) => (
            // Two shops may have one name.
            <tr key={`${offer.name} ${at}`}>
              <th scope="row">
                <OfferName offer={offer} nameless={text.nameless} />
              </th>
              <td>{amount(offer.price)}</td>
              <td>{amount(offer.deliveryCost)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="pk-competitor-prices__note">{text.note}</p>
    </section>
  )
}

/** The other shop, as a link where its address is one that may be opened. */
function OfferName({ offer, nameless }: { readonly offer: CompetitorOffer; readonly nameless: string }) {
  const { location } = useShop().effects
  const address = offer.url === null ? null : safeUrl(offer.url, location.origin())
  const name = offer.name === null || offer.name === '' ? nameless : offer.name
  if (address === null) return name
  return (
    <ShopLink href={address} target="_blank" rel="noopener nofollow">
      {name}
    </ShopLink>
  )
}
