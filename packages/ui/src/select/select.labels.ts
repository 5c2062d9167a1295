/** Words of a field with a list to select from. */
export interface SelectLabels {
  /** The search has found nothing. Source: UI-05. */
  readonly notFound: string
  /** There are no options. Source: UI-06. */
  readonly empty: string
  /** A multi-select that takes no more. */
  readonly full: (max: number) => string
  /** The list of what is selected. */
  readonly selected: string
  /** The button that removes a selected option. */
  readonly remove: (option: string) => string
}

/** Russian words of a select. Source: UI-05 to UI-07 have the English ones. */
export const selectLabels: SelectLabels = {
  notFound: 'Ничего не нашлось. Попробуйте изменить запрос.',
  empty: 'Список пуст.',
  full: (max) => `Выбрано не больше ${max}. Сначала уберите один из выбранных вариантов.`,
  selected: 'Выбрано',
  remove: (option) => `Убрать: ${option}`,
}
