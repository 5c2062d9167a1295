import { categoryResource } from '@prilavok/contracts/admin'
import { describeResource } from '../kit/describe/describe'
import { seoSection } from '../kit/describe/seo-section'
import { categoryFieldsRu } from './category.fields.labels'
import { categoryFieldsEn } from './category.fields.labels.en'

/** Category: columns of the list, sections of the form. */
export const category = describeResource(categoryResource, {
  fieldNames: { ru: categoryFieldsRu, en: categoryFieldsEn },
  titleField: 'name',
  quick: ['parentId', 'isVisible', 'tags'],
  columns: [
    { field: 'name', kind: 'text', width: 280, pin: 'start' },
    { field: 'path', kind: 'text', width: 180 },
    { field: 'isVisible', kind: 'bool', width: 96, inline: true },
    { field: 'tags', kind: 'enum', of: 'CategoryTag', many: true, width: 156 },
    { field: 'displayOrder', kind: 'number', width: 96, inline: true },
    { field: 'productCount', kind: 'number', width: 96 },
    { field: 'filterCount', kind: 'number', width: 96 },
    { field: 'updatedOn', kind: 'datetime', width: 164 },
  ],
  sections: [
    {
      key: 'main',
      fields: [
        { field: 'parentId', kind: 'ref', of: 'category' },
        { field: 'name', kind: 'text', max: 200, required: true },
        { field: 'nameGenitive', kind: 'text', max: 200 },
        { field: 'seoUrlName', kind: 'slug', from: 'name' },
        { field: 'isVisible', kind: 'bool' },
        { field: 'displayOrder', kind: 'number' },
        { field: 'tags', kind: 'enum', of: 'CategoryTag', many: true },
        { field: 'groupingType', kind: 'enum', of: 'CategoryGroupingType', required: true },
        { field: 'groupingSpecId', kind: 'ref', of: 'spec' },
        { field: 'defaultSort', kind: 'enum', of: 'ProductSort', required: true },
      ],
    },
    { key: 'prices', fields: [{ field: 'markupPercent', kind: 'number' }] },
    {
      key: 'texts',
      fields: [
        { field: 'shortDescription', kind: 'html', wide: true },
        { field: 'detailedDescription', kind: 'html', wide: true },
        { field: 'bottomText', kind: 'html', wide: true },
      ],
    },
    {
      key: 'pictures',
      fields: [
        { field: 'pictureFileId', kind: 'file', type: 'CategoryPicture' },
        { field: 'iconFileId', kind: 'file', type: 'CategoryPicture' },
      ],
    },
    {
      key: 'links',
      fields: [
        { field: 'predefinedBlockIds', kind: 'ref', of: 'predefinedBlock', many: true },
        { field: 'relatedCategoryIds', kind: 'ref', of: 'category', many: true },
        { field: 'crossSaleCategoryIds', kind: 'ref', of: 'category', many: true },
      ],
    },
    seoSection,
    {
      key: 'info',
      fields: [
        { field: 'picture', kind: 'picture', readOnly: true },
        { field: 'path', kind: 'named', readOnly: true },
        { field: 'productCount', kind: 'number', readOnly: true },
        { field: 'createdOn', kind: 'datetime', readOnly: true },
        { field: 'updatedOn', kind: 'datetime', readOnly: true },
      ],
    },
  ],
  parts: [
    {
      key: 'filters',
      title: { ru: 'Фильтры', en: 'Filters' },
      permission: 'category:read',
      load: async () => (await import('./filters-tab')).FiltersTab,
    },
  ],
  screens: { list: async () => (await import('./category-screen')).CategoryScreen },
})
