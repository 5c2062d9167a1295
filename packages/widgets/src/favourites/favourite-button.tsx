import { MOST_FAVOURITES } from '@prilavok/core/favourites'
import { useFavouriteActions, useIsFavourite } from '@prilavok/react'
import { HeartIcon } from '@prilavok/ui/icon'
import { KeepButton } from '../lib/keep-button'
import { useLabels } from '../lib/labels'
import { useNotice } from '../lib/use-notice'
import { favouriteButtonRu, type FavouriteButtonLabels } from './favourites.labels'

/** Which product the button is of. */
export interface FavouriteButtonProps {
  /** Id of the product in the shop. */
  readonly id: string
  /** Name of the product, for screen readers and for the list. */
  readonly name: string
  /** `icon` shows the heart alone, for the corner of a card. */
  readonly view?: 'icon' | undefined
  /** Texts of this one widget; what is left out is that of the language, or of `LabelsProvider`. */
  readonly labels?: Partial<FavouriteButtonLabels> | undefined
}

/** The heart of a product: pressed while the product is a favourite. */
export function FavouriteButton({ id, name, view, labels }: FavouriteButtonProps) {
  const text = useLabels('favouriteButton', favouriteButtonRu, labels)
  const isFavourite = useIsFavourite(id)
  const { add, remove } = useFavouriteActions()
  const tell = useNotice()
  const press = () => {
    if (isFavourite) return void remove(id)
    if (!add({ id, name, category: '' }))
      tell({ kind: 'danger', text: text.full(MOST_FAVOURITES), detail: text.fullHelp })
  }
  return (
    <KeepButton
      icon={HeartIcon}
      pressed={isFavourite}
      text={text.add}
      label={text.label(name)}
      view={view}
      onPress={press}
    />
  )
}
