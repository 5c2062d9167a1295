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

/** Words of the dialog's own parts. */
export interface DialogLabels {
  readonly close: string
}

/** Russian words of a dialog. */
export const dialogLabels: DialogLabels = { close: 'Закрыть' }

/** Words of the list of errors. */
export interface ErrorSummaryLabels {
  readonly heading: (count: number) => string
}

const form = new Intl.PluralRules('ru')
const russian: Readonly<Record<string, string>> = { one: 'ошибку', few: 'ошибки', many: 'ошибок' }

/** Russian words of the list of errors. */
export const errorSummaryLabels: ErrorSummaryLabels = {
  heading: (count) => `Исправьте ${count} ${russian[form.select(count)] ?? 'ошибки'}`,
}

/** Words of the frame around a field. */
export interface FieldLabels {
  readonly optional: string
}

/** Russian words of a field. */
export const fieldLabels: FieldLabels = { optional: 'необязательно' }

/** Words of the pages of a list. */
export interface PaginationLabels {
  /** Name of the navigation for screen readers. */
  readonly pages: string
  /** The link to a page by its number. */
  readonly page: (number: number) => string
  /** The link to the page before. */
  readonly previous: string
  /** The link to the next page. */
  readonly next: string
}

/** Russian words of the pages of a list. */
export const paginationLabels: PaginationLabels = {
  pages: 'Страницы списка',
  page: (number) => `Страница ${number}`,
  previous: 'Предыдущая страница',
  next: 'Следующая страница',
}

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
/** Words of a rating. */
export interface RatingLabels {
  /** The rating as it is said; 0 to 5. */
  readonly value: (rating: number) => string
}

const inRussian = new Intl.NumberFormat('ru', { maximumFractionDigits: 1 })

/** Russian words of a rating. */
export const ratingLabels: RatingLabels = { value: (rating) => `${inRussian.format(rating)} из 5` }

/** Words for what is still on its way. */
export interface SkeletonLabels {
  readonly loading: string
  readonly slow: string
}

/** Russian words of a placeholder. */
export const skeletonLabels: SkeletonLabels = {
  loading: 'Загружаем…',
  slow: 'Загрузка идёт дольше обычного. Подождите ещё немного.',
}

/** Words of the notification stack's own parts. */
export interface ToastStackLabels {
  readonly region: string
  readonly close: string
}

/** Russian words of the notification stack. */
export const toastStackLabels: ToastStackLabels = { region: 'Уведомления', close: 'Закрыть уведомление' }
