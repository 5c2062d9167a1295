export { QuantityStepper, type QuantityStepperProps } from './quantity-stepper'
export { quantityStepperLabels, type QuantityStepperLabels } from '../labels'
export { quantityStepperLabelsEn } from '../labels.en'
