import {
  html,
  largePicturePath,
  productPicturePath,
  DRAWN_SIDE,
  drawnId,
  type Markup,
  type ProductPicture,
} from '@prilavok/shop-server/kit'

/** The gallery of a product without pictures. */
const placeholder = (id: string): ProductPicture => ({
  id: drawnId('front'),
  path: largePicturePath(id, 'front'),
  alt: null,
  title: null,
  isDefault: true,
  displayOrder: 1,
  width: DRAWN_SIDE,
  height: DRAWN_SIDE,
  shows: '',
})

const mainFirst = (pictures: readonly ProductPicture[]) =>
  [...pictures].sort((one, other) => Number(other.isDefault) - Number(one.isDefault))

/**
 * Where the gallery mounts: links to the large pictures, which without script open as they are. The first one has the box of the
 * gallery's main picture, the others those of its small ones. Source: GALLERY-01.
 */
export const productGallery = (
  { id, name }: { readonly id: string; readonly name: string },
  pictures: readonly ProductPicture[],
): Markup => html`
<div class="gallery" data-prilavok="gallery" data-name="photo">
  ${mainFirst(pictures.length === 0 ? [placeholder(id)] : pictures).map((picture, place) => {
    const [small, side] = place === 0 ? [productPicturePath(id), 480] : [picture.path, 72]
    const { path, width, height, alt, shows } = picture
    return html`<a class="gallery__link" href="${path}" data-width="${width ?? DRAWN_SIDE}" data-height="${height ?? DRAWN_SIDE}"><img src="${small}" width="${side}" height="${side}" alt="${alt ?? `${name}${shows}`}" ${place === 0 ? html`fetchpriority="high"` : html`loading="lazy"`}></a>`
  })}
</div>`
