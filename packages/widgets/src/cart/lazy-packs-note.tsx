import { fewestOf, packOf, type PricedLine } from '@prilavok/core/cart'
import { lazySection } from '../lib/lazy-section'

/** A file of less than a kilobyte: most carts have neither packs nor products of which there are few. */
const LazyNote = lazySection(() => import('./packs-note'))

/** How a line's product is sold and what there is of it, where there is something to say. */
export const LazyPacksNote = ({ line }: { readonly line: PricedLine }) =>
  (line.maximum !== undefined || packOf(line) + fewestOf(line) > 2) && (
    <LazyNote silent>{({ PacksNote }) => <PacksNote line={line} />}</LazyNote>
  )
