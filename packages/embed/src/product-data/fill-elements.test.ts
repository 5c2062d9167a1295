import { loadProductData, loadUserCity } from '@prilavok/contracts'
import { describe, expect, it } from 'vitest'
import { eventually, startOnPage } from '../testing/start-on-page'

const field = (id: string, name: string, before = '…') =>
  `<b data-prilavok="product-data" data-id="${id}" data-field="${name}">${before}</b>`
const textOf = (name: string) => document.querySelector(`[data-field="${name}"]`)?.textContent
const card = (id: string, more: object = {}) => ({
  id,
  shortId: id,
  name: `Товар ${id}`,
  url: `/product/${id}`,
  price: 899,
  available: true,
  availability: 'InStock',
  tags: [],
  commentsCount: 2,
  unit: 'Piece',
  hashCode: '',
  ...more,
})

describe('fields of products in the markup of a page', () => {
  it('are filled with what the server has, in one request', async () => {
    const names = ['name', 'price', 'old-price', 'discount', 'saving', 'stock', 'rating', 'reviews']
    const { always, callsOf, advance } = startOnPage(
      names.map((name) => field('a', name)).join('') + field('b', 'price'),
    )
    always(loadProductData, () => [card('a', { oldPrice: 1000, averageUserScore: 4.5 }), card('b')])
    await eventually(async () => {
      await advance(0)
      expect(names.map(textOf)).toEqual([
        'Товар a',
        '899\u00a0₽',
        '1\u00a0000\u00a0₽',
        '−10\u00a0%',
        '101\u00a0₽',
        'В наличии',
        '4,5',
        '2\u00a0отзыва',
      ])
    })
    expect(callsOf(loadProductData).map(({ input }) => input.query)).toEqual([{ ids: 'a,b', cityId: '' }])
    expect(document.querySelector('[data-field="stock"]')?.getAttribute('data-pk-stock')).toBe('InStock')
    expect(document.querySelector('.pk-root')).toBeNull()
  })

  it('say the delivery to the city of the visitor', async () => {
    const { always, respond, callsOf, advance } = startOnPage(
      field('a', 'delivery-price') + field('a', 'delivery-date'),
    )
    always(loadUserCity, () => ({ userCityId: '77', showedCityId: '77', showedCityName: 'Москва' }))
    respond(loadProductData, [card('a', { delivery: { cost: 0, daysTravelTimeFrom: 1, daysTravelTimeTo: 2 } })])
    await eventually(async () => {
      await advance(0)
      expect(textOf('delivery-price')).toBe('БЕСПЛАТНО')
    })
    expect(textOf('delivery-date')).toMatch(/^\d+(–| )/)
    expect(callsOf(loadProductData).map(({ input }) => input.query)).toEqual([{ ids: 'a', cityId: '77' }])
  })

  it('follow the cart', async () => {
    const { cart } = startOnPage(field('a', 'quantity', '0'))
    await eventually(() => expect(document.querySelector('b')?.hasAttribute('data-pk-empty')).toBe(true))
    cart.add({ id: 'a', name: 'a', price: 1, thumbUrl: '', link: '' })
    expect(textOf('quantity')).toBe('1')
    expect(document.querySelector('b')?.hasAttribute('data-pk-empty')).toBe(false)
  })

  it('keep what the server rendered where the response fails, or does not name the product', async () => {
    const { refuse, always, advance } = startOnPage(field('a', 'price', '<i>900</i> ₽'))
    refuse(loadProductData, {})
    await eventually(async () => {
      await advance(0)
      expect(document.querySelector('b')?.innerHTML).toBe('<i>900</i> ₽')
    })
    always(loadProductData, () => [card('other')])
    document.body.insertAdjacentHTML('beforeend', field('x', 'stock', 'есть'))
    await advance(0)
    expect(textOf('stock')).toBe('есть')
  })

  it('show hostile texts as texts', async () => {
    const { always, advance } = startOnPage(field('a', 'name'))
    always(loadProductData, () => [card('a', { name: '<img src=x onerror=alert(1)>' })])
    await eventually(async () => {
      await advance(0)
      expect(textOf('name')).toBe('<img src=x onerror=alert(1)>')
    })
    expect(document.querySelector('img')).toBeNull()
  })

  it('get back what the server had rendered when they are unmounted', async () => {
    const { always, advance, mounter } = startOnPage(field('a', 'price', '<i>900</i> ₽'))
    always(loadProductData, () => [card('a')])
    const element = document.querySelector<HTMLElement>('b') ?? expect.unreachable()
    await eventually(async () => {
      await advance(0)
      expect(element.textContent).toBe('899\u00a0₽')
    })
    mounter.unmount(element)
    expect(element.innerHTML).toBe('<i>900</i> ₽')
  })

  it('a field that there is not is named, and its element stays as it is', async () => {
    const { warn } = startOnPage(field('a', 'colour', 'белый'))
    const wrong = { widget: 'product-data', key: 'field', expected: 'productField' }
    await eventually(() => expect(warn.mock.calls[0]?.[0]).toMatchObject(wrong))
    expect(textOf('colour')).toBe('белый')
  })
})
