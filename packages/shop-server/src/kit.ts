/**
 * What a shop's own pages, seeds and stand-ins are made with, beside the public entries. It follows the server's inside: names here may change
 * with any version.
 */
export { findBlogPost, findBlogPosts, shortDescriptionOf, type BlogPost } from './content/blog.queries'
export { findOrderReviews } from './content/order-reviews.queries'
export { AVAILABILITY_WORDS } from './content/product-cards/availability'
export { cartButton } from './content/product-cards/cart-button'
export { keepButtons } from './content/product-cards/keep-buttons'
export { priceValue } from './content/product-cards/price'
export {
  productFragment,
  productGrid,
  productMarks,
  productPrice,
  productRow,
} from './content/product-cards/product-card'
export {
  cards,
  cardsOf,
  countOf,
  PAGE_SIZE,
  soldOut,
  sorted,
  type CardProduct,
  type CardQuery,
  type Sorting,
} from './content/product-cards/product-card.queries'
export { reviewsText, stars } from './content/product-cards/rating'
export { questionsOf, type QuestionRow } from './content/questions.queries'
export { findStoreFeedback, type FeedbackRow, type StarCount } from './content/store-feedback.queries'
export { isPassing } from './db/database-failures'
export type { ProductRating } from './db/product-rating'
export type { Db, ShopDatabase, Trx } from './db/schema'
export type { KeptReads } from './db/kept-reads'
export type { Availability, CategoryFilterRow, CategoryTable, ProductSpec } from './db/tables/catalogue'
export type { CityPaymentType, PointPayment } from './db/tables/delivery'
export type { ClientRating, Draft } from './db/tables/orders'
export type { PaymentSession } from './db/tables/payments'
export { findSession } from './features/payment/sessions'
export { settleUnreportedPayments } from './flows/poll-provider'
export { receiveCallback } from './flows/receive-callback'
export type { CallEnded } from './http/call-log'
export { callMet } from './http/call-met'
export type { Peer } from './http/client-address'
export { hashOfSecret } from './http/draft-key'
export { fingerprint } from './http/entity-tag'
export { escapeHtml, html, jsonScript, nothing, render, trustedHtml, type Markup } from './http/html'
export { refuseForeignName, refuseForeignPage, refuseOtherThanJson } from './http/own-origin'
export { HttpProblem, problemResponse } from './http/problem'
export { parseJson } from './http/read-call'
export { seenAddress, type SeenAddress } from './http/seen-address'
export { AGAIN_SECONDS, framesOf, type ApiEnv } from './http/serve-route'
export {
  abandonedSurveyPath,
  ABOUT_PATH,
  BLOG_PATH,
  blogPostPath,
  CART_PATH,
  CATALOGUE_PATH,
  categoryPath,
  categoryPicturePath,
  COMPARISON_PATH,
  CHAT_PATH,
  DELIVERY_PATH,
  DEMO_SMS_PATH,
  filePath,
  FAVOURITES_PATH,
  HOME_PATH,
  largePicturePath,
  LOGIN_PATH,
  ORDER_PATH,
  ORDER_REVIEWS_PATH,
  orderPageUrl,
  orderSurveyPath,
  pickupPointsPath,
  POLICY_PATH,
  productCommentsPath,
  productPath,
  productPicturePath,
  SEARCH_PATH,
  searchPath,
  STORE_REVIEWS_PATH,
  SURVEYS_PATH,
  TILES_PATH,
  TRACK_PATH,
  urlFor,
  WHOLESALE_PATH,
  withQuery,
} from './links'
export { DROP_HEADER } from './http/broken-connection'
export type { CarrierEvent, CarrierPort } from './providers/carrier-port'
export type { CompetitorPort } from './providers/competitor-port'
export type { EmailPort } from './providers/email-port'
export { provenByAsking, provenByHmac } from './providers/proof'
export type { CallbackRequest, PaymentToRefund, ProviderPort, RefundedPayment } from './providers/provider-port'
export type { SmsPort } from './providers/sms-port'
export type { CallbackClaim } from './providers/verified-callback'
export { combinationKey, combinationsOf } from './rules/category-combinations'
export type { Facet } from './rules/category-facets'
export type { CategoryIndex, CountedCategory } from './rules/category-index'
export { filledTemplate } from './rules/category-templates'
export { DAY_MS, dayText } from './rules/days'
export { discounted, payKindOf, standardDiscounts, type Discounted } from './rules/discounts'
export { distanceKm } from './rules/geo'
export { keepCategories } from './rules/keep-categories'
export { roublesText } from './rules/money'
export type { AskedPage } from './rules/pages-of'
export type { PayOnDeliveryPolicy } from './rules/pay-on-delivery'
export { providerByKey, providerOf, PROVIDERS, type Provider } from './rules/payment-providers'
export { isPaidSession, providerOfSession, stateAt } from './rules/payment-session'
export { maskedEmail } from './rules/personal-data'
export { isOnSale } from './rules/product'
export { productAttachments } from './rules/product-attachments'
export { productFeatures, type ShownFeature } from './rules/product-features'
export {
  DRAWN_SIDE,
  drawnId,
  drawnViewOf,
  isDrawnView,
  productPictures,
  type DrawnView,
  type ProductPicture,
} from './rules/product-pictures'
export { shownSpecs } from './rules/product-specs'
export type { PublicRobotCheck } from './rules/robot-check'
export { shopDay } from './rules/schedules'
export { contains, searchText } from './rules/search-text'
export { isFinal, PAYMENT_EVENTS, type PaymentEvent } from './rules/session-machine'
export { slugOf } from './rules/slug'
export type { PaymentStart, StartScript } from './sandbox'
export type { OpenSandbox, SandboxParts, Serve } from './sandbox-parts'
export { foundCategories } from './search/found.queries'
export { isFoundBy } from './search/is-found-by'
export type { Searches } from './search/terms'
export { LONGEST_QUERY } from './search/typed-words'
export { understandQuery } from './search/understand-query'
export { standardSettings, type ShopSettings } from './settings'
export type { Shop } from './shop'
export type { ShopHandlerOptions } from './shop-handler'
