import type { LinkCheck, ShopPage } from './recording.types'

/** Nothing has been tried yet, or all is well. */
export const NOT_CHECKED: LinkCheck = { addresses: [], shop: null }

const PAGES = ['cart', 'order'] as const satisfies readonly ShopPage[]
/** Servers that know no HEAD say so. */
const NO_HEAD = new Set([405, 501])

const statusOf = async (address: string): Promise<number> => {
  const { status } = await fetch(address, { method: 'HEAD' })
  return NO_HEAD.has(status) ? (await fetch(address)).status : status
}

/** The status of a page of this site that cannot be opened; null when it can, or when nobody but its own site can say. */
async function failureOf(address: string): Promise<number | null> {
  const { origin, protocol, href } = new URL(address, document.baseURI)
  if (origin !== location.origin || !protocol.startsWith('http')) return null
  const status = await statusOf(href)
  return status >= 400 && status !== 401 && status !== 403 && status !== 429 ? status : null
}

const isReached = (address: string, mode: RequestMode): Promise<boolean> =>
  fetch(address, { mode, credentials: 'omit', cache: 'no-store' }).then(
    () => true,
    () => false,
  )

/** Why a shop server of another origin gives this page no response: its rules, or itself. */
async function shopProblem(origin: string): Promise<LinkCheck['shop']> {
  const address = `${origin}/api/meta`
  if (origin === location.origin || (await isReached(address, 'cors'))) return null
  return { origin, state: (await isReached(address, 'no-cors')) ? 'refused' : 'unreachable' }
}

/** Tries the pages that the widgets lead to, and the shop server; done when the devtools open, never for a buyer. */
export async function checkLinks(pages: Readonly<Record<ShopPage, string>>, shopOrigin: string): Promise<LinkCheck> {
  const tried = PAGES.map(async (page) => {
    const status = await failureOf(pages[page]).catch(() => null)
    return status === null ? [] : [{ page, address: pages[page], status }]
  })
  const [addresses, shop] = await Promise.all([Promise.all(tried), shopProblem(shopOrigin)])
  return { addresses: addresses.flat(), shop }
}
