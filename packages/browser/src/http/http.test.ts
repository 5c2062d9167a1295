// @vitest-environment node
import {
  calculateCart,
  loadCrossSales,
  loadFlag,
  loadOrder,
  predictOption,
  saveOrder,
  sendAnalytics,
} from '@prilavok/contracts'
import { safeUrl } from '@prilavok/core'
import { describe, expect, it, vi } from 'vitest'
import { createHttp, type HttpSettings } from './http'
import { createLazyHttp } from './lazy-http'

/** A loaded machine may take its time. */
const eventually = (check: () => unknown) => vi.waitFor(check, { timeout: 10_000 })

const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } })

/** Http over a scripted network; every request is kept. */
function network(respond: (request: Request) => Response | Promise<Response>, settings: HttpSettings = {}) {
  const requests: Request[] = []
  const http = createHttp({
    origin: 'https://shop.example',
    ...settings,
    retryPause: () => 1,
    fetch: async (input, init) => {
      const request = new Request(input, init)
      requests.push(request)
      return respond(request)
    },
  })
  return { http, requests }
}

describe('responses of the server', () => {
  it.each([400, 401, 404, 409, 422, 500, 503])(
    '[HTTP-01] the status %i is a failure with its number',
    async (status) => {
      const { http } = network(() => new Response('', { status }))
      expect(await http(saveOrder, { body: {} })).toEqual({
        ok: false,
        error: { kind: 'status', message: `Request failed with status code ${status}`, status, body: null },
      })
    },
  )

  it('[HTTP-02] a failed connection is a network failure', async () => {
    const { http } = network(() => Promise.reject(new TypeError('Failed to fetch')))
    expect(await http(saveOrder, { body: {} })).toEqual({
      ok: false,
      error: { kind: 'network', message: 'Network Error' },
    })
  })

  it('[HTTP-03] a call that takes too long fails with its limit', async () => {
    const { http } = network(() => new Promise(() => undefined), { timeoutMs: 20 })
    expect(await http(saveOrder, { body: {} })).toEqual({
      ok: false,
      error: { kind: 'timeout', message: 'timeout of 20 ms exceeded' },
    })
  })

  it("[HTTP-04] the contract's Problem is understood, with its field errors", async () => {
    const errors = [
      {
        pointer: '/customer/value/phone',
        field: 'customer.phone',
        code: 'phone',
        message: 'Введите корректный номер телефона',
      },
    ]
    const { http } = network(() =>
      json(
        {
          type: 'urn:shop:problem:validation-failed',
          title: 'Проверьте',
          status: 422,
          code: 'validation-failed',
          traceId: 't',
          errors,
        },
        422,
      ),
    )
    const result = await http(saveOrder, { body: {} })
    expect(result).toMatchObject({
      ok: false,
      error: { status: 422, problem: { code: 'validation-failed', errors: [{ pointer: '/customer/value/phone' }] } },
    })
  })

  it.each([
    ['another shape', { error: 'Bad things' }],
    ['a list', ['Bad things']],
    ['text', 'Bad things'],
  ])('[HTTP-04] %s is kept as the body, not interpreted', async (_name, body) => {
    const { http } = network(() => json(body, 400))
    const result = await http(saveOrder, { body: {} })
    expect(result).toEqual({
      ok: false,
      error: { kind: 'status', message: 'Request failed with status code 400', status: 400, body },
    })
  })

  it('an empty response reads as null where the contract allows it', async () => {
    const { http } = network(() => new Response(null, { status: 204 }))
    expect(await http(sendAnalytics, { body: { eventType: 'OrderCreated', payload: '[]' } })).toEqual({
      ok: true,
      value: null,
    })
    expect(await http(loadOrder, { params: { id: 'a' } })).toEqual({ ok: true, value: null })
    expect(await http(saveOrder, { body: {} })).toMatchObject({ ok: false, error: { kind: 'response' } })
  })

  it('a page instead of a response of the contract is a failure, not an exception', async () => {
    const { http } = network(
      () => new Response('<!doctype html><title>Вход</title>', { headers: { 'Content-Type': 'text/html' } }),
    )
    expect(await http(loadOrder, { params: { id: 'a' } })).toMatchObject({
      ok: false,
      error: { kind: 'response', status: 200 },
    })
  })

  it('[SAFE-16] a malformed record is left out and reported, the rest is read', async () => {
    const dropped = vi.fn()
    const { http } = network(
      () =>
        json({
          items: [
            { id: 'a', price: 1, name: 'A', hashCode: 'h' },
            { id: 'b', price: 'dear' },
          ],
          total: 1,
        }),
      { dropped },
    )
    const result = await http(calculateCart, { body: { goods: [] } })
    expect(result).toMatchObject({ ok: true, value: { items: [{ id: 'a' }] } })
    expect(dropped).toHaveBeenCalledWith(calculateCart, 1)
  })

  it('an aborted request is reported as such', async () => {
    const { http, requests } = network(
      (request) =>
        new Promise((_, reject) =>
          request.signal.addEventListener('abort', () => reject(new DOMException('', 'AbortError'))),
        ),
    )
    const listeners: Array<() => void> = []
    const signal = {
      aborted: false,
      addEventListener: (_: 'abort', listener: () => void) => void listeners.push(listener),
    }
    const call = http(saveOrder, { body: {} }, { signal })
    await eventually(() => expect(requests).toHaveLength(1))
    signal.aborted = true
    listeners.forEach((listener) => listener())
    expect(await call).toMatchObject({ ok: false, error: { kind: 'aborted' } })
  })

  it('a call that lacks a part of its address is a failure too', async () => {
    const { http, requests } = network(() => json({}))
    expect(await http(loadOrder, { params: { id: '..' } })).toMatchObject({ ok: false })
    expect(requests).toEqual([])
  })
})

