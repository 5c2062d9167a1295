import * as z from 'zod/mini'
import { filterChoice } from '../catalogue-values.wire'
import { paging } from '../shared.wire'
import { dynamicCategoryListing, dynamicCategoryTemplateListing } from './dynamic-category.listing'
import { listQuery } from './list.wire'
import { saveResult } from './save-result.wire'
import { slug } from './formats.wire'
import { readOnly } from './read-only.wire'
import { count, datetime, flag, html, id, list, maybe, pathId, text, url, wire } from '../wire'

export const dynamicCategoryTemplateEdition = z.object({
  id: maybe(id),
  version: maybe(z.int()),
  name: text(200),
  categoryId: id,
  /** 1 to 3 dimensions. */
  specIds: list(id),
  /** "{category} {option}". */
  nameTemplate: text(300),
  h1Template: maybe(text(300)),
  seoUrlTemplate: text(300),
  metaTitleTemplate: maybe(text(300)),
  metaDescriptionTemplate: maybe(text(1000)),
  textTemplate: maybe(html),
  /** Default 3. */
  minProducts: count(),
  isActive: flag,
  generatedCount: readOnly(count()),
  lastGeneratedOn: readOnly(maybe(datetime)),
  updatedOn: readOnly(datetime),
})

export const dynamicCategoryTemplatePreview = z.object({
  id,
  version: count(),
  name: text(),
  categoryName: text(),
  isActive: flag,
  minProducts: count(),
  generatedCount: count(),
  lastGeneratedOn: maybe(datetime),
})

export const dynamicCategoryTemplatePreviewList = z.object({
  items: list(dynamicCategoryTemplatePreview),
  paging,
})

export const dynamicCategoryPreview = z.object({
  id,
  name: text(),
  templateId: id,
  templateName: text(),
  categoryName: text(),
  seoUrlName: slug,
  url,
  filters: list(filterChoice),
  productCount: count(),
  isVisible: flag,
  createdOn: datetime,
})

export const dynamicCategoryPreviewList = z.object({
  items: list(dynamicCategoryPreview),
  paging,
})

export const readDynamicCategoryTemplateWire = wire({
  params: z.object({ id: pathId }),
  response: dynamicCategoryTemplateEdition,
})

export const listDynamicCategoryTemplatesWire = wire({
  query: listQuery(dynamicCategoryTemplateListing),
  response: dynamicCategoryTemplatePreviewList,
})

export const listDynamicCategoriesWire = wire({
  query: listQuery(dynamicCategoryListing),
  response: dynamicCategoryPreviewList,
})

export const saveDynamicCategoryTemplateWire = wire({ body: dynamicCategoryTemplateEdition, response: saveResult })
