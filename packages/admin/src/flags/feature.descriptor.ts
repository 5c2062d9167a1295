import { featureResource } from '@prilavok/contracts/admin'
import { describeResource } from '../kit/describe/describe'
import { flagsFieldsRu } from './flags.fields.labels'
import { flagsFieldsEn } from './flags.fields.labels.en'

/** Feature: columns of the list, sections of the form. */
export const feature = describeResource(featureResource, {
  fieldNames: { ru: flagsFieldsRu, en: flagsFieldsEn },
  titleField: 'name',
  quick: ['isEnabled', 'audience'],
  columns: [
    { field: 'name', kind: 'text', width: 280, pin: 'start' },
    { field: 'title', kind: 'text', width: 180 },
    { field: 'isEnabled', kind: 'bool', width: 96, inline: true },
    { field: 'rolloutPercent', kind: 'number', width: 96 },
    { field: 'audience', kind: 'enum', of: 'FlagAudience', width: 176 },
    { field: 'updatedOn', kind: 'datetime', width: 164 },
  ],
  sections: [
    {
      key: 'main',
      fields: [
        { field: 'name', kind: 'text', max: 100, required: true },
        { field: 'title', kind: 'text', max: 200, required: true },
        { field: 'description', kind: 'multiline', max: 1000, wide: true },
        { field: 'isEnabled', kind: 'bool' },
        { field: 'rolloutPercent', kind: 'number', required: true },
        { field: 'audience', kind: 'enum', of: 'FlagAudience', required: true },
        { field: 'startsOn', kind: 'datetime' },
        { field: 'endsOn', kind: 'datetime' },
      ],
    },
    { key: 'links', fields: [{ field: 'cityIds', kind: 'ref', of: 'addressCity', many: true }] },
    {
      key: 'info',
      fields: [
        { field: 'updatedOn', kind: 'datetime', readOnly: true },
        { field: 'updatedBy', kind: 'named', readOnly: true },
      ],
    },
  ],
})
