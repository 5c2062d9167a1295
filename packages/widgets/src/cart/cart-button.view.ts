import { cartFeature, watchQuantity } from '@prilavok/core/cart'
import { setAttribute, setText } from '@prilavok/ui/element'
import './cart-button.css'
import { cartButtonRu, type CartButtonLabels } from './cart-button.labels'
import { cloneAdd, cloneGroup } from './cart-button.nodes'
import type { CartButtonHost, CartButtonProps } from './cart-button.types'
import { isSecondHalf } from './double-click'

/** A control that stands on a page. */
export interface CartButtonView {
  /** Other words, another label, another address: shows what has changed. For another good or shop a control is opened anew. */
  readonly update: (props: CartButtonProps, host: CartButtonHost) => void
  /** Listens no more; what is drawn stays for whoever owns the element. */
  readonly close: () => void
}

const ADD = 'pk-cart-button__add'
/** So many controls a page always draws; those that come after them only near the window. */
const ALWAYS_DRAWN = 24
let standing = 0
/** The add button or the link to the cart, whichever stands there: has the focus when what had it is gone. */
const ANCHOR = `.${ADD},.pk-cart-button__link`

/**
 * The add-to-cart control in an element of class `pk-cart-button`, drawn without a view library: lists have a hundred of these, and
 * the script for pages shows them before it has one. What stands in the element already, the add button as a server
 * renders it, is taken over.
 */
export function openCartButton(root: HTMLElement, given: CartButtonProps, page: CartButtonHost): CartButtonView {
  let props = given
  let host = page
  const { shop } = host
  const cart = shop.use(cartFeature)
  let pieces = 0
  /** When the click was that added the good; null when it had been in the cart, or is gone. */
  let addedAt: number | null = null
  let closeDialog: (() => void) | undefined

  const text = <K extends keyof CartButtonLabels>(key: K): CartButtonLabels[K] =>
    props.labels?.[key] ?? host.labels.cartButton?.[key] ?? cartButtonRu[key]
  const write = () => {
    const box = root.firstElementChild as HTMLElement
    if (pieces === 0) return setText(box.firstElementChild as Element, props.buttonLabel ?? text('add'))
    const [remove, link, more] = box.children as Iterable<Element> as [Element, Element, Element]
    setAttribute(box, 'aria-label', text('group')(props.name))
    setAttribute(remove, 'aria-label', text('remove'))
    setAttribute(remove, 'title', text('remove'))
    setAttribute(link, 'href', shop.settings.pages.cart)
    setText(more, text('more'))
    setText(link, text('inCart')(pieces))
  }
  const show = (next: number) => {
    const had = pieces
    pieces = next
    if (next > 0 && had > 0) return setText(root.firstElementChild?.children[1] as Element, text('inCart')(next))
    // Asked before the change: once it is on the page, nobody knows any more who had the focus.
    const held = root.contains(document.activeElement)
    if (next > 0) root.replaceChildren(cloneGroup())
    else if (had > 0 || root.firstElementChild?.className !== ADD) root.replaceChildren(cloneAdd())
    write()
    if (held && !root.contains(document.activeElement)) root.querySelector<HTMLElement>(ANCHOR)?.focus()
  }
  // A function of every control takes memory a hundred times: what only a press needs is made by the press.
  const press = (event: MouseEvent) => {
    const add = () => {
      const { id, name, price, thumbUrl = '', link = '' } = props
      cart.add({ id, name, price, thumbUrl, link })
    }
    const addFirst = async () => {
      add()
      addedAt = event.timeStamp
      if (props.opensDialog === false) return
      // The buyer sees the changed button before the page begins to work on the dialog.
      await new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown)))
      const parts = await host.load()
      // Deleted while the dialog was on its way: it has nothing to show any more.
      if (parts === null || addedAt === null) return
      const { id, modalId, slots } = props
      const returnFocus = {
        get current() {
          return root.querySelector<HTMLElement>(ANCHOR)
        },
      }
      closeDialog = parts.showDialog({ control: root, goodId: id, modalId, slots, returnFocus })
    }
    const remove = async () => {
      addedAt = null
      const putBack = cart.remove(props.id)
      const parts = await host.load()
      parts?.offerUndo(shop, { name: props.name, putBack, labels: host.labels.undoNotice })
    }
    const button = (event.target as Element).closest('button')
    if (pieces === 0) {
      if (button !== null) void addFirst()
    } else if (isSecondHalf(event, addedAt)) {
      event.preventDefault()
      event.stopPropagation()
    } else if (button !== null) {
      if (button.classList.contains('pk-cart-button__remove')) void remove()
      else add()
    }
  }

  const stop = watchQuantity(cart.state, props.id, show)
  if (++standing > ALWAYS_DRAWN) root.dataset['far'] = ''
  root.addEventListener('click', press)
  return {
    update(nextProps, nextHost) {
      props = nextProps
      host = nextHost
      write()
    },
    close() {
      stop()
      standing -= 1
      addedAt = null
      closeDialog?.()
      root.removeEventListener('click', press)
    },
  }
}
