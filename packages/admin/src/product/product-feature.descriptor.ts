import { productFeatureResource } from '@prilavok/contracts/admin'
import { describeResource } from '../kit/describe/describe'
import { productFieldsRu } from './product.fields.labels'
import { productFieldsEn } from './product.fields.labels.en'

/** Product feature: columns of the list, sections of the form. */
export const productFeature = describeResource(productFeatureResource, {
  fieldNames: { ru: productFieldsRu, en: productFieldsEn },
  titleField: 'name',
  quick: ['isActive', 'categoryId'],
  columns: [
    { field: 'name', kind: 'text', width: 280, pin: 'start' },
    { field: 'shortText', kind: 'text', width: 180 },
    { field: 'iconUrl', kind: 'picture', width: 64 },
    { field: 'isActive', kind: 'bool', width: 96, inline: true },
    { field: 'displayOrder', kind: 'number', width: 96, inline: true },
    { field: 'productCount', kind: 'number', width: 96 },
    { field: 'updatedOn', kind: 'datetime', width: 164 },
  ],
  sections: [
    {
      key: 'main',
      fields: [
        { field: 'name', kind: 'text', max: 200, required: true },
        { field: 'shortText', kind: 'text', max: 300 },
        { field: 'color', kind: 'color' },
        { field: 'displayOrder', kind: 'number' },
        { field: 'isActive', kind: 'bool' },
      ],
    },
    { key: 'texts', fields: [{ field: 'description', kind: 'html', wide: true }] },
    { key: 'pictures', fields: [{ field: 'iconFileId', kind: 'file', type: 'FeatureIcon' }] },
    { key: 'links', fields: [{ field: 'categoryIds', kind: 'ref', of: 'category', many: true }] },
    {
      key: 'info',
      fields: [
        { field: 'icon', kind: 'picture', readOnly: true },
        { field: 'productCount', kind: 'number', readOnly: true },
        { field: 'updatedOn', kind: 'datetime', readOnly: true },
      ],
    },
  ],
})
