import { afterEach, describe, expect, it, vi } from 'vitest'
import { createReporter } from '../report'
import { createStorage } from './storage'
import { createTabs } from './tabs'

afterEach(() => localStorage.clear())

const refusing = (): Storage => {
  throw new DOMException('denied', 'SecurityError')
}
const full = () =>
  ({
    getItem: () => null,
    removeItem: () => undefined,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
  }) as unknown as Storage

describe('storage', () => {
  it('writes, reads and removes', () => {
    const storage = createStorage(() => localStorage, vi.fn())
    storage.write('a', '1')
    expect(localStorage.getItem('a')).toBe('1')
    expect(storage.read('a')).toBe('1')
    storage.remove('a')
    expect(storage.read('a')).toBeNull()
  })

  it.each([
    ['denied', refusing],
    ['full', full],
  ])('[SAFE-09] works on memory and warns once when it is %s', (_name, area) => {
    const say = vi.fn()
    const storage = createStorage(area, createReporter(say))
    storage.write('a', '1')
    storage.write('b', '2')
    expect(storage.read('a')).toBe('1')
    storage.remove('a')
    expect(storage.read('a')).toBeNull()
    expect(storage.read('b')).toBe('2')
    expect(say).toHaveBeenCalledTimes(1)
    expect(say.mock.calls[0]?.[0]).toContain('The browser keeps nothing')
  })

  it('prefers what it could store at last over what it had in memory', () => {
    let hasSpace = false
    const area = () => (hasSpace ? localStorage : full())
    const storage = createStorage(area, vi.fn())
    storage.write('a', 'remembered')
    hasSpace = true
    storage.write('a', 'kept')
    localStorage.setItem('a', 'of another tab')
    expect(storage.read('a')).toBe('of another tab')
  })
})

describe('notifications from other tabs', () => {
  it('come for the key, and for a cleared storage, until unsubscribed', () => {
    const changed = vi.fn()
    const stop = createTabs().onStored('a', changed)
    const dispatch = (key: string | null) => dispatchEvent(Object.assign(new Event('storage'), { key }))
    dispatch('b')
    expect(changed).not.toHaveBeenCalled()
    dispatch('a')
    dispatch(null)
    expect(changed).toHaveBeenCalledTimes(2)
    stop()
    dispatch('a')
    expect(changed).toHaveBeenCalledTimes(2)
  })
})
