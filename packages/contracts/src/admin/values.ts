import type { Output } from '../wire'
import type * as wire from './values.wire'

/** Order status. */
export type OrderStatus = Output<typeof wire.orderStatus>
/** Status of the shipment inside the carrier. */
export type TransportCompanyOrderStatus = Output<typeof wire.transportCompanyOrderStatus>
/** Order pre payment method. */
export type OrderPrePaymentMethod = Output<typeof wire.orderPrePaymentMethod>
/** Order source. */
export type OrderSource = Output<typeof wire.orderSource>
/** Order cancel reason. */
export type OrderCancelReason = Output<typeof wire.orderCancelReason>
/** Product type. */
export type ProductType = Output<typeof wire.productType>
/** Receipt tax of the checkout is 'none'; the invoice text names 20%. */
export type VatRate = Output<typeof wire.vatRate>
/** Attachment kind. */
export type AttachmentKind = Output<typeof wire.attachmentKind>
/** Modification relation type. */
export type ModificationRelationType = Output<typeof wire.modificationRelationType>
/** Spec value kind. */
export type SpecValueKind = Output<typeof wire.specValueKind>
/** Category tag. */
export type CategoryTag = Output<typeof wire.categoryTag>
/** Where filter options come from. */
export type CategoryFilterSource = Output<typeof wire.categoryFilterSource>
/** How products are grouped on a category page. */
export type CategoryGroupingType = Output<typeof wire.categoryGroupingType>
/** Payment ability stored on a pick-up point. Static subset of PickPointPaymentStatus. */
export type TransportCompanyPickPointPayment = Output<typeof wire.transportCompanyPickPointPayment>
/** NegativeClientRating of the checkout is raised for Negative and Blocked. */
export type ClientRating = Output<typeof wire.clientRating>
/** Customer type. */
export type CustomerType = Output<typeof wire.customerType>
/** Subscription kind. */
export type SubscriptionKind = Output<typeof wire.subscriptionKind>
/** Subscriber status. */
export type SubscriberStatus = Output<typeof wire.subscriberStatus>
/** Role split is not shown in; our default set. */
export type StaffRole = Output<typeof wire.staffRole>
/** Product comment status. */
export type ProductCommentStatus = Output<typeof wire.productCommentStatus>
/** Store feedback status. */
export type StoreFeedbackStatus = Output<typeof wire.storeFeedbackStatus>
/** Path keeps the trailing slash of the spec. */
export type UserProductQuestionStatus = Output<typeof wire.userProductQuestionStatus>
/** Comment source. */
export type CommentSource = Output<typeof wire.commentSource>
/** Block placement. */
export type BlockPlacement = Output<typeof wire.blockPlacement>
/** Flag audience. */
export type FlagAudience = Output<typeof wire.flagAudience>
/** Feed type. */
export type FeedType = Output<typeof wire.feedType>
/** Feed including strategy. */
export type FeedIncludingStrategy = Output<typeof wire.feedIncludingStrategy>
/** Log level. */
export type LogLevel = Output<typeof wire.logLevel>
/** Job status. */
export type JobStatus = Output<typeof wire.jobStatus>
/** Terminal command group. */
export type TerminalCommandGroup = Output<typeof wire.terminalCommandGroup>
/** History action. */
export type HistoryAction = Output<typeof wire.historyAction>
/** What somebody has asked of the shop. */
export type RequestKind = Output<typeof wire.requestKind>
/** What has become of a request. */
export type RequestStatus = Output<typeof wire.requestStatus>
