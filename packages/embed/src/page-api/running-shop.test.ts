import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { mount, on, start } from '../index'
import { eventually } from '../testing/start-on-page'

/** There is no server; prices are not what these tests are about. */
beforeAll(() => void vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline'))))
/** The shop renders by itself, outside of `act`. */
beforeEach(() => void Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false }))

afterEach(() => {
  globalThis.prilavok?.stop()
  document.body.replaceChildren()
})

describe('mount and on', () => {
  it('[EMBED-11] need a running shop, and say how to get one', () => {
    expect(() => mount('cart-badge', document.body)).toThrow(
      'mount() needs a running shop. Call it after `await start()`.',
    )
    expect(() => on('ready', () => {})).toThrow('on() needs a running shop')
  })

  it('[EMBED-07] [EMBED-11] work with the shop that runs on the page', async () => {
    document.body.innerHTML = '<div id="buy"></div>'
    await start()
    const versions: string[] = []
    const stop = on('ready', ({ version }) => versions.push(version))
    expect(versions).toEqual([globalThis.prilavok?.version])
    mount('cart-button', '#buy', { id: 'a', name: 'Товар', price: '10' })
    await eventually(() => expect(document.querySelector('#buy button')).not.toBeNull())
    stop()
    globalThis.prilavok?.stop()
    expect(() => on('ready', () => {})).toThrow('on() needs a running shop')
  })
})
