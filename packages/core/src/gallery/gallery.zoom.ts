import type { Point } from './gallery.rules'

/** How a picture is shown: how large, 1 for all of it, and how far its middle is from the middle of the screen in px. */
export interface PictureView extends Point {
  /** 1 fits the screen. */
  readonly scale: number
}

/** The picture at its full sight and the screen around it, px. */
export interface PictureBox {
  /** Size of the picture where it fits the screen. */
  readonly picture: { readonly width: number; readonly height: number }
  /** Size of the screen. */
  readonly screen: { readonly width: number; readonly height: number }
}

/** The whole picture. */
export const WHOLE: PictureView = { scale: 1, x: 0, y: 0 }
/** A picture is enlarged no further. */
export const ZOOM_MAX = 6
/** What a double tap enlarges to at least, and at most. */
const TAP_ZOOM = { least: 2, most: 4 } as const

const within = (value: number, limit: number) => Math.min(limit, Math.max(-limit, value))

/** The nearest view that shows no more than the picture: one that is smaller than the screen is in its middle. */
export function boundView({ scale, x, y }: PictureView, { picture, screen }: PictureBox): PictureView {
  const size = Math.min(ZOOM_MAX, Math.max(1, scale))
  if (size === 1) return WHOLE
  const spare = (of: 'width' | 'height') => Math.max(0, (picture[of] * size - screen[of]) / 2)
  return { scale: size, x: within(x, spare('width')), y: within(y, spare('height')) }
}

/** Enlarges or shrinks around a place of the screen, which is given from its middle: what is there stays there. */
export function zoomAround(view: PictureView, scale: number, at: Point, box: PictureBox): PictureView {
  const size = Math.min(ZOOM_MAX, Math.max(1, scale))
  const times = size / view.scale
  return boundView({ scale: size, x: at.x - (at.x - view.x) * times, y: at.y - (at.y - view.y) * times }, box)
}

/** Moves an enlarged picture. */
export const panBy = (view: PictureView, { x, y }: Point, box: PictureBox): PictureView =>
  boundView({ ...view, x: view.x + x, y: view.y + y }, box)

/** What a double tap enlarges to: the picture's own size within reason; `naturalWidth` is 0 where it is not known. */
export const tapScale = (naturalWidth: number, { picture }: PictureBox): number =>
  Math.min(TAP_ZOOM.most, Math.max(TAP_ZOOM.least, picture.width > 0 ? naturalWidth / picture.width : 0))

/** Two fingers: their middle, from the middle of the screen, and how far they are apart; px. */
export interface Pinch {
  /** The point between the fingers. */
  readonly middle: Point
  /** How far the fingers are apart, px. */
  readonly apart: number
}

/** What two fingers make of the view at which they began. */
export function pinched(began: PictureView, from: Pinch, to: Pinch, box: PictureBox): PictureView {
  const scale = began.scale * (from.apart > 0 ? to.apart / from.apart : 1)
  const moved = panBy(
    zoomAround(began, scale, from.middle, box),
    { x: to.middle.x - from.middle.x, y: to.middle.y - from.middle.y },
    box,
  )
  return moved
}
