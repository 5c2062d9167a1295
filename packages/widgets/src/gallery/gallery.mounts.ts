import { defineMount } from '../lib/define-mount'
import { optional } from '../lib/read-attributes'
import type { PageGalleryProps } from './page-gallery'

/** The pictures of a product; what the server has rendered there are links to the large ones. Source: GALLERY-01. */
export const galleryMount = defineMount<PageGalleryProps>({
  name: 'gallery',
  readers: { name: optional },
  takesContent: true,
  load: () => import('./page-gallery').then(({ PageGallery }) => PageGallery),
})
