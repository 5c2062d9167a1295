import type { UseProduct } from '@prilavok/react'
import { Button } from '@prilavok/ui/button'
import { Notice } from '@prilavok/ui/notice'
import { TrustedFragment } from '@prilavok/ui/trusted-html'
import type { ProductCommentsLabels } from './product-tabs.labels'

type ProductCommentListProps = UseProduct['comments'] & {
  readonly text: ProductCommentsLabels
  readonly onRetry: () => void
}

/** The loaded reviews, cleaned, as the page's own sheet wants them; what is waited for, or what went wrong. */
export function ProductCommentList({ status, html, text, onRetry }: ProductCommentListProps) {
  if (status === 'ready') return <TrustedFragment html={html} base={null} />
  if (status !== 'failed') return <p role="status">{text.loading}</p>
  return (
    <Notice tone="danger" announce action={<Button onClick={onRetry}>{text.retry}</Button>}>
      {text.failed}
    </Notice>
  )
}
