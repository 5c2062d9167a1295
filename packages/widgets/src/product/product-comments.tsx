import { useProduct } from '@prilavok/react'
import { useEffect, useRef } from 'react'
import { useLabels } from '../lib/labels'
import { lazySection } from '../lib/lazy-section'
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

const List = lazySection(() => import('./product-comment-list'))
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
      {isSeen && (
        <List>{({ ProductCommentList }) => <ProductCommentList {...comments} text={text} onRetry={load} />}</List>
      )}
    </div>
  )
}
