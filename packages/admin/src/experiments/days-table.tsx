import { useLabels } from '../kit/staff/staff-context'
import { useValues } from '../kit/values/use-values'
import type { RatesOfDay } from './rates-by-day'
import { experimentLabels, useFigures } from './use-experiment-words'

interface DaysTableProps {
  readonly labels: readonly string[]
  readonly days: readonly RatesOfDay[]
}

/** The figures of the plot, the latest day first. */
export function DaysTable({ labels, days }: DaysTableProps) {
  const words = useLabels(experimentLabels)
  const { percent, count } = useFigures()
  const { day: dayText } = useValues()
  return (
    <details className="pk-staff-experiment__days">
      <summary>{words.daysTable}</summary>
      <div className="pk-staff-scroll">
        <table className="pk-staff-lines">
          <thead>
            <tr>
              <th scope="col">{words.day}</th>
              {labels.map((label) => (
                <th scope="col" data-end key={label} aria-label={words.ofOption(label)} title={words.ofOption(label)}>
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {[...days].reverse().map(({ day, rates }) => (
              <tr key={day}>
                <th scope="row">{dayText(day)}</th>
                {rates.map(({ shown, ordered, rate }, at) => (
                  <td data-end key={labels[at]}>
                    {count(ordered)} / {count(shown)} · {rate === null ? '—' : percent(rate)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}
