/** Russian names of fields that only message templates have. */
export const messageTemplateFieldsRu = {
  subject: 'Тема письма',
  text: 'Текст',
}
