export { QuantityStepper, type QuantityStepperProps } from './quantity-stepper'
export { quantityStepperLabels, type QuantityStepperLabels } from './quantity-stepper.labels'
export { quantityStepperLabelsEn } from './quantity-stepper.labels.en'
export { openQuantityStepper, type QuantityStepperView } from './quantity-stepper.view'
