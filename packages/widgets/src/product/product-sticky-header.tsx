import { useProduct } from '@prilavok/react'
import { useEffect, useLayoutEffect, useRef, useState, type FocusEvent } from 'react'
import { CartButton } from '../cart/cart-button'
import { ProductPicture } from '../cart/product-picture'
import { useLabels } from '../lib/labels'
import { useMoney } from '../lib/use-money'
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

/** Whether the page has been scrolled past an element. */
function usePassed() {
  const mark = useRef<HTMLSpanElement>(null)
  const [isPassed, setIsPassed] = useState(false)
  useEffect(() => {
    if (mark.current === null) return
    const observer = new IntersectionObserver((entries) => {
      const last = entries.at(-1)
      if (last !== undefined) setIsPassed(!last.isIntersecting && last.boundingClientRect.top < 0)
    })
    observer.observe(mark.current)
    return () => observer.disconnect()
  }, [])
  return { mark, isPassed }
}

/** Scrolls what gets the focus out from under the bar (WCAG 2.4.11). */
function useUncoveredFocus(isShown: boolean) {
  const bar = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const element = bar.current
    if (!isShown || element === null) return
    // In the top layer no ancestor of the page clips or moves it.
    element.showPopover?.()
    const uncover = ({ target }: Event) => {
      if (!(target instanceof Element) || element.contains(target) || target.closest('dialog') !== null) return
      const { top } = target.getBoundingClientRect()
      const { bottom } = element.getBoundingClientRect()
      if (top < bottom) window.scrollBy({ top: top - bottom - 12, behavior: 'instant' })
    }
    document.addEventListener('focusin', uncover)
    return () => document.removeEventListener('focusin', uncover)
  }, [isShown])
  return bar
}

/**
 * Name, price and cart button of the page's product at the top of the window while the price is above it. Mount it beside the price.
 * Source: PRODUCT-09.
 */
export function ProductStickyHeader({ thumbUrl = '', link = '', labels }: ProductStickyHeaderProps) {
  const { product } = useProduct()
  const text = useLabels('productStickyHeader', productStickyHeaderRu, labels)
  const money = useMoney()
  const { mark, isPassed } = usePassed()
  const [hasFocus, setHasFocus] = useState(false)
  const isShown = product !== null && (isPassed || hasFocus)
  const bar = useUncoveredFocus(isShown)
  const leave = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setHasFocus(false)
  }
  return (
    <>
      <span className="pk-product-sticky-header__mark" ref={mark} aria-hidden="true" />
      {isShown && (
        <section
          className="pk-product-sticky-header"
          aria-label={text.label}
          popover="manual"
          ref={bar}
          onFocus={() => setHasFocus(true)}
          onBlur={leave}
        >
          <div className="pk-product-sticky-header__inner">
            {thumbUrl !== '' && <ProductPicture url={thumbUrl} />}
            <p className="pk-product-sticky-header__name">{product.name}</p>
            <b className="pk-product-sticky-header__price">{money(product.price)}</b>
            {product.available && (
              <div className="pk-product-sticky-header__act">
                <CartButton id={product.id} name={product.name} price={product.price} thumbUrl={thumbUrl} link={link} />
              </div>
            )}
          </div>
        </section>
      )}
    </>
  )
}
