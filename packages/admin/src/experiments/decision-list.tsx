import { useLabels } from '../kit/staff/staff-context'
import type { ExperimentDecision } from '@prilavok/contracts/admin'
import { useValues } from '../kit/values/use-values'
import { experimentLabels } from './use-experiment-words'

/** Who decided what of an experiment and why, the latest first. */
export function DecisionList({ decisions }: { readonly decisions: readonly ExperimentDecision[] }) {
  const words = useLabels(experimentLabels)
  const { moment } = useValues()
  if (decisions.length === 0) return null
  return (
    <section aria-label={words.history}>
      <h3 className="pk-staff-experiment__part">{words.history}</h3>
      <ul className="pk-staff-entries">
        {decisions.map(({ on, byName, to, note }) => (
          <li key={on}>
            <span>
              {to === null ? words.went(byName) : words.chose(byName, to)}
              {note !== null && <small>{note}</small>}
            </span>
            <time className="pk-staff-note" dateTime={on}>
              {moment(on)}
            </time>
          </li>
        ))}
      </ul>
    </section>
  )
}
