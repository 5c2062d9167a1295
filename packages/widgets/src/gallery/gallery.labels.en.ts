import { lightboxRu, type GalleryLabels, type LightboxLabels } from './gallery.labels'

/** English words of the gallery on a page. */
export const galleryEn: GalleryLabels = {
  region: 'Product photos',
  carousel: 'carousel',
  slide: (slide, count) => `Photo ${slide} of ${count}`,
  open: 'Enlarge',
  previous: 'Previous photo',
  next: 'Next photo',
  thumbnails: 'All photos',
}

/** English words of the lightbox. */
export const lightboxEn: LightboxLabels = {
  viewer: 'Photo viewer',
  carousel: 'carousel',
  slide: (slide, count) => `Photo ${slide} of ${count}`,
  previous: 'Previous photo',
  next: 'Next photo',
  close: 'Close viewer',
  zoomIn: 'Zoom in',
  zoomOut: 'Show the whole photo',
  play: 'Start slideshow',
  pause: 'Stop slideshow',
  showThumbnails: 'Show thumbnails',
  hideThumbnails: 'Hide thumbnails',
  fullscreen: 'Full screen',
  window: 'Exit full screen',
  thumbnails: 'Thumbnails',
  failed: lightboxRu.failed,
  retry: 'Try again',
}
