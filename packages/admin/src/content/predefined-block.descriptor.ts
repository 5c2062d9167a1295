import { predefinedBlockResource } from '@prilavok/contracts/admin'
import { describeResource } from '../kit/describe/describe'
import { contentFieldsRu } from './content.fields.labels'
import { contentFieldsEn } from './content.fields.labels.en'

/** Predefined block: columns of the list, sections of the form. */
export const predefinedBlock = describeResource(predefinedBlockResource, {
  fieldNames: { ru: contentFieldsRu, en: contentFieldsEn },
  titleField: 'name',
  quick: ['placement', 'isActive'],
  columns: [
    { field: 'name', kind: 'text', width: 280, pin: 'start' },
    { field: 'code', kind: 'text', width: 180 },
    { field: 'placement', kind: 'enum', of: 'BlockPlacement', width: 176 },
    { field: 'isActive', kind: 'bool', width: 96, inline: true },
    { field: 'displayOrder', kind: 'number', width: 96, inline: true },
    { field: 'updatedOn', kind: 'datetime', width: 164 },
  ],
  sections: [
    {
      key: 'main',
      fields: [
        { field: 'name', kind: 'text', max: 200, required: true },
        { field: 'code', kind: 'text', max: 50, required: true },
        { field: 'placement', kind: 'enum', of: 'BlockPlacement', required: true },
        { field: 'isActive', kind: 'bool' },
        { field: 'displayOrder', kind: 'number' },
        { field: 'activeFrom', kind: 'datetime' },
        { field: 'activeTo', kind: 'datetime' },
      ],
    },
    { key: 'texts', fields: [{ field: 'contentHtml', kind: 'html', required: true, wide: true }] },
    {
      key: 'links',
      fields: [
        { field: 'categoryIds', kind: 'ref', of: 'category', many: true },
        { field: 'productIds', kind: 'ref', of: 'product', many: true },
        { field: 'cityIds', kind: 'ref', of: 'addressCity', many: true },
      ],
    },
    { key: 'info', fields: [{ field: 'updatedOn', kind: 'datetime', readOnly: true }] },
  ],
})
