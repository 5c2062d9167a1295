import { DROP_HEADER } from '@prilavok/shop-server/kit'
import { describe, expect, it } from 'vitest'
import { parseFaults } from './fault-spec'
import { FAULT_HEADER, withFaults } from './with-faults'

const NO_ADDRESSES = { publicUrl: null }
const bench = () => {
  const done: string[] = []
  const fetch = withFaults((request) => {
    done.push(request.headers.get('X-Name') ?? '')
    return Promise.resolve(new Response('{"ok":true}', { headers: { 'Content-Type': 'application/json' } }))
  }, NO_ADDRESSES)
  const ask = (name: string, faults?: string, path = '/api/x') =>
    fetch(
      new Request(`http://shop.test${path}`, {
        method: 'POST',
        headers: { 'X-Name': name, ...(faults !== undefined && { [FAULT_HEADER]: faults }) },
      }),
    )
  const plan = (body: unknown) =>
    fetch(
      new Request('http://localhost/__faults', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      }),
    )
  return { done, fetch, ask, plan }
}

describe('faults', () => {
  it('reads a list, and nothing it does not understand', () => {
    expect(parseFaults('delay=300, lose-answer')).toEqual({
      delayMs: 300,
      loseRequest: false,
      loseResponse: true,
      reorder: false,
      instead: null,
    })
    expect(['delay', 'delay=-1', 'delay=x', 'status=200', 'lose', 'html=1', 'html,boom'].map(parseFaults)).toEqual(
      Array.from({ length: 7 }, () => null),
    )
  })

  it('loses a request before and a response after the work', async () => {
    const { ask, done } = bench()
    const before = await ask('before', 'lose-request')
    const after = await ask('after', 'lose-answer')
    expect([before.status, before.headers.has(DROP_HEADER), after.status, after.headers.has(DROP_HEADER)]).toEqual([
      599,
      true,
      599,
      true,
    ])
    expect(done).toEqual(['after'])
  })

  it('returns a status, a page or nothing without doing the work', async () => {
    const { ask, done } = bench()
    const status = await ask('a', 'status=503')
    expect([
      status.status,
      status.headers.get('Retry-After'),
      ((await status.json()) as { code: string }).code,
    ]).toEqual([503, '1', 'unavailable'])
    const html = await ask('b', 'html')
    expect([html.status, html.headers.get('Content-Type')]).toEqual([200, 'text/html; charset=utf-8'])
    expect((await ask('c', 'empty')).status).toBe(204)
    expect(done).toEqual([])
  })

  it('holds a response until the next one of the same route', async () => {
    const { ask, done } = bench()
    const order: string[] = []
    const first = ask('first', 'reorder').then(() => order.push('first'))
    const second = ask('second').then(() => order.push('second'))
    await Promise.all([first, second])
    expect(order).toEqual(['second', 'first'])
    expect(done).toEqual(['first', 'second'])
  })

  it('delays a response', async () => {
    const { ask } = bench()
    const order: string[] = []
    await Promise.all([
      ask('slow', 'delay=30').then(() => order.push('slow')),
      ask('quick').then(() => order.push('quick')),
    ])
    expect(order).toEqual(['quick', 'slow'])
  })

  it('uses up a plan request by request, by method and path', async () => {
    const { ask, plan, fetch } = bench()
    await plan({ method: 'post', path: '/api/order/*', faults: 'lose-answer', times: 2 })
    const statuses = []
    for (const path of ['/api/x', '/api/order/1/', '/api/order/2', '/api/order/3'])
      statuses.push((await ask('n', undefined, path)).status)
    expect(statuses).toEqual([200, 599, 599, 200])
    expect((await plan({ path: '/api/x', faults: 'boom' })).status).toBe(400)
    await plan({ faults: 'html' })
    await fetch(new Request('http://localhost/__faults', { method: 'DELETE' }))
    const left = await fetch(new Request('http://localhost/__faults'))
    expect(await left.json()).toEqual({ planned: [] })
  })

  it('refuses a header it does not understand', async () => {
    const { ask, done } = bench()
    expect((await ask('n', 'delya=5')).status).toBe(400)
    expect(done).toEqual([])
  })
})
