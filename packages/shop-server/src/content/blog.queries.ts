import type { Paging } from '@prilavok/contracts'
import { sql, type Selectable } from 'kysely'
import type { BlogPostTable } from '../db/tables/content'
import type { Db } from '../db/schema'
import { pageOf, type AskedPage } from '../rules/pages-of'
import { contains, searchText } from '../rules/search-text'

/** A post that visitors may read. */
export interface BlogPost extends Pick<Selectable<BlogPostTable>, 'id' | 'details' | 'created_on'> {
  /** The first category of the post: its drawing is shown where the post has no picture. */
  readonly category_slug: string | null
}

/** So many words of a search are looked for; the rest narrows nothing that matters. */
const MOST_WORDS = 8

/** What a visitor may read: visible, and not only from later on. Source: CONTENT-04. */
const shown = (db: Db, now: number) =>
  db
    .selectFrom('blog_post')
    .where('is_visible', '=', true)
    .where((eb) => eb.or([eb('published_on', 'is', null), eb('published_on', '<=', new Date(now).toISOString())]))

/** Title and texts without their markup, as a search reads them. */
const words = sql<string>`translate(lower(regexp_replace(concat_ws(' ', details->>'title', details->>'shortDescription',
  details->>'detailedDescription'), '<[^>]*>', ' ', 'g')), 'ё', 'е')`

const matching = (db: Db, now: number, search: string) =>
  searchText(search)
    .split(' ')
    .filter((word) => word !== '')
    .slice(0, MOST_WORDS)
    .reduce((query, word) => query.where(words, 'like', contains(word)), shown(db, now))

const columns = [
  'id',
  'details',
  'created_on',
  sql<string | null>`(select slug from category where category.id = blog_post.details->'relatedCategoryIds'->>0)`.as(
    'category_slug',
  ),
] as const

/** A page of the posts that have every word of the search, newest first. Source: CONTENT-06. */
export async function findBlogPosts(
  db: Db,
  now: number,
  { search = '', ...asked }: AskedPage & { readonly search?: string | undefined },
): Promise<{ readonly posts: readonly BlogPost[]; readonly paging: Paging }> {
  const { count } = await matching(db, now, search)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  const { paging, offset, limit } = pageOf(asked, Number(count))
  const posts = await matching(db, now, search)
    .select(columns)
    .orderBy('created_on', 'desc')
    .orderBy('id', 'desc')
    .offset(offset)
    .limit(limit)
    .execute()
  return { posts, paging }
}

/** A post by its id, which is its short id as well; undefined for one that visitors do not see. */
export const findBlogPost = (db: Db, now: number, id: string): Promise<BlogPost | undefined> =>
  shown(db, now).select(columns).where('id', '=', id).executeTakeFirst()

/** Markup, as opposed to text that a careless editor typed. */
const MARKUP = /<[a-z][^<>]*>/i

/** The short description as markup or as text: one of the two is null. Source: CONTENT-03. */
export function shortDescriptionOf({ details }: Pick<BlogPost, 'details'>): {
  readonly html: string | null
  readonly text: string | null
} {
  const { shortDescription } = details
  if (shortDescription == null || shortDescription === '') return { html: null, text: null }
  return MARKUP.test(shortDescription) ? { html: shortDescription, text: null } : { html: null, text: shortDescription }
}
