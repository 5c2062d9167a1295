import { dynamicCategoryTemplateResource } from '@prilavok/contracts/admin'
import { describeResource } from '../kit/describe/describe'
import { categoryFieldsRu } from './category.fields.labels'
import { categoryFieldsEn } from './category.fields.labels.en'

/** Dynamic category template: columns of the list, sections of the form. */
export const dynamicCategoryTemplate = describeResource(dynamicCategoryTemplateResource, {
  fieldNames: { ru: categoryFieldsRu, en: categoryFieldsEn },
  titleField: 'name',
  screens: { actions: () => import('./run-template').then((module) => module.RunTemplate) },
  quick: ['categoryId', 'isActive'],
  columns: [
    { field: 'name', kind: 'text', width: 280, pin: 'start' },
    { field: 'categoryName', kind: 'text', width: 180 },
    { field: 'isActive', kind: 'bool', width: 96 },
    { field: 'minProducts', kind: 'number', width: 96 },
    { field: 'generatedCount', kind: 'number', width: 96 },
    { field: 'lastGeneratedOn', kind: 'datetime', width: 164 },
  ],
  sections: [
    {
      key: 'main',
      fields: [
        { field: 'name', kind: 'text', max: 200, required: true },
        { field: 'categoryId', kind: 'ref', of: 'category', required: true },
        { field: 'nameTemplate', kind: 'text', max: 300, required: true },
        { field: 'h1Template', kind: 'text', max: 300 },
        { field: 'seoUrlTemplate', kind: 'text', max: 300, required: true },
        { field: 'metaTitleTemplate', kind: 'text', max: 300 },
        { field: 'metaDescriptionTemplate', kind: 'multiline', max: 1000, wide: true },
        { field: 'minProducts', kind: 'number', required: true },
        { field: 'isActive', kind: 'bool' },
      ],
    },
    { key: 'texts', fields: [{ field: 'textTemplate', kind: 'html', wide: true }] },
    { key: 'links', fields: [{ field: 'specIds', kind: 'ref', of: 'spec', many: true }] },
    {
      key: 'info',
      fields: [
        { field: 'generatedCount', kind: 'number', readOnly: true },
        { field: 'lastGeneratedOn', kind: 'datetime', readOnly: true },
        { field: 'updatedOn', kind: 'datetime', readOnly: true },
      ],
    },
  ],
})
