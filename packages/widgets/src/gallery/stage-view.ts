import type { PictureBox, PictureView, Point } from '@prilavok/core/gallery'

const CURRENT = '[data-offset="0"] .pk-lightbox__figure'

/** A place of the window as seen from the middle of an element. */
export function fromMiddle(element: HTMLElement, { x, y }: Point): Point {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: x - left - width / 2, y: y - top - height / 2 }
}

/** The picture of the slide and the screen around it; null while it is not loaded. */
export function boxOf(stage: HTMLElement): { readonly box: PictureBox; readonly naturalWidth: number } | null {
  const image = stage.querySelector<HTMLImageElement>(`${CURRENT} > [data-ready]`)
  if (image === null) return null
  // These sizes are those before any transform.
  const { offsetWidth: width, offsetHeight: height, naturalWidth } = image
  return {
    box: { picture: { width, height }, screen: { width: stage.clientWidth, height: stage.clientHeight } },
    naturalWidth,
  }
}

/** Shows the picture of the slide so large and there. */
export function showView(stage: HTMLElement, { scale, x, y }: PictureView): void {
  const figure = stage.querySelector<HTMLElement>(CURRENT)
  if (figure !== null) figure.style.transform = scale === 1 ? '' : `translate(${x}px, ${y}px) scale(${scale})`
  stage.toggleAttribute('data-zoomed', scale > 1)
}

/** While something is held by hand it follows at once, without an animation. */
export const hold = (stage: HTMLElement, held: boolean): void => void stage.toggleAttribute('data-held', held)

/** Moves the slides with a finger; down or up they fade, because that closes them. */
export function dragStage(stage: HTMLElement, { x, y }: Point): void {
  stage.style.setProperty('--_drag', `${x}px`)
  stage.style.setProperty('--_fall', `${y}px`)
  stage.style.setProperty('--_fade', String(1 - Math.min(0.6, Math.abs(y) / 400)))
}

/** Every picture whole, as after a turn. */
export function restoreStage(stage: HTMLElement): void {
  for (const figure of stage.querySelectorAll<HTMLElement>('.pk-lightbox__figure')) figure.style.transform = ''
  stage.removeAttribute('data-zoomed')
}
