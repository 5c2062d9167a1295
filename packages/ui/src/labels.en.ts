import type { ComboboxLabels } from './combobox/combobox.labels'
import type { DialogLabels } from './dialog/dialog.labels'
import type { ErrorSummaryLabels, FieldLabels } from './field/field.labels'
import type { PaginationLabels } from './pagination/pagination.labels'
import type { QuantityStepperLabels } from './quantity-stepper/quantity-stepper.labels'
import type { RatingLabels } from './rating/rating.labels'
import type { SelectLabels } from './select/select.labels'
import type { SkeletonLabels } from './skeleton/skeleton.labels'
import type { ToastStackLabels } from './toast-stack/toast-stack.labels'

/** English words of the combobox. */
export const comboboxLabelsEn: ComboboxLabels = {
  loading: 'Searching…',
  empty: 'Nothing found',
  failed: 'Options could not be loaded',
  clear: 'Clear',
  found: (count) => `${count} ${count === 1 ? 'option' : 'options'}`,
}

/** English words of a dialog. */
export const dialogLabelsEn: DialogLabels = { close: 'Close' }

/** English words of the list of errors. */
export const errorSummaryLabelsEn: ErrorSummaryLabels = {
  heading: (count) => (count === 1 ? 'Correct 1 error' : `Correct ${count} errors`),
}

/** English words of a field. */
export const fieldLabelsEn: FieldLabels = {
  optional: 'optional',
  foreignPhone: 'Enter a Russian number: +7 and ten digits',
}

/** English words of the pages of a list. */
export const paginationLabelsEn: PaginationLabels = {
  pages: 'Pages of the list',
  page: (number) => `Page ${number}`,
  previous: 'Previous page',
  next: 'Next page',
}

/** English words of the quantity stepper. */
export const quantityStepperLabelsEn: QuantityStepperLabels = {
  quantity: (name) => `Quantity: ${name}`,
  more: (name) => `Add one more: ${name}`,
  fewer: (name) => `Remove one: ${name}`,
  remove: (name) => `Remove: ${name}`,
  unreadable: (count) => `That is no number, still ${count}`,
  changed: (count) => `Changed to ${count}`,
}

const inEnglish = new Intl.NumberFormat('en', { maximumFractionDigits: 1 })

/** English words of a rating. */
export const ratingLabelsEn: RatingLabels = { value: (rating) => `${inEnglish.format(rating)} out of 5` }

/** English words of a placeholder. */
export const skeletonLabelsEn: SkeletonLabels = {
  loading: 'Loading…',
  slow: 'This is taking longer than usual. Please wait a moment.',
}

/** English words of the notification stack. */
export const toastStackLabelsEn: ToastStackLabels = { region: 'Notifications', close: 'Close notification' }

/** English words of a select. Source: UI-05 to UI-07. */
export const selectLabelsEn: SelectLabels = {
  notFound: 'No elements found. Consider changing the search query.',
  empty: 'List is empty.',
  full: (max) => `Maximum of ${max} options selected. First remove a selected option to select another.`,
  selected: 'Selected',
  remove: (option) => `Remove: ${option}`,
}
