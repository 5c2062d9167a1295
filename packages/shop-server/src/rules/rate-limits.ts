/** How many requests in how many seconds; as many at once, then as they drain away. */
export interface Rate {
  readonly requests: number
  readonly seconds: number
}

/** The limits of one kind of calls. */
export interface RateLimit {
  /** Of one visitor's cookie; visitors without one are limited by their address alone. */
  readonly perVisitor: Rate
  /** Of one client address, behind which many visitors may be: offices and mobile networks share one. */
  readonly perAddress: Rate
}

/** Kinds of calls that write or cost much. */
export type RateLimitName =
  | 'cart'
  | 'offers'
  | 'delivery'
  | 'suggestions'
  | 'save'
  | 'confirm'
  | 'payment'
  | 'invoice'
  | 'analytics'
  | 'form'
  | 'track'
  | 'recording'
  | 'sms'
  | 'login'

/** The limits of a shop by kind of calls. */
export type RateLimits = Readonly<Record<RateLimitName, RateLimit>>

const limit = (perVisitor: number, perAddress: number, seconds = 60): RateLimit => ({
  perVisitor: { requests: perVisitor, seconds },
  perAddress: { requests: perAddress, seconds },
})

/** Several times what a quick buyer does, and what an office full of them does. */
export const standardRateLimits: RateLimits = {
  cart: limit(240, 2_400),
  // Filters and lists of products as well: a visitor who tries filter after filter.
  offers: limit(300, 3_000),
  delivery: limit(240, 2_400),
  // Ten a second, as the contract says.
  suggestions: limit(100, 1_000, 10),
  save: limit(240, 2_400),
  confirm: limit(30, 300),
  payment: limit(30, 300),
  // Each one is set anew, as a PDF.
  invoice: limit(10, 60),
  // A page reports a visit, a goal and what is added to the cart.
  analytics: limit(240, 2_400),
  // What a visitor writes is read by people of the shop.
  form: limit(5, 50),
  track: limit(20, 200),
  // Somebody has a failure and tries again; an office has it together.
  recording: limit(5, 30, 3_600),
  // A day's messages of one address, as the contract says; each phone has limits of its own.
  sms: limit(10, 20, 86_400),
  login: limit(20, 200),
}

/** Limits so many times as high: for a shop with few addresses and many buyers behind each. */
export function timesAsHigh(limits: RateLimits, factor: number): RateLimits {
  const more = (rate: Rate): Rate => ({ ...rate, requests: Math.max(1, Math.round(rate.requests * factor)) })
  const higher: Record<RateLimitName, RateLimit> = { ...limits }
  for (const name of Object.keys(limits) as RateLimitName[]) {
    const { perVisitor, perAddress } = limits[name]
    higher[name] = { perVisitor: more(perVisitor), perAddress: more(perAddress) }
  }
  return higher
}

/** The kind of each limited call, by its name in the contract; other calls read little and are not limited. */
export const limitedCalls: Readonly<Record<string, RateLimitName>> = {
  calculateCart: 'cart',
  calculateCartByOrderId: 'cart',
  calculateSplitPayment: 'cart',
  loadCategoryFilters: 'offers',
  loadCategoryProducts: 'offers',
  loadCrossSales: 'offers',
  loadProductData: 'offers',
  loadProductRelations: 'offers',
  loadCompetitorPrices: 'offers',
  loadCityCompetitorPrices: 'offers',
  loadDeliveryCosts: 'delivery',
  loadDeliveryCost: 'delivery',
  loadNearestCities: 'delivery',
  loadProductDelivery: 'delivery',
  loadPickPoints: 'delivery',
  searchCities: 'suggestions',
  searchCatalogue: 'suggestions',
  suggestFullName: 'suggestions',
  cleanName: 'suggestions',
  suggestAddress: 'suggestions',
  suggestEmail: 'suggestions',
  suggestBank: 'suggestions',
  suggestCompany: 'suggestions',
  saveOrder: 'save',
  confirmOrder: 'confirm',
  redeemDraftToken: 'confirm',
  callMeBack: 'form',
  orderInOneClick: 'form',
  subscribeToPriceReduction: 'form',
  subscribeToStock: 'form',
  remindMeLater: 'form',
  askWholesale: 'form',
  trackParcel: 'track',
  loadCustomerOrders: 'track',
  sendRecording: 'recording',
  loadRecording: 'track',
  sendSmsCode: 'sms',
  checkConfirmCode: 'login',
  startDolyame: 'payment',
  startProvider: 'payment',
  startInstallment: 'payment',
  openPaymentLink: 'payment',
  downloadInvoice: 'invoice',
  sendAnalytics: 'analytics',
  sendBundle: 'analytics',
  predictOption: 'analytics',
  loadBlogPosts: 'offers',
  loadProductComments: 'offers',
  findProductComments: 'offers',
  loadOrderReviews: 'offers',
  loadStoreFeedback: 'offers',
  addProductComment: 'form',
  addStoreFeedback: 'form',
  askAboutProduct: 'form',
  answerSurvey: 'form',
  sendOrderSurvey: 'form',
  sendAbandonedSurvey: 'form',
}
