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
    expect(globalThis.location.href).toContain('/profile/order?utm=x&id=draft+1#part')
    expect(location.query('id')).toBe('draft 1')
    location.replaceQuery({ id: null })
    expect(globalThis.location.href).toContain('/profile/order?utm=x#part')
    expect(location.query('id')).toBeNull()
  })
})

describe('the way out to another site', () => {
  const origin = 'https://shop.example'
  const leave = (url: string) => {
    const assign = vi.fn()
    vi.stubGlobal('location', { origin, assign })
    const left = effects().location.redirect(url)
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

  it('knows where it starts', () => {
    expect(effects().location.origin()).toBe(globalThis.location.origin)
  })
})

describe('locks', () => {
  it.each([
    ['of the browser', { request: (_: string, task: () => Promise<unknown>) => task() }],
    ['of the page, where the browser has none', undefined],
  ])('%s run the task and give its value', async (_name, locks) => {
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

describe('what the page tells', () => {
  it('the last moment before it is left, its return and the network, until stopped', () => {
    const { page } = effects()
    const heard = vi.fn()
    const stops = [page.onLeave(heard), page.onOnline(heard), page.onRestore(heard), page.onVisible(heard)]
    dispatchEvent(new Event('pagehide'))
    dispatchEvent(new Event('online'))
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }))
    expect(heard).toHaveBeenCalledTimes(2)
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    expect(heard).toHaveBeenCalledTimes(3)
    document.dispatchEvent(new Event('visibilitychange'))
    expect(heard).toHaveBeenCalledTimes(4)
    for (const stop of stops) stop()
    dispatchEvent(new Event('pagehide'))
    document.dispatchEvent(new Event('visibilitychange'))
    expect(heard).toHaveBeenCalledTimes(4)
  })
})

describe('reports', () => {
  it('are said once each', () => {
    const say = vi.fn()
    const report = createReporter(say)
    report({ kind: 'storage', message: 'A' })
    report({ kind: 'storage', message: 'A' })
    report({ kind: 'answer', message: 'B', cause: 1 })
    expect(say.mock.calls).toEqual([['[Prilavok] A'], ['[Prilavok] B', 1]])
  })
})

describe('ids', () => {
  it('are unguessable and unlike, also where randomUUID is missing', () => {
    const { random } = effects()
    expect(random.id()).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
    const [one, other] = [random.id(), random.id()]
    expect(one).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
    expect(one).not.toBe(other)
    vi.unstubAllGlobals()
  })
})
