import type { Mount } from '@prilavok/widgets/mounts'
import { useState } from 'react'
import { expect, it, onTestFinished } from 'vitest'
import { offerRetry } from '../page-api/offer-retry'
import { eventually, startOnPage } from '../testing/start-on-page'
import { followPage } from './follow-page'
import { translate } from './translate.fixture'

/** Every kind of text that changes: alone, beside another one, and beside elements that come and go. */
function Sums() {
  const [count, setCount] = useState(1)
  return (
    <div>
      <button type="button" onClick={() => setCount(count + 1)}>
        Ещё
      </button>
      <b>{count * 100}</b>
      <p>
        {count} шт. {count > 1 && <i>со скидкой</i>} в корзине
      </p>
      <p>
        {count === 2 && <i>ровно две</i>}
        {count < 3 ? 'мало' : null}
        <u>конец</u>
      </p>
    </div>
  )
}

const widget = (name: string, load: Mount['load']): Mount => ({
  name,
  attributes: [],
  readProps: () => ({ props: {} }),
  load,
})
const widgets = [widget('sums', async () => Sums)]

function start(html: string) {
  const page = startOnPage(html, { widgets })
  const stop = followPage(page.mounter, page.events.on)
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
  const press = () => element().querySelector('button')?.click()
  press()
  await eventually(() => expect(words()).toBe('Ещё2002 шт. со скидкой в корзинеровно двемалоконец'))
  press()
  await eventually(() => expect(words()).toBe('Ещё3003 шт. со скидкой в корзинеконец'))
  expect(element().querySelectorAll('font font').length).toBeGreaterThan(4)
})

it('renders a widget anew that was translated before anybody looked', async () => {
  const page = startOnPage('<div data-prilavok="sums"></div>', { widgets })
  await eventually(() => expect(words()).toContain('шт.'))
  onTestFinished(translate(document.body))
  onTestFinished(followPage(page.mounter, page.events.on))
  await eventually(() => expect(words()).toContain('1 шт.'))
  element().querySelector('button')?.click()
  await eventually(() => expect(words()).toContain('2002 шт. со скидкой'))
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
