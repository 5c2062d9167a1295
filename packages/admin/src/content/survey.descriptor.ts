import { surveyResource } from '@prilavok/contracts/admin'
import { describeResource } from '../kit/describe/describe'
import { contentFieldsRu } from './content.fields.labels'
import { contentFieldsEn } from './content.fields.labels.en'

/** Survey: columns of the list, sections of the form. */
export const survey = describeResource(surveyResource, {
  fieldNames: { ru: contentFieldsRu, en: contentFieldsEn },
  titleField: 'shortTitle',
  quick: ['isActive'],
  columns: [
    { field: 'shortTitle', kind: 'text', width: 280, pin: 'start' },
    { field: 'detailedTitle', kind: 'text', width: 180 },
    { field: 'isActive', kind: 'bool', width: 96 },
    { field: 'optionsCount', kind: 'number', width: 96 },
    { field: 'answersCount', kind: 'number', width: 96 },
    { field: 'createdOn', kind: 'datetime', width: 164 },
  ],
  sections: [
    {
      key: 'main',
      fields: [
        { field: 'shortTitle', kind: 'text', max: 100, required: true },
        { field: 'detailedTitle', kind: 'text', max: 300 },
        { field: 'hint', kind: 'text', max: 300 },
        { field: 'isActive', kind: 'bool' },
        { field: 'activeFrom', kind: 'datetime' },
        { field: 'activeTo', kind: 'datetime' },
        { field: 'showPercent', kind: 'number', required: true },
      ],
    },
    {
      key: 'info',
      fields: [
        {
          field: 'options',
          kind: 'list',
          wide: true,
          fields: [
            { field: 'name', kind: 'text', max: 200, required: true },
            { field: 'displayOrder', kind: 'number' },
            { field: 'answersCount', kind: 'number', readOnly: true },
          ],
        },
        { field: 'answersCount', kind: 'number', readOnly: true },
      ],
    },
  ],
})
