export { Combobox, type ComboboxProps } from './combobox'
export { comboboxLabels, comboboxLabelsEn, type ComboboxLabels } from './combobox.labels'
