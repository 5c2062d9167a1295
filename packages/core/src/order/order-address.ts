import { readDraftKey } from '../lib/draft-key'
import { withParameter } from '../lib/query'
import { safeLink, type SafeUrl } from '../lib/safe-url'
import type { Feature } from '../shop'
import { shopSettings } from '../shop.settings'
import { isOrderId } from './order.rules'
import { orderSettings } from './order.settings'
import { readOrder } from './order.storage'

/**
 * The draft in the address of the order page. A parameter of the same name that is the page's own stays as it is.
 * Source: CHK-03, CHK-04.
 */
export interface OrderAddress {
  /** The draft that the address names; null for none. On the way back from a payment it is named in whatever form. */
  readonly id: (isReturn?: boolean) => string | null
  /** Names the draft, unless the parameter is taken by the page. */
  readonly show: (id: string) => void
  readonly clear: () => void
  /** The order page as it shows a draft again; null where its address is refused. */
  readonly link: (id: string) => SafeUrl | null
  /** Removes the one-time token of a link from the address and returns it; null when there is none. */
  readonly takeToken: () => string | null
}

/** The name that pages give to parameters of their own as well. */
const COMMON = 'id'
/** Ids as servers of shops make them: 24 random characters, or a UUID. */
const OWN_FORM = /^(?:(?=.*[A-Z\d])[\w-]{24}|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/
/** Tokens cannot be guessed, so no shop has shorter ones. */
const TOKEN = /^[\w-]{16,}$/

/** The draft in the address: `shop.use(orderAddressFeature)`. */
export const orderAddressFeature: Feature<OrderAddress> = {
  name: 'order-address',
  create({ effects: { location, session, storage }, settings }) {
    const { address } = settings(orderSettings)
    const { pages } = settings(shopSettings)
    const known = new Set<string>()
    const isOurs = (id: string) =>
      known.has(id) ||
      (isOrderId(id) &&
        (address.order !== COMMON ||
          OWN_FORM.test(id) ||
          [readOrder(storage).id, readDraftKey(storage)?.id, readDraftKey(session)?.id].includes(id)))

    const id: OrderAddress['id'] = (isReturn = false) => {
      const given = location.query(address.order)
      if (given === null || !(isReturn || isOurs(given))) return null
      known.add(given)
      return given
    }
    return {
      id,
      show(draft) {
        if (id() === null && location.query(address.order) !== null) return
        known.add(draft)
        location.replaceQuery({ [address.order]: draft })
      },
      clear() {
        if (id() !== null) location.replaceQuery({ [address.order]: null })
      },
      link(draft) {
        const [, page = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(pages.order) ?? []
        return safeLink(`${page}${withParameter(search, [address.order, draft])}${hash}`, location.origin())
      },
      takeToken() {
        const token = location.query(address.access)
        if (token === null || !TOKEN.test(token) || (id() === null && location.query('from') === null)) return null
        location.replaceQuery({ [address.access]: null })
        return token
      },
    }
  },
}
