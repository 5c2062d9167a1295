export { galleryHash, parseGalleryHash, slideOfHash, type NamedSlide } from './gallery.hash'
export {
  DOUBLE_TAP_MS,
  isDoubleTap,
  LIGHTBOX_ANIMATION_MS,
  LIGHTBOX_IDLE_MS,
  slideAt,
  SLIDESHOW_MS,
  SWIPE_MIN,
  swipeOf,
  THUMBNAILS_WIDTH,
  WHEEL_THROTTLE_MS,
  wheelStep,
  type Point,
  type Tap,
} from './gallery.rules'
export {
  boundView,
  panBy,
  pinched,
  tapScale,
  WHOLE,
  zoomAround,
  ZOOM_MAX,
  type PictureBox,
  type PictureView,
  type Pinch,
} from './gallery.zoom'
export {
  createLightbox,
  galleryFeature,
  type Galleries,
  type Lightbox,
  type LightboxOptions,
  type LightboxState,
} from './lightbox.store'
