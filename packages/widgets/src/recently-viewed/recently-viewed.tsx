import type { SafeUrl } from '@prilavok/core'
import type { ViewedProduct } from '@prilavok/core/recently-viewed'
import { useRecentlyViewed, useShop } from '@prilavok/react'
import { PictureIcon } from '@prilavok/ui/icon'
import { useEffect, useId, useState } from 'react'
import { useLabels } from '../lib/labels'
import { ShopLink } from '../lib/shop-link'
import { useTemplate } from '../lib/templates'
import { useHydrated } from '../lib/use-hydrated'
import { findPhoto } from './find-photo'
import './recently-viewed.css'
import { recentlyViewedRu, type RecentlyViewedLabels } from './recently-viewed.labels'

/** On a product's page: the product, which is recorded. Elsewhere nothing of it. */
export interface RecentlyViewedProps {
  /** Name of the page's product; without it nothing is recorded. */
  readonly title?: string | undefined
  /** Address of the product's page; the path of this page by default. */
  readonly uri?: string | undefined
  /** Selector of the product's photos, for pages without a gallery of ours. */
  readonly photo?: string | undefined
  /** Texts of this one widget; what is left out is that of the language, or of `LabelsProvider`. */
  readonly labels?: Partial<RecentlyViewedLabels> | undefined
}

/** What the visitor has looked at, but not the product of this page; nothing while there is nothing. Source: RECENT-06, RECENT-10. */
export function RecentlyViewed({ title, uri, photo, labels }: RecentlyViewedProps) {
  const text = useLabels('recentlyViewed', recentlyViewedRu, labels)
  const { location } = useShop().effects
  const { items, recordWithPhoto } = useRecentlyViewed()
  const isHydrated = useHydrated()
  const headingId = useId()
  const here = uri ?? location.path()
  useEffect(() => {
    if (title === undefined) return
    return recordWithPhoto({ title, uri: here }, () => findPhoto(photo))
  }, [title, here, photo, recordWithPhoto])

  const others = items.filter((item) => item.uri !== here && item.uri !== location.path())
  // What the browser has stored is not known to a server.
  if (!isHydrated || others.length === 0) return null
  return (
    <section className="pk-recently-viewed" aria-labelledby={headingId}>
      <h2 className="pk-recently-viewed__title" id={headingId}>
        {text.title}
      </h2>
      <ul className="pk-recently-viewed__list">
        {others.map((product) => (
          <ViewedCard key={product.uri} product={product} />
        ))}
      </ul>
    </section>
  )
}

/** A product that was looked at: one link, its picture in a box of a fixed size. */
function ViewedCard({ product: { title, uri, imageUri } }: { readonly product: ViewedProduct }) {
  const [isBroken, setBroken] = useState(false)
  const template = useTemplate('card')
  if (template !== undefined)
    return <li>{template({ values: { link: uri, image: imageUri, texts: { name: title } } })}</li>
  return (
    <li className="pk-recently-viewed__item">
      {/* Its address was checked when the list was read. */}
      <ShopLink className="pk-recently-viewed__link" href={uri as SafeUrl} title={title}>
        <span className="pk-recently-viewed__picture">
          {isBroken ? (
            <PictureIcon size={24} />
          ) : (
            <img
              className="pk-recently-viewed__image"
              src={imageUri}
              alt=""
              loading="lazy"
              decoding="async"
              onError={() => setBroken(true)}
            />
          )}
        </span>
        <span className="pk-recently-viewed__name">{title}</span>
      </ShopLink>
    </li>
  )
}
