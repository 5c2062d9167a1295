/** What the first screen of the order form does without; one chunk of its own, fetched while the buyer reads the first. */
export { CourierAddress } from '../delivery/courier-address'
export { InvoiceSection } from '../invoice/invoice-section'
export { AcceptedOrder } from '../order/accepted-order'
export { DeadEnd } from '../order/dead-end'
export { PaymentList } from '../payment/payment-list'
export { RemoveDialog } from './remove-dialog'
export { SubmitReport } from './submit-report'
