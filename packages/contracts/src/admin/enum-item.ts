import type { Output } from '../wire'
import { adminEndpoint } from './endpoint'
import type * as wire from './enum-item.wire'

/** Answer item of every enum/ call. */
export type EnumItem = Output<typeof wire.enumItem>

/** The values of an enumeration: CategoryTag. */
export const listCategoryTagValues = adminEndpoint<typeof wire.listCategoryTagValuesWire>({
  name: 'listCategoryTagValues',
  method: 'GET',
  path: '/api/admin/enum/categoryTag',
  permission: 'staff',
  cache: 'etag',
  wire: () => import('./enum-item.wire').then((module) => module.listCategoryTagValuesWire),
})

/** The values of an enumeration: ProductTag. */
export const listProductTagValues = adminEndpoint<typeof wire.listProductTagValuesWire>({
  name: 'listProductTagValues',
  method: 'GET',
  path: '/api/admin/enum/productTag',
  permission: 'staff',
  cache: 'etag',
  wire: () => import('./enum-item.wire').then((module) => module.listProductTagValuesWire),
})

/** The values of an enumeration: ProductAvailabilityType. */
export const listProductAvailabilityTypeValues = adminEndpoint<typeof wire.listProductAvailabilityTypeValuesWire>({
  name: 'listProductAvailabilityTypeValues',
  method: 'GET',
  path: '/api/admin/enum/productAvailabilityType',
  permission: 'staff',
  cache: 'etag',
  wire: () => import('./enum-item.wire').then((module) => module.listProductAvailabilityTypeValuesWire),
})

/** The values of an enumeration: ProductType. */
export const listProductTypeValues = adminEndpoint<typeof wire.listProductTypeValuesWire>({
  name: 'listProductTypeValues',
  method: 'GET',
  path: '/api/admin/enum/productType',
  permission: 'staff',
  cache: 'etag',
  wire: () => import('./enum-item.wire').then((module) => module.listProductTypeValuesWire),
})

/** The values of an enumeration: FeedType. */
export const listFeedTypeValues = adminEndpoint<typeof wire.listFeedTypeValuesWire>({
  name: 'listFeedTypeValues',
  method: 'GET',
  path: '/api/admin/enum/feedType',
  permission: 'staff',
  cache: 'etag',
  wire: () => import('./enum-item.wire').then((module) => module.listFeedTypeValuesWire),
})

/** The values of an enumeration: FeedIncludingStrategy. */
export const listFeedIncludingStrategyValues = adminEndpoint<typeof wire.listFeedIncludingStrategyValuesWire>({
  name: 'listFeedIncludingStrategyValues',
  method: 'GET',
  path: '/api/admin/enum/feedIncludingStrategy',
  permission: 'staff',
  cache: 'etag',
  wire: () => import('./enum-item.wire').then((module) => module.listFeedIncludingStrategyValuesWire),
})

/** The values of an enumeration: TransportCompany. */
export const listTransportCompanyValues = adminEndpoint<typeof wire.listTransportCompanyValuesWire>({
  name: 'listTransportCompanyValues',
  method: 'GET',
  path: '/api/admin/enum/transportCompanies',
  permission: 'staff',
  cache: 'etag',
  wire: () => import('./enum-item.wire').then((module) => module.listTransportCompanyValuesWire),
})

/** The values of an enumeration: TransportCompanyPickPointPayment. */
export const listTransportCompanyPickPointPaymentValues = adminEndpoint<
  typeof wire.listTransportCompanyPickPointPaymentValuesWire
>({
  name: 'listTransportCompanyPickPointPaymentValues',
  method: 'GET',
  path: '/api/admin/enum/transportCompanyPickPointPayments',
  permission: 'staff',
  cache: 'etag',
  wire: () => import('./enum-item.wire').then((module) => module.listTransportCompanyPickPointPaymentValuesWire),
})

/** The values of an enumeration: OrderStatus. */
export const listOrderStatusValues = adminEndpoint<typeof wire.listOrderStatusValuesWire>({
  name: 'listOrderStatusValues',
  method: 'GET',
  path: '/api/admin/enum/orderStatuses',
  permission: 'staff',
  cache: 'etag',
  wire: () => import('./enum-item.wire').then((module) => module.listOrderStatusValuesWire),
})

