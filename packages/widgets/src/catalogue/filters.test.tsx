import { loadCategoryFilters, loadCategoryProducts } from '@prilavok/contracts'
import type { TestEffects } from '@prilavok/core/testing'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { showInShop } from '../testing/show-in-shop'
import { Filters, type FiltersProps } from './filters'

const option = (name: string, more: object = {}) => ({ name, searchCode: name, selected: false, ...more })
const options = (count: number, more: object = {}) =>
  Array.from({ length: count }, (_, at) => option(`Вариант ${at + 1}`, { searchCode: `o${at + 1}`, ...more }))
const filters = {
  filters: [
    {
      searchCode: 'brand',
      filterType: 'Checkboxes',
      displayOrder: 2,
      name: 'Бренд',
      options: options(30, { count: 4 }),
    },
    {
      searchCode: 'base',
      filterType: 'SeparatedButtonsBySpecSingleOption',
      displayOrder: 3,
      name: 'Основа',
      options: [option('гипс'), option('цемент')],
    },
    { searchCode: 'kind', filterType: 'Dropdown', displayOrder: 4, name: 'Вид', options: [option('а'), option('б')] },
    {
      searchCode: 'colour',
      filterType: 'ColorSwatches',
      displayOrder: 5,
      name: 'Цвет',
      options: [option('белый', { colorHex: '#ffffff' })],
    },
    {
      searchCode: 'price',
      filterType: 'Range',
      displayOrder: 1,
      name: 'Цена',
      unit: '₽',
      options: [],
      min: 50,
      max: 900,
    },
  ],
}
const product = (id: string) => ({
  id,
  shortId: id,
  name: `Товар ${id}`,
  url: `/product/${id}`,
  price: 10,
  available: true,
  availability: 'InStock',
})
const list = (names: readonly string[], more: object = {}) => ({
  items: names.map(product),
  paging: { pageIndex: 1, pageSize: 24, pageCount: 3, totalCount: 60, totalIsExact: true, ...more },
})
const fragment = (text: string, total = 1) =>
  `<div class="products" data-total-count="${total}" data-page-count="2"><p>${text}</p><div data-prilavok="cart-button" data-id="1"></div><script>window.hacked = 1</script></div>`

let narrow = false
beforeEach(() => {
  narrow = false
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('max-width') && narrow,
    addEventListener: () => {},
    removeEventListener: () => {},
  }))
  document.body.innerHTML = '<div id="bar"><i>сортировка</i></div><div id="list"><p class="own">Свой список</p></div>'
})
afterEach(() => {
  vi.unstubAllGlobals()
  document.body.innerHTML = ''
})

const open = async (props: Partial<FiltersProps> = {}, script: (test: TestEffects) => void = () => {}) => {
  const shown = showInShop(<Filters id="c" {...props} />, {
    script: (test) => {
      test.always(loadCategoryFilters, () => filters)
      test.always(loadCategoryProducts, () => list(['a', 'b']))
      script(test)
    },
  })
  await shown.settle()
  return shown
}
const page = () => document.getElementById('list')
const found = () => document.querySelector('.pk-list-bar__found')?.textContent
const press = (element: HTMLElement) => act(async () => void fireEvent.click(element))
/** Chooses in a drop-down as a browser does. */
const choose = (name: string, value: string) =>
  act(async () => {
    const select = screen.getByRole<HTMLSelectElement>('combobox', { name })
    select.value = value
    select.dispatchEvent(new Event('input', { bubbles: true }))
    select.dispatchEvent(new Event('change', { bubbles: true }))
  })
const bodiesOf = (shown: Pick<TestEffects, 'callsOf'>) =>
  shown.callsOf(loadCategoryProducts).map(({ input }) => input.body)

