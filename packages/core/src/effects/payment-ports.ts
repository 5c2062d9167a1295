import type { SafeUrl } from '../lib/safe-url'
import type { Scripts } from './scripts'

/** Windows beside the page, for a payment service. */
export interface PaymentWindows {
  /** Opens a judged address in a window of its own that knows nothing of the page; false when the browser does not let it. */
  readonly open: (url: SafeUrl) => boolean
}

/** A form or window over the page as a step of the history, so that going back closes it and keeps the page. */
export interface PaymentSteps {
  /** Adds the step; `gone` is called when the visitor goes back out of it. The returned function takes it out of the history itself. */
  readonly enter: (gone: () => void) => () => Promise<void>
}

/** What only payments do to the page; it comes with the first of them. */
export interface PaymentPorts {
  readonly scripts: Scripts
  readonly windows: PaymentWindows
  /** Forms and windows as steps of the history. */
  readonly steps: PaymentSteps
}
