import { Button } from '@prilavok/ui/button'
import { Dialog, dialogLabels } from '@prilavok/ui/dialog'
import { useId, useRef } from 'react'
import { useLabels } from '../lib/labels'
import type { ProductListLabels } from './checkout.labels'

interface RemoveDialogProps {
  readonly name: string
  readonly text: ProductListLabels
  readonly returnFocus: () => HTMLElement | null
  readonly onKeep: () => void
  readonly onRemove: () => void
}

/** Asks before a line is removed from the order; the harmless choice has the focus. Source: CHK-17. */
export function RemoveDialog({ name, text, returnFocus, onKeep, onRemove }: RemoveDialogProps) {
  const id = useId()
  const words = useLabels('dialog', dialogLabels)
  const keep = useRef<HTMLButtonElement>(null)
  return (
    <Dialog
      id={id}
      open
      size="small"
      title={text.removeTitle}
      labels={words}
      initialFocus={keep}
      returnFocus={returnFocus}
      onClose={onKeep}
      footer={
        <>
          <Button ref={keep} onClick={onKeep}>
            {text.removeNo}
          </Button>
          <Button variant="danger" onClick={onRemove}>
            {text.removeYes}
          </Button>
        </>
      }
    >
      <p>{name}</p>
    </Dialog>
  )
}
