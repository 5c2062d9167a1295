import { loadCategoryFilters, loadCategoryProducts, loadCrossSales, loadUserCity } from '@prilavok/contracts'
import { describe, expect, it } from 'vitest'
import { eventually, startOnPage } from '../testing/start-on-page'

const line = (id: string, more: object = {}) => ({
  id,
  name: `Товар ${id}`,
  price: 10_000,
  thumbUrl: '',
  link: '',
  ...more,
})
const LINE = `<div data-prilavok="cart-page"><template data-prilavok-template="line">
  <article class="own pk-root"><a class="own__name" data-field="link"><b data-field="name"></b></a>
  <img class="own__picture" data-field="image"><s data-field="old-price"></s><i class="own__price" data-field="total"></i>
  <span data-part="quantity"></span><span data-part="remove"></span></article></template></div>`

/** A cart page with a template, and lines in the cart. */
function open(html: string, ...lines: ReturnType<typeof line>[]) {
  const page = startOnPage('')
  page.always(loadCrossSales, () => ({ categories: [] }))
  page.always(loadUserCity, () => ({}))
  for (const each of lines) page.cart.add(each)
  document.body.innerHTML = html
  page.mounter.scan(document)
  return page
}
const shown = (selector: string) => eventually(() => expect(document.querySelector(selector)).not.toBeNull())

describe('markup of the page for a line of the cart', () => {
  it('shows its fields in the elements and classes of the page', async () => {
    open(LINE, line('a', { link: '/product/a', thumbUrl: '/a.webp' }))
    await shown('.own__name b')
    expect(document.querySelector('.own__name')?.textContent).toBe('Товар a')
    expect(document.querySelector('.own__name')?.getAttribute('href')).toBe('/product/a')
    expect(document.querySelector('.own__picture')?.getAttribute('src')).toBe('/a.webp')
    expect(document.querySelector('.own__price')?.textContent).toBe('100\u00a0₽')
    expect(document.querySelector('s')).toBeNull()
    expect(document.querySelector('.own')?.className).toBe('own')
  })

  it('has the controls of the widget', async () => {
    const { cart } = open(LINE, line('a'), line('b'))
    await shown('.own input')
    document.querySelector<HTMLButtonElement>('.own .pk-quantity-stepper button:last-of-type')?.click()
    await eventually(() => expect(cart.state.getState().lines[0]?.quantity).toBe(2))
    document.querySelector<HTMLButtonElement>('.own .pk-cart-line__delete')?.click()
    await eventually(() => expect(cart.state.getState().lines.map(({ id }) => id)).toEqual(['b']))
  })

  it('runs nothing, whatever the values and the template hold', async () => {
    const hostile = '<img src=x onerror="alert(1)">'
    const scripts = `<script>alert(1)</script><style>*{}</style><iframe src="/x"></iframe><svg onload="alert(1)"></svg>
      <b onclick="alert(1)" style="color:red" data-field="name"></b><a href="javascript:alert(1)">x</a>
      <div data-prilavok="cart-badge" class="pk-mount-cart-badge"></div><input name="q"><form></form>`
    open(LINE.replace('<article', `${scripts}<article`), line('a', { name: hostile, link: 'javascript:alert(1)' }))
    await shown('.own__name b')
    const page = document.querySelector('.pk-cart-own-lines')
    expect(document.querySelector('.own__name')?.textContent).toBe(hostile)
    expect(
      page?.querySelector('script,style,iframe,form,input[name],[onclick],[style],[href],[class*=pk-mount]'),
    ).toBeNull()
    expect(page?.querySelectorAll('img')).toHaveLength(0)
  })

  it('runs nothing in an option of a filter either', async () => {
    const hostile = '<img src=x onerror="alert(1)">'
    const page = startOnPage('')
    page.always(loadCategoryProducts, () => ({ items: [], paging: {} }))
    page.always(loadCategoryFilters, () => ({
      filters: [
        {
          searchCode: 'colour',
          filterType: 'ColorSwatches',
          name: hostile,
          displayOrder: 1,
          options: [
            { searchCode: hostile, name: hostile, selected: false, count: 4, colorHex: 'url(javascript:alert(1))' },
          ],
        },
      ],
    }))
    document.body.innerHTML = `<div data-prilavok="filters" data-id="c1"><template data-prilavok-template="option">
      <b class="own pk-root" onclick="alert(1)" style="color:red"><i data-field="name"></i> (<i data-field="count"></i>)
      <a href="javascript:alert(1)">x</a><script>alert(1)</script><input name="q"><span data-part="swatch"></span></b></template></div>`
    page.mounter.scan(document)
    await shown('.own i')
    const option = document.querySelector('.pk-filter__option')
    expect(option?.querySelector('.own')?.textContent?.replace(/\s+/g, ' ').trim()).toBe(`${hostile} (4) x`)
    expect(option?.querySelector('img,script,[href],[name],[onclick],[style],.own.pk-root')).toBeNull()
    document.querySelector<HTMLElement>('.own i')?.click()
    await eventually(() => expect(document.querySelector<HTMLInputElement>('.pk-filter__box')?.checked).toBe(true))
  })

  it('the page without one has the lines of the widget', async () => {
    open('<div data-prilavok="cart-page"><template data-prilavok-template="other"></template></div>', line('a'))
    await shown('.pk-cart-lines')
  })
})
