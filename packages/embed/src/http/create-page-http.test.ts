import { createLazyHttp, type CallListener } from '@prilavok/browser'
import { loadFlag } from '@prilavok/contracts'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createPageHttp } from './create-page-http'

const sent = vi.fn(async () => new Response('{}', { headers: { 'Content-Type': 'application/json' } }))
const input = { params: { name: 'GoToOrderForm' } }
const open = (onCall?: CallListener) => createLazyHttp(async () => createPageHttp(undefined, () => {}), onCall)

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
