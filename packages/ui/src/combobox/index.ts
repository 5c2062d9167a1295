export { Combobox, type ComboboxProps } from './combobox'
export { comboboxLabels, type ComboboxLabels } from './combobox.labels'
export { comboboxLabelsEn } from './combobox.labels.en'
