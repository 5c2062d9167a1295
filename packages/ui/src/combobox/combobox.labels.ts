/** Words of a field with a list of matches. */
export interface ComboboxLabels {
  readonly loading: string
  readonly empty: string
  readonly failed: string
  readonly clear: string
  /** Spoken when the matches have settled. */
  readonly found: (count: number) => string
}

/** Russian words of the combobox. */
export const comboboxLabels: ComboboxLabels = {
  loading: 'Ищем…',
  empty: 'Ничего не нашлось',
  failed: 'Не удалось загрузить варианты',
  clear: 'Очистить',
  found: (count) => `Вариантов в списке: ${count}`,
}
