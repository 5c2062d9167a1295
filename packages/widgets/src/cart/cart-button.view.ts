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
/** The add button or the link to the cart, whichever stands there: has the focus when what had it is gone. */
const ANCHOR = `.${ADD},.pk-cart-button__link`

/** A control and what it knows: plain data and one set of functions for all, because lists have a hundred of them. */
interface Control {
  readonly root: HTMLElement
  props: CartButtonProps
  host: CartButtonHost
  pieces: number
  /** When the click was that added the good; null when it had been in the cart, or is gone. */
  addedAt: number | null
  closeDialog: (() => void) | undefined
  /** The link that counts the pieces, while there are any. */
  link: Element | undefined
}

/**
 * The add-to-cart control in an element of class `pk-cart-button`, drawn without a view library: lists have a hundred of these, and
 * the script for pages shows them before it has one. What stands in the element already, the add button as a server
 * renders it, is taken over.
 */
export function openCartButton(root: HTMLElement, props: CartButtonProps, host: CartButtonHost): CartButtonView {
  const control: Control = { root, props, host, pieces: 0, addedAt: null, closeDialog: undefined, link: undefined }
  const stop = watchQuantity(cartOf(control).state, props.id, (pieces) => show(control, pieces))
  const heard = (event: MouseEvent) => press(control, event)
  root.addEventListener('click', heard)
  return {
    update(nextProps, nextHost) {
      Object.assign(control, { props: nextProps, host: nextHost })
      write(control)
    },
    close() {
      stop()
      control.addedAt = null
      control.closeDialog?.()
      root.removeEventListener('click', heard)
    },
  }
}

const cartOf = ({ host }: Control) => host.shop.use(cartFeature)

const anchorOf = ({ root }: Control) => root.querySelector<HTMLElement>(ANCHOR)

const textOf = <K extends keyof CartButtonLabels>({ props, host }: Control, key: K): CartButtonLabels[K] =>
  props.labels?.[key] ?? host.labels.cartButton?.[key] ?? cartButtonRu[key]

const count = (control: Control) => setText(control.link as Element, textOf(control, 'inCart')(control.pieces))

function write(control: Control): void {
  const { root, props, host, pieces } = control
  const box = root.firstElementChild as HTMLElement
  if (pieces === 0) return setText(box.firstElementChild as Element, props.buttonLabel ?? textOf(control, 'add'))
  const [remove, link, more] = box.children as Iterable<Element> as [Element, Element, Element]
  setAttribute(box, 'aria-label', textOf(control, 'group')(props.name))
  setAttribute(remove, 'aria-label', textOf(control, 'remove'))
  setAttribute(remove, 'title', textOf(control, 'remove'))
  setAttribute(link, 'href', host.shop.settings.pages.cart)
  setText(more, textOf(control, 'more'))
  control.link = link
  count(control)
}

function show(control: Control, pieces: number): void {
  const { root, pieces: had } = control
  control.pieces = pieces
  if (pieces > 0 && had > 0) return count(control)
  // Asked before the change: once it is on the page, nobody knows any more who had the focus.
  const held = root.contains(document.activeElement)
  if (pieces > 0) root.replaceChildren(cloneGroup())
  else if (had > 0 || root.firstElementChild?.className !== ADD) root.replaceChildren(cloneAdd())
  write(control)
  if (held && !root.contains(document.activeElement)) anchorOf(control)?.focus()
}

function add(control: Control): void {
  const { id, name, price, thumbUrl = '', link = '' } = control.props
  cartOf(control).add({ id, name, price, thumbUrl, link })
}

async function addFirst(control: Control, at: number): Promise<void> {
  add(control)
  control.addedAt = at
  if (control.props.opensDialog === false) return
  // The buyer sees the changed button before the page begins to work on the dialog.
  await new Promise((shown) => requestAnimationFrame(() => setTimeout(shown)))
  const parts = await control.host.load()
  // Deleted while the dialog was on its way: it has nothing to show any more.
  if (parts === null || control.addedAt === null) return
  const { id, modalId, slots } = control.props
  const returnFocus = {
    get current() {
      return anchorOf(control)
    },
  }
  control.closeDialog = parts.showDialog({ control: control.root, goodId: id, modalId, slots, returnFocus })
}

async function remove(control: Control): Promise<void> {
  const { props, host } = control
  control.addedAt = null
  const putBack = cartOf(control).remove(props.id)
  const parts = await host.load()
  parts?.offerUndo(host.shop, { name: props.name, putBack, labels: host.labels.undoNotice })
}

function press(control: Control, event: MouseEvent): void {
  const button = (event.target as Element).closest('button')
  if (control.pieces === 0) {
    if (button !== null) void addFirst(control, event.timeStamp)
  } else if (isSecondHalf(event, control.addedAt)) {
    event.preventDefault()
    event.stopPropagation()
  } else if (button !== null) {
    if (button.classList.contains('pk-cart-button__remove')) void remove(control)
    else add(control)
  }
}
