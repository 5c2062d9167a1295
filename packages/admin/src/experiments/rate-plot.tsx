import { useLabels } from '../kit/staff/staff-context'
import { useMemo, useRef } from 'react'
import type { AlignedData } from 'uplot'
import { atDay, usePlot } from '../kit/plot/use-plot'
import type { RatesOfDay } from './rates-by-day'
import { experimentLabels, useFigures } from './use-experiment-words'

interface RatePlotProps {
  readonly labels: readonly string[]
  readonly days: readonly RatesOfDay[]
}

/** Conversion of each option since the beginning, as lines; the table of days says the same in words. */
export function RatePlot({ labels, days }: RatePlotProps) {
  const words = useLabels(experimentLabels)
  const { percent } = useFigures()
  const legend = useRef<HTMLUListElement>(null)
  const data = useMemo(
    () =>
      [
        days.map(({ day }) => atDay(day)),
        ...labels.map((_, at) => days.map(({ rates }) => rates[at]?.rate ?? null)),
      ] satisfies AlignedData,
    [labels, days],
  )
  const place = usePlot(data, ({ axis, days: dayAxis }) => ({
    scales: { x: { time: true }, y: { range: (_, __, most) => [0, Math.max(most, 0.01) * 1.1] } },
    axes: [dayAxis, { ...axis, size: 56, values: (_, ticks) => ticks.map((each) => percent(each, 1, 0)) }],
    series: [
      {},
      ...[...(legend.current?.children ?? [])].map((item, at) => {
        const stroke = getComputedStyle(item, '::before').backgroundColor
        return {
          stroke,
          width: 2,
          ...(at === 0 && { dash: [6, 4] }),
          points: { show: days.length === 1, size: 6, fill: stroke },
        }
      }),
    ],
  }))
  return (
    <div className="pk-staff-plot__box" aria-hidden="true">
      <p className="pk-staff-note">{words.plot}</p>
      <ul className="pk-staff-rates" ref={legend}>
        {labels.map((label, at) => (
          <li key={label} data-of={at % 5}>
            {label}
          </li>
        ))}
      </ul>
      <div className="pk-staff-plot" ref={place} />
    </div>
  )
}
