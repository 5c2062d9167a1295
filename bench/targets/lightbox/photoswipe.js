import PhotoSwipeLightbox from 'photoswipe/lightbox'
import 'photoswipe/dist/photoswipe.css'

const lightbox = new PhotoSwipeLightbox({
  gallery: '[data-gallery]',
  children: 'a',
  pswpModule: () => import('photoswipe'),
  showHideAnimationType: 'none',
})
lightbox.init()
document.querySelector('[data-gallery]')?.setAttribute('data-ready-gallery', '')
