import { useProduct } from '@prilavok/react'
import { Button } from '@prilavok/ui/button'
import { Notice } from '@prilavok/ui/notice'
import { TrustedHtml } from '@prilavok/ui/trusted-html'
import { useEffect, useRef } from 'react'
import { useLabels } from '../lib/labels'
import { useSeen } from '../lib/use-seen'
import { productCommentsRu, type ProductCommentsLabels } from './product-tabs.labels'
import './product-comments.css'

/** Where the reviews come from. */
export interface ProductCommentsProps {
  /** The address at which the page's server renders them: marks, lists and links are shown. */
  readonly contentUrl: string
  /** Texts of this one widget; what is left out is that of the language, or of `LabelsProvider`. */
  readonly labels?: Partial<ProductCommentsLabels> | undefined
}

const MARGIN = '2000px'

/** The reviews as the page's server renders them, loaded when the tab that they are in is first opened. Source: PRODUCT-07. */
export function ProductComments({ contentUrl, labels }: ProductCommentsProps) {
  const { comments, loadComments } = useProduct()
  const text = useLabels('productComments', productCommentsRu, labels)
  const root = useRef<HTMLDivElement>(null)
  const isSeen = useSeen(root, { margin: MARGIN })
  const load = () => void loadComments(contentUrl)
  useEffect(() => {
    if (isSeen) load()
  }, [isSeen, contentUrl])
  return (
    <div className="pk-product-comments" ref={root}>
      {comments.status === 'ready' && <TrustedHtml html={comments.html} />}
      {comments.status === 'loading' && <p role="status">{text.loading}</p>}
      {comments.status === 'failed' && (
        <Notice tone="danger" announce action={<Button onClick={load}>{text.retry}</Button>}>
          {text.failed}
        </Notice>
      )}
    </div>
  )
}
