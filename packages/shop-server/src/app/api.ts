import { DRAFT_KEY_HEADER, LARGEST_BODY } from '@prilavok/contracts'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { cors } from 'hono/cors'
import { analyticsRoutes } from '../features/analytics/analytics.routes'
import { leadRoutes } from '../features/lead/lead.routes'
import { loginRoutes } from '../features/login/login.routes'
import { cityRoutes } from '../features/city/city.routes'
import { blogRoutes } from '../features/content/blog.routes'
import { commentRoutes } from '../features/content/comments.routes'
import { feedbackRoutes } from '../features/content/feedback.routes'
import { questionRoutes } from '../features/content/questions.routes'
import { crossSalesRoutes } from '../features/cross-sales/cross-sales.routes'
import { pickupPointRoutes } from '../features/delivery/pickup-points.routes'
import { feedFileRoutes } from '../features/feeds/feed-files.routes'
import { fileBytesRoutes } from '../features/file/file-bytes.routes'
import type { ServerResource } from '../features/staff-resources/engine/server-resource'
import { invoiceRoutes } from '../features/invoice/invoice.routes'
import { productApiRoutes } from '../features/product/product.routes'
import { recordingRoutes } from '../features/recording/recording.routes'
import { searchRoutes } from '../features/search/search.routes'
import { serviceRoutes } from '../features/service/service.routes'
import { suggestionRoutes } from '../features/suggestions/suggestions.routes'
import { surveyRoutes } from '../features/survey/survey.routes'
import { callbackRoutes } from '../flows/callback.routes'
import { customerOrdersRoute } from '../flows/customer-orders'
import { catalogueRoutes } from '../flows/catalogue.routes'
import { cartRoutes } from '../flows/cart.routes'
import { productCardRoutes } from '../flows/product-cards.routes'
import { deliveryRoutes } from '../flows/delivery.routes'
import { orderRoutes } from '../flows/order.routes'
import { paymentLinkRoutes } from '../flows/payment-link.routes'
import { paymentRoutes } from '../flows/payment.routes'
import { staffResources } from '../flows/staff-actions'
import { trackRoute } from '../flows/track.routes'
import { suggestAddressRoute } from '../flows/suggest-address'
import { foreignOrigins, originsOf } from '../http/foreign-origins'
import { problemResponse } from '../http/problem'
import { rateLimiter } from '../http/rate-limit'
import { requestContext } from '../http/request-context'
import type { Route } from '../http/route'
import { serveRoute, toProblem, type ApiEnv } from '../http/serve-route'
import type { Shop } from '../shop'
import { createStaffApi } from './staff-api'

const EXPOSED_HEADERS = [
  'ETag',
  'X-Request-Id',
  'Retry-After',
  'Api-Version',
  'Deprecation',
  'Sunset',
  'Idempotent-Replayed',
]
const ACCEPTED_HEADERS = [
  'Content-Type',
  'Accept-Language',
  'Idempotency-Key',
  'If-Match',
  'If-None-Match',
  'Last-Event-ID',
  'X-Request-Id',
  'X-Requested-With',
  'X-CSRF-Token',
  'X-Roistat-Visit',
  'X-Utm',
  DRAFT_KEY_HEADER,
  'sn-customerid',
  'ProjectId',
]

/** Every call of the API, more exact paths first: `userCity/city-by-location` is not a city's id. */
const routes: readonly Route[] = [
  ...orderRoutes,
  ...paymentRoutes,
  ...deliveryRoutes,
  ...pickupPointRoutes,
  ...cityRoutes,
  ...cartRoutes,
  ...catalogueRoutes,
  ...crossSalesRoutes,
  ...productCardRoutes,
  ...productApiRoutes,
  ...searchRoutes,
  ...suggestionRoutes,
  suggestAddressRoute,
  ...serviceRoutes,
  ...analyticsRoutes,
  ...blogRoutes,
  ...commentRoutes,
  ...feedbackRoutes,
  ...questionRoutes,
  ...surveyRoutes,
  ...leadRoutes,
  ...loginRoutes,
  ...recordingRoutes,
  trackRoute,
  customerOrdersRoute,
]
const parameters = ({ endpoint }: Route) => endpoint.path.split('{').length
const exactFirst = [...routes].sort((a, b) => parameters(a) - parameters(b))

/** Refuses a larger body before it is read. */
const limited = (largestBody = LARGEST_BODY) =>
  bodyLimit({
    maxSize: largestBody,
    onError: (context) => problemResponse('file-too-large', context.get('requestId') as string),
  })

/**
 * The API of a shop, and of the same shop for its staff, as a fetch-style application: the contract's calls, errors as Problems, CORS for the allowed origins; a sandbox has calls
 * of its own below `/sim`.
 */
export function createApi(
  shop: Shop,
  ofStaff: Shop,
  resources: readonly ServerResource[] = staffResources,
  sandboxRoutes: Hono<ApiEnv> | null = null,
): Hono<ApiEnv> {
  const api = new Hono<ApiEnv>({ strict: false })
  api.use(requestContext(shop))
  api.use(foreignOrigins(shop))
  api.use(
    cors({
      origin: (origin, { req }) => (originsOf(shop.settings, req.path).includes(origin) ? origin : null),
      credentials: true,
      allowHeaders: [...ACCEPTED_HEADERS, ...(shop.sandbox?.headers ?? [])],
      allowMethods: ['GET', 'HEAD', 'POST', 'DELETE'],
      exposeHeaders: EXPOSED_HEADERS,
      maxAge: 600,
    }),
  )
  const limiter = rateLimiter(shop)
  for (const route of exactFirst) {
    const { method, path, largestBody } = route.endpoint
    api.on(
      method,
      path.replace(/\{(\w+)\}/g, ':$1').replace(/\/$/, ''),
      limited(largestBody),
      serveRoute(shop, route, limiter),
    )
  }
  api.route('/', createStaffApi(ofStaff, resources, limited))
  api.route('/', feedFileRoutes(shop))
  api.route('/', fileBytesRoutes(shop))
  api.route('/', invoiceRoutes(shop, limiter))
  api.route('/', paymentLinkRoutes(shop, limiter))
  api.route('/', callbackRoutes(shop))
  if (sandboxRoutes !== null) {
    api.use('/sim/*', limited())
    api.route('/sim', sandboxRoutes)
  }
  api.notFound((context) =>
    problemResponse('not-found', context.get('requestId'), { detail: 'There is no such call.' }),
  )
  api.onError((error, context) => toProblem(shop, error, context))
  return api
}
