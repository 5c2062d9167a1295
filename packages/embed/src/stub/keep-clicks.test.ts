import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { keepClicks, type Stub } from './keep-clicks'

const wanted = vi.fn(() => true)
let stub: Stub

beforeAll(() => {
  stub = keepClicks({ lang: 'en' }, wanted)
})
afterEach(() => {
  stub.clicked.clear()
  wanted.mockClear()
})
afterAll(() => stub.stop())

const show = (html: string) => {
  document.body.innerHTML = html
  return document.querySelector<HTMLElement>('main > *') ?? document.body
}
const click = (selector: string, init: MouseEventInit = {}) => {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init })
  document.querySelector(selector)?.dispatchEvent(event)
  return event.defaultPrevented
}

describe('clicks before the shop is there', () => {
  it.each([
    '<div data-prilavok="cart-button"><a href="/add"><b>Купить</b></a></div>',
    '<p class="x pk-mount-cart-button"><button><b>Купить</b></button></p>',
  ])('[EMBED-04] on a control of a mount element are kept: %s', (html) => {
    const element = show(`<main>${html}</main>`)
    expect(click('b')).toBe(true)
    expect([...stub.clicked.keys()]).toEqual([element])
    expect(wanted).toHaveBeenCalledWith(element)
  })

  it.each([
    ['on text', '<div data-prilavok="x"><b>Текст</b></div>'],
    ['on a widget that is mounted', '<div data-prilavok="x" class="pk-root"><button><b>+1</b></button></div>'],
    [
      'on the offer to try again',
      '<div data-prilavok="x"><p class="pk-root"><button><b>Повторить</b></button></p></div>',
    ],
    ['elsewhere', '<a href="/x"><b>Дальше</b></a>'],
  ])('%s go their way', (_, html) => {
    show(`<main>${html}</main>`)
    expect(click('b')).toBe(false)
    expect(stub.clicked.size).toBe(0)
  })

  it.each(['ctrlKey', 'metaKey', 'shiftKey'])('with %s, for a new tab, stay the browser’s [EMBED-04]', (key) => {
    show('<main><div data-prilavok="x"><a href="/add"><b>Купить</b></a></div></main>')
    expect(click('b', { [key]: true })).toBe(false)
    expect(stub.clicked.size).toBe(0)
  })

  it('where no widget will be mounted go their way', () => {
    show('<main><div data-prilavok="x"><button><b>Купить</b></button></div></main>')
    wanted.mockReturnValueOnce(false)
    expect(click('b')).toBe(false)
  })

  it('on the button of a form that the server had put there are left to it, and its widget is requested', () => {
    const element = show('<main><div data-prilavok="x"><form><button><b>Найти</b></button></form></div></main>')
    expect(click('b')).toBe(false)
    expect(wanted).toHaveBeenCalledWith(element)
    expect(stub.clicked.size).toBe(0)
  })

  it('[EMBED-04] on a control inside of a form of the page are kept', () => {
    show('<form><div data-prilavok="x"><button><b>Купить</b></button></div></form>')
    expect(click('b')).toBe(true)
    expect([...stub.clicked.keys()]).toEqual([document.querySelector('div')])
  })

  it('are given back when it is over, and kept no more', () => {
    const own = keepClicks({}, () => true)
    const pressed = vi.fn()
    show('<main><div data-prilavok="x"><button><b>Купить</b></button></div></main>').addEventListener('click', pressed)
    stub.onWanted = () => false
    click('b')
    own.stop()
    stub.onWanted = wanted
    expect(pressed).toHaveBeenCalledTimes(1)
    expect(own.clicked.size).toBe(0)
  })

  it('[EMBED-04] are kept before the widget is requested, so that one that is mounted at once carries them out', () => {
    const element = show('<main><div data-prilavok="x"><button><b>Купить</b></button></div></main>')
    wanted.mockImplementationOnce(() => stub.clicked.delete(element))
    expect(click('b')).toBe(true)
    expect(stub.clicked.size).toBe(0)
  })

  it('pointing at an element requests its widget', () => {
    const element = show('<main><div data-prilavok="x"><b>Купить</b></div></main>')
    document.querySelector('b')?.dispatchEvent(new Event('pointerover', { bubbles: true }))
    expect(wanted).toHaveBeenCalledWith(element)
  })
})
