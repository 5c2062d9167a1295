import { promoCodeResource } from '@prilavok/contracts/admin'
import { describeResource } from '../kit/describe/describe'
import { promoCodeFieldsRu } from './promo-code.fields.labels'
import { promoCodeFieldsEn } from './promo-code.fields.labels.en'

/** Promo codes: columns of the list, sections of the form. */
export const promoCode = describeResource(promoCodeResource, {
  fieldNames: { ru: promoCodeFieldsRu, en: promoCodeFieldsEn },
  titleField: 'code',
  quick: ['isActive'],
  columns: [
    { field: 'code', kind: 'text', width: 200, pin: 'start' },
    { field: 'isActive', kind: 'bool', width: 96, inline: true },
    { field: 'percent', kind: 'number', width: 96 },
    { field: 'sum', kind: 'money', width: 112 },
    { field: 'minSum', kind: 'money', width: 128 },
    { field: 'startsOn', kind: 'datetime', width: 164 },
    { field: 'endsOn', kind: 'datetime', width: 164 },
    { field: 'used', kind: 'number', width: 96 },
    { field: 'most', kind: 'number', width: 96 },
    { field: 'comment', kind: 'text', width: 240 },
    { field: 'createdOn', kind: 'datetime', width: 164, hidden: true },
    { field: 'updatedOn', kind: 'datetime', width: 164, hidden: true },
  ],
  sections: [
    {
      key: 'main',
      fields: [
        { field: 'code', kind: 'text', max: 40, required: true },
        { field: 'isActive', kind: 'bool' },
        { field: 'comment', kind: 'multiline', max: 500, wide: true },
      ],
    },
    {
      key: 'prices',
      fields: [
        { field: 'percent', kind: 'number', min: 1, step: 1 },
        { field: 'sum', kind: 'money' },
        { field: 'minSum', kind: 'money' },
        { field: 'most', kind: 'number', min: 1, step: 1 },
        { field: 'mostEach', kind: 'number', min: 1, step: 1 },
      ],
    },
    {
      key: 'schedule',
      fields: [
        { field: 'startsOn', kind: 'datetime' },
        { field: 'endsOn', kind: 'datetime' },
      ],
    },
    {
      key: 'links',
      fields: [
        { field: 'categoryIds', kind: 'ref', of: 'category', many: true },
        { field: 'productIds', kind: 'ref', of: 'product', many: true },
      ],
    },
    {
      key: 'info',
      fields: [
        { field: 'used', kind: 'number', readOnly: true },
        { field: 'createdOn', kind: 'datetime', readOnly: true },
        { field: 'updatedOn', kind: 'datetime', readOnly: true },
      ],
    },
  ],
})
