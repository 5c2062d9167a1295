export { QuantityStepper, type QuantityStepperProps } from './quantity-stepper'
export { quantityStepperLabels, quantityStepperLabelsEn, type QuantityStepperLabels } from './quantity-stepper.labels'
