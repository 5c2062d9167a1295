import { BlockList, isIP } from 'node:net'
import { PageRefused } from './competitor-port'

/** Networks that are not the public internet: own machine, private, link-local, shared, for tests and documents, multicast. */
const NOT_PUBLIC_4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
]
/** Inside of the public block 2000::/3: special purposes, documents, and addresses that carry one of the fourth version. */
const NOT_PUBLIC_6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20']

function listOf(type: 'ipv4' | 'ipv6', networks: readonly string[]): BlockList {
  const list = new BlockList()
  for (const network of networks) {
    const [address = '', bits = '0'] = network.split('/')
    list.addSubnet(address, Number(bits), type)
  }
  return list
}
const notPublic4 = listOf('ipv4', NOT_PUBLIC_4)
const notPublic6 = listOf('ipv6', NOT_PUBLIC_6)
const public6 = listOf('ipv6', ['2000::/3'])

/** Whether an address is one of the public internet. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address)
  if (version === 4) return !notPublic4.check(address, 'ipv4')
  return version === 6 && public6.check(address, 'ipv6') && !notPublic6.check(address, 'ipv6')
}

/** Refuses an address that is not one of a public page by what it says itself; where its name leads is checked when it is asked. */
export function refuseUnpublic(url: URL): void {
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const isPage = /^https?:$/.test(url.protocol) && url.port === '' && url.username === '' && url.password === ''
  const isPublic =
    isIP(host) === 0
      ? /^[^.]+(?:\.[^.]+)+\.?$/.test(host) && !/\.(?:local|internal|localhost|home\.arpa)\.?$/.test(host)
      : isPublicAddress(host)
  if (!isPage || !isPublic) throw new PageRefused('The address is not one of a public page.')
}
