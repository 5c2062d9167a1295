import { afterEach, expect, it } from 'vitest'
import { startOnPage } from '../testing/start-on-page'
import { findElements, hidingControl, widgetOf } from './find'

afterEach(() => document.body.replaceChildren())

it('[EMBED-11] the name of a widget is the attribute, or the class', () => {
  document.body.innerHTML = '<div data-prilavok="a"></div><p class="x  pk-mount-b y"></p><i class="pk-mount"></i>'
  expect(findElements(document).map(widgetOf)).toEqual(['a', 'b'])
})

it.each(['wrap_pk-mount-cart-badge', 'x\ty wrap_pk-mount-cart-badge z', 'plugin_wrap-pk-mount-cart-badge'])(
  '[EMBED-11] is found in the class %s that an editor has put a prefix before',
  (name) => {
    document.body.innerHTML = `<div class="${name}"></div>`
    expect(findElements(document).map(widgetOf)).toEqual(['cart-badge'])
  },
)

it('a form whose control hides a member shows no widget; the rest of the page does', async () => {
  const button = '<div data-prilavok="cart-button" data-id="a" data-name="Товар" data-price="10"></div>'
  const form = '<form data-prilavok="cart-button" data-id="b" data-name="Товар"><input name="getAttribute"></form>'
  const { warn } = startOnPage(form + button)
  expect(document.querySelectorAll('div[data-prilavok] button')).toHaveLength(1)
  expect(document.querySelector('form button')).toBeNull()
  expect(warn.mock.calls.map(([problem]) => problem)).toEqual([{ kind: 'form', control: 'getAttribute' }])
})

it('a form with controls of other names may have a widget', () => {
  document.body.innerHTML = '<form><input name="phone"><input id="email"></form>'
  expect(hidingControl(document.forms[0] as HTMLFormElement)).toBeUndefined()
})
