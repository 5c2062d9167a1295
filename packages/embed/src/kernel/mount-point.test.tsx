import type { Mount } from '@prilavok/widgets/mounts'
import { useEffect, useId, useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { keepClicks } from '../stub/keep-clicks'
import { eventually, startOnPage } from '../testing/start-on-page'

const unmounted = vi.fn()
let broken = false

function Counter() {
  const [count, setCount] = useState(0)
  useEffect(() => unmounted, [])
  if (broken) throw new Error('broken')
  return (
    <button data-pk-first="" onClick={() => setCount(count + 1)}>
      {count}
    </button>
  )
}

function Labelled() {
  const [id, other] = [useId(), useId()]
  return (
    <>
      <label htmlFor={id}>Имя</label>
      <input id={id} aria-describedby={other} />
      <p id={other}>Как в паспорте</p>
    </>
  )
}

const searched = vi.fn()

function Search() {
  const [text, setText] = useState('')
  const type = (typed: string) => {
    searched(typed)
    setText(typed)
  }
  return <input data-pk-first="" value={text} onInput={(event) => type(event.currentTarget.value)} />
}

const widget = (name: string, component: () => React.ReactNode): Mount => ({
  name,
  attributes: [],
  readProps: () => ({ props: {} }),
  load: async () => component,
  component,
})

const pressed = vi.fn()
const Opener = () => <button onClick={() => pressed('the only one')}>Позвонить</button>
const Pair = () => (
  <>
    <button onClick={() => pressed('one')}>Да</button>
    <button onClick={() => pressed('other')}>Нет</button>
  </>
)
const widgets = [
  widget('opener', Opener),
  widget('pair', Pair),
  widget('counter', Counter),
  widget('labelled', Labelled),
  widget('search', Search),
]
/** A page that has loaded every widget: those with a field are no part of the first load. */
async function startWithAll() {
  const page = startOnPage('<div data-prilavok="cart-badge"></div>', { widgets })
  await eventually(() => expect(element().classList).toContain('pk-root'))
  return page
}
const COUNTER = '<div data-prilavok="counter"><a href="/x">Без скрипта</a></div>'
const element = () => document.querySelector<HTMLElement>('[data-prilavok]') ?? expect.unreachable()

afterEach(() => {
  broken = false
  unmounted.mockClear()
  searched.mockClear()
  pressed.mockClear()
})

it('replaces what the server had sent, and puts it back without a trace', async () => {
  const { mounter } = startOnPage(COUNTER, { widgets })
  element().querySelector('button')?.click()
  await eventually(() => expect(element().textContent).toBe('1'))
  mounter.unmount(element())
  await eventually(() => expect(unmounted).toHaveBeenCalledTimes(1))
  expect(document.body.innerHTML.replace(' class=""', '')).toBe(COUNTER)
})

it('gives a widget the content that it replaces, where it asks for it', async () => {
  const Reading = ({ content = [] }: { readonly content?: readonly Node[] }) => `${content.length} ссылки`
  const reading: Mount = { ...widget('reading', Reading as () => React.ReactNode), takesContent: true }
  startOnPage('<div data-prilavok="reading"><a href="/1">1</a><a href="/2">2</a></div>', { widgets: [reading] })
  await eventually(() => expect(element().textContent).toBe('2 ссылки'))
})

it('[EMBED-04] carries out a click that was made before it was mounted, once', async () => {
  const { mounter } = startOnPage('', { widgets })
  globalThis.prilavokStub = keepClicks({}, () => true)
  document.body.innerHTML = COUNTER
  element().querySelector('a')?.click()
  mounter.scan(document)
  await eventually(() => expect(element().textContent).toBe('1'))
  mounter.unmount(element())
  mounter.mount('counter', element())
  expect(element().textContent).toBe('0')
  globalThis.prilavokStub.stop()
})

it.each([
  ['opener', ['the only one']],
  ['pair', ['followed']],
])('[EMBED-04] a click before %s was mounted is of its only control, or else of the page', async (name, expected) => {
  const { mounter } = startOnPage('', { widgets })
  globalThis.prilavokStub = keepClicks({}, () => true)
  document.body.innerHTML = `<div data-prilavok="${name}"><a href="/call">Позвонить</a></div>`
  const link = element().querySelector('a') ?? expect.unreachable()
  link.click()
  link.addEventListener('click', (event) => {
    event.preventDefault()
    pressed('followed')
  })
  mounter.scan(document)
  await eventually(() => expect(pressed.mock.calls.flat()).toEqual(expected))
  globalThis.prilavokStub.stop()
})

it('[A11Y-02] gives its first control the focus that its element had, and leaves the focus alone otherwise', () => {
  const { mounter } = startOnPage('', { widgets })
  document.body.innerHTML = COUNTER + COUNTER
  element().querySelector('a')?.focus()
  mounter.scan(document)
  expect(document.querySelectorAll('button')).toHaveLength(2)
  expect(document.activeElement).toBe(element().querySelector('button'))
})

it('[SEARCH-03] goes on with the text and the caret of a field that the server had sent, as if it was typed there', async () => {
  const { mounter } = await startWithAll()
  document.body.innerHTML = '<div data-prilavok="search"><form><input type="hidden" value="1" /><input /></form></div>'
  const typed = element().querySelector<HTMLInputElement>('input:last-child') ?? expect.unreachable()
  typed.focus()
  typed.value = 'цемнт'
  typed.setSelectionRange(3, 3)
  mounter.scan(document)
  const field = () => element().querySelector('input') ?? expect.unreachable()
  await eventually(() => expect(searched.mock.calls).toEqual([['цемнт']]))
  expect(document.activeElement).toBe(field())
  await eventually(() => expect(field().value).toBe('цемнт'))
  expect(field().selectionEnd).toBe(3)
})

it('types nothing into a widget whose field was left empty, or whose first control is no field', async () => {
  const { mounter } = await startWithAll()
  document.body.innerHTML =
    '<div data-prilavok="search"><input /></div><div data-prilavok="counter"><input value="4" /></div>'
  mounter.scan(document)
  expect(searched).not.toHaveBeenCalled()
  expect(document.querySelector('button')?.textContent).toBe('0')
})

it('puts back what the server had sent when it cannot be rendered; the others are rendered', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  broken = true
  const { events } = startOnPage(`${COUNTER}<div data-prilavok="labelled"></div>`, { widgets })
  expect([element().textContent, element().classList.contains('pk-root')]).toEqual(['Без скрипта', false])
  expect(document.querySelectorAll('input')).toHaveLength(1)
  const failed = vi.fn()
  events.on('failed', failed)
  expect(failed).toHaveBeenCalledExactlyOnceWith({ name: 'counter', element: element(), message: 'Error: broken' })
  vi.restoreAllMocks()
})

it('fails alone when a later render throws, and can be tried again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { events, mounter } = startOnPage(COUNTER, { widgets })
  const failed = vi.fn()
  events.on('failed', failed)
  broken = true
  element().querySelector('button')?.click()
  await eventually(() => expect(failed).toHaveBeenCalledTimes(1))
  expect(element().textContent).toBe('Без скрипта')
  broken = false
  mounter.mount('counter', element())
  expect(element().textContent).toBe('0')
  vi.restoreAllMocks()
})

it('ids of different widgets never meet, so that a label leads to its own field', () => {
  startOnPage('<div data-prilavok="labelled"></div>'.repeat(3), { widgets })
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
  expect(new Set(ids).size).toBe(6)
})
