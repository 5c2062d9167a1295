import EmblaCarousel, { type EmblaCarouselType, type EmblaOptionsType } from 'embla-carousel'
import { useEffect, useRef, type RefObject } from 'react'
import { useLatest } from '../lib/refs'

interface Strip {
  readonly frame: RefObject<HTMLElement | null>
  readonly index: number
  readonly onIndexChange: ((index: number) => void) | undefined
  readonly loop: boolean
  readonly free: boolean
}

/** How quickly a row settles, in Embla's own measure: all but the last pixels within 400 ms. */
const SETTLING = 20

const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/** Which way the sheet lays the slides out. */
const axisOf = (frame: HTMLElement): 'x' | 'y' => {
  const strip = frame.firstElementChild
  return strip !== null && getComputedStyle(strip).flexDirection === 'column' ? 'y' : 'x'
}

/** Gives a row of slides to Embla: it drags and moves them, by style properties alone, and follows changes of size. */
export function useStrip({ frame, index, onIndexChange, loop, free }: Strip): void {
  const carousel = useRef<EmblaCarouselType>(undefined)
  const change = useLatest(onIndexChange)
  const shown = useLatest(index)

  useEffect(() => {
    const element = frame.current
    if (element === null) return
    const options = (): EmblaOptionsType => ({
      axis: axisOf(element),
      loop,
      dragFree: free,
      duration: SETTLING,
      containScroll: free ? 'keepSnaps' : false,
      startIndex: shown.current,
      direction: getComputedStyle(element).direction === 'rtl' ? 'rtl' : 'ltr',
    })
    const embla = EmblaCarousel(element, options())
    carousel.current = embla
    let axis = axisOf(element)
    embla.on('resize', () => {
      if (axis === axisOf(element)) return
      axis = axisOf(element)
      embla.reInit(options())
    })
    if (!free) embla.on('select', () => change.current?.(embla.selectedScrollSnap()))
    return () => {
      carousel.current = undefined
      embla.destroy()
    }
  }, [frame, loop, free, change, shown])

  useEffect(() => {
    if (carousel.current?.selectedScrollSnap() !== index) carousel.current?.scrollTo(index, isStill())
  }, [index])
}
