import { useEffect, useRef } from 'react'
import UPlot from 'uplot'
import { dateText, valueText } from '../lib/format'
import { useStaff, useText } from './staff-context'
import '../styles/plot.css'

/** Orders of one day. */
export interface Day {
  /** YYYY-MM-DD. */
  readonly day: string
  readonly count: number
  /** In roubles. */
  readonly sum: number
}

const HEIGHT = 220
const SECOND = 1000

/** Sums by day as a plot, and the same numbers as a table whose days lead to their orders. */
export function DayPlot({ days, linkOf }: { readonly days: readonly Day[]; readonly linkOf: (day: string) => string }) {
  const { locale } = useStaff()
  const words = useText('app')
  const common = useText('staff')
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = place.current
    if (element === null) return
    const { color } = getComputedStyle(element)
    const accent = getComputedStyle(element).getPropertyValue('outline-color') || color
    const axis = { stroke: color, grid: { stroke: 'rgba(128,128,128,.2)' }, ticks: { stroke: 'rgba(128,128,128,.3)' } }
    const plot = new UPlot(
      {
        width: element.clientWidth,
        height: HEIGHT,
        legend: { show: false },
        cursor: { drag: { x: false, y: false } },
        scales: { x: { time: true } },
        axes: [
          {
            ...axis,
            values: (_, ticks) =>
              ticks.map((each) =>
                new Date(each * SECOND).toLocaleDateString(locale, { day: '2-digit', month: '2-digit' }),
              ),
          },
          { ...axis, size: 80, values: (_, ticks) => ticks.map((each) => each.toLocaleString(locale)) },
        ],
        series: [{}, { label: words.sumByDay, stroke: accent, width: 2, points: { show: true } }],
      },
      [days.map(({ day }) => new Date(day).getTime() / SECOND), days.map(({ sum }) => sum)],
      element,
    )
    const watch = new ResizeObserver(() => plot.setSize({ width: element.clientWidth, height: HEIGHT }))
    watch.observe(element)
    return () => {
      watch.disconnect()
      plot.destroy()
    }
  }, [days])
  return (
    <>
      <div className="pk-staff-plot" ref={place} aria-hidden="true" />
      <table className="pk-staff-days">
        <thead>
          <tr>
            <th scope="col">{words.ordersByDay}</th>
            <th scope="col">{words.countByDay}</th>
            <th scope="col">{words.sumByDay}</th>
          </tr>
        </thead>
        <tbody>
          {[...days].reverse().map(({ day, count, sum }) => (
            <tr key={day}>
              <th scope="row">
                <a href={linkOf(day)}>{dateText(day, locale, false)}</a>
              </th>
              <td>{count.toLocaleString(locale)}</td>
              <td>{valueText(sum, { kind: 'money' }, locale, common)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
