import type { PaymentPorts } from '@prilavok/core/effects'
import { createPaymentWindows } from './payment-windows'
import { createScripts } from './scripts'

/** What payments do to the page: providers' scripts, and windows beside it. */
export const createPaymentPorts = (): PaymentPorts => ({ scripts: createScripts(), windows: createPaymentWindows() })