describe('the filters of a category', () => {
  it('[FILTER-04] are a panel beside a list of product cards, in their order', async () => {
    await open()
    const panel = screen.getByRole('region', { name: 'Фильтры' })
    const groups = within(panel)
      .getAllByRole('group')
      .map((group) => group.getAttribute('aria-label'))
    expect(groups.filter((name) => name !== null)).toEqual(['Цена', 'Бренд', 'Основа', 'Вид', 'Цвет'])
    const cards = within(screen.getByRole('list', { name: 'Товары' })).getAllByRole('heading')
    expect(cards.map(({ textContent }) => textContent)).toEqual(['Товар a', 'Товар b'])
    expect(found()).toBe('60\u00a0товаров')
  })

  it('[FILTER-07] [FILTER-11] [FILTER-12] a press selects and loads; the list is hidden meanwhile and shown after', async () => {
    const shown = await open()
    const held = shown.hold(loadCategoryProducts)
    await press(screen.getByRole('checkbox', { name: /Вариант 1\b/ }))
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /Вариант 1\b/ }).checked).toBe(true)
    expect(screen.queryByRole('list', { name: 'Товары' })).toBeNull()
    held.respond(list(['c']))
    await shown.settle()
    expect(within(screen.getByRole('list', { name: 'Товары' })).getAllByRole('heading')).toHaveLength(1)
    expect(shown.address.hash).toBe('#filter=brand=o1')
    await press(screen.getByRole('checkbox', { name: /Вариант 1\b/ }))
    expect(shown.address.hash).toBe('#_')
  })

  it('[FILTER-08] buttons of a single-option filter and a drop-down hold one option', async () => {
    const shown = await open()
    await press(screen.getByRole('button', { name: 'гипс' }))
    await press(screen.getByRole('button', { name: 'цемент' }))
    expect(screen.getByRole('button', { name: 'гипс' }).getAttribute('aria-pressed')).toBe('false')
    await choose('Вид', 'а')
    await choose('Вид', 'б')
    const kind = encodeURIComponent('б')
    expect(shown.address.hash).toBe(`#filter=base=${encodeURIComponent('цемент')}&kind=${kind}`)
    await choose('Вид', '')
    expect(shown.address.hash).not.toContain('kind')
  })

  it('a long group shows eight options, all on request, and is searched where it has more than 20', async () => {
    await open()
    const brand = within(screen.getByRole('group', { name: 'Бренд' }))
    const visible = () => brand.getAllByRole('checkbox').length
    expect(visible()).toBe(8)
    await press(brand.getByRole('button', { name: 'Ещё 22' }))
    expect(visible()).toBe(30)
    await act(async () => void fireEvent.change(brand.getByRole('searchbox'), { target: { value: ' ВАРИАНТ 2' } }))
    expect(visible()).toBe(11)
    await act(async () => void fireEvent.change(brand.getByRole('searchbox'), { target: { value: 'zzz' } }))
    expect(brand.getByText('Таких вариантов нет')).toBeTruthy()
  })

  it('44: after quick presses address, chips and list are those of the last one, whichever response comes last', async () => {
    const shown = await open()
    const first = shown.hold(loadCategoryProducts)
    await press(screen.getByRole('checkbox', { name: /Вариант 1\b/ }))
    const second = shown.hold(loadCategoryProducts)
    await press(screen.getByRole('checkbox', { name: /Вариант 2\b/ }))
    second.respond(list(['второй']))
    await shown.settle()
    first.respond(list(['первый', 'первый-2']))
    await shown.settle()
    const chips = within(screen.getByRole('list', { name: 'Выбранные фильтры' })).getAllByRole('button')
    const cards = within(screen.getByRole('list', { name: 'Товары' })).getAllByRole('heading')
    expect([shown.address.hash, chips.length, cards.map(({ textContent }) => textContent)]).toEqual([
      '#filter=brand=o1,o2',
      2,
      ['Товар второй'],
    ])
  })

  it('an option that is selected stays in sight', async () => {
    await open({}, ({ address }) => {
      address.hash = '#filter=brand=o20'
    })
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /Вариант 20/ }).checked).toBe(true)
  })

  it('a range counts when its field is left or with Enter, ends in the wrong order change places', async () => {
    const shown = await open()
    const [from, to] = [screen.getByLabelText('Цена, от, ₽'), screen.getByLabelText('Цена, до, ₽')]
    await act(async () => {
      fireEvent.change(from, { target: { value: '500' } })
      fireEvent.change(to, { target: { value: '100,5' } })
    })
    expect(bodiesOf(shown)).toHaveLength(1)
    await act(async () => void fireEvent.keyDown(to, { key: 'Enter' }))
    expect(shown.address.hash).toBe('#filter=price=100.5-500')
    await act(async () => void fireEvent.blur(to))
    expect(bodiesOf(shown)).toHaveLength(2)
    await press(screen.getByRole('button', { name: 'Убрать фильтр «Цена: 100.5 – 500\u00a0₽»' }))
    expect([shown.address.hash, screen.getByLabelText<HTMLInputElement>('Цена, от, ₽').value]).toEqual(['#_', ''])
  })

  it.each([
    ['200,5 ₽', '#filter=price=200.5-900', ''],
    ['2e2', '#filter=price=200-900', ''],
    ['много', '', '«много» — не число'],
    ['10-20', '', '«10-20» — не число'],
  ])('a range reads %s as the number that it means, or says that it is none', async (typed, hash, said) => {
    const shown = await open()
    const from = screen.getByLabelText<HTMLInputElement>('Цена, от, ₽')
    await act(async () => {
      fireEvent.change(from, { target: { value: typed } })
    })
    await act(async () => void fireEvent.keyDown(from, { key: 'Enter' }))
    expect(shown.address.hash).toBe(hash)
    expect(document.querySelector('.pk-filter__remark')?.textContent).toBe(said)
    if (said !== '') expect(from.value).toBe('')
  })

  it('everything that is selected is a chip that takes it back, and one press takes back all', async () => {
    const shown = await open()
    await press(screen.getByRole('checkbox', { name: /Вариант 1\b/ }))
    await press(screen.getByRole('checkbox', { name: /Вариант 2\b/ }))
    const chips = within(screen.getByRole('list', { name: 'Выбранные фильтры' }))
    expect(chips.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Бренд: Вариант 1',
      'Бренд: Вариант 2',
    ])
    const first = chips.getByRole('button', { name: 'Убрать фильтр «Бренд: Вариант 1»' })
    first.focus()
    await press(first)
    expect(shown.address.hash).toBe('#filter=brand=o2')
    expect(document.activeElement?.textContent).toBe('Бренд: Вариант 2')
    await press(screen.getByRole('button', { name: 'Сбросить всё' }))
    expect(shown.address.hash).toBe('#_')
  })

  it('an empty result has a way out: without the last filter, or without all', async () => {
    const shown = await open({}, ({ always }) =>
      always(loadCategoryProducts, ({ body }) =>
        body.filters?.length ? list([], { totalCount: 0, pageCount: 1 }) : list(['a']),
      ),
    )
    await press(screen.getByRole('checkbox', { name: /Вариант 1\b/ }))
    await shown.settle()
    expect(screen.getByText('Ничего не нашлось')).toBeTruthy()
    await press(screen.getByRole('button', { name: 'Убрать «Бренд»' }))
    await shown.settle()
    expect(screen.queryByText('Ничего не нашлось')).toBeNull()
  })

  it('[FILTER-17] what cannot be loaded is said with a way to try again, and the list of before stays', async () => {
    const shown = await open()
    shown.refuse(loadCategoryProducts, { kind: 'status', status: 500 })
    await press(screen.getByRole('checkbox', { name: /Вариант 1\b/ }))
    await shown.settle()
    expect(screen.getByRole('alert').textContent).toContain('Не удалось загрузить товары')
    expect(screen.getByText('Товар a')).toBeTruthy()
    await press(screen.getByRole('button', { name: 'Повторить' }))
    await shown.settle()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('the order and the page go into the address', async () => {
    const shown = await open()
    await choose('Сортировка', 'PriceAsc')
    await shown.settle()
    await press(screen.getByRole('button', { name: 'Страница 3' }))
    expect(Object.fromEntries(shown.address.query)).toEqual({ sort: 'PriceAsc', page: '3' })
    expect(bodiesOf(shown).at(-1)).toMatchObject({ sort: 'PriceAsc', pageIndex: 3 })
  })
})

