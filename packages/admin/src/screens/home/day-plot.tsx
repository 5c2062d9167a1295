import { useEffect, useRef, useSyncExternalStore } from 'react'
import UPlot from 'uplot'
import { useStaff } from '../../app/staff-context'
import { useHomeWords } from './home-words'
import './day-plot.css'

/** Orders of one day. */
export interface Day {
  /** YYYY-MM-DD. */
  readonly day: string
  readonly count: number
  /** In roubles. */
  readonly sum: number
}

const HEIGHT = 240
const SECOND = 1000
const DARK = '(prefers-color-scheme: dark)'
const BAR_SHARE = 0.6
const WIDEST_BAR = 40

const watchScheme = (changed: () => void) => {
  const media = globalThis.matchMedia(DARK)
  media.addEventListener('change', changed)
  return () => media.removeEventListener('change', changed)
}

/** Sums by day as bars and numbers of orders as a line; the table beside it says the same in words. */
export function DayPlot({ days }: { readonly days: readonly Day[] }) {
  const { locale } = useStaff()
  const words = useHomeWords()
  const place = useRef<HTMLDivElement>(null)
  const isDark = useSyncExternalStore(
    watchScheme,
    () => globalThis.matchMedia(DARK).matches,
    () => false,
  )
  useEffect(() => {
    const element = place.current
    if (element === null) return
    const { color, outlineColor, caretColor } = getComputedStyle(element)
    const grid = { stroke: 'rgba(128,128,128,.2)' }
    const axis = { stroke: color, grid, ticks: { show: false }, font: '12px system-ui, sans-serif' }
    const short = new Intl.NumberFormat(locale, { notation: 'compact' })
    const plot = new UPlot(
      {
        width: element.clientWidth,
        height: HEIGHT,
        legend: { show: false },
        cursor: { show: false },
        scales: {
          x: { time: true },
          sum: { range: (_, __, most) => [0, Math.max(most, 1) * 1.1] },
          count: { range: (_, __, most) => [0, Math.max(most, 1) * 1.1] },
        },
        axes: [
          {
            ...axis,
            grid: { show: false },
            values: (_, ticks) =>
              ticks.map((each) =>
                new Date(each * SECOND).toLocaleDateString(locale, { day: '2-digit', month: '2-digit' }),
              ),
          },
          { ...axis, scale: 'sum', size: 64, values: (_, ticks) => ticks.map((each) => short.format(each)) },
          {
            ...axis,
            scale: 'count',
            side: 1,
            size: 40,
            grid: { show: false },
            values: (_, ticks) => ticks.map((each) => (Number.isInteger(each) ? String(each) : '')),
          },
        ],
        series: [
          {},
          {
            scale: 'sum',
            fill: outlineColor,
            stroke: outlineColor,
            width: 0,
            points: { show: false },
            ...(UPlot.paths.bars && { paths: UPlot.paths.bars({ size: [BAR_SHARE, WIDEST_BAR] }) }),
          },
          { scale: 'count', stroke: caretColor, width: 2, points: { show: true, size: 6, fill: caretColor } },
        ],
      },
      [
        days.map(({ day }) => new Date(`${day}T00:00`).getTime() / SECOND),
        days.map(({ sum }) => sum),
        days.map(({ count }) => count),
      ],
      element,
    )
    const watch = new ResizeObserver(() => plot.setSize({ width: element.clientWidth, height: HEIGHT }))
    watch.observe(element)
    return () => {
      watch.disconnect()
      plot.destroy()
    }
  }, [days, locale, isDark])
  return (
    <div className="pk-staff-plot__box" aria-hidden="true">
      <p className="pk-staff-plot__legend">
        <span data-of="sum">{words.sum}</span>
        <span data-of="count">{words.count}</span>
      </p>
      <div className="pk-staff-plot" ref={place} />
    </div>
  )
}
