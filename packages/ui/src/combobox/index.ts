export { Combobox, type ComboboxProps } from './combobox'
export { ComboboxList, type ComboboxListProps } from './combobox-list'
export { comboboxLabels, type ComboboxLabels } from '../labels'
export { comboboxLabelsEn } from '../labels.en'
