import type { Adapter } from '../../page/adapter'

/** The picture that each lightbox shows, once it is loaded. */
const SHOWN =
  'dialog.lb[open] img, .pk-lightbox[open] [data-offset="0"] [data-ready], .pswp__item:not([aria-hidden="true"]) img'
const isVisible = (image: HTMLImageElement) => image.complete && image.naturalWidth > 0 && image.clientWidth > 0
const shown = () => [...document.querySelectorAll<HTMLImageElement>(SHOWN)].some(isVisible)

/** A gallery whose first picture is opened. */
export const adapter: Adapter = {
  working: () => (document.querySelector('[data-ready-gallery], .pk-gallery [data-current]') === null ? 0 : 1),
  button: () => document.querySelector<HTMLElement>('[data-gallery] a, .pk-gallery [data-current] a'),
  shows: (quantity) => shown() === quantity > 0,
  // That a picture is loaded changes nothing in the document.
  deep: true,
}
