import { specResource } from '@prilavok/contracts/admin'
import { describeResource } from '../kit/describe/describe'
import { specFieldsRu } from './spec.fields.labels'
import { specFieldsEn } from './spec.fields.labels.en'

/** Spec: columns of the list, sections of the form. */
export const spec = describeResource(specResource, {
  fieldNames: { ru: specFieldsRu, en: specFieldsEn },
  titleField: 'name',
  quick: ['specGroupId', 'isFilterable'],
  columns: [
    { field: 'name', kind: 'text', width: 280, pin: 'start' },
    { field: 'searchCode', kind: 'text', width: 180 },
    { field: 'groupName', kind: 'text', width: 180 },
    { field: 'valueKind', kind: 'enum', of: 'SpecValueKind', width: 176 },
    { field: 'unit', kind: 'text', width: 80 },
    { field: 'isFilterable', kind: 'bool', width: 96, inline: true },
    { field: 'optionsCount', kind: 'number', width: 96 },
    { field: 'productCount', kind: 'number', width: 96 },
    { field: 'updatedOn', kind: 'datetime', width: 164 },
  ],
  sections: [
    {
      key: 'main',
      fields: [
        { field: 'name', kind: 'text', max: 200, required: true },
        { field: 'searchCode', kind: 'text', max: 50 },
        { field: 'specGroupId', kind: 'ref', of: 'specGroups' },
        { field: 'valueKind', kind: 'enum', of: 'SpecValueKind', required: true },
        { field: 'unit', kind: 'text', max: 20 },
        { field: 'isFilterable', kind: 'bool' },
        { field: 'isComparable', kind: 'bool' },
        { field: 'isShownInList', kind: 'bool' },
        { field: 'isMultiple', kind: 'bool' },
        { field: 'displayOrder', kind: 'number' },
        { field: 'description', kind: 'multiline', max: 1000, wide: true },
        { field: 'synonyms', kind: 'tags' },
      ],
    },
    {
      key: 'info',
      fields: [
        { field: 'optionsCount', kind: 'number', readOnly: true },
        { field: 'productCount', kind: 'number', readOnly: true },
        { field: 'updatedOn', kind: 'datetime', readOnly: true },
      ],
    },
  ],
})
