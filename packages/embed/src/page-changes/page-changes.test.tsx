import type { Mount } from '@prilavok/widgets/mounts'
import { useState, type ReactNode } from 'react'
import { expect, it, onTestFinished } from 'vitest'
import { offerRetry } from '../page-api/offer-retry'
import { eventually, startOnPage } from '../testing/start-on-page'
import { followShadows } from './follow-shadows'
import { translate } from './translate.fixture'

/** Numbers, which are written in place, and what else goes with a count. */
function Counter({ more }: { readonly more?: (count: number) => ReactNode }) {
  const [count, setCount] = useState(1)
  return (
    <div>
      <button type="button" onClick={() => setCount(count + 1)}>
        Ещё
      </button>
      <b>{count * 100}</b>
      {more === undefined ? <p>{count} шт.</p> : more(count)}
    </div>
  )
}
const Numbers = () => <Counter />

/** Texts beside another one, and beside elements that come and go. */
const sums = (count: number) => (
  <>
    <p>
      {count} шт. {count > 1 && <i>со скидкой</i>} в корзине
    </p>
    <p>
      {count === 2 && <i>ровно две</i>}
      {count < 3 ? 'мало' : null}
      <u>конец</u>
    </p>
  </>
)
const Sums = () => <Counter more={sums} />

const widget = (name: string, load: Mount['load']): Mount => ({
  name,
  attributes: [],
  readProps: () => ({ props: {} }),
  load,
})
const widgets = [widget('sums', async () => Sums), widget('numbers', async () => Numbers)]

function start(html: string) {
  const page = startOnPage(html, { widgets })
  const stop = followShadows(page.mounter, page.events.on)
  offerRetry({ on: page.events.on, retry: page.mounter.mount })
  onTestFinished(stop)
  return page
}
const element = () => document.querySelector('[data-prilavok]') as HTMLElement
const words = () => element().textContent?.replaceAll('\u200A', '').replace(/\s+/g, ' ')

it('shows what changes on a page that is translated', async () => {
  start('<div data-prilavok="sums"></div>')
  await eventually(() => expect(words()).toBe('Ещё1001 шт. в корзинемалоконец'))
  onTestFinished(translate(document.body))
  await eventually(() => expect(element().querySelectorAll('font font').length).toBeGreaterThan(4))
  await eventually(() => expect(element().querySelector('b')?.firstChild).toBeInstanceOf(Text))
  const press = () => element().querySelector('button')?.click()
  press()
  await eventually(() => expect(words()).toBe('Ещё2002 шт. со скидкой в корзинеровно двемалоконец'))
  press()
  await eventually(() => expect(words()).toBe('Ещё3003 шт. со скидкой в корзинеконец'))
  expect(element().querySelectorAll('font font').length).toBeGreaterThan(4)
})

it('brings back what changed between the translation and the one who looks after it; the widget stays as it was', async () => {
  const { points } = start('<div data-prilavok="numbers"></div>').mounter
  await eventually(() => expect(words()).toBe('Ещё1001 шт.'))
  const button = element().querySelector('button')
  onTestFinished(translate(document.body))
  button?.click()
  await eventually(() => expect(words()).toBe('Ещё2002 шт.'))
  await eventually(() => expect(element().querySelectorAll('font font').length).toBeGreaterThan(3))
  button?.click()
  await eventually(() => expect(words()).toBe('Ещё3003 шт.'))
  expect(element().querySelector('button')).toBe(button)
  expect(points.size).toBe(1)
})

it('gives the sheets of the widgets to a shadow root', async () => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('.pk-root .pk-sums { color: red }')
  const ofPage = new CSSStyleSheet()
  ofPage.replaceSync('p { color: blue }')
  document.adoptedStyleSheets.push(sheet, ofPage)
  const page = start('<div id="host"></div>')
  const root = document.getElementById('host')?.attachShadow({ mode: 'open' }) as ShadowRoot
  const inside = root.appendChild(document.createElement('div'))
  page.mounter.mount('sums', inside)
  await eventually(() => expect(inside.textContent).toContain('шт.'))
  await eventually(() => expect(root.adoptedStyleSheets).toContain(sheet))
  expect(root.adoptedStyleSheets).not.toContain(ofPage)
})

it('mounts a widget again whose elements others have moved so that it cannot go on', async () => {
  const page = startOnPage('<div data-prilavok="sums"></div>', { widgets })
  offerRetry({ on: page.events.on, retry: page.mounter.mount })
  await eventually(() => expect(words()).toContain('1 шт.'))
  page.mounter.unmount(element())
  for (let times = 0; times < 3; times += 1)
    page.events.emit('failed', { name: 'sums', element: element(), message: 'NotFoundError: insertBefore' })
  await eventually(() => expect(words()).toContain('1 шт.'))
  expect(element().querySelector('.pk-retry')).toBeNull()
})
