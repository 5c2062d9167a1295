export {
  CallBack,
  DiscountSubscription,
  OneClickOrder,
  RemindLater,
  StockSubscription,
  Wholesale,
  type CallBackProps,
  type LeadProps,
  type ProductLead,
} from './lead-widgets'
export type {
  CallBackLabels,
  DiscountSubscriptionLabels,
  OneClickOrderLabels,
  RemindLaterLabels,
  StockSubscriptionLabels,
  WholesaleLabels,
} from './lead.labels'
