import { dynamicCategoryResource } from '@prilavok/contracts/admin'
import { describeResource } from '../kit/describe/describe'
import { categoryFieldsRu } from './category.fields.labels'
import { categoryFieldsEn } from './category.fields.labels.en'

/** Dynamic category: columns of the list, sections of the form. */
export const dynamicCategory = describeResource(dynamicCategoryResource, {
  fieldNames: { ru: categoryFieldsRu, en: categoryFieldsEn },
  titleField: 'name',
  quick: ['categoryId', 'isVisible'],
  columns: [
    { field: 'name', kind: 'text', width: 280, pin: 'start' },
    { field: 'templateName', kind: 'text', width: 180 },
    { field: 'categoryName', kind: 'text', width: 180 },
    { field: 'seoUrlName', kind: 'slug', width: 180 },
    { field: 'url', kind: 'link', width: 180 },
    { field: 'productCount', kind: 'number', width: 96 },
    { field: 'isVisible', kind: 'bool', width: 96 },
    { field: 'createdOn', kind: 'datetime', width: 164 },
  ],
  sections: [],
})
