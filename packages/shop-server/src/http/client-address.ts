import { BlockList, isIP, isIPv6 } from 'node:net'

/** The other end of a request's connection; a server that is called without a network has none. */
export interface Peer {
  readonly address: string | null
}

/** Whether an address is one of the shop's own proxies, whose forwarding headers are believed. */
type IsProxy = (address: string) => boolean

const LOOPBACK = ['127.0.0.0/8', '::1/128']

const family = (address: string) => (isIPv6(address) ? 'ipv6' : 'ipv4')
/** An IPv4 address that an IPv6 socket shows as `::ffff:192.0.2.1` is that IPv4 address. */
const plain = (address: string) => address.trim().replace(/^::ffff:(?=\d+\.)/i, '')

/** Reads `trustedProxies`: addresses, networks as `10.0.0.0/8`, or `loopback`; throws on anything else. */
export function proxiesOf(trusted: readonly string[]): IsProxy {
  const list = new BlockList()
  for (const entry of trusted.flatMap((each) => (each === 'loopback' ? LOOPBACK : [each]))) {
    const [address = '', bits] = entry.split('/')
    const most = isIPv6(address) ? 128 : 32
    const prefix = bits === undefined ? most : Number(bits)
    if (isIP(address) === 0 || !/^\d*$/.test(bits ?? '') || prefix > most)
      throw new Error(`A trusted proxy is an address, a network such as 10.0.0.0/8, or loopback, not "${entry}".`)
    list.addSubnet(address, prefix, family(address))
  }
  return (address) => isIP(address) !== 0 && list.check(address, family(address))
}

/**
 * Who sent a request: the other end of the connection or, behind trusted proxies, the last address of `X-Forwarded-For`
 * that is none of them. What a client itself writes into that header is never reached.
 */
export function clientAddress(peer: string | null, headers: Headers, isProxy: IsProxy): string | null {
  if (peer === null) return null
  let client = plain(peer)
  const forwarded = (headers.get('X-Forwarded-For') ?? '').split(',').map(plain)
  for (let hop = forwarded.pop(); hop !== undefined && isProxy(client) && isIP(hop) !== 0; hop = forwarded.pop()) {
    client = hop
  }
  return client
}

/** Whether the connection comes from a trusted proxy, whose `X-Forwarded-*` headers may be believed. */
export const isForwarded = (peer: string | null, isProxy: IsProxy): boolean => peer !== null && isProxy(plain(peer))

/** The part of an address that one client cannot change at will: all of IPv4, the network half of IPv6. */
export const networkOf = (address: string): string => (isIPv6(address) ? groupsOf(address, 4) : address)

/** The network around it, of one office, house or provider: /24 of IPv4, /48 of IPv6. */
export const wideNetworkOf = (address: string): string =>
  isIPv6(address) ? groupsOf(address, 3) : address.split('.').slice(0, 3).join('.')

/** The beginning of an address, by which its owner knows it again and nobody else finds them. */
export const shortAddress = (address: string): string =>
  isIPv6(address) ? `${wideNetworkOf(address)}:*` : `${wideNetworkOf(address)}.*`

/** What a provider has of one kind: /16 of IPv4, /32 of IPv6. */
export const providerNetworkOf = (address: string): string =>
  isIPv6(address) ? groupsOf(address, 2) : address.split('.').slice(0, 2).join('.')

function groupsOf(address: string, count: number): string {
  const [head = '', tail] = address.split('::')
  const groups = head === '' ? [] : head.split(':')
  const after = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = Array.from(
    { length: tail === undefined ? 0 : Math.max(0, 8 - groups.length - after.length) },
    () => '0',
  )
  return [...groups, ...zeros, ...after]
    .slice(0, count)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}
