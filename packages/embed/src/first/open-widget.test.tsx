import { useEffect, useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { testRenderer } from '../testing/renderer'
import { eventually } from '../testing/start-on-page'
import { keepClicks } from '../stub/keep-clicks'
import { renderWidget } from '../later/mounting/render-widget'
import { openWidget } from './open-widget'

const stopped = vi.fn()

function Counter() {
  const [count, setCount] = useState(0)
  useEffect(() => stopped, [])
  return (
    <button data-pk-first="" onClick={() => setCount(count + 1)}>
      {count}
    </button>
  )
}

function place() {
  const element = document.body.appendChild(document.createElement('div'))
  element.dataset['prilavok'] = 'counter'
  element.innerHTML = '<a href="/x">Без скрипта</a>'
  return element
}

afterEach(() => {
  stopped.mockClear()
  globalThis.prilavokStub = undefined
})

it('takes the place of what the server had put there, and gives it back without a trace', async () => {
  const element = place()
  const link = element.firstChild
  const outside = document.documentElement.outerHTML
  const opened = openWidget(element, renderWidget(testRenderer, <Counter />))
  expect(element.textContent).toBe('0')
  element.querySelector('button')?.click()
  await eventually(() => expect(element.textContent).toBe('1'))
  opened.close()
  await eventually(() => expect(stopped).toHaveBeenCalledTimes(1))
  expect(element.firstChild).toBe(link)
  expect(document.documentElement.outerHTML.replace(' class=""', '')).toBe(outside)
})

it('[EMBED-04] carries out a click that was made before it stood there, once', async () => {
  const element = place()
  globalThis.prilavokStub = keepClicks({}, () => true)
  element.querySelector('a')?.click()
  const opened = openWidget(element, renderWidget(testRenderer, <Counter />))
  await eventually(() => expect(element.textContent).toBe('1'))
  opened.close()
  const again = openWidget(element, renderWidget(testRenderer, <Counter />))
  expect(element.textContent).toBe('0')
  again.close()
})

it('[A11Y-02] gives its first control the focus that the place had, and leaves the focus alone otherwise', () => {
  const [element, other] = [place(), place()]
  element.querySelector('a')?.focus()
  const opened = [
    openWidget(element, renderWidget(testRenderer, <Counter />)),
    openWidget(other, renderWidget(testRenderer, <Counter />)),
  ]
  expect(document.activeElement).toBe(element.querySelector('button'))
  for (const { close } of opened) close()
})

it('gives the place back when the widget cannot be shown', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const Broken = (): never => {
    throw new Error('broken')
  }
  const element = place()
  expect(() => openWidget(element, renderWidget(testRenderer, <Broken />))).toThrow('broken')
  expect([element.textContent, element.classList.contains('pk-root')]).toEqual(['Без скрипта', false])
  vi.restoreAllMocks()
})
