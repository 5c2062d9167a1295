import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createHashLinks, readRoute } from './links'

it('lists are at #/{entity} and forms at #/{entity}/{id} [ADMIN-09]', () => {
  const links = createHashLinks('/staff', () => true)
  expect(links.list('order', 'status=New')).toBe('/staff#/order?status=New')
  expect(links.record('order', '17')).toBe('/staff#/order/17')
  expect(readRoute('#/order?status=New')).toEqual({ screen: 'order', id: null })
  expect(readRoute('#/order/17')).toEqual({ screen: 'order', id: '17' })
  expect(readRoute('')).toEqual({ screen: '', id: null })
})

it('every id comes back from its link, and any hash can be read [ADMIN-09]', () => {
  const links = createHashLinks('/staff', () => true)
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), (id) => {
      expect(readRoute(links.record('order', id).slice('/staff'.length))).toEqual({ screen: 'order', id })
    }),
  )
  fc.assert(
    fc.property(fc.string(), (hash) => {
      expect(typeof readRoute(hash).screen).toBe('string')
    }),
  )
})
