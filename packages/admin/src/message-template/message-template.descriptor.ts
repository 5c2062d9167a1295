import { messageTemplateResource } from '@prilavok/contracts/admin'
import { describeResource } from '../kit/describe/describe'
import { messageTemplateFieldsRu } from './message-template.fields.labels'
import { messageTemplateFieldsEn } from './message-template.fields.labels.en'

/** Message templates: columns of the list, sections of the form. */
export const messageTemplate = describeResource(messageTemplateResource, {
  fieldNames: { ru: messageTemplateFieldsRu, en: messageTemplateFieldsEn },
  titleField: 'name',
  quick: ['isActive'],
  screens: { body: () => import('./message-template-body').then((module) => module.MessageTemplateBody) },
  columns: [
    { field: 'name', kind: 'text', width: 240, pin: 'start' },
    { field: 'isActive', kind: 'bool', width: 96, inline: true },
    { field: 'createdOn', kind: 'datetime', width: 164, hidden: true },
    { field: 'updatedOn', kind: 'datetime', width: 164 },
  ],
  sections: [
    {
      key: 'main',
      fields: [
        { field: 'name', kind: 'text', max: 200, required: true },
        { field: 'isActive', kind: 'bool' },
        { field: 'subject', kind: 'text', max: 200, wide: true },
        { field: 'text', kind: 'multiline', max: 2000, required: true, wide: true },
      ],
    },
    {
      key: 'info',
      fields: [
        { field: 'createdOn', kind: 'datetime', readOnly: true },
        { field: 'updatedOn', kind: 'datetime', readOnly: true },
      ],
    },
  ],
})
