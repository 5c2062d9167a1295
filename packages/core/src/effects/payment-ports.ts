import type { SafeUrl } from '../lib/safe-url'
import type { Scripts } from './scripts'

/** Windows beside the page, for a payment service. */
export interface PaymentWindows {
  /** Opens a judged address in a window of its own that knows nothing of the page; false when the browser does not let it. */
  readonly open: (url: SafeUrl) => boolean
}

/** What only payments do to the page; it comes with the first of them. */
export interface PaymentPorts {
  readonly scripts: Scripts
  readonly windows: PaymentWindows
}
