import { blogPostResource } from '@prilavok/contracts/admin'
import { sql } from 'kysely'
import { generated, moment, type ServerResource } from '../engine/server-resource'

/** Posts of the shop's blog. Source: ADMIN-ENT-30. */
export const blogPost: ServerResource = {
  resource: blogPostResource,
  table: 'blog_post',
  columns: {
    ...generated({ title: 'text', seoUrlName: 'text', isVisible: 'bool', publishedOn: 'text' }),
    createdOn: moment('created_on'),
  },
  search: ['title'],
  filters: { tag: ([tag]) => sql<boolean>`jsonb_exists(coalesce(t.details->'tags', '[]'), ${tag ?? ''})` },
  required: ['title', 'detailedDescription'],
  slugFrom: 'title',
  references: { relatedProductIds: 'product', relatedCategoryIds: 'category' },
  edition: (record) => ({ ...record, shortId: record['id'] }),
}
