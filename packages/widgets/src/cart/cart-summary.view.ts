import { countPieces, linesToBuy, sumOfLines, type CartLine, type CartState } from '@prilavok/core/cart'
import { buttonLinkNode } from '@prilavok/ui/button'
import { html, setAttribute, setMark, setText, stand } from '@prilavok/ui/element'
import type { CartPageWords } from './cart-page.words'
import './cart-summary.css'

/** The sums as they stand on the cart page. */
export interface CartSummaryView {
  readonly node: Element
  /** The sums, which a shop may add to. */
  readonly sums: Element
  /** The place of the notes on paying. */
  readonly note: Element
  readonly show: (
    state: CartState,
    lines: readonly CartLine[],
    calculating: boolean,
    words: CartPageWords,
    orderPage: string,
  ) => void
}

function openRow(kind?: string) {
  const term = html('dt', {})
  const value = html('dd', {})
  return {
    node: html('div', { class: 'pk-cart-summary__row', ...(kind !== undefined && { 'data-kind': kind }) }, term, value),
    show(name: string, amount: string) {
      setText(term, name)
      setText(value, amount)
    },
  }
}

/** What the cart costs and the way to the order; the notes on paying come last, where they push nothing away. */
export function openCartSummary(): CartSummaryView {
  const title = html('h2', { class: 'pk-cart-summary__title' })
  const goods = openRow()
  const discount = openRow('discount')
  const whole = openRow('total')
  const discounted = openRow('discounted')
  const rows = html('dl', { class: 'pk-cart-summary__rows' }, goods.node, whole.node)
  const sums = html('div', { class: 'pk-cart-summary__sums' }, title, rows)
  const amount = html('b', {})
  const reminder = html('p', { class: 'pk-cart-summary__reminder', 'aria-hidden': 'true' }, ' ', amount)
  const order = buttonLinkNode('primary', { 'data-wide': '' })
  const next = html('p', { class: 'pk-cart-summary__next' })
  const note = html('div', { class: 'pk-cart-summary__note' })
  const node = html(
    'div',
    { class: 'pk-cart-summary' },
    sums,
    html('div', { class: 'pk-cart-summary__bar' }, reminder, order),
    next,
    note,
  )
  return {
    node,
    sums,
    note,
    show({ total, discountedOrderAmount: reduced }, lines, calculating, { page, money }, orderPage) {
      const sum = sumOfLines(lines)
      setMark(node, 'data-calculating', calculating)
      setText(title, page.summary)
      goods.show(page.goods(countPieces(linesToBuy(lines))), money(sum))
      discount.show(page.discount, money(total - sum))
      stand(discount.node, total < sum, () => whole.node.before(discount.node))
      whole.show(page.total, money(total))
      discounted.show(page.discountedTotal, money(reduced ?? 0))
      stand(discounted.node, reduced !== null && reduced < total, () => rows.append(discounted.node))
      setText(reminder, `${page.total} `)
      setText(amount, money(total))
      setAttribute(order, 'href', orderPage)
      setText(order.firstElementChild as Element, page.order)
      setText(next, page.next)
    },
  }
}
