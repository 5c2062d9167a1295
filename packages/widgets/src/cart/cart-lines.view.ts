import type { CartLine } from '@prilavok/core/cart'
import { html, setAttribute, setMark, setText } from '@prilavok/ui/element'
import './cart-lines.css'
import './cart-lines.narrow.css'
import { openCartRow, type CartRowView, type LineActions, type LineLook } from './cart-row.view'

/** The lines as they stand on the cart page. */
export interface CartLinesView {
  readonly node: Element
  readonly show: (lines: readonly CartLine[], calculating: boolean, look: LineLook) => void
}

/** The table of lines; on phones the sheet lays its rows out as cards. */
export function openCartLines(actions: LineActions): CartLinesView {
  const heading = () => html('th', { scope: 'col' })
  const headings = [heading(), heading(), heading(), heading()]
  const hidden = html('span', { class: 'pk-visually-hidden' })
  const body = html('tbody', {})
  const node = html(
    'table',
    { class: 'pk-cart-lines' },
    html('thead', { class: 'pk-cart-lines__head' }, html('tr', {}, ...headings, html('th', { scope: 'col' }, hidden))),
    body,
  )
  const rows = new Map<string, CartRowView>()
  const rowOf = (line: CartLine): CartRowView => {
    const present = rows.get(line.id)
    if (present !== undefined) return present
    const row = openCartRow(line, actions)
    rows.set(line.id, row)
    return row
  }
  return {
    node,
    show(lines, calculating, look) {
      const { name, price, quantity, sum, region, actions: last } = look.words.page
      setAttribute(node, 'aria-label', region)
      setMark(node, 'data-calculating', calculating)
      const titles = [name, price, quantity, sum]
      headings.forEach((each, index) => setText(each, titles[index] ?? ''))
      setText(hidden, last)
      const ids = new Set(lines.map(({ id }) => id))
      for (const [id, row] of rows) {
        if (ids.has(id)) continue
        row.close()
        rows.delete(id)
      }
      lines.forEach((line, index) => {
        const row = rowOf(line)
        row.show(line, look)
        // A row that stands where it belongs is not touched: one that is moved would lose the focus.
        if (body.children[index] !== row.node) body.insertBefore(row.node, body.children[index] ?? null)
      })
    },
  }
}
