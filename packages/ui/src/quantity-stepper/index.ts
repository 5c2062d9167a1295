export { QuantityStepper, type QuantityStepperProps } from './quantity-stepper'
export { quantityStepperLabels, type QuantityStepperLabels } from './quantity-stepper.labels'
export { quantityStepperLabelsEn } from '../labels.en'
