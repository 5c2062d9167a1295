import { afterEach, expect, it } from 'vitest'
import { hashUrlOf } from './url-port'

afterEach(() => history.replaceState(null, '', location.pathname))

const open = (hash: string) => history.replaceState(null, '', `${location.pathname}${hash}`)

it('a table that is being left keeps its query, and writes nothing into the address of the next screen', () => {
  open('#/order?status=New')
  const url = hashUrlOf('order')
  expect(url.read()).toBe('status=New')
  url.write('status=Paid', 'push')
  expect([url.read(), location.hash]).toEqual(['status=Paid', '#/order?status=Paid'])

  open('#/product?status=Hidden')
  expect(url.read()).toBe('status=Paid')
  url.write('', 'replace')
  expect(location.hash).toBe('#/product?status=Hidden')
  expect(hashUrlOf('product').read()).toBe('status=Hidden')

  open('#/order/17?tab=history')
  expect(url.read()).toBe('status=Paid')
  open('#/order')
  expect(url.read()).toBe('')
})
