import type * as wire from './blog.wire'
import { endpoint, type Endpoint } from './endpoint'
import type { Output } from './wire'

/** A blog post in a list. Source: CONTENT-03. */
export type BlogPostCard = Output<typeof wire.blogPostCard>
/** A page of blog posts, newest first. Source: CONTENT-05, CONTENT-06. */
export type BlogPostList = Output<typeof wire.blogPostList>
/** A blog post with its text. Source: CONTENT-03. */
export type BlogPostView = Output<typeof wire.blogPostView>

/** A page of the visible blog posts that match a search. Source: CONTENT-06. */
export const loadBlogPosts: Endpoint<typeof wire.loadBlogPostsWire> = endpoint({
  name: 'loadBlogPosts',
  method: 'GET',
  path: '/api/blogPost/preview',
  wire: () => import('./blog.wire').then((module) => module.loadBlogPostsWire),
})

/** One blog post, by its id or its short id. Source: CONTENT-07. */
export const loadBlogPost: Endpoint<typeof wire.loadBlogPostWire> = endpoint({
  name: 'loadBlogPost',
  method: 'GET',
  path: '/api/blogPost/{id}',
  wire: () => import('./blog.wire').then((module) => module.loadBlogPostWire),
})
