import { slugOf } from '@prilavok/shop-server/kit'
import { demoToday } from '../today'
import { BLOG_TOPICS } from './blog-topics'

const WEEK_MS = 7 * 86_400_000
/** The staff finds one post that is not shown. */
const HIDDEN = 3

/** The fields of a post of the demo blog; its age follows from its number. */
export function blogPostDetails(index: number, categoryId: string): Readonly<Record<string, unknown>> {
  const topic = BLOG_TOPICS[index % BLOG_TOPICS.length]
  if (topic === undefined) return {}
  const { title, intro, steps, tag } = topic
  return {
    title,
    seoUrlName: slugOf(title),
    isVisible: index !== HIDDEN,
    publishedOn: new Date(demoToday - (index + 1) * WEEK_MS).toISOString(),
    authorName: 'Редакция',
    shortDescription: index % 2 === 0 ? `<p>${intro}</p>` : intro,
    detailedDescription: `<p>${intro}</p><h2>По шагам</h2><ol>${steps.map((step) => `<li>${step}</li>`).join('')}</ol><p>Если сомневаетесь, позвоните: подскажем и посчитаем, сколько нужно. Материалы есть на складе, привезём завтра.</p>`,
    tags: [tag],
    relatedProductIds: [],
    relatedCategoryIds: [categoryId],
    seo: {},
  }
}

/** How many posts the demo blog has. */
export const BLOG_POSTS = BLOG_TOPICS.length
