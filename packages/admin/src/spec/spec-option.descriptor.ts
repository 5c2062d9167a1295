import { specOptionResource } from '@prilavok/contracts/admin'
import { describeResource } from '../kit/describe/describe'
import { specFieldsRu } from './spec.fields.labels'
import { specFieldsEn } from './spec.fields.labels.en'

/** Spec option: columns of the list, sections of the form. */
export const specOption = describeResource(specOptionResource, {
  fieldNames: { ru: specFieldsRu, en: specFieldsEn },
  titleField: 'name',
  quick: ['specId'],
  columns: [
    { field: 'name', kind: 'text', width: 280, pin: 'start' },
    { field: 'specName', kind: 'text', width: 180 },
    { field: 'searchCode', kind: 'text', width: 180 },
    { field: 'numericValue', kind: 'number', width: 96 },
    { field: 'displayOrder', kind: 'number', width: 96 },
    { field: 'productCount', kind: 'number', width: 96 },
  ],
  sections: [
    {
      key: 'main',
      fields: [
        { field: 'specId', kind: 'ref', of: 'spec', required: true },
        { field: 'name', kind: 'text', max: 200, required: true },
        { field: 'searchCode', kind: 'text', max: 50 },
        { field: 'numericValue', kind: 'number' },
        { field: 'colorHex', kind: 'color' },
        { field: 'displayOrder', kind: 'number' },
        { field: 'synonyms', kind: 'tags' },
      ],
    },
    { key: 'pictures', fields: [{ field: 'pictureFileId', kind: 'file', type: 'SpecOptionPicture' }] },
    {
      key: 'info',
      fields: [
        { field: 'productCount', kind: 'number', readOnly: true },
        { field: 'updatedOn', kind: 'datetime', readOnly: true },
      ],
    },
  ],
})
