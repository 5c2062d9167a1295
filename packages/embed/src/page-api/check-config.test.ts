import { createShop } from '@prilavok/core'
import { createTestEffects } from '@prilavok/core/testing'
import { describe, expect, it, vi } from 'vitest'
import { problemText } from '../self-check/diagnostics'
import type { PageProblem } from '../self-check/problem'
import { problemsEn } from '../self-check/problem.labels.en'
import type { PrilavokConfig } from './config'
import { checkConfig } from './check-config'

/** What the page's developer is told: by the check, then by the shop whose settings it reads. */
const remarks = (config: object, wrong?: unknown) => {
  const tell = vi.fn<(problem: PageProblem) => void>()
  const { effects, reports } = createTestEffects()
  checkConfig(config as PrilavokConfig, wrong, createShop(effects, config, { isChecked: true }).settings, tell)
  return [
    ...tell.mock.calls.map(([problem]) => problemText(problem, problemsEn)),
    ...reports.map(({ message }) => message),
  ]
}

describe('the settings of a page', () => {
  it('[EMBED-12] that are right are not spoken of', () => {
    const config = {
      lang: 'en',
      labels: { cartButton: { add: 'Buy' } },
      pages: { cart: '/b', chat: null },
      supportPhone: '8 800',
      bestPay: false,
      payment: { receipt: { tax: 'vat20' } },
      allowedRedirectHosts: { own: ['pay.example'] },
      api: { origin: 'https://x', endpoints: { calculateCart: {} } },
    }
    expect(remarks(config)).toEqual([])
  })

  it.each([
    [{ lng: 'en' }, 'The setting "lng" is not known; it is not used. Did you mean "lang"?'],
    [{ pages: { basket: '/b' } }, 'The setting "pages.basket" is not known; it is not used. Known are cart, order,'],
    [{ pages: '/b' }, 'The setting pages is not used: "/b" is no group of settings.'],
    [{ api: '/b' }, 'The setting "api" must be a group of settings, and not a text.'],
    [
      { bestPay: 'yes' },
      'The setting bestPay is not used: "yes" is neither true nor false. Give one of them, without quotes.',
    ],
    [{ devtools: 1 }, 'The setting "devtools" must be a text, and not a number.'],
    [{ api: { timeoutMs: '30' } }, 'The setting "api.timeoutMs" must be a number, and not a text.'],
    [{ payment: { receipt: { vat: 20 } } }, 'The setting "payment.receipt.vat" is not known'],
    [{ payment: 'card' }, 'The setting payment is not used: "card" is no group of settings.'],
    [{ address: { page: 'a b' } }, 'The setting address.page is not used: "a b" is no name.'],
    [{ lang: 'de' }, 'The setting "lang" must be "ru" or "en"'],
  ])('[EMBED-12] %o is named once', (config, message) => {
    expect(remarks(config)).toEqual([expect.stringContaining(message)])
  })

  it('[EMBED-12] an element that is no script is named', () => {
    expect(remarks({}, document.createElement('div'))).toEqual([
      'The element #prilavok-config is a <div>; settings are read from <script type="application/json"> alone. ' +
        'Those of this element are not used.',
    ])
  })

  it('[EMBED-12] a script that is no JSON is named once', () => {
    expect(remarks({}, new SyntaxError('Unexpected end'))).toEqual([
      expect.stringMatching(/#prilavok-config is not JSON.*Unexpected end/),
    ])
    expect(remarks({}, [1])).toEqual([expect.stringContaining('must hold a JSON object')])
  })
})
