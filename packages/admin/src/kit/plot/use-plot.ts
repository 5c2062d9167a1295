import { useEffect, useRef, useSyncExternalStore, type RefObject } from 'react'
import UPlot, { type AlignedData, type Axis, type Options, type Scale } from 'uplot'
import { dateInWords } from '@prilavok/core/clock'
import { useStaff } from '../staff/staff-context'
import './plot.css'

const DAYS_HEIGHT = 28
const SECOND = 1000
const HALF_A_DAY = 43_200
const TICK = { day: '2-digit', month: '2-digit' } as const
const DARK = '(prefers-color-scheme: dark)'

const watchScheme = (changed: () => void) => {
  const media = globalThis.matchMedia(DARK)
  media.addEventListener('change', changed)
  return () => media.removeEventListener('change', changed)
}

/** What a plot is drawn with, from the element that it is drawn into. */
export interface PlotStyle {
  readonly element: HTMLElement
  /** Of axes and their words. */
  readonly axis: Axis
  /** The axis of days. */
  readonly days: Axis
}

/** The place of a day on the axis of days. */
export const atDay = (day: string): number => Date.parse(day) / SECOND

/** The scale of an axis of days on which bars stand: with room for half a bar at both ends. */
export const barDays: Scale = { time: true, range: (_, first, last) => [first - HALF_A_DAY, last + HALF_A_DAY] }

/** Draws a plot over days into an element, anew where its size, the data or the colour scheme change. */
export function usePlot(
  data: AlignedData,
  options: (style: PlotStyle) => Pick<Options, 'series' | 'scales' | 'axes' | 'bands'>,
): RefObject<HTMLDivElement | null> {
  const { locale } = useStaff()
  const place = useRef<HTMLDivElement>(null)
  const isDark = useSyncExternalStore(
    watchScheme,
    () => globalThis.matchMedia(DARK).matches,
    () => false,
  )
  useEffect(() => {
    const element = place.current
    if (element === null) return
    const axis: Axis = {
      stroke: getComputedStyle(element).color,
      grid: { stroke: 'rgba(128,128,128,.2)' },
      ticks: { show: false },
      font: '12px system-ui, sans-serif',
    }
    const days: Axis = {
      ...axis,
      size: DAYS_HEIGHT,
      grid: { show: false },
      values: (_, ticks) =>
        ticks.map((each) => dateInWords(new Date(each * SECOND).toISOString(), { locale, timeZone: 'UTC' }, TICK)),
    }
    const size = () => ({ width: element.clientWidth, height: element.clientHeight })
    // Days of the plot are the shop's; UTC has none that begins twice.
    const tzDate = (seconds: number) => UPlot.tzDate(new Date(seconds * SECOND), 'Etc/UTC')
    const fixed = { ...size(), tzDate, legend: { show: false }, cursor: { show: false } }
    const plot = new UPlot({ ...fixed, ...options({ element, axis, days }) }, data, element)
    const watch = new ResizeObserver(() => plot.setSize(size()))
    watch.observe(element)
    return () => {
      watch.disconnect()
      plot.destroy()
    }
  }, [data, locale, isDark])
  return place
}