describe('on a page that has its own list', () => {
  const onPage = (script?: (test: TestEffects) => void) =>
    open({ list: 'list', bar: '#bar' }, (test) => {
      test.always(loadCategoryProducts, () => fragment('Отобраны', 40))
      script?.(test)
    })

  it('leaves the list as it is until something is selected, and takes the place of the bar', async () => {
    const shown = await onPage()
    expect(bodiesOf(shown)).toEqual([])
    expect(page()?.querySelector('.own')?.textContent).toBe('Свой список')
    expect(document.getElementById('bar')?.textContent).toContain('Сначала популярные')
    expect(document.getElementById('bar')?.textContent).not.toContain('сортировка')
  })

  it("[FILTER-03] then shows the server's fragment there, without what could run", async () => {
    const shown = await onPage()
    const held = shown.hold(loadCategoryProducts)
    await press(screen.getByRole('checkbox', { name: /Вариант 1\b/ }))
    await act(async () => void (await vi.dynamicImportSettled()))
    expect(page()?.querySelector<HTMLElement>('.own')?.hidden).toBe(true)
    held.respond(fragment('Отобраны', 40))
    await shown.settle()
    expect(page()?.querySelector('.own')).toBeNull()
    expect(page()?.querySelector('.products p')?.textContent).toBe('Отобраны')
    expect(page()?.querySelector('[data-prilavok=cart-button]')).not.toBeNull()
    expect(page()?.querySelector('script')).toBeNull()
    expect(within(page() ?? document.body).getByRole('button', { name: 'Страница 2' })).toBeTruthy()
    expect(found()).toBe('40\u00a0товаров')
  })

  it('going back brings the page its list back; so does unmounting', async () => {
    const shown = await onPage()
    await press(screen.getByRole('checkbox', { name: /Вариант 1\b/ }))
    await shown.settle()
    await act(async () => shown.goBack())
    expect(page()?.querySelector<HTMLElement>('.own')?.hidden).toBe(false)
    expect(page()?.querySelector('.products')).toBeNull()
    await press(screen.getByRole('checkbox', { name: /Вариант 2\b/ }))
    await shown.settle()
    shown.unmount()
    expect(page()?.innerHTML).toBe('<p class="own">Свой список</p>')
    expect(document.getElementById('bar')?.innerHTML).toBe('<i>сортировка</i>')
  })

  it('a failed request leaves the list of the page in sight', async () => {
    const shown = await onPage(({ refuse }) => refuse(loadCategoryProducts, { kind: 'response' }))
    await press(screen.getByRole('checkbox', { name: /Вариант 1\b/ }))
    await shown.settle()
    expect(page()?.querySelector<HTMLElement>('.own')?.hidden).toBe(false)
    expect(within(page() ?? document.body).getByRole('alert')).toBeTruthy()
  })
})

