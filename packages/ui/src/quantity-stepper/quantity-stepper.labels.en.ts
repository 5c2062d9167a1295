import type { QuantityStepperLabels } from './quantity-stepper.labels'

/** The English ones. */
export const quantityStepperLabelsEn: QuantityStepperLabels = {
  quantity: (name) => `Quantity: ${name}`,
  more: (name) => `Add one more: ${name}`,
  fewer: (name) => `Take one away: ${name}`,
  remove: (name) => `Remove: ${name}`,
}
