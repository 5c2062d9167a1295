/** Words of the quantity stepper; `name` is the product. */
export interface QuantityStepperLabels {
  readonly quantity: (name: string) => string
  readonly more: (name: string) => string
  readonly fewer: (name: string) => string
  readonly remove: (name: string) => string
}

/** Russian words of the quantity stepper. */
export const quantityStepperLabels: QuantityStepperLabels = {
  quantity: (name) => `Количество: ${name}`,
  more: (name) => `Добавить ещё: ${name}`,
  fewer: (name) => `Убрать один: ${name}`,
  remove: (name) => `Удалить: ${name}`,
}
