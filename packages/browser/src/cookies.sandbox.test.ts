import { afterEach, expect, it, vi } from 'vitest'
import { createCookies } from './cookies'

afterEach(() => vi.restoreAllMocks())

it('a page without an origin of its own, as in a sandboxed frame, has no cookies and goes on', () => {
  const refuse = (): never => {
    throw new DOMException('The document is sandboxed and lacks the "allow-same-origin" flag.', 'SecurityError')
  }
  vi.spyOn(document, 'cookie', 'get').mockImplementation(refuse)
  vi.spyOn(document, 'cookie', 'set').mockImplementation(refuse)
  const cookies = createCookies()
  expect(() => cookies.write('city-id', 'moscow', 60)).not.toThrow()
  expect(() => cookies.remove('city-id')).not.toThrow()
  expect(cookies.read('city-id')).toBeNull()
})
