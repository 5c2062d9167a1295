import type { Output } from '../wire'
import { adminEndpoint, type AdminEndpoint } from './endpoint'
import type * as wire from './enum-item.wire'

/** Answer item of every enum/ call. */
export type EnumItem = Output<typeof wire.enumItem>

/** The values of an enumeration: CategoryTag. */
export const listCategoryTagValues: AdminEndpoint<typeof wire.listCategoryTagValuesWire> = adminEndpoint({
  name: 'listCategoryTagValues',
  method: 'GET',
  path: '/api/admin/enum/categoryTag',
  permission: 'staff',
  cache: 'etag',
  wire: () => import('./enum-item.wire').then((module) => module.listCategoryTagValuesWire),
})

/** The values of an enumeration: ProductTag. */
export const listProductTagValues: AdminEndpoint<typeof wire.listProductTagValuesWire> = adminEndpoint({
  name: 'listProductTagValues',
  method: 'GET',
  path: '/api/admin/enum/productTag',
  permission: 'staff',
  cache: 'etag',
  wire: () => import('./enum-item.wire').then((module) => module.listProductTagValuesWire),
})

/** The values of an enumeration: ProductAvailabilityType. */
export const listProductAvailabilityTypeValues: AdminEndpoint<typeof wire.listProductAvailabilityTypeValuesWire> =
  adminEndpoint({
    name: 'listProductAvailabilityTypeValues',
    method: 'GET',
    path: '/api/admin/enum/productAvailabilityType',
    permission: 'staff',
    cache: 'etag',
    wire: () => import('./enum-item.wire').then((module) => module.listProductAvailabilityTypeValuesWire),
  })

/** The values of an enumeration: ProductType. */
export const listProductTypeValues: AdminEndpoint<typeof wire.listProductTypeValuesWire> = adminEndpoint({
  name: 'listProductTypeValues',
  method: 'GET',
  path: '/api/admin/enum/productType',
  permission: 'staff',
  cache: 'etag',
  wire: () => import('./enum-item.wire').then((module) => module.listProductTypeValuesWire),
})

/** The values of an enumeration: FeedType. */
export const listFeedTypeValues: AdminEndpoint<typeof wire.listFeedTypeValuesWire> = adminEndpoint({
  name: 'listFeedTypeValues',
  method: 'GET',
  path: '/api/admin/enum/feedType',
  permission: 'staff',
  cache: 'etag',
  wire: () => import('./enum-item.wire').then((module) => module.listFeedTypeValuesWire),
})

/** The values of an enumeration: FeedIncludingStrategy. */
export const listFeedIncludingStrategyValues: AdminEndpoint<typeof wire.listFeedIncludingStrategyValuesWire> =
  adminEndpoint({
    name: 'listFeedIncludingStrategyValues',
    method: 'GET',
    path: '/api/admin/enum/feedIncludingStrategy',
    permission: 'staff',
    cache: 'etag',
    wire: () => import('./enum-item.wire').then((module) => module.listFeedIncludingStrategyValuesWire),
  })

/** The values of an enumeration: TransportCompany. */
export const listTransportCompanyValues: AdminEndpoint<typeof wire.listTransportCompanyValuesWire> = adminEndpoint({
  name: 'listTransportCompanyValues',
  method: 'GET',
  path: '/api/admin/enum/transportCompanies',
  permission: 'staff',
  cache: 'etag',
  wire: () => import('./enum-item.wire').then((module) => module.listTransportCompanyValuesWire),
})

/** The values of an enumeration: TransportCompanyPickPointPayment. */
export const listTransportCompanyPickPointPaymentValues: AdminEndpoint<
  typeof wire.listTransportCompanyPickPointPaymentValuesWire
> = adminEndpoint({
  name: 'listTransportCompanyPickPointPaymentValues',
  method: 'GET',
  path: '/api/admin/enum/transportCompanyPickPointPayments',
  permission: 'staff',
  cache: 'etag',
  wire: () => import('./enum-item.wire').then((module) => module.listTransportCompanyPickPointPaymentValuesWire),
})

/** The values of an enumeration: OrderStatus. */
export const listOrderStatusValues: AdminEndpoint<typeof wire.listOrderStatusValuesWire> = adminEndpoint({
  name: 'listOrderStatusValues',
  method: 'GET',
  path: '/api/admin/enum/orderStatuses',
  permission: 'staff',
  cache: 'etag',
  wire: () => import('./enum-item.wire').then((module) => module.listOrderStatusValuesWire),
})

