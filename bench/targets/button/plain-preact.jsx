/** What Preact itself costs: the limit's control as one small root per place, and a store of a few lines. */
import { render } from 'preact'
import { useLayoutEffect, useState } from 'preact/hooks'
import { loadProducts, money, price, store } from '../shared/plain-cart'

let goods = loadProducts()
let timer
const listeners = new Set()
const tell = () => listeners.forEach((listener) => listener())

function set(good, quantity) {
  const { [good.id]: _, ...others } = goods
  goods = quantity > 0 ? { ...others, [good.id]: { ...good, quantity } } : others
  store(goods)
  tell()
  clearTimeout(timer)
  timer = setTimeout(() => void price(goods), 200)
}

function useGoods(read) {
  const [value, setValue] = useState(read)
  useLayoutEffect(() => {
    const listener = () => setValue(read())
    listeners.add(listener)
    return () => listeners.delete(listener)
  }, [])
  return value
}

function Atc({ good }) {
  const quantity = useGoods(() => goods[good.id]?.quantity ?? 0)
  if (quantity === 0) {
    return (
      <button class="atc-add" type="button" onClick={() => set(good, 1)}>
        Добавить в корзину
      </button>
    )
  }
  return (
    <span class="atc-group" role="group">
      <button class="atc-del" type="button" aria-label="Удалить" onClick={() => set(good, 0)}>
        ×
      </button>
      <a class="atc-link" href="/profile/cart">{`В корзине ${quantity} шт.`}</a>
      <button class="atc-inc" type="button" onClick={() => set(good, quantity + 1)}>
        +1 шт
      </button>
    </span>
  )
}
const sum = (of) => Object.values(goods).reduce((total, good) => total + of(good), 0)
const Badge = () => useGoods(() => sum(({ quantity }) => quantity))
const Total = () => money(useGoods(() => sum((good) => good.price * good.quantity)))

let roots = []
const put = (selector, Widget) => {
  for (const element of document.querySelectorAll(selector)) {
    const { id, name, price: kopecks, link } = element.dataset
    element.textContent = ''
    render(<Widget good={{ id, name, price: Number(kopecks), link }} />, element)
    roots.push(element)
  }
}
function mount() {
  put('[data-atc]', Atc)
  put('[data-cart-badge]', Badge)
  put('[data-cart-total]', Total)
}
function unmount() {
  for (const element of roots) render(null, element)
  roots = []
}

globalThis.measured = { mount, unmount }
mount()
