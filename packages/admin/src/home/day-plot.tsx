import { useMemo } from 'react'
import UPlot from 'uplot'
import { useStaff, useLabels } from '../kit/staff/staff-context'
import { atDay, barDays, usePlot } from '../kit/plot/use-plot'
import { homeLabels } from './home-words'
import './day-plot.css'

/** Orders of one day. */
export interface Day {
  /** YYYY-MM-DD. */
  readonly day: string
  readonly count: number
  /** In roubles. */
  readonly sum: number
}

const BAR_SHARE = 0.6
const WIDEST_BAR = 40

/** Sums by day as bars and numbers of orders as a line; the table beside it says the same in words. */
export function DayPlot({ days }: { readonly days: readonly Day[] }) {
  const { locale } = useStaff()
  const words = useLabels(homeLabels)
  const data = useMemo(
    () =>
      [days.map(({ day }) => atDay(day)), days.map(({ sum }) => sum), days.map(({ count }) => count)] as [
        number[],
        number[],
        number[],
      ],
    [days],
  )
  const place = usePlot(data, ({ element, axis, days: dayAxis }) => {
    const { outlineColor, caretColor } = getComputedStyle(element)
    const short = new Intl.NumberFormat(locale, { notation: 'compact' })
    return {
      scales: {
        x: barDays,
        sum: { range: (_, __, most) => [0, Math.max(most, 1) * 1.1] },
        count: { range: (_, __, most) => [0, Math.max(most, 1) * 1.1] },
      },
      axes: [
        dayAxis,
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
    }
  })
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
