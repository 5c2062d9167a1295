import { mounts } from '@prilavok/widgets/mounts'
import { expect, it } from 'vitest'
import { liveWidgets, NOT_ALONE } from '.'

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
