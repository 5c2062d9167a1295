import { expect, test } from 'vitest'
import { chance } from '../random'
import { aisles } from './aisles'
import { assortment } from './assortment'
import { demoCatalogue } from './catalogue'
import { labelPrice } from './price'
import { specsOf } from './specs'

const catalogue = demoCatalogue(2_000)
const shelves = aisles.flatMap((aisle) => aisle.shelves)

test('what goes with a shelf is another shelf of the shop', () => {
  const names = new Set(shelves.map(({ name }) => name))
  expect(names.size).toBe(shelves.length)
  for (const { name, goesWith } of shelves) {
    expect(
      goesWith.filter((other) => !names.has(other) || other === name),
      name,
    ).toEqual([])
    expect(goesWith.length, name).toBeGreaterThanOrEqual(2)
  }
})

test('there are 12 to 20 roots, 60 to 180 leaves, each with an address of its own', () => {
  const { categories } = catalogue
  const roots = categories.filter(({ parent_id }) => parent_id === null)
  expect(roots.length).toBeGreaterThanOrEqual(12)
  expect(roots.length).toBeLessThanOrEqual(20)
  expect(categories.length - roots.length).toBeGreaterThanOrEqual(60)
  expect(categories.length - roots.length).toBeLessThanOrEqual(180)
  expect(new Set(categories.map(({ slug }) => slug)).size).toBe(categories.length)
  for (const { path } of categories) expect(path).toMatch(/^[a-z0-9-]+(\/[a-z0-9-]+)?$/)
})

test('ten thousand products differ in id, name, article and address', () => {
  const { products } = demoCatalogue(10_000)
  for (const field of ['id', 'name', 'article', 'slug'] as const)
    expect(new Set(products.map((product) => product[field])).size, field).toBe(10_000)
  for (const { id, slug, article } of products) {
    expect(id).toMatch(/^[a-z0-9]{2,64}$/)
    expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    expect(article).toMatch(/^\d{7}$/)
  }
})

test('the products of the documents are in every size, as they say them', () => {
  const { products, categories } = demoCatalogue(200)
  const drill = products.find(({ id }) => id === '42')
  expect(drill).toMatchObject({
    name: 'Дрель ударная',
    price_kopecks: 499_000,
    old_price_kopecks: null,
    slug: 'drel-udarnaya-42',
    availability: 'InStock',
    is_visible: true,
    tags: [],
    details: {},
  })
  expect(products.find(({ id }) => id === '43')).toMatchObject({ price_kopecks: 75_900, availability: 'InStock' })
  expect(categories.map(({ id }) => id)).toContain(drill?.category_id)
  expect(catalogue.products).toContainEqual(drill)
})

test('prices are whole kopecks a label could bear, old prices are higher, weights and volumes are right for the products', () => {
  for (const { name, price_kopecks, old_price_kopecks, weight_kg, volume_l, specs } of catalogue.products) {
    expect(Number.isSafeInteger(price_kopecks) && price_kopecks >= 10, name).toBe(true)
    if (price_kopecks > 20_000) expect(price_kopecks % 100, name).toBe(0)
    if (old_price_kopecks !== null) expect(old_price_kopecks, name).toBeGreaterThan(price_kopecks)
    expect(weight_kg, name).toBeGreaterThan(0)
    expect(volume_l, name).toBeGreaterThan(0)
    expect(weight_kg / volume_l, name).toBeLessThan(9)
    expect(specs.length, name).toBeGreaterThanOrEqual(5)
    expect(specs.length, name).toBeLessThanOrEqual(10)
  }
})

test('a bag weighs what its name states', () => {
  const bags = catalogue.products.flatMap((product) => {
    const kilograms = /(?:^| )(\d{1,2}) кг$/.exec(product.name)?.[1]
    return kilograms === undefined || product.weight_kg < 2 ? [] : [{ product, kilograms: Number(kilograms) }]
  })
  expect(bags.length).toBeGreaterThan(50)
  for (const { product, kilograms } of bags) {
    expect(product.weight_kg, product.name).toBeGreaterThanOrEqual(kilograms)
    expect(product.weight_kg, product.name).toBeLessThan(kilograms * 1.05)
  }
})

test('screens meet the extremes: kopeck products, products of many millions, names beyond two lines', () => {
  const prices = catalogue.products.map(({ price_kopecks }) => price_kopecks)
  expect(Math.min(...prices)).toBeLessThan(100)
  expect(Math.max(...prices)).toBeGreaterThan(500_000_000)
  expect(Math.max(...catalogue.products.map(({ name }) => name.length))).toBeGreaterThan(130)
  expect(catalogue.products.every(({ name }) => name.length <= 300)).toBe(true)
})

test('descriptions are two to four sentences of plain paragraphs', () => {
  for (const { description } of catalogue.products) {
    expect(description).toMatch(/^(<p>[^<>]+<\/p>)+$/)
    expect(description.match(/[.!?](?=[ <])/g)?.length ?? 0).toBeLessThanOrEqual(5)
  }
})

test('relations name products of the shop, never the product itself, and plaster comes with primer, mesh and spatula', () => {
  const byId = new Map(catalogue.products.map((product) => [product.id, product]))
  for (const { product_id, related_product_id } of catalogue.relations) {
    expect(byId.has(product_id) && byId.has(related_product_id)).toBe(true)
    expect(related_product_id).not.toBe(product_id)
  }
  const plaster = catalogue.products.find(({ name }) => name.startsWith('Штукатурка гипсовая'))
  const together = catalogue.relations.filter(
    ({ product_id, kind }) => product_id === plaster?.id && kind === 'BuyTogether',
  )
  const shelfOf = (id: string) => byId.get(id)?.category_id.split('--')[1]
  expect(together.map(({ related_product_id }) => shelfOf(related_product_id))).toEqual(
    expect.arrayContaining(['gruntovki', 'setki-i-mayaki', 'shpateli-i-pravila']),
  )
})

test('the smallest shop has every shelf, and asking for more than there is fails', () => {
  expect(new Set(assortment(200).map(({ categoryId }) => categoryId)).size).toBe(shelves.length)
  expect(() => assortment(1_000_000)).toThrow('1000000 were requested')
})

test.each([
  [0.23, 20],
  [13.04, 1_300],
  [183.6, 18_400],
  [412, 40_900],
  [4_236, 424_000],
  [67_344, 6_739_000],
  [2_891_111, 289_000_000],
])('%s roubles are on the label as %s kopecks', (roubles, kopecks) => expect(labelPrice(roubles)).toBe(kopecks))

test('a rule gives name, one of its values and the unit', () => {
  const random = chance('specs', 1)
  expect(specsOf('Основа: гипс; Слой: до 5|до 5 мм; Гарантия: 3 года; Температура: от +5 °С', random)).toEqual([
    { name: 'Основа', value: 'гипс' },
    { name: 'Слой', value: 'до 5', unit: 'мм' },
    { name: 'Гарантия', value: '3 года' },
    { name: 'Температура', value: 'от +5', unit: '°С' },
  ])
})
