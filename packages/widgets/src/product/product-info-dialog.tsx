import { Button } from '@prilavok/ui/button'
import { Dialog, dialogLabels } from '@prilavok/ui/dialog'
import { markupOf, TrustedHtml } from '@prilavok/ui/trusted-html'
import { useId } from 'react'
import { useLabels } from '../lib/labels'
import { productInfoDialogRu } from './product-info-dialog.labels'
import type { ExplainedKey } from './product-info.labels'

interface ProductInfoDialogProps {
  readonly title: string
  /** Whose text is shown where the page has none. */
  readonly topic: ExplainedKey
  /** An element of the page that has the text beside its `<summary>`. */
  readonly own: Element | undefined
  readonly returnFocus: () => HTMLElement | null
  readonly onClose: () => void
}

/** A dialog that explains something. */
export function ProductInfoDialog({ title, topic, own, returnFocus, onClose }: ProductInfoDialogProps) {
  const text = useLabels('productInfoDialog', productInfoDialogRu)
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
          {text.close}
        </Button>
      }
    >
      <TrustedHtml html={own === undefined ? text[topic] : markupOf(own, 'summary')} />
    </Dialog>
  )
}
