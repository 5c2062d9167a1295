import { html, withQuery, type Markup } from '@prilavok/shop-server/kit'
import type { Frame } from './page.types'

/** The same page in the other language, which is named in its own words. */
export const languageSwitch = ({ address, lang }: Frame): Markup => {
  const [other, name] = lang === 'en' ? (['ru', 'Русский'] as const) : (['en', 'English'] as const)
  const [path = '/', search = ''] = address.split('?')
  const query = Object.fromEntries(new URLSearchParams(search))
  return html`<a class="lang-switch" href="${withQuery(path, { ...query, lang: other })}" lang="${other}" hreflang="${other}" rel="nofollow">${name}</a>`
}
