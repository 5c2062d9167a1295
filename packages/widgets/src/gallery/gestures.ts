import {
  isDoubleTap,
  panBy,
  pinched,
  swipeOf,
  tapScale,
  WHOLE,
  wheelStep,
  zoomAround,
  type PictureView,
  type Pinch,
  type Point,
  type Tap,
} from '@prilavok/core/gallery'
import { boxOf, dragStage, fromMiddle, hold, restoreStage, showView } from './stage-view'

/** What hands and wheel bring about. */
export interface GestureCalls {
  /** Whether there is another slide to turn to. */
  readonly many: () => boolean
  readonly turn: (by: number) => void
  readonly close: () => void
  readonly zoom: (zoomed: boolean) => void
}

/** The picture in hand. */
export interface Gestures {
  /** Enlarges the picture around its middle, or shows it whole. */
  readonly toggle: () => void
  /** Moves an enlarged picture; px. */
  readonly pan: (by: Point) => void
  /** Shows it whole, as after a turn. */
  readonly restore: () => void
  /** Leaves the stage alone from now on. */
  readonly stop: () => void
}

/** A finger that moves less than so many px taps. */
const STILL = 6
/** Wheel units of a trackpad's pinch that double the picture. */
const WHEEL_DOUBLE = 100

/** Follows hands and wheel on a stage: swipe, pinch, double tap, drag of an enlarged picture. Source: GALLERY-15, GALLERY-17, GALLERY-18. */
export function createGestures(stage: HTMLElement, calls: GestureCalls): Gestures {
  const fingers = new Map<number, Point>()
  let view: PictureView = WHOLE
  let began: { readonly at: Point; readonly target: EventTarget | null; readonly isMouse: boolean } | null = null
  let way: 'slide' | 'fall' | 'pan' | 'pinch' | null = null
  let pinch: { readonly view: PictureView; readonly from: Pinch } | null = null
  let lastTap: Tap | null = null
  let turnedAt: number | null = null

  const show = (next: PictureView) => {
    const wasZoomed = view.scale > 1
    view = next
    showView(stage, next)
    if (next.scale > 1 !== wasZoomed) calls.zoom(next.scale > 1)
  }
  const toggleAt = (at: Point) => {
    const found = boxOf(stage)
    if (found === null) return
    show(view.scale > 1 ? WHOLE : zoomAround(WHOLE, tapScale(found.naturalWidth, found.box), at, found.box))
  }
  const pan = (by: Point) => {
    const found = boxOf(stage)
    if (found !== null) show(panBy(view, by, found.box))
  }
  const pinchOf = (): Pinch | null => {
    const [one, other] = [...fingers.values()]
    if (one === undefined || other === undefined) return null
    const middle = { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 }
    return { middle: fromMiddle(stage, middle), apart: Math.hypot(one.x - other.x, one.y - other.y) }
  }
  const tap = (at: Point, time: number) => {
    const second = { ...at, at: time }
    const isSecond = isDoubleTap(lastTap, second)
    lastTap = isSecond ? null : second
    const isPicture = began?.target instanceof HTMLImageElement
    if (isSecond && isPicture) toggleAt(fromMiddle(stage, at))
    // A finger beside the picture only brings the controls back.
    else if (!isPicture && began?.isMouse === true) calls.close()
  }

  const onDown = (event: PointerEvent) => {
    const isButton = event.target instanceof Element && event.target.closest('button') !== null
    if (event.button !== 0 || isButton || fingers.size === 2) return
    const at = { x: event.clientX, y: event.clientY }
    fingers.set(event.pointerId, at)
    stage.setPointerCapture(event.pointerId)
    began = { at, target: event.target, isMouse: event.pointerType === 'mouse' }
    const from = pinchOf()
    if (from === null) return
    dragStage(stage, { x: 0, y: 0 })
    way = 'pinch'
    pinch = { view, from }
    hold(stage, true)
  }
  const onMove = ({ pointerId, clientX, clientY }: PointerEvent) => {
    const before = fingers.get(pointerId)
    if (before === undefined || began === null) return
    const at = { x: clientX, y: clientY }
    fingers.set(pointerId, at)
    if (way === 'pinch') {
      const [to, found] = [pinchOf(), boxOf(stage)]
      if (to !== null && pinch !== null && found !== null) show(pinched(pinch.view, pinch.from, to, found.box))
      return
    }
    const gone = { x: at.x - began.at.x, y: at.y - began.at.y }
    if (way === null && Math.hypot(gone.x, gone.y) > STILL) {
      way = view.scale > 1 ? 'pan' : Math.abs(gone.x) > Math.abs(gone.y) ? 'slide' : 'fall'
      hold(stage, true)
    }
    if (way === 'pan') pan({ x: at.x - before.x, y: at.y - before.y })
    if (way === 'slide' && calls.many()) dragStage(stage, { x: gone.x, y: 0 })
    if (way === 'fall') dragStage(stage, { x: 0, y: gone.y })
  }
  const onUp = (event: PointerEvent) => {
    if (!fingers.delete(event.pointerId) || began === null) return
    if (fingers.size > 0) {
      // The finger that stays goes on moving the picture.
      way = 'pan'
      return
    }
    const at = { x: event.clientX, y: event.clientY }
    const isCancelled = event.type === 'pointercancel'
    const swipe = isCancelled ? null : swipeOf({ x: at.x - began.at.x, y: at.y - began.at.y })
    const done = way
    way = null
    hold(stage, false)
    dragStage(stage, { x: 0, y: 0 })
    if (done === null && !isCancelled) tap(at, event.timeStamp)
    if (done === 'slide' && swipe === 'left') calls.turn(1)
    if (done === 'slide' && swipe === 'right') calls.turn(-1)
    if (done === 'fall' && (swipe === 'up' || swipe === 'down')) calls.close()
  }
  const onWheel = (event: WheelEvent) => {
    event.preventDefault()
    const { deltaX, deltaY, timeStamp } = event
    // A pinch on a trackpad.
    if (event.ctrlKey) {
      const found = boxOf(stage)
      const at = fromMiddle(stage, { x: event.clientX, y: event.clientY })
      if (found !== null) show(zoomAround(view, view.scale * 2 ** (-deltaY / WHEEL_DOUBLE), at, found.box))
      return
    }
    if (view.scale > 1) return pan({ x: -deltaX, y: -deltaY })
    const step = wheelStep({ x: deltaX, y: deltaY }, turnedAt, timeStamp)
    if (step === 0) return
    turnedAt = timeStamp
    calls.turn(step)
  }

  const end = new AbortController()
  const listening = { signal: end.signal }
  stage.addEventListener('pointerdown', onDown, listening)
  stage.addEventListener('pointermove', onMove, listening)
  stage.addEventListener('pointerup', onUp, listening)
  stage.addEventListener('pointercancel', onUp, listening)
  // A browser would drag the picture out of the page.
  stage.addEventListener('dragstart', (event) => event.preventDefault(), listening)
  stage.addEventListener('wheel', onWheel, { ...listening, passive: false })
  return {
    pan,
    toggle: () => toggleAt({ x: 0, y: 0 }),
    restore() {
      const wasZoomed = view.scale > 1
      view = WHOLE
      restoreStage(stage)
      if (wasZoomed) calls.zoom(false)
    },
    stop: () => end.abort(),
  }
}
