/** The limit of the cart page: a hand-written table, one listener, and a change touches only the texts that show it. */
import { loadProducts, money, price, store, type PlainProduct } from '../shared/plain-cart'

interface Row {
  readonly quantity: HTMLElement
  readonly sum: HTMLElement
}

const products = loadProducts()
const rows = new Map<string, Row>()
let timer: ReturnType<typeof setTimeout> | undefined
let asked = 0

const make = <K extends keyof HTMLElementTagNameMap>(
  tag: K,
  className: string,
  ...children: readonly (Node | string)[]
) => {
  const element = document.createElement(tag)
  if (className !== '') element.className = className
  element.append(...children)
  return element
}
const button = (className: string, text: string) => Object.assign(make('button', className, text), { type: 'button' })

const total = make('b', 'c-total')
const note = make('p', 'c-hint')
const rowTemplate = make(
  'tr',
  '',
  make('td', '', Object.assign(make('a', '', ' '), { target: '_blank' })),
  make('td', 'c-price'),
  make('td', '', button('c-dec', '−'), make('span', 'c-qty'), button('c-inc', '+')),
  make('td', 'c-sum'),
  make('td', '', button('c-del', '×')),
)

function paint({ quantity, sum }: Row, product: PlainProduct): void {
  quantity.textContent = String(product.quantity)
  sum.textContent = money(product.price * product.quantity)
}

function showTotal(kopecks: number): void {
  total.textContent = money(kopecks)
  const text = kopecks >= 300_000 ? 'Доступна оплата при получении' : 'Только предоплата'
  if (note.textContent !== text) note.textContent = text
}

const ownTotal = () => Object.values(products).reduce((sum, product) => sum + product.price * product.quantity, 0)

function ask(): void {
  const turn = ++asked
  void price(products).then((kopecks) => {
    if (turn === asked && kopecks !== null) showTotal(kopecks)
  })
}

function press({ target }: Event): void {
  const pressed = target instanceof Element ? target.closest('button') : null
  const tr = pressed?.closest('tr')
  const { id = '' } = tr?.dataset ?? {}
  const product = products[id]
  const row = rows.get(id)
  if (!pressed || !tr || product === undefined || row === undefined) return
  if (pressed.className === 'c-del') {
    delete products[id]
    rows.delete(id)
    tr.remove()
  } else {
    product.quantity = Math.max(1, product.quantity + (pressed.className === 'c-inc' ? 1 : -1))
    paint(row, product)
  }
  showTotal(ownTotal())
  store(products)
  clearTimeout(timer)
  timer = setTimeout(ask, 200)
}

function addRow(product: PlainProduct): HTMLTableRowElement {
  const tr = rowTemplate.cloneNode(true) as HTMLTableRowElement
  tr.dataset['id'] = product.id
  const [name, cost, count, sum] = tr.cells
  const link = name?.firstElementChild as HTMLAnchorElement
  link.href = product.link
  link.textContent = product.name
  if (cost) cost.textContent = money(product.price)
  const row = { quantity: count?.children[1] as HTMLElement, sum: sum as HTMLElement }
  rows.set(product.id, row)
  paint(row, product)
  return tr
}

const root = document.querySelector('[data-cart]')
const heading = make('tr', '', ...['Товар', 'Цена', 'Количество', 'Сумма', ''].map((text) => make('th', '', text)))
const table = make('table', '', make('thead', '', heading), make('tbody', '', ...Object.values(products).map(addRow)))
root?.append(table, make('p', '', 'Итого: ', total), note)
root?.addEventListener('click', press)
showTotal(ownTotal())
