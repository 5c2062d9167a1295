import * as z from 'zod/mini'
import { productCard } from './product-card.wire'
import { asked, queryInt } from './query.wire'
import { paging, picture } from './shared.wire'
import {
  datetime,
  flag,
  html,
  id,
  list,
  maybe,
  maybeText,
  pathId,
  pathText,
  text,
  wholeAddress,
  wire,
  type Output,
} from './wire'

export const blogPostCard = z.object({
  id,
  title: text(),
  isVisible: flag,
  createdOn: datetime,
  /** Shown in place of the plain text where there is one. */
  shortDescriptionHtml: maybe(html),
  shortDescription: maybeText(),
  /** The first part of the page's address after /blog/. */
  shortId: text(),
  /** The second one. */
  seoUrlName: text(),
  picture: maybe(picture),
})

export const blogPostList = z.object({ items: list(blogPostCard), paging })

export const blogPostView = z.object({
  id,
  title: text(),
  isVisible: flag,
  createdOn: datetime,
  shortDescription: maybeText(),
  shortDescriptionHtml: maybe(html),
  detailedDescription: html,
  shortId: text(),
  seoUrlName: text(),
  picture: maybe(picture),
  relatedProducts: maybe(list(productCard)),
})

type Shown = Pick<Output<typeof blogPostCard>, 'picture'>

const withPicture = <P extends Shown>(post: P, origin: string): P => {
  const path = post.picture?.relativePath
  return path == null ? post : { ...post, picture: { ...post.picture, relativePath: wholeAddress(path, origin) } }
}

export const loadBlogPostsWire = wire({
  query: z.object({ pageIndex: asked(queryInt), search: asked(pathText(200)), pageSize: asked(queryInt) }),
  response: blogPostList,
  atOrigin: ({ items, paging: pages }: Output<typeof blogPostList>, origin: string) => ({
    items: items.map((post) => withPicture(post, origin)),
    paging: pages,
  }),
})

export const loadBlogPostWire = wire({
  params: z.object({ id: pathId }),
  response: blogPostView,
  atOrigin: withPicture as (post: Output<typeof blogPostView>, origin: string) => Output<typeof blogPostView>,
})
