import * as z from 'zod/mini'
import { productSort } from '../catalogue-values.wire'
import { namedRef, paging, picture } from '../shared.wire'
import { categoryListing } from './category.listing'
import { listQuery, queryIds } from './list.wire'
import { saveResult } from './save-result.wire'
import { seo } from './seo.wire'
import { categoryGroupingType, categoryTag } from './values.wire'
import { slug } from './formats.wire'
import { readOnly } from './read-only.wire'
import { asked } from '../query.wire'
import { count, datetime, flag, html, id, list, maybe, pathId, pathText, text, wire, part } from '../wire'

export const categoryShort = z.object({
  id,
  name: text(),
  /** "Крепёж / Саморезы". */
  path: text(),
  isVisible: flag,
})

export const categoryShortList = z.object({
  items: list(categoryShort),
})

export const categoryEdition = z.object({
  id: maybe(id),
  version: maybe(z.int()),
  shortId: readOnly(text()),
  /** No cycles. */
  parentId: maybe(id),
  name: text(200),
  nameGenitive: maybe(text(200)),
  /** Unique in the parent. */
  seoUrlName: slug,
  isVisible: flag,
  displayOrder: count(),
  tags: list(categoryTag),
  groupingType: categoryGroupingType,
  /** Required when groupingType is BySpec. */
  groupingSpecId: maybe(id),
  defaultSort: productSort,
  pictureFileId: maybe(id),
  iconFileId: maybe(id),
  picture: readOnly(maybe(picture)),
  shortDescription: maybe(html),
  detailedDescription: maybe(html),
  bottomText: maybe(html),
  predefinedBlockIds: list(id),
  relatedCategoryIds: list(id),
  crossSaleCategoryIds: list(id),
  markupPercent: maybe(z.number()),
  seo: part(seo),
  path: readOnly(list(namedRef)),
  productCount: readOnly(count()),
  createdOn: readOnly(datetime),
  updatedOn: readOnly(datetime),
})

export const categoryPreview = z.object({
  id,
  version: count(),
  name: text(),
  path: text(),
  parentId: maybe(id),
  isVisible: flag,
  tags: list(categoryTag),
  displayOrder: count(),
  productCount: count(),
  filterCount: count(),
  updatedOn: datetime,
})

export const categoryPreviewList = z.object({
  items: list(categoryPreview),
  paging,
})

export const searchCategoriesWire = wire({
  query: z.object({ query: asked(pathText(200)) }),
  response: categoryShortList,
})

export const readCategoryShortWire = wire({ params: z.object({ id: pathId }), response: categoryShort })

export const listCategoryShortsWire = wire({ query: z.object({ ids: queryIds }), response: categoryShortList })

export const readCategoryWire = wire({ params: z.object({ id: pathId }), response: categoryEdition })

export const listCategoriesWire = wire({ query: listQuery(categoryListing), response: categoryPreviewList })

export const saveCategoryWire = wire({ body: categoryEdition, response: saveResult })
