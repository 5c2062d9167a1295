import { afterEach, describe, expect, it, vi } from 'vitest'
import { readConfig } from './config'

afterEach(() => document.body.replaceChildren())

const withScript = (text: string) => {
  document.body.innerHTML = '<script type="application/json" id="prilavok-config"></script>'
  const script = document.getElementById('prilavok-config')
  if (script !== null) script.textContent = text
}

describe('the configuration of a page', () => {
  it('[EMBED-12] is read from its JSON script', () => {
    withScript('{"supportPhone":"8 800 000-00-00","pages":{"cart":"/basket"}}')
    expect(readConfig(document, vi.fn())).toEqual({ supportPhone: '8 800 000-00-00', pages: { cart: '/basket' } })
  })

  it('is empty where there is none', () => {
    expect(readConfig(document, vi.fn())).toEqual({})
  })

  it.each(['{"pages":', '[1]', '"text"', 'null', ''])('[EMBED-12] what cannot be used is named once: %s', (text) => {
    const tell = vi.fn()
    withScript(text)
    expect(readConfig(document, tell)).toEqual({})
    expect(tell).toHaveBeenCalledTimes(1)
    expect(tell.mock.calls[0]?.[0]).toContain('#prilavok-config')
  })
})
