import type { SafeUrl } from '@prilavok/core'
import { describe, expect, it, vi } from 'vitest'
import { createBrowserEffects } from './effects'
import { createLocks } from './locks'
import { createReporter } from './report'

const effects = () => createBrowserEffects({ http: vi.fn(), report: vi.fn() })

describe('the address of the page', () => {
  it('changes its query without loading, and keeps the rest', () => {
    history.replaceState(null, '', '/profile/order?utm=x#part')
    const { location } = effects()
    location.replaceQuery({ id: 'draft 1' })
    expect(globalThis.location.href).toContain('/profile/order?utm=x&id=draft%201#part')
    expect(location.query('id')).toBe('draft 1')
    location.replaceQuery({ id: null })
    expect(globalThis.location.href).toContain('/profile/order?utm=x#part')
    expect(location.query('id')).toBeNull()
  })

  it.each([
    ['?/shop/order', '?/shop/order&id=1'],
    ['?flag', '?flag&id=1'],
    ['?route=a/b&q=x%20y+z&empty=&&', '?route=a/b&q=x%20y+z&empty=&&&id=1'],
    ['?p=%D1%8F', '?p=%D1%8F&id=1'],
    ['?a=%E0%A4', '?a=%E0%A4&id=1'],
    ['?id=9&idea=1', '?id=1&idea=1'],
    ['?%69d=9&x&id=8', '?id=1&x'],
    ['', '?id=1'],
  ])('leaves every other parameter of %s as the page has written it', (given, shown) => {
    history.replaceState(null, '', `/order${given}#part`)
    const { location } = effects()
    location.replaceQuery({ id: '1' })
    expect(globalThis.location.href.replace(/^.*?\/order/, '')).toBe(`${shown}#part`)
    location.replaceQuery({ id: null })
    const rest = shown.replace(/^\?id=1&?|&id=1/, '')
    expect(globalThis.location.href.replace(/^.*?\/order/, '')).toBe(
      `${rest === '' || rest.startsWith('?') ? rest : `?${rest}`}#part`,
    )
  })
})

describe('a redirect to another site', () => {
  const origin = 'https://shop.example'
  const leave = (url: string) => {
    const assign = vi.fn()
    vi.stubGlobal('location', { origin, assign })
    const left = effects().location.redirect(url as SafeUrl)
    vi.unstubAllGlobals()
    return { left, opened: assign.mock.calls.map(([target]) => String(target)) }
  }

  it.each(['https://pay.example/1?a=b', `${origin}/sim/1`])('leads to %s [SAFE-12]', (url) => {
    expect(leave(url)).toEqual({ left: true, opened: [url] })
  })

  it.each([
    'javascript:alert(1)',
    'http://pay.example/',
    'data:text/html,x',
    'blob:https://evil.example/1',
    '//evil.example',
    '/sim/1',
    '',
    'https://',
  ])('does not lead to %j [SAFE-12]', (url) => {
    expect(leave(url)).toEqual({ left: false, opened: [] })
  })

  it('knows the origin of the page', () => {
    expect(effects().location.origin()).toBe(globalThis.location.origin)
  })
})

describe('locks', () => {
  it.each([
    ['of the browser', { request: (_: string, task: () => Promise<unknown>) => task() }],
    ['of the page, where the browser has none', undefined],
  ])('%s run the task and resolve with its value', async (_name, locks) => {
    vi.stubGlobal('navigator', { locks })
    expect(await createLocks().run('a', async () => 7)).toBe(7)
    vi.unstubAllGlobals()
  })

  it('of the page run one task at a time, also after one has failed', async () => {
    vi.stubGlobal('navigator', {})
    const { run } = createLocks()
    const log: string[] = []
    const task = (name: string) => async () => {
      log.push(`${name} begins`)
      await Promise.resolve()
      log.push(`${name} ends`)
      if (name === 'a') throw new Error('broken')
    }
    await Promise.allSettled([run('x', task('a')), run('x', task('b')), run('y', task('c'))])
    expect(log.indexOf('b begins')).toBeGreaterThan(log.indexOf('a ends'))
    expect(log.indexOf('c begins')).toBeLessThan(log.indexOf('a ends'))
    vi.unstubAllGlobals()
  })
})

describe('events of the page', () => {
  it('are its leaving, its return and the network, until unsubscribed', () => {
    const { page } = effects()
    const listener = vi.fn()
    const stops = [page.onLeave(listener), page.onOnline(listener), page.onRestore(listener), page.onVisible(listener)]
    dispatchEvent(new Event('pagehide'))
    dispatchEvent(new Event('online'))
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }))
    expect(listener).toHaveBeenCalledTimes(2)
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    expect(listener).toHaveBeenCalledTimes(3)
    document.dispatchEvent(new Event('visibilitychange'))
    expect(listener).toHaveBeenCalledTimes(4)
    for (const stop of stops) stop()
    dispatchEvent(new Event('pagehide'))
    document.dispatchEvent(new Event('visibilitychange'))
    expect(listener).toHaveBeenCalledTimes(4)
  })
})

describe('reports', () => {
  it('are written once each', () => {
    const write = vi.fn()
    const report = createReporter(write)
    report({ kind: 'storage', message: 'A' })
    report({ kind: 'storage', message: 'A' })
    report({ kind: 'response', message: 'B', cause: 1 })
    expect(write.mock.calls).toEqual([['[Prilavok] A'], ['[Prilavok] B', 1]])
  })
})

describe('ids', () => {
  it('are unguessable and distinct, also where randomUUID is missing', () => {
    const { random } = effects()
    expect(random.id()).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
    const [one, other] = [random.id(), random.id()]
    expect(one).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
    expect(one).not.toBe(other)
    vi.unstubAllGlobals()
  })
})
