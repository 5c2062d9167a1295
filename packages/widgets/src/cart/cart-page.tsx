import { useShop } from '@prilavok/react'
import { createElement, Fragment, useLayoutEffect, useMemo, useRef, useState, type ReactElement } from 'react'
import { createPortal } from 'react-dom'
import { useLabels, usePageLabels } from '../lib/labels'
import { cartPageRu } from './cart-page.labels'
import { loadCartPageParts } from './cart-page.late'
import type { CartPageHost, CartPageProps } from './cart-page.types'
import { openCartPage, type CartPageView } from './cart-page.view'

export type { CartPageProps, CartPageSlots } from './cart-page.types'

/** Parts of the page by the place they stand in. */
type Portals = ReadonlyMap<Element, ReactElement>

/** The last key that a part was given. */
let lastKey = 0

/**
 * The cart as a page: its lines, what they cost and what goes with them (CART-15 to CART-24). The view draws it; what is
 * rendered here is the element that a server sends, and, in the view's places, the parts that come late and those of the shop.
 */
export function CartPage(props: CartPageProps) {
  const shop = useShop()
  const labels = usePageLabels()
  const text = useLabels('cartPage', cartPageRu, props.labels)
  const root = useRef<HTMLElement>(null)
  const view = useRef<CartPageView | null>(null)
  const [portals, setPortals] = useState<Portals>(new Map())
  const host = useMemo<CartPageHost>(
    () => ({
      shop,
      labels,
      load: loadCartPageParts,
      show(place, component, given) {
        setPortals((before) => {
          const key = before.get(place)?.key ?? ++lastKey
          return new Map(before).set(
            place,
            <Fragment key={key}>{createPortal(createElement(component, given), place)}</Fragment>,
          )
        })
      },
      hide(place) {
        setPortals((before) => (before.has(place) ? new Map([...before].filter(([each]) => each !== place)) : before))
      },
    }),
    [shop, labels],
  )
  useLayoutEffect(() => {
    if (root.current === null) return
    const opened = openCartPage(root.current, props, host)
    view.current = opened
    return () => {
      view.current = null
      opened.close()
    }
    // Other props and words are no reason to begin anew: the update below shows them.
  }, [shop])
  const first = useRef(true)
  useLayoutEffect(() => {
    if (!first.current) view.current?.update(props, host)
    first.current = false
  }, [props, host])
  useLayoutEffect(() => view.current?.placesShown(), [portals])
  // The very same element at every turn: what the view has made of it is left alone.
  const [page] = useState(() => <section className="pk-cart-page" ref={root} tabIndex={-1} aria-label={text.region} />)
  return (
    <>
      {page}
      {[...portals.values()]}
    </>
  )
}
