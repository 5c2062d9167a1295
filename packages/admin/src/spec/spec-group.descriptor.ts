import { specGroupResource } from '@prilavok/contracts/admin'
import { describeResource } from '../kit/describe/describe'
import { specFieldsRu } from './spec.fields.labels'
import { specFieldsEn } from './spec.fields.labels.en'

/** Spec group: columns of the list, sections of the form. */
export const specGroup = describeResource(specGroupResource, {
  fieldNames: { ru: specFieldsRu, en: specFieldsEn },
  titleField: 'name',
  quick: [],
  columns: [
    { field: 'name', kind: 'text', width: 280, pin: 'start' },
    { field: 'displayOrder', kind: 'number', width: 96, inline: true },
    { field: 'isCollapsed', kind: 'bool', width: 96 },
    { field: 'specsCount', kind: 'number', width: 96 },
    { field: 'updatedOn', kind: 'datetime', width: 164 },
  ],
  sections: [
    {
      key: 'main',
      fields: [
        { field: 'name', kind: 'text', max: 200, required: true },
        { field: 'displayOrder', kind: 'number' },
        { field: 'isCollapsed', kind: 'bool' },
      ],
    },
    { key: 'links', fields: [{ field: 'specIds', kind: 'ref', of: 'spec', many: true }] },
    { key: 'info', fields: [{ field: 'updatedOn', kind: 'datetime', readOnly: true }] },
  ],
})
