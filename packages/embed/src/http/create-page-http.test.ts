import { createLazyHttp, type CallListener } from '@prilavok/browser'
import { loadFlag } from '@prilavok/contracts'
import { createShop } from '@prilavok/core'
import { createTestEffects } from '@prilavok/core/testing'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createPageHttp } from './create-page-http'

const sent = vi.fn(async () => new Response('{}', { headers: { 'Content-Type': 'application/json' } }))
const input = { params: { name: 'GoToOrderForm' } }
const open = (onCall?: CallListener, { effects } = createTestEffects()) =>
  createLazyHttp(async () => createPageHttp(undefined, effects), onCall)
const sentHeaders = () => new Headers((sent.mock.calls.at(-1) as unknown as [unknown, RequestInit])[1].headers)

beforeEach(() => void vi.stubGlobal('fetch', sent))
afterEach(() => {
  vi.unstubAllGlobals()
  sent.mockClear()
  for (const cookie of document.cookie.split('; ')) document.cookie = `${cookie.split('=')[0]}=; max-age=0`
})

it('sends a request once its code is loaded', async () => {
  await open()(loadFlag, input)
  expect(sent).toHaveBeenCalledTimes(1)
})

it('[SAFE-11] a request that nobody waits for any more is not sent', async () => {
  const signal = { aborted: false, addEventListener: () => {} }
  const response = open()(loadFlag, input, { signal })
  signal.aborted = true
  expect(await response).toMatchObject({ ok: false, error: { kind: 'aborted' } })
  expect(sent).not.toHaveBeenCalled()
})

it('notifies a listener of each call and of its result', async () => {
  const onCall = vi.fn()
  const response = open(onCall)(loadFlag, input)
  expect(onCall).toHaveBeenCalledExactlyOnceWith(loadFlag, input, expect.any(Promise))
  expect(await onCall.mock.calls[0]?.[2]).toEqual(await response)
})

it.each([
  ['c%201', 'c 1'],
  ['%D1%8F', '%D1%8F'],
  ['%0A', '%0A'],
])(
  '[HTTP-07] a cookie that no header can carry, or with a bare %%, is sent as it stands: %s',
  async (value, header) => {
    document.cookie = 'roistat_visit=100%'
    document.cookie = `sn-customerid=${value}`
    await open()(loadFlag, input)
    const [, init] = sent.mock.calls[0] as unknown as [unknown, RequestInit]
    const headers = new Headers(init.headers)
    expect([...headers.values()]).toEqual(expect.arrayContaining(['100%', header]))
  },
)

it('[HTTP-06] [HTTP-07] names customer, visit and marketing parameters, each only when known', async () => {
  await open()(loadFlag, input)
  for (const name of ['sn-customerid', 'X-Roistat-Visit', 'X-Utm']) expect(sentHeaders().get(name), name).toBeNull()
  const visitor = createTestEffects()
  visitor.address.query.set('utm_source', 'яндекс').set('utm_medium', 'cpc').set('page', '2')
  createShop(visitor.effects)
  document.cookie = 'sn-customerid=c-1'
  document.cookie = 'roistat_visit=12345'
  await open(undefined, visitor)(loadFlag, input)
  expect(sentHeaders().get('sn-customerid')).toBe('c-1')
  expect(sentHeaders().get('X-Roistat-Visit')).toBe('12345')
  expect(Object.fromEntries(new URLSearchParams(sentHeaders().get('X-Utm') ?? ''))).toEqual({
    utm_medium: 'cpc',
    utm_source: 'яндекс',
  })
})

it('a link with long marketing parameters does not make requests too long for servers', async () => {
  const visitor = createTestEffects()
  for (const name of ['utm_source', 'utm_medium', 'utm_term', 'utm_content', 'roistat'])
    visitor.address.query.set(name, 'ж'.repeat(10_000))
  createShop(visitor.effects)
  await open(undefined, visitor)(loadFlag, input)
  expect(sentHeaders().get('X-Utm')).toBeNull()
})
