import { afterEach, describe, expect, it, vi } from 'vitest'
import { keepFocusInside } from './keep-focus-inside'

const letGo: (() => void)[] = []

function show(markup: string): HTMLInputElement {
  document.body.innerHTML = markup
  const field = document.querySelector<HTMLInputElement>('.pk-root input')
  if (field === null) throw new Error('The page of this test has no widget.')
  letGo.push(keepFocusInside(document))
  return field
}

/** What the page's document receives of an event. */
function hear(type: string, capture = false) {
  const listener = vi.fn()
  document.addEventListener(type, listener, capture)
  letGo.push(() => document.removeEventListener(type, listener, capture))
  return listener
}

const take = (element: Element | null) => {
  element?.dispatchEvent(new FocusEvent('focus'))
  element?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
}

afterEach(() => {
  for (const each of letGo.splice(0)) each()
})

describe('keepFocusInside', () => {
  const WIDGET = '<div class="pk-root"><input></div>'

  it('tells no trap at the document that a widget has the focus; whoever listens closer receives it', () => {
    const field = show(WIDGET)
    const [trap, widget] = [hear('focusin'), vi.fn()]
    document.body.addEventListener('focusin', widget, { once: true })
    take(field)
    expect(trap).not.toHaveBeenCalled()
    expect(widget).toHaveBeenCalledTimes(1)
  })

  it.each(['modal in', 'modal fade show'])(
    'tells jQuery nothing while a modal "%s" is open beside the widget',
    (classes) => {
      const field = show(`${WIDGET}<div class="${classes}"></div>`)
      const jQuery = hear('focus', true)
      take(field)
      expect(jQuery).not.toHaveBeenCalled()
    },
  )

  it('lets jQuery see the focus of a widget while no modal is open, or while the modal holds the widget', () => {
    const jQuery = hear('focus', true)
    take(show(WIDGET))
    take(show(`<div class="modal show">${WIDGET}</div>`))
    expect(jQuery).toHaveBeenCalledTimes(2)
  })

  it('leaves the fields of the page to its traps', () => {
    show(`${WIDGET}<input id="search"><div class="modal show"></div>`)
    const listener = [hear('focus', true), hear('focusin')]
    take(document.querySelector('#search'))
    for (const each of listener) expect(each).toHaveBeenCalledTimes(1)
  })

  it('stops listening', () => {
    const field = show(`${WIDGET}<div class="modal show"></div>`)
    letGo.splice(0).forEach((each) => each())
    const listener = [hear('focus', true), hear('focusin')]
    take(field)
    for (const each of listener) expect(each).toHaveBeenCalledTimes(1)
  })
})
