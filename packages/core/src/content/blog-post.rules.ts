import type { PageFields } from '../effects'
import { momentText } from './moment-text'

/** The element that says a page is that of a blog post, and holds its fields. Source: CONTENT-09. */
export const BLOG_POST_ELEMENT = 'blog-post'

/** A blog post as its page's fields have it. Source: CONTENT-10. */
export interface BlogPostEntry {
  /** Its heading. */
  readonly title: string
  /** dd.MM.yyyy HH:mm by the visitor's clock; empty where the page does not say when. */
  readonly createdOn: string
  /** Markup of the staff; it is cleaned when it is shown. */
  readonly detailedDescription: string
}

/** Reads a blog post from the fields of its page; null where there is none. Source: CONTENT-10. */
export function readBlogPost(fields: PageFields | null): BlogPostEntry | null {
  const { title = '', createdOn = '', detailedDescription = '' } = fields ?? {}
  if (title === '' || detailedDescription === '') return null
  return { title, createdOn: momentText(createdOn), detailedDescription }
}
