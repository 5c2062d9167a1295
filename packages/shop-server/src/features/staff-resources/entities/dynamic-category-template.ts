import { dynamicCategoryTemplateResource } from '@prilavok/contracts/admin'
import { countOf, detail, generated, nameOf, type ServerResource } from '../engine/server-resource'

/** What categories are generated from. Source: ADMIN-ENT-23. */
export const dynamicCategoryTemplate: ServerResource = {
  resource: dynamicCategoryTemplateResource,
  table: 'dynamic_category_template',
  columns: generated({ name: 'text', categoryId: 'text', isActive: 'bool' }),
  computed: {
    categoryName: nameOf('category', detail('categoryId')),
    generatedCount: countOf('dynamic_category', 'template_id'),
  },
  search: ['name', 'nameTemplate'],
  required: ['name', 'categoryId', 'nameTemplate', 'seoUrlTemplate'],
  references: { categoryId: 'category', specIds: 'spec' },
}
