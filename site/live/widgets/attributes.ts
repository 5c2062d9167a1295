import { SAMPLE } from '../sample'
import type { WidgetAttribute } from './widget.types'

/** A line of text. */
export const text = { kind: 'text' } as const

export const productId: WidgetAttribute = {
  name: 'data-id',
  label: { ru: 'Код товара', en: 'Product id' },
  hint: {
    ru: 'Как в вашем магазине. Здесь — товар демо-магазина.',
    en: 'As in your shop. Here it is a product of the demo shop.',
  },
  isRequired: true,
  control: text,
  first: SAMPLE.id,
}
export const buttonLabel: WidgetAttribute = {
  name: 'data-button-label',
  label: { ru: 'Надпись на кнопке', en: 'Text of the button' },
  control: text,
  first: '',
}
export const view: WidgetAttribute = {
  name: 'data-view',
  label: { ru: 'Вид', en: 'View' },
  control: {
    kind: 'choice',
    options: [
      { value: '', text: { ru: 'Кнопка, поля в окне', en: 'A button, fields in a window' } },
      { value: 'form', text: { ru: 'Поля на странице', en: 'Fields in the page' } },
    ],
  },
  first: '',
}
export const productName: WidgetAttribute = {
  name: 'data-name',
  label: { ru: 'Название товара', en: 'Product name' },
  isRequired: true,
  control: text,
  first: SAMPLE.name,
}
export const keptView: WidgetAttribute = {
  name: 'data-view',
  label: { ru: 'Вид', en: 'View' },
  control: {
    kind: 'choice',
    options: [
      { value: '', text: { ru: 'Со словами', en: 'With words' } },
      { value: 'icon', text: { ru: 'Один значок', en: 'The icon alone' } },
    ],
  },
  first: '',
}
