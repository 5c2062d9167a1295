import type { PageProduct } from '@prilavok/core/product'
import { useLayoutEffect, useRef, type RefObject } from 'react'
import { CartButton } from '../cart/cart-button'
import { ProductPicture } from '../cart/product-picture'
import { useMoney } from '../lib/use-money'
import type { ProductStickyHeaderLabels } from './product-page.labels'
import './product-sticky-bar.css'

interface ProductStickyBarProps {
  readonly product: PageProduct
  readonly thumbUrl: string
  readonly link: string
  readonly text: ProductStickyHeaderLabels
  /** Whether the focus is in the bar, which then stays. */
  readonly onFocusInside: (isInside: boolean) => void
}

const isUnderDialog = (): boolean =>
  [...document.querySelectorAll('dialog[open]')].some((each) => each.matches(':modal'))

/** Opens the bar above the page, though never above a dialog that was there first, and scrolls what gets the focus out from under it (WCAG 2.4.11). */
function useBar(bar: RefObject<HTMLElement | null>, onFocusInside: ProductStickyBarProps['onFocusInside']) {
  useLayoutEffect(() => {
    const element = bar.current
    if (element === null) return
    // In the top layer no ancestor of the page clips or moves it.
    const open = () => {
      if (isUnderDialog()) return
      removeEventListener('scroll', open)
      element.showPopover?.()
    }
    // A page under a dialog does not scroll by hand; when it does again, the dialog is gone.
    addEventListener('scroll', open, { passive: true })
    open()
    const uncover = ({ target }: Event) => {
      if (!(target instanceof Element) || element.contains(target) || target.closest('dialog') !== null) return
      const { top, bottom: end } = target.getBoundingClientRect()
      const { bottom } = element.getBoundingClientRect()
      if (top < bottom && end > 0) window.scrollBy({ top: top - bottom - 12, behavior: 'instant' })
    }
    const enter = () => onFocusInside(true)
    const leave = ({ relatedTarget }: FocusEvent) => {
      if (!(relatedTarget instanceof Node && element.contains(relatedTarget))) onFocusInside(false)
    }
    // On its way down: the script build keeps the events of widgets from listeners of the page.
    document.addEventListener('focusin', uncover, true)
    // Those of React bubble, those of Preact do not.
    element.addEventListener('focusin', enter)
    element.addEventListener('focusout', leave)
    return () => {
      removeEventListener('scroll', open)
      document.removeEventListener('focusin', uncover, true)
    }
  }, [])
}

/** Name, price and cart button in a bar at the top of the window. */
export function ProductStickyBar({ product, thumbUrl, link, text, onFocusInside }: ProductStickyBarProps) {
  const money = useMoney()
  const bar = useRef<HTMLElement>(null)
  useBar(bar, onFocusInside)
  return (
    <section className="pk-product-sticky-header" aria-label={text.label} popover="manual" ref={bar}>
      <div className="pk-product-sticky-header__inner">
        {thumbUrl !== '' && <ProductPicture url={thumbUrl} />}
        <p className="pk-product-sticky-header__name">{product.name}</p>
        <b className="pk-product-sticky-header__price">{money(product.price)}</b>
        {product.available && (
          <div className="pk-product-sticky-header__act">
            <CartButton
              id={product.id}
              name={product.name}
              price={product.price}
              buttonLabel={text.add}
              thumbUrl={thumbUrl}
              link={link}
            />
          </div>
        )}
      </div>
    </section>
  )
}
