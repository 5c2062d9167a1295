import { useProduct } from '@prilavok/react'
import { useEffect, useRef, useState } from 'react'
import { useLabels } from '../lib/labels'
import { lazySection } from '../lib/lazy-section'
import { productStickyHeaderRu, type ProductStickyHeaderLabels } from './product-page.labels'
import './product-sticky-header.css'

/** What the header shows beside the product of the page. */
export interface ProductStickyHeaderProps {
  /** Address of a small picture of the product. */
  readonly thumbUrl?: string | undefined
  /** Address of the product page, for the cart. */
  readonly link?: string | undefined
  /** Texts of this one widget; what is left out is that of the language, or of `LabelsProvider`. */
  readonly labels?: Partial<ProductStickyHeaderLabels> | undefined
}

const Bar = lazySection(() => import('./product-sticky-bar'))

/** Whether the page has been scrolled past an element. */
function usePassed() {
  const mark = useRef<HTMLSpanElement>(null)
  const [isPassed, setIsPassed] = useState(false)
  useEffect(() => {
    if (mark.current === null) return
    const observer = new IntersectionObserver(
      (entries) => {
        const last = entries.at(-1)
        if (last !== undefined) setIsPassed(!last.isIntersecting && last.boundingClientRect.top < 0)
      },
      // All that is below counts as in sight: a jump from below to above the window is a change, too.
      { rootMargin: '0px 0px 1000000px' },
    )
    observer.observe(mark.current)
    return () => observer.disconnect()
  }, [])
  return { mark, isPassed }
}

/**
 * Name, price and cart button of the page's product at the top of the window while the price is above it. Mount it beside the price.
 * Source: PRODUCT-09.
 */
export function ProductStickyHeader({ thumbUrl = '', link = '', labels }: ProductStickyHeaderProps) {
  const { product } = useProduct()
  const text = useLabels('productStickyHeader', productStickyHeaderRu, labels)
  const { mark, isPassed } = usePassed()
  const [hasFocus, setHasFocus] = useState(false)
  const isShown = product !== null && (isPassed || hasFocus)
  return (
    <>
      <span className="pk-product-sticky-header__mark" ref={mark} aria-hidden="true" />
      {isShown && (
        <Bar>
          {({ ProductStickyBar }) => (
            <ProductStickyBar
              product={product}
              thumbUrl={thumbUrl}
              link={link}
              text={text}
              onFocusInside={setHasFocus}
            />
          )}
        </Bar>
      )}
    </>
  )
}
