import type { messageTemplateFieldsRu } from './message-template.fields.labels'

/** English names of fields that only message templates have. */
export const messageTemplateFieldsEn: typeof messageTemplateFieldsRu = {
  subject: 'Subject of the mail',
  text: 'Text',
}
