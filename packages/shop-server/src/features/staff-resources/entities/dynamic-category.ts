import { dynamicCategoryResource } from '@prilavok/contracts/admin'
import { setDetail } from '../engine/set-detail'
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
  actions: { setVisible: setDetail('isVisible', (value) => typeof value === 'boolean') },
  preview: (record) => ({ ...record, url: `/catalog/${String(record['seoUrlName'] ?? '')}/` }),
}
