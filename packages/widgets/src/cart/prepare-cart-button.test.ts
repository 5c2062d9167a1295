import { afterEach, expect, it, vi } from 'vitest'
import { prepareCartButton } from './prepare-cart-button'

const CONTROL = '<div class="pk-cart-button"><button></button></div>'

afterEach(() => {
  vi.restoreAllMocks()
  document.body.replaceChildren()
})

it('lays out what a press will show, and leaves the page as it was', () => {
  document.body.innerHTML = CONTROL + CONTROL
  const before = document.body.innerHTML
  const asked = vi.spyOn(Element.prototype, 'getBoundingClientRect')
  prepareCartButton(document)
  expect(asked.mock.contexts.map((each) => (each as Element).className)).toEqual(['pk-cart-button__group'])
  expect(document.body.innerHTML).toBe(before)
})

it.each([
  ['without a control', ''],
  ['with so many that each layout is dear', CONTROL.repeat(201)],
])('leaves a page alone %s', (_, html) => {
  document.body.innerHTML = html
  const inserted = vi.spyOn(Element.prototype, 'append')
  prepareCartButton(document)
  expect(inserted.mock.contexts.filter((each) => (each as Element).isConnected)).toEqual([])
})
