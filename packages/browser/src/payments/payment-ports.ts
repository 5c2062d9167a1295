import type { PaymentPorts } from '@prilavok/core/effects'
import { createPaymentWindows } from './payment-windows'
import { createScripts } from './scripts'

/** The ports that only payments need: scripts of providers and new windows. */
export const createPaymentPorts = (): PaymentPorts => ({ scripts: createScripts(), windows: createPaymentWindows() })
