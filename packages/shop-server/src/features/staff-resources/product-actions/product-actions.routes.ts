import {
  copyProduct,
  generateProductInfo,
  parseCompetitor,
  readGeneratedDescription,
  refreshItemsCount,
} from '@prilavok/contracts/admin'
import { staffRoute, type StaffRoute } from '../../../http/staff-route'
import { copyProductAs } from './copy-product'
import { describedProduct, proposedInfo } from './generated-texts'
import { countItems } from './items-count'
import { parsedCompetitor } from './parse-competitor'

/** What the staff do with a product besides saving it. Source: ADMIN-ACT-01, ADMIN-ACT-03, ADMIN-ACT-04, ADMIN-ACT-07, ADMIN-ACT-25. */
export const productActionRoutes: readonly StaffRoute[] = [
  staffRoute(copyProduct, (shop, { body, member }) => copyProductAs(shop, body, member)),
  staffRoute(refreshItemsCount, (shop, { params, member }) => countItems(shop, params.id, member)),
  staffRoute(generateProductInfo, (shop, { params }) => proposedInfo(shop, params.id)),
  staffRoute(readGeneratedDescription, (shop, { params, query }) =>
    describedProduct(shop, params.id, { isShort: query.isShortDescription, isImproved: query.isImproved }),
  ),
  staffRoute(parseCompetitor, (shop, { body }) => parsedCompetitor(shop, body.url)),
]
