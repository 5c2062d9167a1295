/** Words of the quantity stepper; `name` is the good. */
export interface QuantityStepperLabels {
  readonly quantity: (name: string) => string
  readonly more: (name: string) => string
  readonly fewer: (name: string) => string
  readonly remove: (name: string) => string
}

export const quantityStepperLabels: QuantityStepperLabels = {
  quantity: (name) => `Количество: ${name}`,
  more: (name) => `Добавить ещё: ${name}`,
  fewer: (name) => `Убрать один: ${name}`,
  remove: (name) => `Удалить: ${name}`,
}
export const quantityStepperLabelsEn: QuantityStepperLabels = {
  quantity: (name) => `Quantity: ${name}`,
  more: (name) => `Add one more: ${name}`,
  fewer: (name) => `Take one away: ${name}`,
  remove: (name) => `Remove: ${name}`,
}
