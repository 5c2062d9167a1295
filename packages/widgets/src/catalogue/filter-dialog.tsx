import type { UseCategory } from '@prilavok/react'
import { Button } from '@prilavok/ui/button'
import { Dialog, dialogLabels } from '@prilavok/ui/dialog'
import { useId } from 'react'
import { useLabels } from '../lib/labels'
import { FilterPanel } from './filter-panel'
import type { FiltersLabels } from './filters.labels'

export interface FilterDialogProps {
  readonly category: UseCategory
  readonly found: number | null
  readonly text: FiltersLabels
  readonly returnFocus: () => HTMLElement | null
  readonly onClose: () => void
  /** Closes it and leads to the products. */
  readonly onShow: () => void
}

/** The filters of a phone: a sheet over the page, with the number of products that were found on its button. */
export function FilterDialog({ category, found, text, returnFocus, onClose, onShow }: FilterDialogProps) {
  const { selection, status, actions } = category
  return (
    <Dialog
      id={useId()}
      open
      title={text.title}
      labels={useLabels('dialog', dialogLabels)}
      returnFocus={returnFocus}
      onClose={onClose}
      footer={
        <div className="pk-filters__sheet-buttons">
          {selection.length > 0 && (
            <Button variant="quiet" onClick={() => actions.clear()}>
              {text.clear}
            </Button>
          )}
          <Button variant="primary" wide busy={status === 'loading'} onClick={onShow}>
            {text.show(found)}
          </Button>
        </div>
      }
    >
      <FilterPanel category={category} text={text} />
    </Dialog>
  )
}
