import { isPriceKnown, type CartLine } from '@prilavok/core/cart'
import { iconButtonNode } from '@prilavok/ui/button'
import { html, setAttribute, setMark, setText, stand } from '@prilavok/ui/element'
import { iconNode, TRASH_PATH } from '@prilavok/ui/icon'
import { openQuantityStepper } from '@prilavok/ui/quantity-stepper'
import type { CartPageParts, CartPageProps, ShownPlaces } from './cart-page.types'
import type { CartPageWords } from './cart-page.words'
import { goodNamePart, goodPicturePart } from './good.nodes'
import './line-price.css'

/** What a line is shown with. */
export interface LineLook extends ShownPlaces {
  readonly words: CartPageWords
  readonly slots: CartPageProps['slots']
  readonly parts: CartPageParts | null | undefined
}

/** What can be done with a line. */
export interface LineActions {
  readonly setQuantity: (id: string, quantity: number) => void
  readonly remove: (line: CartLine) => void
}

/** A line that stands on the cart page. */
export interface CartRowView {
  readonly node: Element
  readonly show: (line: CartLine, look: LineLook) => void
  readonly close: () => void
}

/** One line of the cart page (CART-15). */
export function openCartRow(first: CartLine, { setQuantity, remove }: LineActions): CartRowView {
  let line = first
  const picture = goodPicturePart()
  const about = html('div', { class: 'pk-cart-line__name' })
  /** The name, or what the shop shows instead of it. */
  let ownName: ReturnType<typeof goodNamePart> | undefined
  let slot: Element | undefined
  let hideSlot = () => {}
  const soldOut = html('p', { class: 'pk-cart-line__sold-out' })
  const each = html('span', { class: 'pk-line-price__each' })
  const amount = html('span', { class: 'pk-line-price__amount' }, ' ', each)
  const discount = html('span', { class: 'pk-line-price__discount' })
  const price = html('span', { class: 'pk-line-price' }, amount)
  const stepper = openQuantityStepper((quantity) => setQuantity(line.id, quantity))
  const still = html('span', { class: 'pk-cart-line__still' })
  const quantity = html('td', { class: 'pk-cart-line__quantity' })
  const total = html('td', { class: 'pk-cart-line__total' })
  const bin = iconButtonNode(iconNode(TRASH_PATH))
  bin.addEventListener('click', () => remove(line))
  const node = html(
    'tr',
    { class: 'pk-cart-line' },
    html('td', { class: 'pk-cart-line__good' }, html('div', { class: 'pk-cart-line__about' }, picture.node, about)),
    html('td', { class: 'pk-cart-line__price' }, price),
    quantity,
    total,
    html('td', { class: 'pk-cart-line__remove' }, bin),
  )

  const showName = ({ slots, show, hide }: LineLook) => {
    const { LineName } = slots ?? {}
    if (LineName === undefined) {
      if (ownName === undefined) {
        hideSlot()
        slot?.remove()
        slot = undefined
        ownName = goodNamePart(about)
      }
      return ownName.show(line.name, line.link)
    }
    if (slot === undefined) {
      const place = html('div', {})
      ownName = undefined
      about.firstChild?.remove()
      about.prepend(place)
      slot = place
      hideSlot = () => hide(place)
    }
    show(slot, LineName, { line })
  }
  return {
    node,
    show(next, look) {
      const { words, parts } = look
      const { page, money } = words
      line = next
      const { name, available, price: piece, discountPrice } = line
      const known = isPriceKnown(line)
      setMark(node, 'data-unavailable', !available)
      picture.show(line.thumbUrl)
      showName(look)
      const word = words.line.soldOut
      const said = `${word} ${page.soldOutHelp}`
      if (soldOut.textContent !== said || (parts && soldOut.childElementCount === 0))
        soldOut.replaceChildren(parts ? parts.soldOutMark(word) : word, ` ${page.soldOutHelp}`)
      stand(soldOut, !available, () => about.append(soldOut))
      setText(amount, known ? money(piece) : words.line.unknown)
      setText(each, ` ${words.line.each}`)
      if (discountPrice !== null) setText(discount, words.line.discounted(money(discountPrice)))
      stand(discount, discountPrice !== null && discountPrice < piece, () => price.append(discount))
      stepper.show(name, line.quantity, words.stepper)
      setText(still, String(line.quantity))
      const counter = available ? stepper.node : still
      if (quantity.firstChild !== counter) quantity.replaceChildren(counter)
      setText(total, known ? money(line.total) : words.line.unknown)
      setAttribute(bin, 'aria-label', page.remove(name))
      setAttribute(bin, 'title', page.remove(name))
    },
    close() {
      hideSlot()
      node.remove()
    },
  }
}
