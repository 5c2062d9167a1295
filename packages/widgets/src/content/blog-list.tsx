import { shopSettings } from '@prilavok/core'
import { blogPostAddress, momentText, type BlogPostCard } from '@prilavok/core/content'
import { useBlogList, useSettings, useShop } from '@prilavok/react'
import { Button } from '@prilavok/ui/button'
import { Notice } from '@prilavok/ui/notice'
import { Pagination, paginationLabels } from '@prilavok/ui/pagination'
import { Skeleton, SkeletonBlock, skeletonLabels } from '@prilavok/ui/skeleton'
import { TextField } from '@prilavok/ui/text-field'
import { TrustedHtml } from '@prilavok/ui/trusted-html'
import { useEffect, useId, useRef } from 'react'
import { useLabels } from '../lib/labels'
import { ShopLink } from '../lib/shop-link'
import './blog-list.css'
import { blogListRu, type BlogListLabels } from './blog-list.labels'

/** How long the list is. */
export interface BlogListProps {
  /** Posts of one page; the server's number when left out. */
  readonly pageSize?: number | undefined
  /** The page to begin with; the first when left out. */
  readonly page?: number | undefined
  /** Texts of this one widget; what is left out is that of the language, or of `LabelsProvider`. */
  readonly labels?: Partial<BlogListLabels> | undefined
}

function Card({ post }: { readonly post: BlogPostCard }) {
  const { pages } = useSettings(shopSettings)
  const { location } = useShop().effects
  const address = blogPostAddress(pages.blog, post, location.origin())
  const picture = post.picture?.relativePath ?? post.picture?.defaultPath
  return (
    <li className="pk-blog-list__card">
      {picture != null && (
        <img className="pk-blog-list__picture" src={picture} alt="" loading="lazy" width="320" height="180" />
      )}
      <h3 className="pk-blog-list__title">
        {address === null ? post.title : <ShopLink href={address}>{post.title}</ShopLink>}
      </h3>
      <time className="pk-blog-list__date" dateTime={post.createdOn}>
        {momentText(post.createdOn).slice(0, 10)}
      </time>
      {post.shortDescriptionHtml !== null ? (
        <TrustedHtml className="pk-blog-list__text" html={post.shortDescriptionHtml} />
      ) : (
        post.shortDescription !== null && <p className="pk-blog-list__text">{post.shortDescription}</p>
      )}
    </li>
  )
}

/** What keeps the room of the first page until it is there. */
function Waiting({ count }: { readonly count: number }) {
  return (
    <Skeleton labels={useLabels('skeleton', skeletonLabels)}>
      <div className="pk-blog-list__cards">
        {Array.from({ length: count }, (_, at) => (
          <div className="pk-blog-list__card" key={at}>
            <SkeletonBlock height="160px" />
            <SkeletonBlock width="6em" />
            <SkeletonBlock />
            <SkeletonBlock height="66px" />
          </div>
        ))}
      </div>
    </Skeleton>
  )
}

const USUAL_PAGE_SIZE = 9

/** The posts of the blog with pages and a search. Source: CONTENT-02, CONTENT-04 to CONTENT-08. */
export function BlogList({ pageSize, page: first, labels }: BlogListProps) {
  const text = useLabels('blogList', blogListRu, labels)
  const { status, posts, page, pageCount, search, load, turn, find } = useBlogList({ pageSize, page: first })
  const id = useId()
  const root = useRef<HTMLElement>(null)
  const turned = useRef(false)
  useEffect(() => {
    if (turned.current && status === 'ready') root.current?.scrollIntoView({ block: 'nearest' })
  }, [status, page])
  return (
    <section className="pk-blog-list" ref={root} aria-label={text.region} aria-busy={status === 'loading'}>
      <div className="pk-blog-list__search">
        <TextField
          id={`${id}-search`}
          label={text.search}
          type="search"
          value={search}
          maxLength={200}
          onInput={find}
        />
      </div>
      {posts.length === 0 && (status === 'idle' || status === 'loading') && (
        <Waiting count={pageSize ?? USUAL_PAGE_SIZE} />
      )}
      {status === 'failed' && (
        <Notice tone="danger" announce action={<Button onClick={() => void load()}>{text.retry}</Button>}>
          {text.failed}
        </Notice>
      )}
      {status === 'ready' && posts.length === 0 && <Notice announce>{text.empty}</Notice>}
      <ul className="pk-blog-list__cards">
        {posts.map((post) => (
          <Card key={post.id} post={post} />
        ))}
      </ul>
      <Pagination
        page={page}
        pageCount={pageCount}
        labels={useLabels('pagination', paginationLabels)}
        onChange={(wanted) => {
          turned.current = true
          void turn(wanted)
        }}
      />
    </section>
  )
}
