import { loadBlogPost, loadBlogPosts, type BlogPostCard } from '@prilavok/contracts'
import { findBlogPost, findBlogPosts, shortDescriptionOf, type BlogPost } from '../../content/blog.queries'
import { HttpProblem } from '../../http/problem'
import { route, type Route } from '../../http/route'
import { categoryPicturePath, filePath, urlFor } from '../../links'
import type { Shop } from '../../shop'

type Pictured = Pick<Shop, 'settings'>

const pictureOf = (shop: Pictured, { details, category_slug: slug }: BlogPost): BlogPostCard['picture'] => {
  const path = details.pictureFileId != null ? filePath(details.pictureFileId) : slug && categoryPicturePath(slug)
  return path === null || path === ''
    ? null
    : {
        id: details.pictureFileId ?? null,
        defaultPath: null,
        relativePath: urlFor(shop, path),
        previewPath: null,
        srcSet: null,
        alt: '',
        width: null,
        height: null,
        blurHash: null,
      }
}

const cardOf = (shop: Pictured, post: BlogPost): BlogPostCard => {
  const { html, text } = shortDescriptionOf(post)
  return {
    id: post.id,
    title: post.details.title,
    isVisible: post.details.isVisible,
    createdOn: post.created_on.toISOString(),
    shortDescriptionHtml: html,
    shortDescription: text,
    shortId: post.id,
    seoUrlName: post.details.seoUrlName,
    picture: pictureOf(shop, post),
  }
}

/** The blog, of which visitors see what is visible. Source: CONTENT-06, CONTENT-07. */
export const blogRoutes: readonly Route[] = [
  route(loadBlogPosts, { caching: 300 }, async (shop, { query }) => {
    const { posts, paging } = await findBlogPosts(shop.db, shop.now(), query)
    return { items: posts.map((post) => cardOf(shop, post)), paging }
  }),

  route(loadBlogPost, { caching: 300 }, async (shop, { params }) => {
    const post = await findBlogPost(shop.db, shop.now(), params.id)
    if (post === undefined) throw new HttpProblem('not-found', { detail: 'There is no post with this id.' })
    return { ...cardOf(shop, post), detailedDescription: post.details.detailedDescription, relatedProducts: null }
  }),
]
