import type { PaymentWindows } from '@prilavok/core/effects'

/** New windows for payment services. An empty one is opened first: with the feature `noopener` `open` always returns null. */
export const createPaymentWindows = (): PaymentWindows => ({
  open(url) {
    const opened = window.open('', '_blank')
    if (opened === null) return false
    opened.opener = null
    opened.location.replace(url)
    return true
  },
})
