import { BLOG_POST_ELEMENT } from '@prilavok/core/content'
import { useBlogPost } from '@prilavok/react'
import { TrustedFragment } from '@prilavok/ui/trusted-html'
import { useLayoutEffect, useRef } from 'react'
import './blog-post.css'

/** The post of the page, from the fields that its server has written; the page's element is shown once it is ready. Source: CONTENT-09 to CONTENT-11. */
export function BlogPost() {
  const post = useBlogPost()
  const root = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    if (post !== null) root.current?.closest(`#${BLOG_POST_ELEMENT}`)?.classList.remove('hidden')
  }, [post])
  if (post === null) return null
  return (
    <article className="pk-blog-post" ref={root}>
      <h1 className="pk-blog-post__title">{post.title}</h1>
      {post.createdOn !== '' && <p className="pk-blog-post__date">{post.createdOn}</p>}
      <TrustedFragment html={post.detailedDescription} base={null} />
    </article>
  )
}
