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

it('a hostile page costs no time', () => {
  const started = performance.now()
  for (const part of ['<script ', '<script>', '<meta ', '<meta property="a" content="', '{"a":'])
    read(part.repeat(1_000_000 / part.length))
  expect(performance.now() - started).toBeLessThan(5_000)
})
