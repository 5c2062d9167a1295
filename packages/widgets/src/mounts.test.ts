import { describe, expect, it } from 'vitest'
import { mounts, type Dataset } from './mounts'

const mountOf = (name: string) => {
  const found = mounts.find((mount) => mount.name === name)
  if (found === undefined) throw new Error(`no mount ${name}`)
  return found
}
const readButton = (dataset: Dataset) => mountOf('cart-button').readProps(dataset)
const least = { id: '7', name: 'Клей' }

describe('the attributes of the add-to-cart control', () => {
  it('become its props, the price in kopecks [EMBED-01] [CART-25]', () => {
    expect(
      readButton({
        prilavok: 'cart-button',
        id: ' 7 ',
        name: 'Клей «Старт»',
        price: '1234.50',
        thumbUrl: '/7.webp',
        link: 'https://shop.ru/7',
        buttonLabel: 'Купить',
        modalId: 'go',
      }),
    ).toEqual({
      props: {
        id: '7',
        name: 'Клей «Старт»',
        price: 123_450,
        thumbUrl: '/7.webp',
        link: 'https://shop.ru/7',
        buttonLabel: 'Купить',
        modalId: 'go',
      },
    })
  })

  it('say how the product is sold, or are left to the server', () => {
    expect(readButton({ ...least, minimum: '20', step: ' 8 ' })).toEqual({
      props: { ...least, price: 0, minimum: 20, step: 8 },
    })
    expect(readButton({ ...least, minimum: '-1', step: '1,5' })).toEqual({
      props: { ...least, price: 0 },
      remarks: [
        { key: 'minimum', expected: 'wholeNumber' },
        { key: 'step', expected: 'wholeNumber' },
      ],
    })
  })

  it('are few: id and name are enough', () => {
    expect(readButton({ ...least, buttonLabel: ' ', link: '' })).toEqual({ props: { ...least, price: 0 } })
  })

  it.each<[string, Dataset, string]>([
    ['no id', { name: 'Клей' }, 'id'],
    ['an empty id', { ...least, id: ' ' }, 'id'],
    ['no name', { id: '7' }, 'name'],
    ['a script for a picture', { ...least, thumbUrl: 'javascript:alert(1)' }, 'thumbUrl'],
    ['a script for a link', { ...least, link: 'javascript:alert(1)' }, 'link'],
    ['an empty dialog id [NOTIFY-04]', { ...least, modalId: '' }, 'modalId'],
  ])('name the one that is wrong: %s [EMBED-01]', (_, dataset, key) => {
    expect(readButton(dataset)).toEqual({ problem: { key, expected: expect.stringMatching(/\S/) } })
  })

  it.each([
    ['4 990 руб.', 499_000],
    ['4\u00a0990,5 ₽', 499_050],
    ['4&nbsp;990 р.', 499_000],
    ['4990 рублей', 499_000],
    ['4990 RUB', 499_000],
  ])('read a price as templates print it: %s [EMBED-01]', (price, kopecks) => {
    expect(readButton({ ...least, price })).toEqual({ props: { ...least, price: kopecks } })
  })

  it.each(['дорого', '1,234.50', '4990 $', 'от 4990', '-5'])(
    'that hold no price keep the button and are named: %s [EMBED-01]',
    (price) => {
      expect(readButton({ ...least, price })).toEqual({
        props: { ...least, price: 0 },
        remarks: [{ key: 'price', expected: 'price' }],
      })
    },
  )

  it('are known by name', () => {
    expect(mountOf('cart-button').attributes).toEqual([
      'id',
      'name',
      'price',
      'thumbUrl',
      'link',
      'minimum',
      'step',
      'left',
      'buttonLabel',
      'modalId',
    ])
    expect(mountOf('cart-badge').attributes).toEqual(['opens'])
  })
})

describe('the other widgets', () => {
  it('take the payment type of the city on the cart page', () => {
    expect(mountOf('cart-page').readProps({ paymentType: 'PaymentOnDelivery' })).toEqual({
      props: { paymentType: 'PaymentOnDelivery' },
    })
    expect(mountOf('cart-page').readProps({})).toEqual({ props: {} })
  })

  it('are found by name, each once, and can be loaded', async () => {
    const names = mounts.map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
    expect(names).toEqual(expect.arrayContaining(['cart-button', 'cart-badge', 'cart-page', 'notification-stack']))
    const loaded = await Promise.all(mounts.map(({ load }) => load()))
    expect(loaded.every((component) => typeof component === 'function')).toBe(true)
  })
})

describe('the attributes of lead forms', () => {
  it('name the product and whether the fields stand in the page [EMBED-01]', () => {
    const mount = mountOf('one-click-order')
    expect(mount.readProps({ id: ' 42 ', view: 'form' })).toEqual({ props: { id: '42', view: 'form' } })
    expect(mount.readProps({ id: '42', buttonLabel: 'Взять', view: 'x' })).toEqual({
      props: { id: '42', buttonLabel: 'Взять' },
    })
    expect(mount.readProps({})).toEqual({ problem: { key: 'id', expected: 'productId' } })
    expect(mountOf('call-back').readProps({})).toEqual({ props: {} })
  })
})

describe('the attributes of the gallery', () => {
  it('name it in addresses, and its content is its pictures [GALLERY-05]', () => {
    const mount = mountOf('gallery')
    expect(mount.readProps({ name: ' photo ' })).toEqual({ props: { name: 'photo' } })
    expect(mount.readProps({})).toEqual({ props: {} })
    expect(mount.takesContent).toBe(true)
  })
})

