export { Gallery, type GalleryProps } from './gallery'
export type { GalleryLabels, LightboxLabels } from './gallery.labels'
export type { GalleryPicture } from './gallery.types'
