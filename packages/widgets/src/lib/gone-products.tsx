import type { KeptProduct } from '@prilavok/core/favourites'
import { Button } from '@prilavok/ui/button'
import { Notice } from '@prilavok/ui/notice'

interface GoneProductsProps {
  readonly items: readonly KeptProduct[]
  readonly text: { readonly gone: string; readonly goneName: string; readonly removeGone: string }
  readonly onRemove: () => void
}

/** What is on a list and the shop has no more, by the names that the list has kept; nothing where there is none. */
export const GoneProducts = ({ items, text, onRemove }: GoneProductsProps) =>
  items.length > 0 && (
    <Notice
      title={text.gone}
      action={
        <Button size="small" onClick={onRemove}>
          {text.removeGone}
        </Button>
      }
    >
      {items.map(({ name }) => name || text.goneName).join('; ')}
    </Notice>
  )
