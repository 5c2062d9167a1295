import { dayIn } from '@prilavok/core/clock'
import {
  shortDescriptionOf,
  html,
  trustedHtml,
  BLOG_PATH,
  blogPostPath,
  categoryPicturePath,
  filePath,
  withQuery,
  type BlogPost,
  type Markup,
} from '@prilavok/shop-server/kit'
import { pager, type Paging } from '../catalogue/pager'
import { breadcrumbs } from '../frame/breadcrumbs'
import type { Page } from '../frame/page.types'
import { blogPostData } from './content-data'
import { surveyButton } from './survey-button'
import { SHOP_ZONE } from '../../shop-facts'

/** Posts of one page. */
export const BLOG_PAGE_SIZE = 9

const dateText = (on: Date) => dayIn(on.getTime(), SHOP_ZONE).split('-').reverse().join('.')
const pathOf = ({ id, details }: BlogPost) => blogPostPath({ id, slug: details.seoUrlName })
const pictureOf = ({ details, category_slug: slug }: BlogPost): string | null =>
  details.pictureFileId != null ? filePath(details.pictureFileId) : slug && categoryPicturePath(slug)

const card = (post: BlogPost): Markup => {
  const { html: markup, text } = shortDescriptionOf(post)
  const picture = pictureOf(post)
  return html`
<li class="post-card">
  ${picture !== null && html`<img src="${picture}" width="320" height="180" alt="" loading="lazy">`}
  <h3><a href="${pathOf(post)}">${post.details.title}</a></h3>
  <time datetime="${post.created_on.toISOString()}">${dateText(post.created_on)}</time>
  ${markup !== null ? trustedHtml(markup) : text !== null && html`<p>${text}</p>`}
</li>`
}

/** The blog: cards, pages and a search; the widget takes their place where scripts run. Source: CONTENT-01, CONTENT-02. */
export const blogPage = (posts: readonly BlogPost[], paging: Paging, search: string): Page => ({
  title: 'Блог',
  description: 'Советы мастеров: как выбрать материал, посчитать расход и не переделывать.',
  canonical: BLOG_PATH,
  section: 'blog',
  content: html`
${breadcrumbs([], 'Блог')}
<h1>Блог</h1>
<div class="blog"${search === '' && html` data-prilavok="blog-list" data-page-size="${BLOG_PAGE_SIZE}" data-page="${paging.page}"`}>
  <form class="point-search" role="search" action="${BLOG_PATH}" method="get">
    <label for="blog-search">Поиск по блогу</label>
    <input id="blog-search" name="q" type="search" value="${search}" maxlength="200">
    <button class="button" type="submit">Найти</button>
  </form>
  ${posts.length === 0 && html`<p>Ничего не нашли. <a href="${BLOG_PATH}">Все статьи</a></p>`}
  <ul class="post-cards">${posts.map(card)}</ul>
  ${pager(paging, (page) => withQuery(BLOG_PATH, { q: search === '' ? null : search, page: page === 1 ? null : page }))}
</div>
${surveyButton}`,
})

/** A post: its fields for the widget, and the same text where no script runs. Source: CONTENT-01, CONTENT-09, CONTENT-10. */
export const blogPostPage = (post: BlogPost, origin: string | null): Page => {
  const { title, detailedDescription, authorName = null } = post.details
  const path = pathOf(post)
  const picture = pictureOf(post)
  const { text, html: markup } = shortDescriptionOf(post)
  const description = text ?? markup?.replace(/<[^<>]*>/g, '') ?? title
  return {
    title,
    description,
    canonical: path,
    section: 'blog',
    content: html`
${breadcrumbs([{ name: 'Блог', path: BLOG_PATH }], title)}
<div id="blog-post" class="blog-post hidden">
  <input type="hidden" name="title" value="${title}">
  <input type="hidden" name="created-on" value="${post.created_on.toISOString()}">
  <input type="hidden" name="detailed-description" value="${detailedDescription}">
  <div class="prose" data-prilavok="blog-post"><h1>${title}</h1><p><time datetime="${post.created_on.toISOString()}">${dateText(post.created_on)}</time></p>${trustedHtml(detailedDescription)}</div>
</div>
<p><a href="${BLOG_PATH}">Все статьи</a></p>
${blogPostData({
  title,
  on: post.created_on,
  author: authorName,
  address: `${origin ?? ''}${path}`,
  picture: picture === null ? null : `${origin ?? ''}${picture}`,
})}
${surveyButton}`,
  }
}
