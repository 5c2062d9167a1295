import { loadProduct } from '@prilavok/contracts'
import { COMPARISON_KEY } from '@prilavok/core/comparison'
import { notificationsFeature } from '@prilavok/core/notifications'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { en } from '../labels/en'
import { showInShop } from '../testing/show-in-shop'
import { CompareBadge } from './compare-badge'
import { CompareButton } from './compare-button'
import { ComparePage } from './compare-page'

const product = (id: string, category = 'c', specs: readonly (readonly [string, string])[] = []) => ({
  id,
  shortId: id,
  name: `Товар ${id}`,
  price: 100,
  available: true,
  availability: 'InStock',
  weight: 1,
  commentsCount: 0,
  article: id,
  unit: 'Piece',
  manufacturer: null,
  category: { id: category, name: `Раздел ${category}` },
  breadcrumbs: [],
  pictures: [],
  specs: specs.map(([name, value]) => ({ group: null, name, value })),
  features: [],
  attachments: [],
  tags: [],
  url: `/product/${id}`,
  hashCode: 'h',
})
const SHOP = {
  a: product('a', 'c', [
    ['Вес', '5 кг'],
    ['Цвет', 'белый'],
  ]),
  b: product('b', 'c', [
    ['Вес', '10 кг'],
    ['Цвет', 'белый'],
  ]),
  d: product('d', 'other', [['Длина', '1 м']]),
}
const stored = (...ids: readonly string[]) => JSON.stringify({ items: ids.map((id) => ({ id, name: `Товар ${id}` })) })
const show = (widget: Parameters<typeof showInShop>[0], text = stored(), labels = {}) =>
  showInShop(widget, {
    labels,
    script: ({ storage, always, refuse }) => {
      storage.saved.set(COMPARISON_KEY, text)
      if (text.includes('"gone"')) refuse(loadProduct, { kind: 'status', status: 404 })
      always(loadProduct, ({ params }) => SHOP[params.id as keyof typeof SHOP])
    },
  })
const heads = () => screen.queryAllByRole('columnheader').map((head) => within(head).getByRole('link').textContent)
const rows = () => screen.queryAllByRole('rowheader').map(({ textContent }) => textContent)
const button = (name: string | RegExp) => screen.getByRole('button', { name })

describe('the scales', () => {
  it('are pressed while the product is compared, and the badge counts', () => {
    show(
      <>
        <CompareButton id="a" name="Клей" category="c" view="icon" />
        <CompareBadge />
      </>,
    )
    expect(button('Сравнить: Клей').getAttribute('aria-pressed')).toBe('false')
    fireEvent.click(button('Сравнить: Клей'))
    expect(button('Сравнить: Клей').getAttribute('aria-pressed')).toBe('true')
    expect(screen.getByRole('img', { name: '1 товар в сравнении' })).toBeTruthy()
    fireEvent.click(button('Сравнить: Клей'))
    expect(screen.queryByRole('img')).toBeNull()
  })

  it('say what to do where six products of the category are compared', async () => {
    const items = [1, 2, 3, 4, 5, 6].map((id) => ({ id, category: 'c' }))
    const { shop, settle } = show(<CompareButton id="a" name="Клей" category="c" />, JSON.stringify({ items }))
    fireEvent.click(button('Сравнить: Клей'))
    await settle()
    expect(shop.use(notificationsFeature).state.getState().items).toMatchObject([
      { text: 'В сравнении уже 6 товаров этого раздела', detail: 'Уберите один из них, чтобы добавить этот.' },
    ])
  })
})

describe('the comparison', () => {
  it('has a column for each product of one category and a row for each characteristic', async () => {
    const { settle } = show(<ComparePage />, stored('a', 'b'))
    await settle()
    // Its code comes with the first product that is compared.
    await screen.findAllByRole('columnheader')
    expect(heads()).toEqual(['Товар a', 'Товар b'])
    expect(rows()).toEqual(['Наличие', 'Вес', 'Цвет'])
    const [weight] = screen.getAllByRole('row', { name: /Вес/ })
    expect(
      within(weight ?? expect.unreachable())
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual(['5 кг', '10 кг'])
  })

  it('shows the differences alone', async () => {
    const { settle } = show(<ComparePage />, stored('a', 'b'))
    await settle()
    fireEvent.click(screen.getByRole('checkbox', { name: 'Только отличия' }))
    expect(rows()).toEqual(['Вес'])
  })

  it('begins with the category of the last product, and has the others at hand', async () => {
    const { settle } = show(<ComparePage />, stored('a', 'b', 'd'))
    await settle()
    expect(heads()).toEqual(['Товар d'])
    expect(screen.getByRole('checkbox').hasAttribute('disabled')).toBe(true)
    expect(screen.getByText('Добавьте ещё товар из этого раздела, чтобы увидеть отличия.')).toBeTruthy()
    fireEvent.click(button('Раздел c (2)'))
    expect(heads()).toEqual(['Товар a', 'Товар b'])
    expect(button('Раздел c (2)').getAttribute('aria-pressed')).toBe('true')
  })

  it('lets a product go, hands the focus on and takes it back', async () => {
    const { settle, shop } = show(<ComparePage />, stored('a', 'b'))
    await settle()
    button('Убрать из сравнения: Товар a').focus()
    fireEvent.click(button('Убрать из сравнения: Товар a'))
    await settle()
    expect(heads()).toEqual(['Товар b'])
    expect(document.activeElement).toBe(button('Убрать из сравнения: Товар b'))
    const [notice] = shop.use(notificationsFeature).state.getState().items
    await act(async () => notice?.action?.run())
    expect(heads()).toEqual(['Товар a', 'Товар b'])
  })

  it('can be cleared, and that undone in the same order', async () => {
    const { settle, shop } = show(<ComparePage />, stored('a', 'b'))
    await settle()
    fireEvent.click(button('Очистить'))
    await settle()
    expect(screen.getByRole('link', { name: 'Перейти в каталог' })).toBeTruthy()
    const [notice] = shop.use(notificationsFeature).state.getState().items
    await act(async () => notice?.action?.run())
    expect(heads()).toEqual(['Товар a', 'Товар b'])
  })

  it('names what is no longer sold', async () => {
    const { settle } = show(<ComparePage />, stored('gone', 'a'))
    await settle()
    expect(screen.getByText('Товар gone')).toBeTruthy()
    fireEvent.click(button('Убрать из списка'))
    expect(screen.queryByText('Товар gone')).toBeNull()
  })

  it('can be scrolled with the keyboard and speaks English [EMBED-10]', async () => {
    const { settle } = show(<ComparePage />, stored('a', 'b'), en)
    await settle()
    const [, table] = screen.getAllByRole('region', { name: 'Comparison of products' })
    expect(table?.getAttribute('tabindex')).toBe('0')
    expect(screen.getAllByRole('button', { name: /Add to cart/ })).toHaveLength(2)
  })
})
