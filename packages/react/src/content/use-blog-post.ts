import { BLOG_POST_ELEMENT, readBlogPost, type BlogPostEntry } from '@prilavok/core/content'
import { useEffect, useState } from 'react'
import { useShop } from '../shop-context'

/** The blog post of the page, once its fields are read; null on any other page. Source: CONTENT-09, CONTENT-10. */
export function useBlogPost(): BlogPostEntry | null {
  const { page } = useShop().effects
  const [post, setPost] = useState<BlogPostEntry | null>(null)
  useEffect(() => setPost(readBlogPost(page.fields(BLOG_POST_ELEMENT))), [page])
  return post
}
