/** Words of the quantity stepper; `name` is the product. */
export interface QuantityStepperLabels {
  readonly quantity: (name: string) => string
  readonly more: (name: string) => string
  readonly fewer: (name: string) => string
  readonly remove: (name: string) => string
  /** A typed text is no number: the count stays as it was. */
  readonly unreadable: (count: number) => string
  /** A typed number was rounded, or is more or less than can be had. */
  readonly changed: (count: number) => string
}

/** Russian words of the quantity stepper. */
export const quantityStepperLabels: QuantityStepperLabels = {
  quantity: (name) => `Количество: ${name}`,
  more: (name) => `Добавить ещё: ${name}`,
  fewer: (name) => `Убрать один: ${name}`,
  remove: (name) => `Удалить: ${name}`,
  unreadable: (count) => `Это не число, осталось ${count}`,
  changed: (count) => `Исправлено на ${count}`,
}
