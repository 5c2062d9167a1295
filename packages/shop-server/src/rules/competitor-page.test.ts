import { expect, it } from 'vitest'
import { readCompetitorPage } from './competitor-page'

const address = new URL('https://shop.example/drill')
const read = (page: string) => readCompetitorPage(page, address)
const scripted = (data: unknown) => `<script type="application/ld+json">${JSON.stringify(data)}</script>`

it('the product of schema.org is found wherever it lies', () => {
  const product = {
    '@type': ['Thing', 'Product'],
    name: 'Дрель &amp; бур',
    image: ['/a.jpg', '/b.jpg'],
    offers: [{ price: '1 299,90', priceCurrency: 'RUB', availability: 'https://schema.org/OutOfStock' }],
  }
  expect(read(`<script>x()</script>${scripted({ '@graph': [{ '@type': 'WebPage' }, product] })}`)).toEqual({
    name: 'Дрель & бур',
    priceKopecks: 129_990,
    isAvailable: false,
    pictureUrl: 'https://shop.example/a.jpg',
    warnings: [],
  })
})

it('Open Graph says what schema.org does not', () => {
  const page = `<meta property="og:title" content='Дрель "ударная"'><meta content="999" property="product:price:amount">`
  expect(read(page)).toMatchObject({ name: 'Дрель "ударная"', priceKopecks: 99_900, isAvailable: null, warnings: [] })
})

it('a price in other money is none, and a page without a product says so', () => {
  const dollars = { '@type': 'Product', name: 'Drill', offers: { price: 20, priceCurrency: 'USD' } }
  expect(read(scripted(dollars))).toMatchObject({ priceKopecks: null, warnings: ['Цена указана не в рублях (USD)'] })
  expect(read('<p>404</p>')).toMatchObject({ name: null, priceKopecks: null })
  expect(read('<p>404</p>').warnings).toHaveLength(2)
  expect(read(scripted({ '@type': 'Product', image: 'javascript:alert(1)' })).pictureUrl).toBeNull()
})

const priced = (offer: object) => read(scripted({ '@type': 'Product', name: 'Дрель', offers: offer })).priceKopecks
it.each([
  ['12,5', 1_250],
  ['1,299.90', 129_990],
  [20, 2_000],
  ['999999999', 99_999_999_900],
  ['1000000000', null],
  ['0', null],
  ['по запросу', null],
  [null, null],
])('the price %j is %j kopecks', (price, kopecks) => {
  expect([priced({ price }), priced({ lowPrice: price, priceCurrency: 'rur' })]).toEqual([kopecks, kopecks])
})

it.each([
  ['https://schema.org/InStock', true],
  ['LimitedAvailability', true],
  ['in stock', true],
  ['Discontinued', false],
  ['', null],
  [7, null],
])('%j is available: %s', (availability, is) => {
  expect(read(scripted({ '@type': 'Product', offers: { availability } })).isAvailable).toBe(is)
})

it.each([
  [
    '<meta name=product:availability content="instock"><meta itemprop="availability" content="x">',
    { isAvailable: true },
  ],
  ['<meta itemprop="price" content="5"><meta itemprop="price" content="6">', { priceKopecks: 500 }],
  ['<meta itemprop="priceCurrency" content="EUR"><meta itemprop="price" content="5">', { priceKopecks: null }],
  ['<meta property="og:image" content="//cdn.example/a.jpg">', { pictureUrl: 'https://cdn.example/a.jpg' }],
  [scripted({ '@type': 'Product', image: { url: 'b.jpg' } }), { pictureUrl: 'https://shop.example/b.jpg' }],
  [scripted({ '@type': 'Product', name: ` ${'я'.repeat(400)} ` }), { name: 'я'.repeat(300) }],
  ['<script type="application/ld+json">{</script><meta property="og:title" content=" ">', { name: null }],
  ['<script type="application/ld+json">{"@type":"Product","name":"Дрель"}', { name: null }],
  [`<script></script>${scripted({ '@type': 'Offer', name: 'x' })}`, { name: null }],
])('%s says %j', (page, said) => {
  expect(read(page)).toMatchObject(said)
})

it('a hostile page costs no time', () => {
  const started = performance.now()
  for (const part of ['<script ', '<script>', '<meta ', '<meta property="a" content="', '{"a":'])
    read(part.repeat(1_000_000 / part.length))
  expect(performance.now() - started).toBeLessThan(5_000)
})
