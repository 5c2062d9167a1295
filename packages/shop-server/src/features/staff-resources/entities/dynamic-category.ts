import { dynamicCategoryResource } from '@prilavok/contracts/admin'
import { detail, generated, nameOf, type ServerResource } from '../engine/server-resource'

/** Categories that were generated. Source: ADMIN-ENT-22. */
export const dynamicCategory: ServerResource = {
  resource: dynamicCategoryResource,
  table: 'dynamic_category',
  columns: generated({
    name: 'text',
    templateId: 'text',
    categoryId: 'text',
    isVisible: 'bool',
    productCount: 'number',
  }),
  computed: {
    templateName: nameOf('dynamic_category_template', detail('templateId')),
    categoryName: nameOf('category', detail('categoryId')),
  },
  search: ['name'],
  preview: (record) => ({ ...record, url: `/catalog/${String(record['seoUrlName'] ?? '')}/` }),
}
