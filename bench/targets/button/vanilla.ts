/**
 * The limit of the add-to-cart control: hand-written DOM. One template per state, one listener for the page, and a change
 * touches only what shows it. It keeps the cart, prices it and hears other tabs, as ours does.
 */
import { loadProducts, money, price, store, type Products } from '../shared/plain-cart'

interface Place {
  readonly element: HTMLElement
  quantity: number
  text: Text | null
}

const node = <K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Readonly<Record<string, string>>,
  ...children: readonly (Node | string)[]
) => {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  element.append(...children)
  return element
}

const addTemplate = node('button', { class: 'atc-add', type: 'button' }, 'Добавить в корзину')
const groupTemplate = node(
  'span',
  { class: 'atc-group', role: 'group' },
  node('button', { class: 'atc-del', type: 'button', 'aria-label': 'Удалить' }, '×'),
  node('a', { class: 'atc-link', href: '/profile/cart' }, ' '),
  node('button', { class: 'atc-inc', type: 'button' }, '+1 шт'),
)

let products: Products = loadProducts()
let places = new Map<string, Place[]>()
let timer: ReturnType<typeof setTimeout> | undefined
let asked = 0

const quantityOf = (id: string) => products[id]?.quantity ?? 0

function paint(place: Place, quantity: number): void {
  if (quantity > 0 && place.text !== null) place.text.data = `В корзине ${quantity} шт.`
  else if (quantity > 0) {
    const group = groupTemplate.cloneNode(true)
    place.text = group.childNodes[1]?.firstChild as Text
    place.text.data = `В корзине ${quantity} шт.`
    place.element.replaceChildren(group)
  } else if (place.quantity !== 0) {
    place.text = null
    place.element.replaceChildren(addTemplate.cloneNode(true))
  }
  place.quantity = quantity
}

function show(selector: string, text: string): void {
  for (const element of document.querySelectorAll(selector)) element.textContent = text
}

function sums(): void {
  const all = Object.values(products)
  show('[data-cart-badge]', String(all.reduce((sum, { quantity }) => sum + quantity, 0)))
  show('[data-cart-total]', money(all.reduce((sum, product) => sum + product.price * product.quantity, 0)))
}

function ask(): void {
  const turn = ++asked
  void price(products).then((total) => {
    if (turn === asked && total !== null) show('[data-cart-total]', money(total))
  })
}

function changed(id: string): void {
  for (const place of places.get(id) ?? []) paint(place, quantityOf(id))
  sums()
}

function press({ target }: Event): void {
  const button = target instanceof Element ? target.closest('.atc-add,.atc-inc,.atc-del') : null
  const element = button?.closest<HTMLElement>('[data-atc]')
  if (!button || !element) return
  const { id = '', name = '', price: kopecks = '0', link = '' } = element.dataset
  const quantity = button.className === 'atc-del' ? 0 : quantityOf(id) + 1
  if (quantity > 0) (products[id] ??= { id, name, price: Number(kopecks), link, quantity: 0 }).quantity = quantity
  else delete products[id]
  changed(id)
  store(products)
  clearTimeout(timer)
  timer = setTimeout(ask, 200)
}

function listener({ key }: StorageEvent): void {
  if (key !== 'cart') return
  products = loadProducts()
  for (const id of places.keys()) changed(id)
}

function mount(): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-atc]')) {
    const { id = '' } = element.dataset
    const place: Place = { element, quantity: -1, text: null }
    const same = places.get(id)
    if (same === undefined) places.set(id, [place])
    else same.push(place)
    paint(place, quantityOf(id))
  }
  document.addEventListener('click', press)
  addEventListener('storage', listener)
  sums()
}

function unmount(): void {
  document.removeEventListener('click', press)
  removeEventListener('storage', listener)
  for (const same of places.values()) for (const { element } of same) element.replaceChildren()
  places = new Map()
}

globalThis.measured = { mount, unmount }
mount()
