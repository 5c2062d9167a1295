import { fewestOf, packOf, refusalOf, refusalOfStock, stepOf, type Refusal } from '@prilavok/core/cart'
import { useCart, useShop } from '@prilavok/react'
import { useEffect, useRef, useState } from 'react'
import { useOverrides } from '../lib/labels'
import { CartRefusal } from './cart-refusal'
import { GoToCartDialog } from './go-to-cart-dialog'
import type { PressProps } from './cart-button.types'
import { tellFull } from './use-undo'

/**
 * What follows a press: the dialog, or beside the button why the product cannot be bought and what can be done. The product was added at
 * once; the calculation that the cart has asked for anyway takes it back where the shop does not sell it.
 */
export const AfterPress = (props: PressProps) => <AfterOnePress key={props.press.at} {...props} />

function AfterOnePress({ press: { quantity, isAdded }, props, returnFocus }: PressProps) {
  const { id, modalId, slots, opensDialog = true } = props
  const shop = useShop()
  const overrides = useOverrides()
  const cart = useCart()
  const { calculated, calculating, remove } = cart
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const isDecided = useRef(false)
  const [isOpen, setOpen] = useState(opensDialog && quantity === 0)
  const wanted = quantity === 0 ? fewestOf(props) : quantity + Math.max(packOf(props), stepOf(cart, id))

  useEffect(() => {
    // Once, by the calculation that the press has asked for: what is sold out an hour later stays in the cart, which says so.
    if (isDecided.current) return
    const found = isAdded ? refusalOf({ calculated }, id, wanted) : refusalOfStock(props, wanted, props)
    if (found !== null) setRefusal(found)
    else if (!isAdded) tellFull(shop, overrides)
    // What was in the cart before the press stays there: the cart says what is the matter with it.
    if (isAdded && quantity === 0 && found !== null && found.why !== 'fewer') remove(id)
    isDecided.current = !isAdded || found !== null || !calculating
  }, [calculated, calculating])

  if (refusal !== null) return <CartRefusal id={id} refusal={refusal} />
  if (!isOpen || !isAdded) return null
  const close = () => setOpen(false)
  return <GoToCartDialog productId={id} modalId={modalId} returnFocus={returnFocus} slots={slots} onClose={close} />
}
