import type { PageCart, Prilavok } from '@prilavok/embed'

const show = ({ count, total }: PageCart) => {
  document.title = count === 0 ? 'Магазин' : `(${count}) Магазин, ${total} ₽`
}

export function connect(prilavok: Prilavok): () => void {
  return prilavok.on('cart-changed', show)
}

globalThis.prilavokQueue ??= []
globalThis.prilavokQueue.push(connect)
