import { productRelationTypeResource } from '@prilavok/contracts/admin'
import { describeResource } from '../kit/describe/describe'
import { productFieldsRu } from './product.fields.labels'
import { productFieldsEn } from './product.fields.labels.en'

/** Product relation type: columns of the list, sections of the form. */
export const productRelationType = describeResource(productRelationTypeResource, {
  fieldNames: { ru: productFieldsRu, en: productFieldsEn },
  titleField: 'name',
  quick: ['isShownOnProductPage'],
  columns: [
    { field: 'name', kind: 'text', width: 280, pin: 'start' },
    { field: 'displayName', kind: 'text', width: 180 },
    { field: 'code', kind: 'text', width: 180 },
    { field: 'displayOrder', kind: 'number', width: 96, inline: true },
    { field: 'isMutual', kind: 'bool', width: 96 },
    { field: 'isShownOnProductPage', kind: 'bool', width: 96 },
    { field: 'relationsCount', kind: 'number', width: 96 },
  ],
  sections: [
    {
      key: 'main',
      fields: [
        { field: 'name', kind: 'text', max: 100, required: true },
        { field: 'displayName', kind: 'text', max: 100, required: true },
        { field: 'code', kind: 'text', max: 50, required: true },
        { field: 'displayOrder', kind: 'number' },
        { field: 'isMutual', kind: 'bool' },
        { field: 'reverseTypeId', kind: 'ref', of: 'productRelationTypes' },
        { field: 'isShownOnProductPage', kind: 'bool' },
        { field: 'maxItems', kind: 'number' },
      ],
    },
    { key: 'info', fields: [{ field: 'updatedOn', kind: 'datetime', readOnly: true }] },
  ],
})