describe('what is sent', () => {
  it('[HTTP-05] [HTTP-06] [HTTP-07] every call carries what is known of the visit', async () => {
    const visit = () => ({
      customerId: 'c-1',
      roistatVisit: 'r-2',
      marketing: { utm_source: 'яндекс', utm_medium: 'cpc' },
    })
    const { http, requests } = network(() => json(true), { visit })
    await http(loadFlag, { params: { name: 'OnlinePayment' } })
    await http(saveOrder, { body: {} })
    for (const { headers } of requests) {
      expect(headers.get('sn-customerid')).toBe('c-1')
      expect(headers.get('X-Roistat-Visit')).toBe('r-2')
      expect(headers.get('X-Utm')).toBe('utm_source=%D1%8F%D0%BD%D0%B4%D0%B5%D0%BA%D1%81&utm_medium=cpc')
    }
    expect(requests).toHaveLength(2)
  })

  it('[HTTP-07] a header whose value is not known is not sent', async () => {
    const { http, requests } = network(() => json(true), { visit: () => ({ customerId: null, marketing: {} }) })
    await http(loadFlag, { params: { name: 'OnlinePayment' } })
    for (const name of ['sn-customerid', 'X-Roistat-Visit', 'X-Utm']) expect(requests[0]?.headers.has(name)).toBe(false)
  })

  it("[HTTP-07] a partner's address on another origin gets none of them", async () => {
    const endpoints = { loadFlag: { path: 'https://flags.example/{name}' } }
    const { http, requests } = network(() => json(true), { visit: () => ({ customerId: 'c-1' }), endpoints })
    await http(loadFlag, { params: { name: 'OnlinePayment' } })
    expect(requests[0]?.url).toBe('https://flags.example/OnlinePayment')
    expect(requests[0]?.headers.has('sn-customerid')).toBe(false)
  })

  it('[HTTP-07] another server gets no cookies and only the headers that are meant for it', async () => {
    const { http, requests } = network(() => json({ option: 'b' }), { visit: () => ({ customerId: 'c-1' }) })
    const base = safeUrl('https://predict.example/v2/', 'https://shop.example')
    if (base === null) throw new Error('The address is safe.')
    const body = { experiment: 'e', options: ['a', 'b'], pageUrl: '', pageTitle: '', screenWidth: 1, screenHeight: 1 }
    await http(predictOption, { body }, { server: { base, headers: { ProjectId: '7' } } })
    expect(requests[0]).toMatchObject({ url: 'https://predict.example/v2/predict', credentials: 'omit' })
    expect(requests[0]?.headers.get('ProjectId')).toBe('7')
    for (const name of ['sn-customerid', 'X-Requested-With']) expect(requests[0]?.headers.has(name), name).toBe(false)
  })

  it('an idempotency key goes with every call that the contract wants it for, and stays over retries', async () => {
    const { http, requests } = network(() => json({}))
    await http(saveOrder, { body: {} }, { idempotencyKey: 'attempt-1' })
    await http(saveOrder, { body: {} })
    await http(calculateCart, { body: { goods: [] } })
    expect(requests[0]?.headers.get('Idempotency-Key')).toBe('"attempt-1"')
    expect(requests[1]?.headers.get('Idempotency-Key')).toMatch(/^"[0-9a-f-]{36}"$/)
    expect(requests[2]?.headers.has('Idempotency-Key')).toBe(false)
  })

  it('a reading call is retried when the server is unavailable, a writing one never', async () => {
    const { http, requests } = network(() => new Response('', { status: 503 }))
    await http(loadFlag, { params: { name: 'OnlinePayment' } })
    expect(requests).toHaveLength(3)
    await http(loadCrossSales, { body: { exceptProductIds: [] } })
    expect(requests).toHaveLength(4)
  })

  it('a reading call is retried after a failed connection, and after the pause that the server requests', async () => {
    const responses = [
      () => Promise.reject(new TypeError('Failed to fetch')),
      () => new Response('', { status: 503, headers: { 'Retry-After': '0' } }),
      () => json(true),
    ]
    const { http, requests } = network(() => responses[requests.length - 1]?.() ?? json(false))
    expect(await http(loadFlag, { params: { name: 'OnlinePayment' } })).toEqual({ ok: true, value: true })
    expect(requests).toHaveLength(3)
  })

  it('a call that was one too many is made again after the pause that the server asks for, whether it reads by GET or by POST', async () => {
    const { http, requests } = network(() =>
      requests.length % 2 === 1 ? new Response('', { status: 429, headers: { 'Retry-After': '0' } }) : json(true),
    )
    expect(await http(loadFlag, { params: { name: 'OnlinePayment' } })).toEqual({ ok: true, value: true })
    expect(requests).toHaveLength(2)
    await http(loadCrossSales, { body: { exceptProductIds: [] } })
    expect(requests).toHaveLength(4)
  })

  it('a submit that was one too many is for the buyer to repeat, as is a call that would wait for long', async () => {
    const tooMany = (seconds: string) => () => new Response('', { status: 429, headers: { 'Retry-After': seconds } })
    const soon = network(tooMany('0'))
    expect(await soon.http(saveOrder, { body: {} })).toMatchObject({ error: { status: 429 } })
    expect(soon.requests).toHaveLength(1)
    const late = network(tooMany('11'))
    expect(await late.http(loadFlag, { params: { name: 'OnlinePayment' } })).toMatchObject({ error: { status: 429 } })
    expect(late.requests).toHaveLength(1)
  })

  it('nothing is retried once the limit of the call is over', async () => {
    const { http, requests } = network(() => new Response('', { status: 503, headers: { 'Retry-After': '1' } }), {
      timeoutMs: 30,
    })
    expect(await http(loadFlag, { params: { name: 'OnlinePayment' } })).toEqual({
      ok: false,
      error: { kind: 'timeout', message: 'timeout of 30 ms exceeded' },
    })
    expect(requests).toHaveLength(1)
  })

  it("[EMBED-05] the page's own fetch of that moment gets an address and plain options, as scripts that wrap it expect", async () => {
    const http = createHttp({ origin: 'https://shop.example' })
    const pageFetch = vi.fn<(address: string, options: RequestInit) => Promise<Response>>()
    pageFetch.mockResolvedValue(json({ items: [], total: 0 }))
    vi.stubGlobal('fetch', (address: string, options: RequestInit) => {
      // A wrapper as many pages have it: it adds a header of its own.
      return pageFetch(address.toString(), { ...options, headers: { ...options.headers, 'X-CSRF-TOKEN': 't' } })
    })
    const result = await http(calculateCart, { body: { goods: [{ id: 'a', quantity: 1 }] } }, { keepalive: true })
    vi.unstubAllGlobals()
    expect(result).toMatchObject({ ok: true })
    expect(pageFetch.mock.calls).toEqual([
      [
        'https://shop.example/api/cart/calculate',
        {
          method: 'POST',
          body: '{"goods":[{"id":"a","quantity":1}]}',
          headers: {
            accept: 'application/json',
            'content-type': 'application/json',
            'x-requested-with': 'XMLHttpRequest',
            'X-CSRF-TOKEN': 't',
          },
          credentials: 'include',
          keepalive: true,
          signal: expect.any(AbortSignal) as unknown,
        },
      ],
    ])
  })

  it('a fetch that ignores the signal neither delays the result nor gets the request again', async () => {
    const cancelled = new AbortController()
    const { http, requests } = network(() => {
      cancelled.abort()
      return new Response('', { status: 503, headers: { 'Retry-After': '1' } })
    })
    const call = http(loadFlag, { params: { name: 'OnlinePayment' } }, { signal: cancelled.signal })
    expect(await call).toEqual({ ok: false, error: { kind: 'aborted', message: 'Network Error' } })
    expect(requests).toHaveLength(1)
  })
})

describe('http that comes with the first request', () => {
  it('is loaded once, and again after a failed load', async () => {
    const { http } = network(() => json(true))
    const load = vi.fn().mockRejectedValueOnce(new Error('chunk')).mockResolvedValue(http)
    const lazy = createLazyHttp(load)
    expect(await lazy(loadFlag, { params: { name: 'OnlinePayment' } })).toEqual({
      ok: false,
      error: { kind: 'network', message: 'Network Error' },
    })
    expect(await lazy(loadFlag, { params: { name: 'OnlinePayment' } })).toEqual({ ok: true, value: true })
    await lazy(loadFlag, { params: { name: 'OnlinePayment' } })
    expect(load).toHaveBeenCalledTimes(2)
  })
})
