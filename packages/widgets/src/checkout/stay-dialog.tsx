import { checkoutSettings } from '@prilavok/core/checkout'
import { shopSettings } from '@prilavok/core'
import { useSettings } from '@prilavok/react'
import { Button } from '@prilavok/ui/button'
import { Dialog, dialogLabels } from '@prilavok/ui/dialog'
import { useLabels } from '../lib/labels'
import { stayDialogRu, type StayDialogLabels } from './order-dialogs.labels'
import { PhoneLink, ShopLink } from '../lib/shop-link'
import './stay-dialog.css'

export interface StayDialogProps {
  /** The title of the step that the buyer is at. */
  readonly stepTitle: string
  /** What is left to do there. Source: CHK-80. */
  readonly left: string
  readonly onGoOn: () => void
  readonly onClose: () => void
  readonly labels?: Partial<StayDialogLabels> | undefined
}

/** Meets a mouse on its way to the tabs: what is left of the order, and the way to it; closing it lets the buyer go (CHK-75). */
export function StayDialog({ stepTitle, left, onGoOn, onClose, labels }: StayDialogProps) {
  const { pages } = useSettings(shopSettings)
  const { supportPhone } = useSettings(checkoutSettings)
  const text = useLabels('stayDialog', stayDialogRu, labels)
  const words = useLabels('dialog', dialogLabels)
  return (
    <Dialog
      id="pk-stay-dialog"
      open
      title={text.title}
      labels={words}
      onClose={onClose}
      footer={
        <Button variant="primary" wide onClick={onGoOn}>
          {text.goOn(stepTitle)}
        </Button>
      }
    >
      <p className="pk-stay-dialog__left">{left}</p>
      <p>{text.kept}</p>
      {(supportPhone !== null || pages.chat !== null) && (
        <p className="pk-stay-dialog__help">
          <span>{text.help}</span>
          {supportPhone !== null && <PhoneLink phone={supportPhone} />}
          {pages.chat !== null && <ShopLink href={pages.chat}>{text.chat}</ShopLink>}
        </p>
      )}
    </Dialog>
  )
}
