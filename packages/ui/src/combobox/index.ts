export { Combobox, type ComboboxProps } from './combobox'
export { ComboboxList, type ComboboxListProps } from './combobox-list'
export { comboboxLabels, type ComboboxLabels } from './combobox.labels'
export { comboboxLabelsEn } from './combobox.labels.en'
