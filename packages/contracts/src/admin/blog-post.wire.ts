import * as z from 'zod/mini'
import { paging, picture } from '../shared.wire'
import { blogPostListing } from './blog-post.listing'
import { listQuery } from './list.wire'
import { saveResult } from './save-result.wire'
import { seo } from './seo.wire'
import { slug } from './formats.wire'
import { readOnly } from './read-only.wire'
import { count, datetime, flag, html, id, list, maybe, pathId, text, url, wire, part } from '../wire'

export const blogPostEdition = z.object({
  id: maybe(id),
  version: maybe(z.int()),
  shortId: readOnly(text()),
  title: text(300),
  /** Unique. */
  seoUrlName: slug,
  isVisible: flag,
  createdOn: datetime,
  publishedOn: maybe(datetime),
  authorName: maybe(text(100)),
  shortDescription: maybe(html),
  detailedDescription: html,
  pictureFileId: maybe(id),
  picture: readOnly(maybe(picture)),
  tags: list(text()),
  relatedProductIds: list(id),
  relatedCategoryIds: list(id),
  seo: part(seo),
  viewsCount: readOnly(count()),
  updatedOn: readOnly(datetime),
})

export const blogPostPreview = z.object({
  id,
  version: count(),
  title: text(),
  isVisible: flag,
  createdOn: datetime,
  publishedOn: maybe(datetime),
  authorName: maybe(text()),
  viewsCount: count(),
  thumbUrl: maybe(url),
})

export const blogPostPreviewList = z.object({
  items: list(blogPostPreview),
  paging,
})

export const readBlogPostWire = wire({ params: z.object({ id: pathId }), response: blogPostEdition })

export const listBlogPostsWire = wire({ query: listQuery(blogPostListing), response: blogPostPreviewList })

export const saveBlogPostWire = wire({ body: blogPostEdition, response: saveResult })
