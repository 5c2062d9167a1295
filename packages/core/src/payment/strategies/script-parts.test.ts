import { describe, expect, it } from 'vitest'
import { defaultsOf } from '../../lib/settings'
import { isScriptUrl, paymentFormSettings } from '../index'
import { scriptOf } from './script-parts'

const { payment: defaults } = defaultsOf(paymentFormSettings)
const SOURCE = { setting: 'tinkoff', url: 'https://forma.example/script.js', hosts: ['forma.example'] } as const

/** The script of a shop with this setting, and what its page's developer was told. */
const choose = (written: unknown) => {
  const told: string[] = []
  const scripts = { ...defaults.scripts, tinkoff: written as string | null }
  const settings = { ...defaults, scripts }
  const report = (message: string) => void told.push(message)
  return { url: scriptOf({ settings, origin: 'https://shop.example', report }, SOURCE), told }
}

describe('the script of a provider', () => {
  it.each([
    [null, SOURCE.url],
    ['https://forma.example/other.js', 'https://forma.example/other.js'],
    ['/sim/tinkoff.js', 'https://shop.example/sim/tinkoff.js'],
    ['https://shop.example/x.js', 'https://shop.example/x.js'],
  ])('of the setting %j is %s [SAFE-12] [PAY-107]', (written, url) => {
    const chosen = choose(written)
    expect([chosen, isScriptUrl(String(chosen.url))]).toEqual([{ url, told: [] }, true])
  })

  it.each([
    'https://evil.example/x.js',
    'https://forma.example.evil.example/x.js',
    'https://forma.example@evil.example/x.js',
    'http://forma.example/x.js',
    '//forma.example/x.js',
    'data:text/javascript,x',
    'javascript:1',
    '',
    7,
  ])('is its own where the setting is %j, and that is said [SAFE-12] [PAY-107]', (written) => {
    expect(choose(written)).toEqual({
      url: SOURCE.url,
      told: [
        `The setting payment.scripts.tinkoff is not used, because "${written}" is no address of a script that may run here. ` +
          'Give one of this site or of forma.example, with https.',
      ],
    })
    expect(isScriptUrl(String(written))).toBe(false)
  })
})
