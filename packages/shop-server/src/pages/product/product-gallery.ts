import { LARGE_SIDE } from '../../demo/picture'
import type { PictureView } from '../../demo/pictures/views'
import { html, type Markup } from '../../http/html'
import { largePicturePath, productPicturePath } from '../../links'

/** What each picture shows, after the product's name. */
const VIEWS: readonly (readonly [view: PictureView, words: string])[] = [
  ['front', ''],
  ['pack', ', на поддоне'],
  ['use', ', в работе'],
  ['detail', ', крупно'],
  ['sizes', ', размеры'],
]

/**
 * Where the gallery mounts: links to the large pictures, which without script open as they are. The first one has the box of the
 * gallery's main picture, the others those of its small ones. Source: GALLERY-01.
 */
export const productGallery = ({ id, name }: { readonly id: string; readonly name: string }): Markup => html`
<div class="gallery" data-prilavok="gallery" data-name="photo">
  ${VIEWS.map(([view, words], place) => {
    const large = largePicturePath(id, view)
    const [small, side] = place === 0 ? [productPicturePath(id), 480] : [large, 72]
    return html`<a class="gallery__link" href="${large}" data-width="${LARGE_SIDE}" data-height="${LARGE_SIDE}"><img src="${small}" width="${side}" height="${side}" alt="${name}${words}" ${place === 0 ? html`fetchpriority="high"` : html`loading="lazy"`}></a>`
  })}
</div>`
