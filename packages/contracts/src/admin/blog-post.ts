import type { Output } from '../wire'
import { adminEndpoint, type AdminEndpoint } from './endpoint'
import type * as wire from './blog-post.wire'
import { resource } from './resource'
import { namesOf } from './resource-names'
import { blogPostListing } from './blog-post.listing'

/** A blog post record as its form shows it. */
export type BlogPostEdition = Output<typeof wire.blogPostEdition>
/** A row of the list of blog post records. */
export type BlogPostPreview = Output<typeof wire.blogPostPreview>
/** A page of the list of blog post records. */
export type BlogPostPreviewList = Output<typeof wire.blogPostPreviewList>

/** One record for its form: blog post. */
export const readBlogPost: AdminEndpoint<typeof wire.readBlogPostWire> = adminEndpoint({
  name: 'readBlogPost',
  method: 'GET',
  path: '/api/admin/blogPost/edition/{id}',
  permission: 'blog-post:read',
  cache: 'etag',
  wire: () => import('./blog-post.wire').then((module) => module.readBlogPostWire),
})

/** The list: blog posts. */
export const listBlogPosts: AdminEndpoint<typeof wire.listBlogPostsWire> = adminEndpoint({
  name: 'listBlogPosts',
  method: 'GET',
  path: '/api/admin/blogPost/preview',
  permission: 'blog-post:read',
  wire: () => import('./blog-post.wire').then((module) => module.listBlogPostsWire),
})

/** Saves a record, a new one where it has no id: blog post. */
export const saveBlogPost: AdminEndpoint<typeof wire.saveBlogPostWire> = adminEndpoint({
  name: 'saveBlogPost',
  method: 'POST',
  path: '/api/admin/blogPost/edition/',
  permission: 'blog-post:write',
  ifMatch: true,
  idempotency: 'optional',
  wire: () => import('./blog-post.wire').then((module) => module.saveBlogPostWire),
})

/** Blog posts: their list and their form. */
export const blogPostResource = resource({
  ...namesOf('blogPost'),
  listing: blogPostListing,
  list: listBlogPosts,
  read: readBlogPost,
  save: saveBlogPost,
})
