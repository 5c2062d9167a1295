import { mounts } from '@prilavok/widgets/mounts'
import { expect, it } from 'vitest'
import { readProductFields } from '@prilavok/core/product'
import { fieldsOf, liveWidgets, NOT_ALONE } from '.'
import { demoCatalogue } from '../../../packages/demo-shop/src/seeds/catalogue/catalogue'
import { splitProduct } from '../product-place'
import { COMPARED } from '../sample'

const htmlName = (attribute: string) => `data-${attribute.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`

it('knows every widget that a page can mount, or says why it does not show it', () => {
  const known = [...liveWidgets.map(({ name }) => name), ...Object.keys(NOT_ALONE)]
  expect(known.toSorted()).toEqual(mounts.map(({ name }) => name).toSorted())
})

it.each(liveWidgets)('offers attributes that $name reads, and gives it what it needs', ({ name, attributes }) => {
  const mount = mounts.find((each) => each.name === name)
  expect(mount?.attributes.map(htmlName)).toEqual(expect.arrayContaining(attributes.map((attribute) => attribute.name)))
  const dataset = Object.fromEntries(
    (mount?.attributes ?? []).map((key) => [key, attributes.find((each) => each.name === htmlName(key))?.first]),
  )
  const read = mount?.readProps(dataset)
  expect(read).toHaveProperty('props')
  expect(read).not.toHaveProperty('remarks')
})

const given = liveWidgets.flatMap(({ name, attributes }) =>
  attributes.map((attribute) => ({ widget: name, ...attribute })),
)

it('has first values that controls can show', () => {
  const wrong = given.filter(({ control, first, isRequired }) => {
    if (isRequired && first === '') return true
    if (control.kind === 'choice') return control.options.every(({ value }) => value !== first)
    return control.kind === 'number' && !(Number(first) >= control.min && Number(first) <= control.max)
  })
  expect(wrong).toEqual([])
})

const ofProducts = liveWidgets.filter(({ isOfProduct }) => isOfProduct)

it.each(ofProducts)('gives $name the product that the page of one would give', (widget) => {
  const attributes = Object.fromEntries(fieldsOf(widget).map(({ name, first }) => [name, first]))
  const { mount, product } = splitProduct({ widget: widget.name, attributes })
  expect(Object.keys(mount.attributes)).toEqual(widget.attributes.map(({ name }) => name))
  const camel = (name: string) =>
    name.replace('data-', '').replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
  const { id, ...fields } = product ?? {}
  expect(id).toBe('product-details')
  const read = readProductFields(
    Object.fromEntries(Object.entries(fields).map(([name, value]) => [camel(name), value])),
  )
  expect(read).toMatchObject({ product: { id: attributes['data-product-id'], price: 499_000 }, problems: [] })
})

it('no widget but these has a product around it', () => {
  const others = liveWidgets.filter((widget) => !ofProducts.includes(widget))
  expect(others.flatMap(({ attributes }) => attributes).filter(({ name }) => name.startsWith('data-product-'))).toEqual(
    [],
  )
})

it('shows a product of the demo shop that has all of it', () => {
  const { products, relations, competitorOffers } = demoCatalogue(600)
  const { name, price_kopecks: kopecks } = products.find(({ id }) => id === COMPARED.id) ?? {}
  expect([name, kopecks]).toEqual([COMPARED.name, Number(COMPARED.price) * 100])
  expect(relations.some(({ product_id: id }) => id === COMPARED.id)).toBe(true)
  expect(competitorOffers.some(({ product_id: id }) => id === COMPARED.id)).toBe(true)
})