/** The values of an enumeration: ProductCommentStatus. */
export const listProductCommentStatusValues = adminEndpoint<typeof wire.listProductCommentStatusValuesWire>({
  name: 'listProductCommentStatusValues',
  method: 'GET',
  path: '/api/admin/enum/productCommentStatuses',
  permission: 'staff',
  cache: 'etag',
  wire: () => import('./enum-item.wire').then((module) => module.listProductCommentStatusValuesWire),
})

/** The values of an enumeration: ClientRating. */
export const listClientRatingValues = adminEndpoint<typeof wire.listClientRatingValuesWire>({
  name: 'listClientRatingValues',
  method: 'GET',
  path: '/api/admin/enum/clientRatings',
  permission: 'staff',
  cache: 'etag',
  wire: () => import('./enum-item.wire').then((module) => module.listClientRatingValuesWire),
})

/** The values of an enumeration: OrderPrePaymentMethod. */
export const listOrderPrePaymentMethodValues = adminEndpoint<typeof wire.listOrderPrePaymentMethodValuesWire>({
  name: 'listOrderPrePaymentMethodValues',
  method: 'GET',
  path: '/api/admin/enum/orderPrePaymentMethods',
  permission: 'staff',
  cache: 'etag',
  wire: () => import('./enum-item.wire').then((module) => module.listOrderPrePaymentMethodValuesWire),
})

/** The values of an enumeration: CategoryFilterType. */
export const listCategoryFilterTypeValues = adminEndpoint<typeof wire.listCategoryFilterTypeValuesWire>({
  name: 'listCategoryFilterTypeValues',
  method: 'GET',
  path: '/api/admin/enum/categoryFilterTypes',
  permission: 'staff',
  cache: 'etag',
  wire: () => import('./enum-item.wire').then((module) => module.listCategoryFilterTypeValuesWire),
})

/** The values of an enumeration: CategoryGroupingType. */
export const listCategoryGroupingTypeValues = adminEndpoint<typeof wire.listCategoryGroupingTypeValuesWire>({
  name: 'listCategoryGroupingTypeValues',
  method: 'GET',
  path: '/api/admin/enum/category-grouping-types',
  permission: 'staff',
  cache: 'etag',
  wire: () => import('./enum-item.wire').then((module) => module.listCategoryGroupingTypeValuesWire),
})

/** The values of an enumeration: ModificationRelationType. */
export const listModificationRelationTypeValues = adminEndpoint<typeof wire.listModificationRelationTypeValuesWire>({
  name: 'listModificationRelationTypeValues',
  method: 'GET',
  path: '/api/admin/enum/modificationRelationTypes',
  permission: 'staff',
  cache: 'etag',
  wire: () => import('./enum-item.wire').then((module) => module.listModificationRelationTypeValuesWire),
})

/** The values of an enumeration: StoreFeedbackStatus. */
export const listStoreFeedbackStatusValues = adminEndpoint<typeof wire.listStoreFeedbackStatusValuesWire>({
  name: 'listStoreFeedbackStatusValues',
  method: 'GET',
  path: '/api/admin/enum/store-feedback-statuses',
  permission: 'staff',
  cache: 'etag',
  wire: () => import('./enum-item.wire').then((module) => module.listStoreFeedbackStatusValuesWire),
})

/** The values of an enumeration: TransportCompanyOrderStatus. */
export const listTransportCompanyOrderStatusValues = adminEndpoint<
  typeof wire.listTransportCompanyOrderStatusValuesWire
>({
  name: 'listTransportCompanyOrderStatusValues',
  method: 'GET',
  path: '/api/admin/enum/transportCompanyOrderStatuses',
  permission: 'staff',
  cache: 'etag',
  wire: () => import('./enum-item.wire').then((module) => module.listTransportCompanyOrderStatusValuesWire),
})

/** The values of an enumeration: UserProductQuestionStatus. */
export const listUserProductQuestionStatusValues = adminEndpoint<typeof wire.listUserProductQuestionStatusValuesWire>({
  name: 'listUserProductQuestionStatusValues',
  method: 'GET',
  path: '/api/admin/enum/user-product-question-statuses/',
  permission: 'staff',
  cache: 'etag',
  wire: () => import('./enum-item.wire').then((module) => module.listUserProductQuestionStatusValuesWire),
})
