import { listExperiments } from '@prilavok/contracts/admin'
import { EmptyState } from '@prilavok/ui/empty-state'
import { useQuery } from '@tanstack/react-query'
import { useCan, useStaff, useLabels } from '../kit/staff/staff-context'
import { ExperimentCard } from './experiment-card'
import { EXPERIMENTS, useDecideExperiment } from './use-decide-experiment'
import { experimentLabels } from './use-experiment-words'
import '../kit/screen/screens.css'
import './experiments.css'

const EXAMPLE = `experiments: [{ name: 'ContactsHide', urlFilters: ['profile/order'] }]`

function Cards() {
  const { client } = useStaff()
  const words = useLabels(experimentLabels)
  const { loading, retry } = useLabels('staff')
  const { decide, busyWith } = useDecideExperiment()
  const { data, isError, error, refetch } = useQuery({
    queryKey: EXPERIMENTS,
    queryFn: ({ signal }) => client.call(listExperiments, {}, { signal, isQuiet: true }),
  })
  if (isError)
    return (
      <p role="alert">
        {error.message}{' '}
        <button type="button" className="pk-staff-small" onClick={() => void refetch()}>
          {retry}
        </button>
      </p>
    )
  if (data === undefined) return <p role="status">{loading}</p>
  if (data.items.length === 0)
    return (
      <EmptyState title={words.empty}>
        <p>{words.emptyHelp}</p>
        <p className="pk-staff-mono pk-staff-experiment__example">{EXAMPLE}</p>
        <p>{words.emptyNext}</p>
      </EmptyState>
    )
  return (
    <>
      <p className="pk-staff-note">{words.intro}</p>
      {data.items.map((experiment) => (
        <ExperimentCard
          key={experiment.name}
          experiment={experiment}
          isBusy={busyWith === experiment.name}
          onDecide={(asked) => decide({ before: experiment, asked })}
        />
      ))}
    </>
  )
}

/** What the shop's pages compare: counts, conversion and differences of the options, and the decision about each experiment. */
export function ExperimentsScreen() {
  const can = useCan()
  const words = useLabels(experimentLabels)
  const { refused } = useLabels('staff')
  return (
    <div className="pk-staff-experiments">
      <h1 className="pk-staff-title">{words.title}</h1>
      {can('experiment', 'read') ? <Cards /> : <p className="pk-staff-notice">{refused}</p>}
    </div>
  )
}
