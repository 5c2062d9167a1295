import { useProduct } from '@prilavok/react'
import { Button } from '@prilavok/ui/button'
import { Notice } from '@prilavok/ui/notice'
import { TrustedHtml } from '@prilavok/ui/trusted-html'
import { useEffect } from 'react'
import type { ProductTabsLabels } from './product-tabs.labels'

interface ProductCommentsProps {
  /** Where the page's server renders them. */
  readonly address: string
  readonly text: ProductTabsLabels
}

/** The reviews as the page's server renders them, cleaned. Source: PRODUCT-07. */
export function ProductComments({ address, text }: ProductCommentsProps) {
  const { comments, loadComments } = useProduct()
  const load = () => void loadComments(address)
  useEffect(load, [address])
  if (comments.status === 'ready') return <TrustedHtml html={comments.html} />
  if (comments.status !== 'failed') return <p role="status">{text.loading}</p>
  return (
    <Notice tone="danger" announce action={<Button onClick={load}>{text.retry}</Button>}>
      {text.failed}
    </Notice>
  )
}
