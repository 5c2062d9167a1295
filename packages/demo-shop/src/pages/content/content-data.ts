import { jsonScript, type Markup } from '@prilavok/shop-server/kit'
import { SHOP_FACTS } from '../../shop-facts'

const rating = (value: number, count: number) => ({
  '@type': 'AggregateRating',
  ratingValue: value,
  reviewCount: count,
  bestRating: 5,
  worstRating: 0.5,
})

/** A review as search engines read it. */
export interface ReviewData {
  readonly userName: string
  readonly score: number | null
  readonly text: string
  readonly on: Date
}

/** Reviews as search engines read them; those without stars are none for them. */
export const reviewsData = (reviews: readonly ReviewData[]): readonly object[] =>
  reviews
    .filter(({ score }) => score !== null)
    .map(({ userName, score, text, on }) => ({
      '@type': 'Review',
      author: { '@type': 'Person', name: userName },
      datePublished: on.toISOString().slice(0, 10),
      reviewBody: text,
      reviewRating: { '@type': 'Rating', ratingValue: score, bestRating: 5, worstRating: 0.5 },
    }))

/** The shop with what its visitors say of it. */
export const storeData = (average: number | null, count: number, reviews: readonly ReviewData[]): Markup =>
  jsonScript('application/ld+json', 'store-data', {
    '@context': 'https://schema.org',
    '@type': 'Store',
    name: SHOP_FACTS.name,
    telephone: SHOP_FACTS.phone,
    address: SHOP_FACTS.address,
    ...(average !== null && { aggregateRating: rating(average, count) }),
    review: reviewsData(reviews),
  })

/** A blog post as search engines read it. */
export const blogPostData = (post: {
  readonly title: string
  readonly on: Date
  readonly author: string | null
  readonly address: string
  readonly picture: string | null
}): Markup =>
  jsonScript('application/ld+json', 'blog-post-data', {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: post.title,
    datePublished: post.on.toISOString(),
    url: post.address,
    author: { '@type': post.author === null ? 'Organization' : 'Person', name: post.author ?? SHOP_FACTS.name },
    ...(post.picture !== null && { image: post.picture }),
  })

/** Answered questions as search engines read them. */
export const questionsData = (questions: readonly { readonly question: string; readonly answer: string }[]): Markup =>
  jsonScript('application/ld+json', 'questions-data', {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  })