describe('the attributes of the page of pick-up points', () => {
  const read = (dataset: Dataset) => mountOf('pickup-points-page').readProps(dataset)
  it('[PICK-26] name the city and, if the page knows them, the place of the visitor and from which sum one pays on delivery', () => {
    expect(read({ cityId: ' moscow ' })).toEqual({ props: { cityId: 'moscow', payOnDeliveryFrom: 0 } })
    expect(read({ cityId: 'moscow', near: '55.75, -37.62', payOnDeliveryFrom: '1 500' })).toEqual({
      props: { cityId: 'moscow', near: { latitude: 55.75, longitude: -37.62 }, payOnDeliveryFrom: 150_000 },
    })
  })
  it.each<[string, Dataset, string]>([
    ['no city', {}, 'cityId'],
    ['a place in words', { cityId: 'moscow', near: 'Москва' }, 'near'],
    ['a place beyond the pole', { cityId: 'moscow', near: '91, 0' }, 'near'],
  ])('[EMBED-01] name the one that is wrong: %s', (_, dataset, key) => {
    expect(read(dataset)).toEqual({ problem: { key, expected: expect.stringMatching(/\S/) } })
  })
})

describe('the attributes of the stock badge', () => {
  const read = (dataset: Dataset) => mountOf('stock-badge').readProps(dataset)
  it.each<[string, Dataset, object]>([
    ['an id alone', { id: ' 7 ', available: ' ', left: '', label: ' ' }, { id: '7' }],
    [
      'everything',
      { id: '7', available: 'true', left: ' 3 ', label: 'На складе' },
      { id: '7', available: true, left: 3, label: 'На складе' },
    ],
    [
      'a word in capitals [PRODUCT-02]',
      { id: '7', available: 'False', left: '0' },
      { id: '7', available: false, left: 0 },
    ],
    ['a product on order', { id: '7', available: 'on-order' }, { id: '7', available: 'on-order' }],
  ])('become its props: %s', (_, dataset, props) => {
    expect(read(dataset)).toEqual({ props })
  })
  it.each<[string, Dataset, string]>([
    ['no id', { available: 'true' }, 'id'],
    ['another word', { id: '7', available: 'yes' }, 'available'],
    ['a name of every object', { id: '7', available: 'constructor' }, 'available'],
    ['a part of a piece', { id: '7', left: '1.5' }, 'left'],
    ['a number below zero', { id: '7', left: '-1' }, 'left'],
  ])('[EMBED-01] name the one that is wrong: %s', (_, dataset, key) => {
    expect(read(dataset)).toEqual({ problem: { key, expected: expect.stringMatching(/\S/) } })
  })
})

describe('the attributes of a product page', () => {
  it.each<[string, Dataset, object]>([
    ['product-tabs', { comments: 'reviews' }, { props: { comments: 'reviews' } }],
    ['product-comments', { contentUrl: '/x' }, { props: { contentUrl: '/x' } }],
    ['product-comments', {}, { problem: { key: 'contentUrl', expected: 'address' } }],
    ['product-sticky-header', { thumbUrl: 'javascript:1' }, { problem: { key: 'thumbUrl', expected: 'address' } }],
    ['product-info', { topic: 'return', button: 'Возврат' }, { props: { topic: 'return', button: 'Возврат' } }],
    ['product-info', {}, { problem: { key: 'topic', expected: 'topic' } }],
    ['product-video', { url: 'https://youtu.be/x' }, { props: { url: 'https://youtu.be/x' } }],
    ['product-actions', { only: 'quickbuy, call-me-back' }, { props: { only: ['quickbuy', 'call-me-back'] } }],
    ['product-actions', { only: ' ' }, { props: {} }],
    ['product-relations', { id: 'p1' }, { props: { id: 'p1' } }],
  ])('of %s %j are %j [EMBED-01]', (name, dataset, read) => {
    expect(mountOf(name).readProps(dataset)).toEqual(read)
  })

  it("are beside the page's own words for an explanation", () => {
    const element = document.createElement('li')
    expect(mountOf('product-info').readContent?.(element)).toEqual({})
    element.innerHTML = '<details><summary>Возврат</summary><p>Вернём</p></details>'
    expect(mountOf('product-info').readContent?.(element)).toEqual({ own: element.firstElementChild })
  })
})

describe('the attributes of hearts and scales', () => {
  it.each<[string, Dataset, object]>([
    ['favourite-button', { id: ' 7 ', name: 'Клей', view: 'icon' }, { props: { id: '7', name: 'Клей', view: 'icon' } }],
    ['favourite-button', { id: '7', name: 'Клей', view: 'x' }, { props: { id: '7', name: 'Клей' } }],
    ['favourite-button', { id: '7' }, { problem: { key: 'name', expected: 'productName' } }],
    ['compare-button', { id: '7', name: 'Клей', category: 'c' }, { props: { id: '7', name: 'Клей', category: 'c' } }],
    ['compare-button', { name: 'Клей' }, { problem: { key: 'id', expected: 'productId' } }],
    ['cart-badge', { opens: 'mini-cart' }, { props: { opens: 'mini-cart' } }],
    ['cart-badge', { opens: 'x' }, { props: {} }],
    ['favourites-page', {}, { props: {} }],
    ['compare-page', {}, { props: {} }],
  ])('of %s %j are %j', (name, dataset, read) => expect(mountOf(name).readProps(dataset)).toEqual(read))
})
