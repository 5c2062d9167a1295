import {
  decideExperiment,
  type ExperimentDecide,
  type ExperimentReport,
  type ExperimentReportList,
} from '@prilavok/contracts/admin'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useStaff, useLabels } from '../kit/staff/staff-context'
import { failureOf } from '../kit/client/failures'
import { experimentLabels } from './use-experiment-words'

/** The key of the list of experiments. */
export const EXPERIMENTS = ['experiments']

/** A decision, and the experiment as it was read for it. */
interface Decided {
  readonly before: ExperimentReport
  readonly asked: Pick<ExperimentDecide, 'decision' | 'label' | 'note'>
}

/** What makes an experiment again what it was. */
const backTo = ({ decided }: ExperimentReport): Decided['asked'] =>
  decided === null ? { decision: 'Resume', label: null, note: null } : { decision: 'Ship', label: decided, note: null }

/** Sends a decision with the version that it was made of; for a while it can be taken back. */
export function useDecideExperiment() {
  const { client, notify } = useStaff()
  const words = useLabels(experimentLabels)
  const { undo } = useLabels('staff')
  const queries = useQueryClient()
  const { mutate, isPending, variables } = useMutation({
    mutationFn: ({ before, asked }: Decided) =>
      client.call(
        decideExperiment,
        { body: { ...asked, name: before.name } },
        { ifMatch: `"v${before.version}"`, isQuiet: true },
      ),
    onSuccess: (now, { before }) => {
      queries.setQueryData<ExperimentReportList>(
        EXPERIMENTS,
        (list) => list && { items: list.items.map((each) => (each.name === now.name ? now : each)) },
      )
      notify({
        text: words.decided[now.state] ?? now.state,
        tone: 'success',
        action: { label: undo, onPress: () => mutate({ before: now, asked: backTo(before) }) },
      })
    },
    onError: (error) => {
      const failure = failureOf(error)
      const isStale = failure?.status === 412 || failure?.status === 409
      notify({ text: isStale ? words.conflict : (failure?.message ?? error.message), tone: 'danger' })
      void queries.invalidateQueries({ queryKey: EXPERIMENTS })
    },
  })
  return { decide: mutate, busyWith: isPending ? variables.before.name : null }
}
