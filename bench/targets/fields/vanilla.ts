interface Card {
  readonly id: string
  readonly price: number
  readonly oldPrice: number
  readonly availability: string
}

const format = new Intl.NumberFormat('ru', { style: 'currency', currency: 'RUB', maximumFractionDigits: 2 })
const STOCK: Readonly<Record<string, string>> = { InStock: 'В наличии', OutOfStock: 'Нет в наличии' }

/** The job by hand: one request for all elements, then a text for each. */
async function fill(): Promise<void> {
  const elements = [...document.querySelectorAll<HTMLElement>('.field')]
  const ids = [...new Set(elements.map(({ dataset }) => dataset['id'] ?? ''))]
  const response = await fetch(`/api/product-cards?ids=${ids.join(',')}`)
  const cards = new Map(((await response.json()) as readonly Card[]).map((card) => [card.id, card]))
  for (const element of elements) {
    const card = cards.get(element.dataset['id'] ?? '')
    if (card === undefined) continue
    const { field } = element.dataset
    element.textContent =
      field === 'price'
        ? format.format(card.price)
        : field === 'old-price'
          ? format.format(card.oldPrice)
          : (STOCK[card.availability] ?? '')
  }
}
void fill()
