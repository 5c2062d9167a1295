import { expect, it } from 'vitest'
import { cookieJar } from './keep-cookies'

const begun = Date.parse('2026-02-10T09:00:00Z')

function jarAt() {
  let now = begun
  const jar = cookieJar(() => now)
  return { jar, wait: (ms: number) => (now += ms) }
}

it('sends back what it was given, below its path alone', () => {
  const { jar } = jarAt()
  jar.take('visitor=a=b; Path=/; HttpOnly; SameSite=Lax')
  jar.take('staff=1; Path=/api/admin')
  expect(jar.headerFor('/catalog/')).toBe('visitor=a=b')
  expect(jar.headerFor('/api/admin/order')).toBe('visitor=a=b; staff=1')
  expect(jar.headerFor('/api/administration')).toBe('visitor=a=b')
})

it.each([
  ['Max-Age=60', 61_000],
  ['Expires=Tue, 10 Feb 2026 09:01:00 GMT', 61_000],
])('forgets a cookie after %s', (term, later) => {
  const { jar, wait } = jarAt()
  jar.take(`visitor=1; Path=/; ${term}`)
  expect(jar.headerFor('/')).toBe('visitor=1')
  wait(later)
  expect(jar.headerFor('/')).toBeNull()
})

it('forgets a cookie that is taken away', () => {
  const { jar } = jarAt()
  jar.take('cid=1; Path=/; Max-Age=100')
  jar.take('cid=; Path=/; Max-Age=0')
  expect(jar.headerFor('/')).toBeNull()
})
