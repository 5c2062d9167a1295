import { html, HOME_PATH, type Markup } from '@prilavok/shop-server/kit'

export interface Crumb {
  readonly name: string
  readonly path: string
}

/** The way from the home page to here; the last name is the page itself and no link. */
export const breadcrumbs = (way: readonly Crumb[], here: string): Markup => html`
<nav class="breadcrumbs" aria-label="Вы здесь">
  <ol class="breadcrumbs__list">
    <li><a href="${HOME_PATH}">Главная</a></li>
    ${way.map(({ name, path }) => html`<li><a href="${path}">${name}</a></li>`)}
    <li><span aria-current="page">${here}</span></li>
  </ol>
</nav>`
