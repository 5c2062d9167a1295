import type { Mount } from '@prilavok/widgets/mounts'
import { useState } from 'react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { eventually, startOnPage } from '../testing/start-on-page'
import { followPage } from './follow-page'

interface PriceProps {
  readonly id: string
  readonly price: number
  readonly text?: string
}

/** Has state of its own, which says whether it was mounted anew. */
function Price({ id, price, text = '' }: PriceProps) {
  const [presses, setPresses] = useState(0)
  return (
    <button type="button" onClick={() => setPresses(presses + 1)}>
      {`${id} ${price} ${text}${presses}`}
    </button>
  )
}
const price = (parts: Partial<Mount>): Mount => ({
  name: 'price',
  attributes: ['id', 'price'],
  readProps: ({ id = '', price: written }) =>
    Number.isNaN(Number(written))
      ? { problem: { key: 'price', expected: 'price' } }
      : { props: { id, price: Number(written) } },
  load: async () => Price as never,
  ...parts,
})
const widgets = [
  price({ name: 'price', component: Price as never }),
  price({ name: 'late-price' }),
  price({ name: 'told-price', readContent: (element) => ({ text: element.textContent || 'без слов ' }) }),
]

function start(html: string) {
  const page = startOnPage(html, { widgets })
  onTestFinished(followPage(page.mounter, page.events.on, page.warn))
  return page
}
const element = () => document.querySelector('[data-prilavok]') as HTMLElement
const button = () => element().querySelector('button')
const shown = (text: string) => eventually(() => expect(element().textContent).toBe(text))

it.each(['price', 'late-price'])('%s follows the attributes of its element', async (name) => {
  start(`<div data-prilavok="${name}" data-id="a" data-price="10"></div>`)
  await shown('a 10 0')
  const first = button()
  first?.click()
  await shown('a 10 1')
  element().dataset['price'] = '12'
  await shown('a 12 1')
  expect(button()).toBe(first)
  // Another product begins anew.
  element().dataset['price'] = '30'
  element().dataset['id'] = 'b'
  await shown('b 30 0')
})

it('keeps what came from the content of the element', async () => {
  start('<div data-prilavok="told-price" data-id="a" data-price="10">было </div>')
  await shown('a 10 было 0')
  element().dataset['price'] = '11'
  await shown('a 11 было 0')
})

it('shows what has changed before anybody followed it', async () => {
  const page = startOnPage('<div data-prilavok="price" data-id="a" data-price="10"></div>', { widgets })
  await shown('a 10 0')
  element().dataset['price'] = '9'
  onTestFinished(followPage(page.mounter, page.events.on, page.warn))
  await shown('a 9 0')
})

it('stays as it was where a value is wrong, names it, and goes on with the next one', async () => {
  const { warn } = start('<div data-prilavok="price" data-id="a" data-price="10"></div>')
  await shown('a 10 0')
  element().dataset['price'] = 'дорого'
  await eventually(() =>
    expect(warn).toHaveBeenCalledWith(
      expect.objectContaining({ key: 'price', value: 'дорого', mounted: true }),
      element(),
    ),
  )
  await shown('a 10 0')
  element().dataset['price'] = '11'
  await shown('a 11 0')
})

it('mounts a widget whose attributes come late, and another one where the page asks for another', async () => {
  start('<div data-prilavok="price" data-id="a" data-price="?"></div>')
  await shown('')
  element().dataset['price'] = '10'
  await shown('a 10 0')
  element().dataset['prilavok'] = 'told-price'
  await shown('a 10 без слов 0')
  element().removeAttribute('data-prilavok')
  await eventually(() => expect(document.querySelector('button')).toBeNull())
})

it('follows elements that are added later, and none whose widget was taken off', async () => {
  const { mounter } = start('<main></main>')
  document
    .querySelector('main')
    ?.insertAdjacentHTML('beforeend', '<div data-prilavok="price" data-id="a" data-price="1">')
  await shown('a 1 0')
  element().dataset['price'] = '2'
  await shown('a 2 0')
  mounter.unmount(element())
  element().dataset['price'] = '3'
  await new Promise((resolve) => setTimeout(resolve))
  expect(button()).toBeNull()
})

it.each<readonly [how: string, empty: (element: HTMLElement) => void]>([
  ['innerHTML', (each) => void (each.innerHTML = '')],
  ['replaceChildren', (each) => each.replaceChildren()],
  [
    'one after the other',
    (each) => {
      while (each.firstChild) each.firstChild.remove()
    },
  ],
])('comes back, as it was, where the page has emptied its element by %s', async (_, empty) => {
  start('<div data-prilavok="price" data-id="a" data-price="10"></div>')
  await shown('a 10 0')
  button()?.click()
  await shown('a 10 1')
  empty(element())
  await shown('a 10 1')
  button()?.click()
  await shown('a 10 2')
  empty(element())
  await shown('a 10 2')
})

it('leaves alone what the page has put in its place', async () => {
  start('<div data-prilavok="price" data-id="a" data-price="10"></div>')
  await shown('a 10 0')
  element().innerHTML = '<b>Нет в продаже</b>'
  await vi.waitFor(() => expect(element().innerHTML).toBe('<b>Нет в продаже</b>'))
})

it('gives way to a script that empties the element whenever something is in it', async () => {
  start('<div data-prilavok="price" data-id="a" data-price="10"></div>')
  await shown('a 10 0')
  let emptied = 0
  const empty = () => {
    if (!element().hasChildNodes()) return
    emptied += 1
    element().replaceChildren()
  }
  const script = new MutationObserver(empty)
  script.observe(element(), { childList: true })
  onTestFinished(() => script.disconnect())
  empty()
  await eventually(() => expect(emptied).toBeGreaterThan(10))
  await eventually(() => expect(element().hasChildNodes()).toBe(false))
})

it('is not disturbed by a form whose controls hide its own members', async () => {
  start(
    '<div data-prilavok="price" data-id="a" data-price="10"></div><form data-prilavok="price" data-id="b" data-price="1"><input name="getAttribute"><input name="dataset"></form>',
  )
  await shown('a 10 0')
  Element.prototype.setAttribute.call(document.querySelector('form'), 'data-price', '2')
  element().dataset['price'] = '11'
  await shown('a 11 0')
})
