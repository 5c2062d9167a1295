import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addressOf, loadFlag, loadOrder, loadPickPoints, startInstallment, type EndpointMap } from './index'

describe('addressOf', () => {
  it('puts path parameters and the query into the address', () => {
    expect(
      addressOf(startInstallment, { params: { id: 'a b/c' }, query: { provider: 'pos-credit', profileId: '7&8' } }),
    ).toEqual({
      method: 'POST',
      address: '/api/order-in-process/a%20b%2Fc/installment?provider=pos-credit&profileId=7%268',
    })
  })

  it('leaves empty query values out and repeats the name of a list', () => {
    const query = {
      cityId: '1',
      query: '',
      bounds: null,
      transportCompany: ['Kit', '', 'Pek'],
      pageIndex: undefined,
      pageSize: 0,
    }
    expect(addressOf(loadPickPoints, { query }).address).toBe(
      '/api/delivery/pickPoints?cityId=1&transportCompany=Kit&transportCompany=Pek&pageSize=0',
    )
  })

  it('says which path parameter is missing', () => {
    expect(() => addressOf(loadOrder, {})).toThrow(
      'loadOrder: the path parameter "id" is missing. Pass it in "params".',
    )
  })

  it.each(['.', '..'])('refuses the dot segment %s, which a browser would resolve to another address', (id) => {
    expect(() => addressOf(loadOrder, { params: { id } })).toThrow('the path parameter "id" is not an id')
  })

  it('keeps every id within its own path segment', () => {
    fc.assert(
      fc.property(
        fc.string({ minLength: 1, unit: 'grapheme' }).filter((id) => id !== '.' && id !== '..'),
        (id) => {
          const { pathname } = new URL(addressOf(loadOrder, { params: { id } }).address, 'https://shop.example')
          expect(pathname.split('/')).toHaveLength(4)
          expect(decodeURIComponent(pathname.split('/')[3] ?? '')).toBe(id)
        },
      ),
    )
  })

  it('takes the address of a partner from the endpoint map', () => {
    const map: EndpointMap = {
      loadOrder: { method: 'POST', path: '/drafts?shop=1&draft={id}' },
      loadFlag: { path: '/flags/{name}' },
    }
    expect(addressOf(loadOrder, { params: { id: '5' }, query: { deep: true } }, map)).toEqual({
      method: 'POST',
      address: '/drafts?shop=1&draft=5&deep=true',
    })
    expect(addressOf(loadFlag, { params: { name: 'OnlinePayment' } }, map)).toEqual({
      method: 'GET',
      address: '/flags/OnlinePayment',
    })
  })

  it('does not look for a call in the prototype of the map', () => {
    const endpoint = { ...loadOrder, name: 'toString' }
    expect(addressOf(endpoint, { params: { id: '5' } }).address).toBe('/api/order-in-process/5')
  })
})
