import type { PaymentWindows } from '@prilavok/core/effects'

/** Windows beside the page. An empty one is opened first: with `noopener` in its features nobody would learn whether it opened. */
export const createPaymentWindows = (): PaymentWindows => ({
  open(url) {
    const opened = window.open('', '_blank')
    if (opened === null) return false
    opened.opener = null
    opened.location.replace(url)
    return true
  },
})
