import { safeUrl } from '@prilavok/core'
import type { CompetitorOffer } from '@prilavok/core/product'
import { useProduct, useShop } from '@prilavok/react'
import { useLabels } from '../lib/labels'
import { ShopLink } from '../lib/shop-link'
import { useMoney } from '../lib/use-money'
import { competitorPricesRu, type CompetitorPricesLabels } from './product-page.labels'
import './competitor-prices.css'

/** Only the texts of the comparison can be set. */
export interface CompetitorPricesProps {
  /** Texts of this one widget; what is left out is that of the language, or of `LabelsProvider`. */
  readonly labels?: Partial<CompetitorPricesLabels> | undefined
}

/** What other shops ask for the page's product; nothing where there is nothing to compare. Source: PRODUCT-19, PRODUCT-34 to PRODUCT-38. */
export function CompetitorPrices({ labels }: CompetitorPricesProps) {
  const { product, offers, delivery } = useProduct()
  const text = useLabels('competitorPrices', competitorPricesRu, labels)
  const money = useMoney()
  const priced = offers.filter(({ price }) => price !== null)
  if (product === null || priced.length === 0) return null
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
          {priced.map((offer, at) => (
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
