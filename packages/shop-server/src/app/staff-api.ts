import { adminCalls, type AdminEndpoint } from '@prilavok/contracts/admin'
import { Hono, type MiddlewareHandler } from 'hono'
import { callStatsRoutes } from '../features/app-log/call-stats.routes'
import { experimentRoutes } from '../features/experiments/experiments.routes'
import { fileRoutes } from '../features/file/file.routes'
import { jobRoutes } from '../features/staff-jobs/jobs.routes'
import { categoryFilterRoutes } from '../features/staff-resources/category-filters.routes'
import { staffEventRoutes } from '../features/staff-events/events.routes'
import type { ServerResource } from '../features/staff-resources/engine/server-resource'
import { resourceRoutes } from '../features/staff-resources/engine/resource-routes'
import { modificationRoutes } from '../features/staff-resources/modifications/modifications.routes'
import { customerCardRoutes } from '../features/staff-resources/customer-card/customer-card.routes'
import { orderHistoryRoutes } from '../features/staff-resources/order-history.routes'
import { productDeletionRoutes } from '../features/staff-resources/product-deletion.routes'
import { productActionRoutes } from '../features/staff-resources/product-actions/product-actions.routes'
import { productPartRoutes } from '../features/staff-resources/product-parts/product-parts.routes'
import { regionRoutes } from '../features/staff-resources/regions.routes'
import { staffMemberRoutes } from '../features/staff-resources/staff-members.routes'
import { requestOfDraftRoutes } from '../flows/request-of-draft.routes'
import { supplierLinkRoutes } from '../features/staff-resources/supplier-links.routes'
import { enumerationRoutes } from '../features/staff-session/enumerations.routes'
import { ownAccountRoutes } from '../features/staff-session/own-account.routes'
import { staffAccountRoutes } from '../features/staff-session/staff-accounts.routes'
import { staffSessionRoutes } from '../features/staff-session/staff-session.routes'
import { viewRoutes } from '../features/staff-views/views.routes'
import { orderDocumentRoutes } from '../flows/order-documents.routes'
import { orderMessageRoutes } from '../flows/order-messages.routes'
import { staffPaymentLinkRoutes } from '../flows/payment-link.routes'
import { staffResources } from '../flows/staff-actions'
import { staffOrderRoutes } from '../flows/staff-order.routes'
import { staffRefundRoutes } from '../flows/staff-refunds.routes'
import { terminalRoutes } from '../flows/terminal.routes'
import type { StaffRoute } from '../http/staff-route'
import { serveStaff } from '../http/serve-staff'
import type { ApiEnv } from '../http/serve-route'
import type { Shop } from '../shop'

/** The handlers of the staff API of a shop with these resources, by the names of their calls. */
const routesOf = (resources: readonly ServerResource[]): ReadonlyMap<string, StaffRoute> =>
  new Map(
    [
      ...staffSessionRoutes,
      ...ownAccountRoutes,
      ...staffAccountRoutes,
      ...enumerationRoutes,
      ...callStatsRoutes,
      ...experimentRoutes,
      ...regionRoutes,
      ...staffMemberRoutes,
      ...requestOfDraftRoutes,
      ...categoryFilterRoutes,
      ...modificationRoutes,
      ...orderHistoryRoutes,
      ...customerCardRoutes,
      ...orderDocumentRoutes,
      ...orderMessageRoutes,
      ...productDeletionRoutes,
      ...productPartRoutes,
      ...productActionRoutes,
      ...supplierLinkRoutes,
      ...staffEventRoutes,
      ...jobRoutes,
      ...viewRoutes,
      ...fileRoutes,
      ...terminalRoutes,
      ...resourceRoutes(resources),
      ...staffOrderRoutes,
      ...staffRefundRoutes,
      ...staffPaymentLinkRoutes,
    ].map((route) => [route.endpoint.name, route]),
  )

/** Those of a shop without resources of its own. */
export const staffRoutes: ReadonlyMap<string, StaffRoute> = routesOf(staffResources)

/** Calls of the contract that have no handler: they respond with 501, after the guard. */
export const callsNotBuilt = (): readonly string[] =>
  adminCalls.map(({ name }) => name).filter((name) => !staffRoutes.has(name))

const parameters = (path: string) => path.split('{').length
const exactFirst = (calls: readonly AdminEndpoint[]) =>
  [...calls].sort((one, other) => parameters(one.path) - parameters(other.path))

const MEGABYTE = 1024 * 1024
/** A record is up to a megabyte; files are up to 20, with what is around them. */
const largestOf = ({ multipart }: AdminEndpoint) => (multipart ? 21 : 1) * MEGABYTE

/** The staff API: every call of the contract, and of the resources of the shop's own, behind its guard. */
export function createStaffApi(
  shop: Shop,
  resources: readonly ServerResource[],
  limited: (largestBody: number) => MiddlewareHandler,
): Hono<ApiEnv> {
  const api = new Hono<ApiEnv>({ strict: false })
  const routes = routesOf(resources)
  const known = new Set(adminCalls.map(({ name }) => name))
  const added = [...routes.values()].flatMap(({ endpoint }) => (known.has(endpoint.name) ? [] : [endpoint]))
  for (const endpoint of exactFirst([...adminCalls, ...added]))
    api.on(
      endpoint.method,
      endpoint.path.replace(/\{(\w+)\}/g, ':$1').replace(/\/$/, ''),
      limited(largestOf(endpoint)),
      serveStaff(shop, routes.get(endpoint.name)?.endpoint ?? endpoint, routes.get(endpoint.name)),
    )
  return api
}
