/** What the first screen of the order form does without, in one chunk. */
export { BuyerBanners } from '../order/buyer-banners'
export { DeadEnd } from '../order/dead-end'
export { OrderEnd } from './order-end'
export { OrderQuestion } from './order-question'
export { RemoveDialog } from './remove-dialog'
export { StartAt } from './start-at'
export { SubmitReport } from './submit-report'
