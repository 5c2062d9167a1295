import { oneOf } from '../wire'
import {
  orderStatusValues,
  orderPrePaymentMethodValues,
  orderSourceValues,
  orderCancelReasonValues,
} from './enumerations/order'
import {
  productTypeValues,
  vatRateValues,
  attachmentKindValues,
  modificationRelationTypeValues,
  specValueKindValues,
} from './enumerations/product'
import { categoryTagValues, categoryFilterSourceValues, categoryGroupingTypeValues } from './enumerations/category'
import { transportCompanyPickPointPaymentValues } from './enumerations/delivery'
import {
  clientRatingValues,
  customerTypeValues,
  subscriptionKindValues,
  subscriberStatusValues,
  staffRoleValues,
} from './enumerations/people'
import {
  productCommentStatusValues,
  storeFeedbackStatusValues,
  userProductQuestionStatusValues,
  commentSourceValues,
  blockPlacementValues,
  flagAudienceValues,
} from './enumerations/content'
import { requestKindValues, requestStatusValues } from './enumerations/request'
import {
  feedTypeValues,
  feedIncludingStrategyValues,
  logLevelValues,
  jobStatusValues,
  terminalCommandGroupValues,
  historyActionValues,
} from './enumerations/system'

export const orderStatus = oneOf(orderStatusValues.values)

export { transportCompanyOrderStatus } from '../parcel-status.wire'

export const orderPrePaymentMethod = oneOf(orderPrePaymentMethodValues.values)

export const orderSource = oneOf(orderSourceValues.values)

export const orderCancelReason = oneOf(orderCancelReasonValues.values)

export const productType = oneOf(productTypeValues.values)

export const vatRate = oneOf(vatRateValues.values)

export const attachmentKind = oneOf(attachmentKindValues.values)

export const modificationRelationType = oneOf(modificationRelationTypeValues.values)

export const specValueKind = oneOf(specValueKindValues.values)

export const categoryTag = oneOf(categoryTagValues.values)

export const categoryFilterSource = oneOf(categoryFilterSourceValues.values)

export const categoryGroupingType = oneOf(categoryGroupingTypeValues.values)

export const transportCompanyPickPointPayment = oneOf(transportCompanyPickPointPaymentValues.values)

export const clientRating = oneOf(clientRatingValues.values)

export const customerType = oneOf(customerTypeValues.values)

export const subscriptionKind = oneOf(subscriptionKindValues.values)

export const subscriberStatus = oneOf(subscriberStatusValues.values)

export const staffRole = oneOf(staffRoleValues.values)

export const productCommentStatus = oneOf(productCommentStatusValues.values)

export const storeFeedbackStatus = oneOf(storeFeedbackStatusValues.values)

export const userProductQuestionStatus = oneOf(userProductQuestionStatusValues.values)

export const commentSource = oneOf(commentSourceValues.values)

export const blockPlacement = oneOf(blockPlacementValues.values)

export const flagAudience = oneOf(flagAudienceValues.values)

export const feedType = oneOf(feedTypeValues.values)

export const feedIncludingStrategy = oneOf(feedIncludingStrategyValues.values)

export const logLevel = oneOf(logLevelValues.values)

export const jobStatus = oneOf(jobStatusValues.values)

export const terminalCommandGroup = oneOf(terminalCommandGroupValues.values)

export const historyAction = oneOf(historyActionValues.values)

export const requestKind = oneOf(requestKindValues.values)

export const requestStatus = oneOf(requestStatusValues.values)
