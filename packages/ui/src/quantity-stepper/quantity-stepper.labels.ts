/** Words of the quantity stepper; `name` is the good. */
export interface QuantityStepperLabels {
  readonly quantity: (name: string) => string
  readonly more: (name: string) => string
  readonly fewer: (name: string) => string
  readonly remove: (name: string) => string
}

/** The Russian ones. */
export const quantityStepperLabels: QuantityStepperLabels = {
  quantity: (name) => `Количество: ${name}`,
  more: (name) => `Добавить ещё: ${name}`,
  fewer: (name) => `Убрать один: ${name}`,
  remove: (name) => `Удалить: ${name}`,
}
