import { createHttp } from '@prilavok/browser/http'
import { calculateCart } from '@prilavok/contracts'

const REMEDY =
  'Set SHOP_ORIGIN to the address of your shop server, such as SHOP_ORIGIN=https://shop.example, and start again.'

/** Refuses an address with which no request could be made. */
export function requireAddress(origin: string): void {
  if (URL.canParse(origin) && /^https?:$/.test(new URL(origin).protocol)) return
  throw new Error(`SHOP_ORIGIN is "${origin}", which is no whole address. ${REMEDY}`)
}

/** What is wrong with the shop server at an address; null when it responds as one. */
export async function problemOf(origin: string): Promise<string | null> {
  const http = createHttp({ origin, timeoutMs: 5_000 })
  const response = await http(calculateCart, { query: {}, body: { goods: [] } })
  if (response.ok) return null
  const { error } = response
  if (error.kind === 'network' || error.kind === 'timeout')
    return `The shop server at ${origin} does not respond: pages come without prices. Start it, or: ${REMEDY}`
  const said = error.kind === 'status' ? `it says ${error.status} to the shop's call` : 'its response is another'
  return `What responds at ${origin} is no shop server: ${said}. ${REMEDY}`
}
