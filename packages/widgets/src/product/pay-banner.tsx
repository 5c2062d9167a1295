import { payBanner } from '@prilavok/core/product'
import { useProduct } from '@prilavok/react'
import { CheckIcon, LockIcon } from '@prilavok/ui/icon'
import { useLabels } from '../lib/labels'
import { payBannerRu, type PayBannerLabels } from './delivery.labels'
import './pay-banner.css'

/** Only the texts of the banner can be set. */
export interface PayBannerProps {
  /** Texts of this one widget; what is left out is that of the language, or of `LabelsProvider`. */
  readonly labels?: Partial<PayBannerLabels> | undefined
}

/** Whether the page's product can be paid on delivery in the visitor's city, once that is known. Source: PRODUCT-20. */
export function PayBanner({ labels }: PayBannerProps) {
  const { delivery } = useProduct()
  const text = useLabels('payBanner', payBannerRu, labels)
  const banner = payBanner(delivery)
  if (banner === null) return null
  const isLater = banner === 'pay-on-delivery'
  return (
    <p className="pk-pay-banner" data-pay={banner}>
      {isLater ? <CheckIcon /> : <LockIcon />}
      <span>
        <b className="pk-pay-banner__title">{isLater ? text.onDelivery : text.atOnce}</b>
        {isLater ? text.onDeliveryText : text.atOnceText}
      </span>
    </p>
  )
}