/** The values of an enumeration: ProductCommentStatus. */
export const listProductCommentStatusValues: AdminEndpoint<typeof wire.listProductCommentStatusValuesWire> =
  adminEndpoint({
    name: 'listProductCommentStatusValues',
    method: 'GET',
    path: '/api/admin/enum/productCommentStatuses',
    permission: 'staff',
    cache: 'etag',
    wire: () => import('./enum-item.wire').then((module) => module.listProductCommentStatusValuesWire),
  })

/** The values of an enumeration: ClientRating. */
export const listClientRatingValues: AdminEndpoint<typeof wire.listClientRatingValuesWire> = adminEndpoint({
  name: 'listClientRatingValues',
  method: 'GET',
  path: '/api/admin/enum/clientRatings',
  permission: 'staff',
  cache: 'etag',
  wire: () => import('./enum-item.wire').then((module) => module.listClientRatingValuesWire),
})

/** The values of an enumeration: OrderPrePaymentMethod. */
export const listOrderPrePaymentMethodValues: AdminEndpoint<typeof wire.listOrderPrePaymentMethodValuesWire> =
  adminEndpoint({
    name: 'listOrderPrePaymentMethodValues',
    method: 'GET',
    path: '/api/admin/enum/orderPrePaymentMethods',
    permission: 'staff',
    cache: 'etag',
    wire: () => import('./enum-item.wire').then((module) => module.listOrderPrePaymentMethodValuesWire),
  })

/** The values of an enumeration: CategoryFilterType. */
export const listCategoryFilterTypeValues: AdminEndpoint<typeof wire.listCategoryFilterTypeValuesWire> = adminEndpoint({
  name: 'listCategoryFilterTypeValues',
  method: 'GET',
  path: '/api/admin/enum/categoryFilterTypes',
  permission: 'staff',
  cache: 'etag',
  wire: () => import('./enum-item.wire').then((module) => module.listCategoryFilterTypeValuesWire),
})

/** The values of an enumeration: CategoryGroupingType. */
export const listCategoryGroupingTypeValues: AdminEndpoint<typeof wire.listCategoryGroupingTypeValuesWire> =
  adminEndpoint({
    name: 'listCategoryGroupingTypeValues',
    method: 'GET',
    path: '/api/admin/enum/category-grouping-types',
    permission: 'staff',
    cache: 'etag',
    wire: () => import('./enum-item.wire').then((module) => module.listCategoryGroupingTypeValuesWire),
  })

/** The values of an enumeration: ModificationRelationType. */
export const listModificationRelationTypeValues: AdminEndpoint<typeof wire.listModificationRelationTypeValuesWire> =
  adminEndpoint({
    name: 'listModificationRelationTypeValues',
    method: 'GET',
    path: '/api/admin/enum/modificationRelationTypes',
    permission: 'staff',
    cache: 'etag',
    wire: () => import('./enum-item.wire').then((module) => module.listModificationRelationTypeValuesWire),
  })

/** The values of an enumeration: StoreFeedbackStatus. */
export const listStoreFeedbackStatusValues: AdminEndpoint<typeof wire.listStoreFeedbackStatusValuesWire> =
  adminEndpoint({
    name: 'listStoreFeedbackStatusValues',
    method: 'GET',
    path: '/api/admin/enum/store-feedback-statuses',
    permission: 'staff',
    cache: 'etag',
    wire: () => import('./enum-item.wire').then((module) => module.listStoreFeedbackStatusValuesWire),
  })

/** The values of an enumeration: TransportCompanyOrderStatus. */
export const listTransportCompanyOrderStatusValues: AdminEndpoint<
  typeof wire.listTransportCompanyOrderStatusValuesWire
> = adminEndpoint({
  name: 'listTransportCompanyOrderStatusValues',
  method: 'GET',
  path: '/api/admin/enum/transportCompanyOrderStatuses',
  permission: 'staff',
  cache: 'etag',
  wire: () => import('./enum-item.wire').then((module) => module.listTransportCompanyOrderStatusValuesWire),
})

/** The values of an enumeration: UserProductQuestionStatus. */
export const listUserProductQuestionStatusValues: AdminEndpoint<typeof wire.listUserProductQuestionStatusValuesWire> =
  adminEndpoint({
    name: 'listUserProductQuestionStatusValues',
    method: 'GET',
    path: '/api/admin/enum/user-product-question-statuses/',
    permission: 'staff',
    cache: 'etag',
    wire: () => import('./enum-item.wire').then((module) => module.listUserProductQuestionStatusValuesWire),
  })
