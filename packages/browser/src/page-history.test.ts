import { afterEach, expect, it, vi } from 'vitest'
import { createPageHistory } from './page-history'

const history = createPageHistory()
afterEach(() => globalThis.history.replaceState(null, '', '/'))

it('writes hash and query as a new entry, and leaves what others have written there', () => {
  globalThis.history.replaceState({ host: 1 }, '', '/catalog?/shop&flag&page=2#reviews')
  const before = globalThis.history.length
  history.write({ hash: '#filter=a=1,2', query: { page: null, sort: 'PriceAsc' } }, 'push')
  expect(location.search + location.hash).toBe('?/shop&flag&sort=PriceAsc#filter=a=1,2')
  expect(history.hash()).toBe('#filter=a=1,2')
  expect(globalThis.history.length).toBe(before + 1)
})

it('in place of the present entry, the state of the page stays', () => {
  globalThis.history.replaceState({ host: 1 }, '', '/catalog')
  const before = globalThis.history.length
  history.write({ hash: '#_' }, 'replace')
  expect([location.hash, globalThis.history.length, globalThis.history.state]).toEqual(['#_', before, { host: 1 }])
})

it('the same address is no new entry', () => {
  history.write({ hash: '#_' }, 'replace')
  const push = vi.spyOn(globalThis.history, 'pushState')
  history.write({ hash: '#_', query: { page: null } }, 'push')
  expect(push).not.toHaveBeenCalled()
})

it('notifies of going back and of links to a hash, until it is stopped', () => {
  const moved = vi.fn()
  const stop = history.onMove(moved)
  globalThis.dispatchEvent(new Event('popstate'))
  globalThis.dispatchEvent(new Event('hashchange'))
  stop()
  globalThis.dispatchEvent(new Event('popstate'))
  expect(moved).toHaveBeenCalledTimes(2)
})
