import { Button } from '@prilavok/ui/button'
import { Dialog, dialogLabels } from '@prilavok/ui/dialog'
import { markupOf, TrustedHtml } from '@prilavok/ui/trusted-html'
import { useId } from 'react'
import { useLabels } from '../lib/labels'

interface ProductInfoDialogProps {
  readonly title: string
  /** The text, or an element of the page that has it beside its `<summary>`. */
  readonly html: string | Element
  /** The button at the end. */
  readonly close: string
  readonly returnFocus: () => HTMLElement | null
  readonly onClose: () => void
}

/** A dialog that explains something. */
export function ProductInfoDialog({ title, html, close, returnFocus, onClose }: ProductInfoDialogProps) {
  const labels = useLabels('dialog', dialogLabels)
  return (
    <Dialog
      id={`pk-product-info-${useId()}`}
      open
      title={title}
      labels={labels}
      returnFocus={returnFocus}
      onClose={onClose}
      footer={
        <Button variant="primary" onClick={onClose}>
          {close}
        </Button>
      }
    >
      <TrustedHtml html={typeof html === 'string' ? html : markupOf(html, 'summary')} />
    </Dialog>
  )
}
