import type { categoryFieldsRu } from './category.fields.labels'

/** English names of fields that only records of this feature have. */
export const categoryFieldsEn: typeof categoryFieldsRu = {
  bottomText: 'Text at the bottom',
  crossSaleCategoryIds: 'Categories bought together',
  defaultSort: 'Order of products',
  filterCount: 'Filters',
  generatedCount: 'Pages made',
  groupingSpecId: 'Grouped by',
  groupingType: 'Grouping',
  h1Template: 'H1 template',
  hasFilters: 'Has filters',
  hasProducts: 'Has products',
  markupPercent: 'Markup, %',
  metaDescriptionTemplate: 'Description template',
  metaTitleTemplate: 'Title template',
  minProducts: 'At least products',
  nameGenitive: 'Name in the genitive',
  nameTemplate: 'Name template',
  parentId: 'Parent',
  path: 'Path',
  seoUrlTemplate: 'Address template',
  templateId: 'Template',
  templateName: 'Template',
  textTemplate: 'Text template',
}
