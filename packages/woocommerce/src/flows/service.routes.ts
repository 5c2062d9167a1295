import {
  cleanName,
  sendAnalytics,
  suggestAddress,
  suggestBank,
  suggestCompany,
  suggestEmail,
  suggestFullName,
} from '@prilavok/contracts'
import { route, type Route } from '../http/route'

const none = async () => ({ items: [] })

/**
 * What the order page asks for beside the shop: WooCommerce suggests nothing, so fields are typed by hand, and its own reports count
 * orders, so events are taken and not kept.
 */
export const serviceRoutes: readonly Route[] = [
  route(suggestFullName, none),
  route(suggestEmail, none),
  route(suggestAddress, none),
  route(suggestBank, none),
  route(suggestCompany, none),
  route(cleanName, async (_shop, { body }) => {
    const [lastName = null, firstName = null, ...rest] = body.query.split(/\s+/).filter((word) => word !== '')
    return { lastName, firstName, middleName: rest.join(' ') || null }
  }),
  route(sendAnalytics, async () => null),
]