describe('on a phone', () => {
  const scrolled = vi.fn()
  beforeEach(() => {
    narrow = true
    const spy = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(scrolled)
    scrolled.mockReset()
    return () => spy.mockRestore()
  })

  it('filters are behind a button, in a sheet whose button says how many products were found', async () => {
    const shown = await open()
    expect(screen.queryByRole('region', { name: 'Фильтры' })).toBeNull()
    await press(screen.getByRole('button', { name: 'Фильтры' }))
    await shown.settle()
    const sheet = within(screen.getByRole('dialog', { name: 'Фильтры' }))
    await press(sheet.getByRole('checkbox', { name: /Вариант 1\b/ }))
    await shown.settle()
    await press(sheet.getByRole('button', { name: 'Показать 60\u00a0товаров' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.getByRole('button', { name: 'Фильтры · 1' })).toBeTruthy()
  })

  it('[FILTER-13] a change while the panel is out of view scrolls smoothly to the list', async () => {
    const shown = await open({}, ({ address }) => {
      address.hash = '#filter=brand=o1,o2'
    })
    const root = shown.container.querySelector<HTMLElement>('.pk-filters')
    const at = (bottom: number) => {
      if (root !== null) root.getBoundingClientRect = () => ({ top: bottom - 50, bottom }) as DOMRect
    }
    at(40)
    await press(screen.getByRole('button', { name: /Вариант 1/ }))
    expect(scrolled).not.toHaveBeenCalled()
    at(-10)
    await press(screen.getByRole('button', { name: /Вариант 2/ }))
    expect(scrolled.mock.calls).toEqual([[{ block: 'start', behavior: 'smooth' }]])
    expect(scrolled.mock.contexts[0]).toBe(screen.getByRole('region', { name: 'Товары' }))
  })

  it.each([
    ['begins above the window', -900, 1],
    ['begins in it', 200, 0],
  ])('another order of a list that %s', async (_where, top, times) => {
    await open()
    const list = screen.getByRole('region', { name: 'Товары' })
    list.getBoundingClientRect = () => ({ top }) as DOMRect
    await choose('Сортировка', 'PriceAsc')
    expect(scrolled).toHaveBeenCalledTimes(times)
  })
})
