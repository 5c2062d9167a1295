import { useFavouriteCount } from '@prilavok/react'
import { KeptBadge } from '../lib/kept-badge'
import { useLabels } from '../lib/labels'
import { favouritesBadgeRu, type FavouritesBadgeLabels } from './favourites.labels'

/** Only texts can be set: the number is that of the list. */
export interface FavouritesBadgeProps {
  /** Texts of this one widget; what is left out is that of the language, or of `LabelsProvider`. */
  readonly labels?: Partial<FavouritesBadgeLabels> | undefined
}

/** The number of favourites; empty while there are none. */
export function FavouritesBadge({ labels }: FavouritesBadgeProps) {
  const count = useFavouriteCount()
  return <KeptBadge count={count} words={useLabels('favouritesBadge', favouritesBadgeRu, labels).products(count)} />
}
