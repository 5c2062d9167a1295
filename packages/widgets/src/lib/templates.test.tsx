import { loadCategoryFilters, loadCategoryProducts, searchCatalogue } from '@prilavok/contracts'
import { VIEWED_KEY } from '@prilavok/core/recently-viewed'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Filters } from '../catalogue/filters'
import { ProductCard } from '../catalogue/product-card'
import { RecentlyViewed } from '../recently-viewed/recently-viewed'
import { SearchBox } from '../search/search-box'
import { showInShop } from '../testing/show-in-shop'
import { TemplatesProvider, type RenderTemplate } from './templates'

const written: RenderTemplate = ({ values, parts = {} }) => (
  <div data-testid="own">
    {JSON.stringify(values)}
    {Object.values(parts)}
  </div>
)
const templates = new Map([
  ['card', written],
  ['option', written],
  ['suggestion', written],
])
const own = () => JSON.parse(/^\{.*\}/.exec(screen.getAllByTestId('own')[0]?.textContent ?? '')?.[0] ?? '{}') as unknown

it('a product of a list is in the markup of the page, with its button', () => {
  const product = {
    id: 'a',
    name: 'Цемент',
    url: '/product/a',
    price: 45_000,
    oldPrice: 50_000,
    picture: '/a.webp',
    available: true,
    availability: 'InStock',
    tags: [],
    rating: null,
    reviewCount: 0,
    unit: 'Pack',
  }
  showInShop(
    <TemplatesProvider templates={templates}>
      <ProductCard product={product} />
    </TemplatesProvider>,
  )
  expect(own()).toMatchObject({
    id: 'a',
    link: '/product/a',
    image: '/a.webp',
    texts: { name: 'Цемент', price: '450\u00a0₽', 'old-price': '500\u00a0₽', discount: '−10\u00a0%', unit: 'упак.' },
  })
  expect(screen.getByRole('button', { name: 'В корзину' })).toBeTruthy()
})

it('so is a product that was looked at', () => {
  showInShop(
    <TemplatesProvider templates={templates}>
      <RecentlyViewed />
    </TemplatesProvider>,
    {
      script: ({ storage }) =>
        void storage.saved.set(VIEWED_KEY, JSON.stringify([{ title: 'Клей', uri: '/product/1', imageUri: '/1.webp' }])),
    },
  )
  expect(own()).toEqual({ link: '/product/1', image: '/1.webp', texts: { name: 'Клей' } })
})

it('and what the search has found', async () => {
  const { advance, settle } = showInShop(
    <TemplatesProvider templates={templates}>
      <SearchBox />
    </TemplatesProvider>,
    {
      script: ({ always }) =>
        always(searchCatalogue, () => ({
          groups: [{ name: 'Товары', items: [{ name: 'Клей', redirectTo: '/product/7', price: 12.5 }] }],
        })),
    },
  )
  const field = screen.getByRole('combobox')
  act(() => field.focus())
  fireEvent.input(field, { target: { value: 'клей' } })
  await advance(500)
  await settle()
  expect(own()).toEqual({ image: '', texts: { name: 'Клей', price: '12,50\u00a0₽' } })
})

it('and an option of a filter, whose checkbox or button stays that of the widget', async () => {
  const filter = (searchCode: string, filterType: string, option: object) => ({
    searchCode,
    filterType,
    name: searchCode,
    displayOrder: 1,
    options: [{ searchCode: 'a', selected: false, ...option }],
  })
  const { settle } = showInShop(
    <TemplatesProvider templates={templates}>
      <Filters id="c1" />
    </TemplatesProvider>,
    {
      script: ({ always }) => {
        always(loadCategoryFilters, () => ({
          filters: [
            filter('colour', 'ColorSwatches', { name: 'Белый', count: 4, colorHex: '#ffffff' }),
            { ...filter('weight', 'SeparatedButtons', { name: '25' }), unit: 'кг' },
          ],
        }))
        always(loadCategoryProducts, () => ({ items: [], paging: {} }))
      },
    },
  )
  await settle()
  const colour = within(screen.getByRole('group', { name: 'colour' }))
  expect(own()).toEqual({ texts: { name: 'Белый', count: '4' } })
  expect(document.querySelectorAll('[data-testid="own"] > .pk-filter__swatch')).toHaveLength(1)
  fireEvent.click(colour.getByTestId('own'))
  await settle()
  expect(colour.getByRole<HTMLInputElement>('checkbox').checked).toBe(true)
  const button = within(screen.getByRole('group', { name: 'weight' })).getByRole('button')
  expect(button.textContent).toBe('{"texts":{"name":"25 кг","count":null}}')
  fireEvent.click(within(button).getByTestId('own'))
  await settle()
  expect(button.getAttribute('aria-pressed')).toBe('true')
})
