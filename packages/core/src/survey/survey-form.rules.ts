import type { AbandonedOrderSurvey, OrderClientSurvey } from '@prilavok/contracts/survey'

/** The marks of the survey of an order, in the order of the page. Source: SURVEY-12. */
export const ORDER_MARKS = [
  'siteUsability',
  'staff',
  'deliverySpeed',
  'deliveryPrice',
  'productQuality',
  'productPrice',
  'willOrderAgain',
] as const
/** Its comments. Source: SURVEY-12. */
export const ORDER_COMMENTS = ['orderComment', 'deliveryComment', 'commonComment'] as const
/** What the order is for. Source: SURVEY-13. */
export const ORDER_PURPOSES = [
  'forPersonalUse',
  'forResale',
  'forCompanyNeeds',
  'forInstallationToCustomer',
  'forNone',
] as const
/** Who the buyer is. Source: SURVEY-14. */
export const CUSTOMER_KINDS = [
  'youAreSimpleCustomer',
  'youAreRepresentativeOfCompany',
  'haveSmallProduction',
  'haveOwnService',
  'makingEquipment',
  'youAreNone',
] as const
/** Where the buyer has heard of the shop. Source: SURVEY-15. */
export const ORDER_SOURCES = ['alreadyBoughtFromYou', 'recommendationFromFriend', 'sawInAds', 'fromAvito'] as const
/** Why an order was abandoned. Source: SURVEY-19. */
export const ABANDON_REASONS = [
  'willBuyLater',
  'siteOrProcessComplexity',
  'tooExpensive',
  'badDelivery',
  'expensiveDelivery',
  'longDelivery',
  'productNotFound',
] as const

const all = <K extends string, T>(names: readonly K[], value: T): { readonly [N in K]: T } =>
  Object.fromEntries(names.map((name) => [name, value])) as { readonly [N in K]: T }

/** The middle of a scale, where its handle stands until a mark is given; by itself it is no mark. Source: SURVEY-12. */
export const MIDDLE_MARK = 50
/** The faces of a scale, from 0 to 100. Source: SURVEY-17. */
export const FACES = ['😡', '😠', '😞', '🙁', '😕', '😐', '🙂', '😊', '😀', '😃', '😍'] as const

/** Which face a mark of 0 to 100 has: each tenth of the scale its own. Source: SURVEY-17. */
export const faceOf = (mark: number): number =>
  Math.min(FACES.length - 1, Math.max(0, Math.round((mark / 100) * (FACES.length - 1))))

/** The survey of an order before anything is said: marks that nobody has given are no answers. */
export const orderSurvey = (id: string): OrderClientSurvey => ({
  id,
  ...all(ORDER_MARKS, null),
  ...all(ORDER_COMMENTS, ''),
  ...all(ORDER_PURPOSES, false),
  ...all(CUSTOMER_KINDS, false),
  ...all(ORDER_SOURCES, false),
})

/** The survey of an abandoned order before anything is said. */
export const abandonedSurvey = (id: string): AbandonedOrderSurvey => ({
  id,
  comment: '',
  ...all(ABANDON_REASONS, false),
})
