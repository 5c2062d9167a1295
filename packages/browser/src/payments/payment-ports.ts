import type { PaymentPorts } from '@prilavok/core/effects'
import { createPaymentSteps } from './payment-steps'
import { createPaymentWindows } from './payment-windows'
import { createScripts } from './scripts'

/** The ports that only payments need: scripts of providers, new windows and steps of the history. */
export const createPaymentPorts = (): PaymentPorts => ({
  scripts: createScripts(),
  windows: createPaymentWindows(),
  steps: createPaymentSteps(),
})
