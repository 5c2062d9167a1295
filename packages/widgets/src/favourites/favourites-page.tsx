import { shopSettings } from '@prilavok/core'
import type { KeptProduct } from '@prilavok/core/favourites'
import { useFavourites, useKeptCards, useSettings } from '@prilavok/react'
import { Button } from '@prilavok/ui/button'
import { EmptyState } from '@prilavok/ui/empty-state'
import { HeartIcon } from '@prilavok/ui/icon'
import { Notice } from '@prilavok/ui/notice'
import { Skeleton, SkeletonBlock, skeletonLabels } from '@prilavok/ui/skeleton'
import { useRef } from 'react'
import { ProductCard } from '../catalogue/product-card'
import { GoneProducts } from '../lib/gone-products'
import { KeepButton } from '../lib/keep-button'
import { useLabels } from '../lib/labels'
import { ShopButtonLink } from '../lib/shop-button-link'
import { useHydrated } from '../lib/use-hydrated'
import { useNextFocus } from '../lib/use-next-focus'
import { useNotice } from '../lib/use-notice'
import './favourites-page.css'
import { favouriteButtonRu, favouritesPageRu, type FavouritesPageLabels } from './favourites.labels'

/** How long a removal can be undone. */
const UNDO_MS = 6_000
const PLACEHOLDERS = [1, 2, 3, 4]

/** Nothing is required: the list is that of the browser. */
export interface FavouritesPageProps {
  /** Texts of this one widget; what is left out is that of the language, or of `LabelsProvider`. */
  readonly labels?: Partial<FavouritesPageLabels> | undefined
}

/** The favourites as cards, the newest first, with today's prices. */
export function FavouritesPage({ labels }: FavouritesPageProps) {
  const text = useLabels('favouritesPage', favouritesPageRu, labels)
  const button = useLabels('favouriteButton', favouriteButtonRu)
  const { items, remove } = useFavourites()
  const { status, products, retry } = useKeptCards(items)
  const isHydrated = useHydrated()
  const { pages } = useSettings(shopSettings)
  const tell = useNotice()
  const root = useRef<HTMLElement>(null)
  const removing = useNextFocus(root, '.pk-keep-button')

  const takeOff = ({ id, name }: KeptProduct, index: number) => {
    removing(index)
    const putBack = remove(id)
    tell({ text: text.removed(name), action: { label: text.undo, run: putBack }, durationMs: UNDO_MS })
  }
  const shown = [...items].reverse().flatMap((item) => {
    const product = products.get(item.id)
    return product === undefined ? [] : [{ item, product }]
  })
  const unknown = items.filter(({ id }) => !products.has(id))
  const isLoading = !isHydrated || status === 'idle' || status === 'loading'
  if (isHydrated && items.length === 0)
    return (
      <section className="pk-favourites-page" ref={root} tabIndex={-1} aria-label={text.region}>
        <EmptyState
          icon={<HeartIcon size={24} />}
          title={text.empty}
          action={
            <ShopButtonLink variant="primary" href={pages.home}>
              {text.catalogue}
            </ShopButtonLink>
          }
        >
          {text.emptyHelp}
        </EmptyState>
      </section>
    )
  return (
    <section className="pk-favourites-page" ref={root} tabIndex={-1} aria-label={text.region}>
      {status === 'failed' && (
        <Notice
          tone="danger"
          announce
          action={
            <Button size="small" onClick={retry}>
              {text.retry}
            </Button>
          }
        >
          {text.failed}
        </Notice>
      )}
      {status === 'ready' && (
        <GoneProducts items={unknown} text={text} onRemove={() => unknown.forEach(({ id }) => remove(id))} />
      )}
      {isLoading && shown.length === 0 ? (
        <Waiting />
      ) : (
        <ul className="pk-favourites-page__cards">
          {shown.map(({ item, product }, index) => (
            <ProductCard
              key={item.id}
              product={product}
              level={2}
              corner={
                <KeepButton
                  icon={HeartIcon}
                  pressed
                  view="icon"
                  text={button.add}
                  label={button.label(product.name)}
                  onPress={() => takeOff({ ...item, name: product.name }, index)}
                />
              }
            />
          ))}
        </ul>
      )}
    </section>
  )
}

const Waiting = () => (
  <Skeleton labels={useLabels('skeleton', skeletonLabels)}>
    <div className="pk-favourites-page__cards">
      {PLACEHOLDERS.map((each) => (
        <SkeletonBlock key={each} height="380px" />
      ))}
    </div>
  </Skeleton>
)
