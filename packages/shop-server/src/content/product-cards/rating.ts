import { plural } from '@prilavok/core'
import { html, type Markup } from '../../http/html'

const MOST = 5

/** A rating as five stars, rounded to whole ones, and as words for screen readers. Source: UI-13. */
export function stars(score: number): Markup {
  const full = Math.min(MOST, Math.max(0, Math.round(score)))
  return html`<span class="stars" role="img" aria-label="Оценка ${String(score).replace('.', ',')} из 5">${'★'.repeat(full)}<span class="stars__empty">${'★'.repeat(MOST - full)}</span></span>`
}

/** `12 отзывов`. */
export const reviewsText = (count: number): string =>
  `${count}\u00a0${plural(count, { one: 'отзыв', few: 'отзыва', many: 'отзывов' })}`
