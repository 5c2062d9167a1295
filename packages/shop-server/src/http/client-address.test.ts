import { describe, expect, it } from 'vitest'
import {
  clientAddress,
  isForwarded,
  networkOf,
  providerNetworkOf,
  proxiesOf,
  shortAddress,
  wideNetworkOf,
} from './client-address'

const from = (forwarded?: string) => new Headers(forwarded === undefined ? {} : { 'X-Forwarded-For': forwarded })

describe('the address of a client', () => {
  it('is the other end of the connection, whatever a stranger writes into the header', () => {
    const nobody = proxiesOf([])
    expect(clientAddress('203.0.113.7', from('198.51.100.1'), nobody)).toBe('203.0.113.7')
    expect(clientAddress('::ffff:203.0.113.7', from(), nobody)).toBe('203.0.113.7')
    expect(clientAddress(null, from('198.51.100.1'), nobody)).toBeNull()
  })

  it('is what a trusted proxy says, and not what the client told that proxy', () => {
    const proxies = proxiesOf(['loopback', '10.0.0.0/8'])
    expect(clientAddress('127.0.0.1', from('203.0.113.7'), proxies)).toBe('203.0.113.7')
    expect(clientAddress('::1', from('1.1.1.1, 203.0.113.7, 10.2.3.4'), proxies)).toBe('203.0.113.7')
    expect(clientAddress('127.0.0.1', from(), proxies)).toBe('127.0.0.1')
    expect(clientAddress('127.0.0.1', from('1.1.1.1, unknown'), proxies)).toBe('127.0.0.1')
    expect([isForwarded('::ffff:127.0.0.1', proxies), isForwarded('203.0.113.7', proxies)]).toEqual([true, false])
  })

  it.each(['proxy.example', '10.0.0.0/33', '10.0.0.0/x', ''])('cannot be trusted by the name "%s"', (entry) => {
    expect(() => proxiesOf([entry])).toThrow('A trusted proxy is')
  })

  it('counts a whole IPv6 network as one, as its owner may use any address of it', () => {
    expect(networkOf('203.0.113.7')).toBe('203.0.113.7')
    expect(networkOf('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2')
    expect(networkOf('2001:0db8:1:2::9')).toBe('2001:db8:1:2')
    expect(networkOf('::1')).toBe('0:0:0:0')
    expect(networkOf('2001:db8::5')).toBe('2001:db8:0:0')
    expect(['203.0.113.7', '2001:db8:1:2::9', '2001:db8::5'].map(wideNetworkOf)).toEqual([
      '203.0.113',
      '2001:db8:1',
      '2001:db8:0',
    ])
    expect(['203.0.113.7', '2001:db8:1:2::9'].map(providerNetworkOf)).toEqual(['203.0', '2001:db8'])
  })
})

it.each([
  ['203.0.113.7', '203.0.113.*'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:*'],
  ['2001:db8::1', '2001:db8:0:*'],
])('of %s its owner sees %s', (address, shown) => {
  expect(shortAddress(address)).toBe(shown)
})
