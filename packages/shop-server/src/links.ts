import type { ShopSettings } from './settings'

/** The home page. */
export const HOME_PATH = '/'
/** All shelves of the catalogue. */
export const CATALOGUE_PATH = '/catalog/'
/** The buyer's cart. Source: CART-14. */
export const CART_PATH = '/profile/cart'
/** The order form. Source: CHK-01. */
export const ORDER_PATH = '/profile/order'
/** What the visitor likes. */
export const FAVOURITES_PATH = '/profile/favourites'
/** What the visitor compares. */
export const COMPARISON_PATH = '/profile/compare'
/** The personal data policy. Source: CHK-28. */
export const POLICY_PATH = '/policy.pdf'
/** How products travel and are paid for. */
export const DELIVERY_PATH = '/delivery/'
/** The shop about itself. */
export const ABOUT_PATH = '/about/'
/** Where a visitor looks for a parcel. Source: TRACK-01. */
export const TRACK_PATH = '/profile/track'
/** Where a customer logs in. Source: LOGIN-01. */
export const LOGIN_PATH = '/profile/login'
/** Wholesale. Source: LEAD-10. */
export const WHOLESALE_PATH = '/wholesale/'
/** Messages of the stand-in gateway; in a demo shop only. */
export const DEMO_SMS_PATH = '/demo/sms'
/** Where a visitor can write to the shop. Source: CHK-29. */
export const CHAT_PATH = '/about/#contacts'
/** Search results; the query goes in `q`, or as the last part of the address (SEARCH-03). */
export const SEARCH_PATH = '/search'

/** Search results for a query; a slash in it goes as %2F (SEARCH-08). */
export const searchPath = (query: string): string =>
  /^\.{1,2}$/.test(query) ? withQuery(SEARCH_PATH, { q: query }) : `${SEARCH_PATH}/${encodeURIComponent(query)}`

/** The page of a category; `path` is the slugs from the root. */
export const categoryPath = (path: string): string => `/catalog/${path.split('/').map(encodeURIComponent).join('/')}`

/** The page of a product, `/product/{a}/{b}`: the id finds it, the slug is for people. Source: PRODUCT-01. */
export const productPath = ({ id, slug }: { readonly id: string; readonly slug: string }): string =>
  `/product/${encodeURIComponent(id)}/${encodeURIComponent(slug)}`

/** The reviews of a product as a part of its page. Source: PRODUCT-07. */
export const productCommentsPath = (product: { readonly id: string; readonly slug: string }): string =>
  `${productPath(product)}/comments`

/** Where a visitor without script lands with a product to order by phone. */
export const askForProductPath = (id: string): string => `${CART_PATH}?add=${encodeURIComponent(id)}`

/** A city's pick-up points. Source: PICK-26. */
export const pickupPointsPath = (cityId: string): string => `/delivery/pickpoints/${encodeURIComponent(cityId)}`

/** The main picture of a product, whatever it is: drawn, or a file that the staff have chosen. */
export const productPicturePath = (id: string): string => `/images/product/${encodeURIComponent(id)}.svg`

/** A large picture of a product, looked at from one side. */
export const largePicturePath = (id: string, view: string): string =>
  `/images/product/${encodeURIComponent(id)}/${view}.svg`

/** The drawn sign of a carrier. */
export const carrierPicturePath = (id: string): string => `/images/carrier/${encodeURIComponent(id)}.svg`

/** All posts of the blog. Source: CONTENT-01. */
export const BLOG_PATH = '/blog/'
/** The page of a blog post. Source: CONTENT-01. */
export const blogPostPath = ({ id, slug }: { readonly id: string; readonly slug: string }): string =>
  `${BLOG_PATH}${encodeURIComponent(id)}/${encodeURIComponent(slug)}`

/** What buyers say of their orders. Source: CONTENT-20. */
export const ORDER_REVIEWS_PATH = '/reviews/orders'
/** What visitors say of the shop. Source: CONTENT-24. */
export const STORE_REVIEWS_PATH = '/reviews/'
/** The surveys of the demo shop. */
export const SURVEYS_PATH = '/surveys/'
/** What a buyer is asked about an order; the secret in the address opens it. Source: SURVEY-11. */
export const orderSurveyPath = (token: string): string => `/profile/order-survey/${encodeURIComponent(token)}`
/** Why an order was left; by the id of its draft. Source: SURVEY-18. */
export const abandonedSurveyPath = (draftId: string): string =>
  `/profile/abandoned-order/${encodeURIComponent(draftId)}`

/** The bytes of an uploaded file that everybody may read; those that took the place of others have an address of their own. */
export const filePath = (id: string, version = 1): string =>
  `/files/${encodeURIComponent(id)}${version > 1 ? `?v=${version}` : ''}`

/** The drawn picture of a category. */
export const categoryPicturePath = (slug: string): string => `/images/category/${encodeURIComponent(slug)}.svg`

/** The tiles of the demo map, as the widgets' map wants them named. */
export const TILES_PATH = '/tiles/{z}/{x}/{y}'

/** The invoice of an order; the secret in it opens it. */
export const invoicePath = (token: string): string => `/api/invoice/${token}`

/** Where the id of a draft goes in the address of an order page. */
const DRAFT_ID = '{id}'

/** The address by which a buyer pays what is due of an order; the secret in it opens it. */
export const paymentLinkPath = (token: string): string => `/api/pay/${token}`

type Query = Readonly<Record<string, string | number | null>>

/** Where a payment provider sends its callbacks. */
export const callbackPath = (provider: string): string => `/api/payment-callback/${provider}`

/** An address with the query parameters that are not null. */
export function withQuery(path: string, query: Query): string {
  const given = Object.entries(query).flatMap(([name, value]) => (value === null ? [] : [[name, String(value)]]))
  return given.length === 0 ? path : `${path}${path.includes('?') ? '&' : '?'}${new URLSearchParams(given).toString()}`
}

/**
 * The order page, of this server or of the shop's own site, as buyers are sent to it. A site whose pages have a parameter `id` themselves
 * says where the draft goes: `https://site.example/doku.php?id=order&draft={id}`.
 */
export const orderPageUrl = (
  { settings }: { readonly settings: Pick<ShopSettings, 'publicUrl' | 'orderPageUrl'> },
  query: Query,
): string => {
  const page = settings.orderPageUrl ?? urlFor({ settings }, ORDER_PATH)
  const { id, ...rest } = query
  return page.includes(DRAFT_ID) && id != null
    ? withQuery(page.replace(DRAFT_ID, encodeURIComponent(id)), rest)
    : withQuery(page, query)
}

/** A path of this server as a client needs it: absolute for pages of another origin, else relative (see `publicUrl`). */
export const urlFor = ({ settings }: { readonly settings: Pick<ShopSettings, 'publicUrl'> }, path: string): string =>
  settings.publicUrl === null ? path : new URL(path, settings.publicUrl).href
