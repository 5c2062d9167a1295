import { useLabels } from '../kit/staff/staff-context'
import type { ExperimentOptionReport, ExperimentReport } from '@prilavok/contracts/admin'
import { Badge } from '@prilavok/ui/badge'
import { experimentLabels, useFigures, useNames } from './use-experiment-words'

/** Visitors, orders and conversion of each option, and how it differs from the control. */
export function OptionsTable({ experiment }: { readonly experiment: ExperimentReport }) {
  const words = useLabels(experimentLabels)
  const { percent, points, chance, count } = useFigures()
  const { meaning } = useNames(experiment)
  const { options, leader, verdict, decided } = experiment
  const rate = ({ rate: found }: ExperimentOptionReport) =>
    found === null ? (
      '—'
    ) : (
      <>
        <strong>{percent(found.value)}</strong>
        <small>{words.range(percent(found.low), percent(found.high))}</small>
      </>
    )
  const difference = ({ difference: found }: ExperimentOptionReport) =>
    found === null ? (
      '—'
    ) : (
      <>
        <strong>{words.points(points(found.value))}</strong>
        <small>{words.range(points(found.low), points(found.high))}</small>
      </>
    )
  return (
    <table className="pk-staff-lines pk-staff-experiment__options">
      <thead>
        <tr>
          <th scope="col">{words.option}</th>
          <th scope="col" data-end>
            {words.visitors}
          </th>
          <th scope="col" data-end>
            {words.orders}
          </th>
          <th scope="col" data-end>
            {words.rate}
          </th>
          <th scope="col" data-end>
            {words.difference}
          </th>
          <th scope="col" data-end>
            {words.chance}
          </th>
        </tr>
      </thead>
      <tbody>
        {options.map((option) => (
          <tr key={option.label}>
            <th scope="row">
              <span className="pk-staff-experiment__option">
                <strong>{option.label}</strong>
                {option.isControl && <Badge>{words.control}</Badge>}
                {verdict === 'Better' && option.label === leader && <Badge tone="success">{words.winner}</Badge>}
                {option.label === decided && <Badge tone="info">{words.everybody}</Badge>}
              </span>
              {meaning(option) !== null && <small>{meaning(option)}</small>}
            </th>
            <td data-end data-name={words.visitors}>
              {count(option.shown)}
              {option.share !== null && <small>{`${words.share} ${percent(option.share, 0)}`}</small>}
            </td>
            <td data-end data-name={words.orders}>
              {count(option.ordered)}
            </td>
            <td data-end data-name={words.rate}>
              {rate(option)}
            </td>
            <td data-end data-name={words.difference} data-none={option.difference === null || undefined}>
              {difference(option)}
            </td>
            <td data-end data-name={words.chance} data-none={option.difference === null || undefined}>
              {option.difference === null ? '—' : chance(option.difference.pValue)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
