import { useLabels } from '../kit/staff/staff-context'
import type { ExperimentReport } from '@prilavok/contracts/admin'
import { Notice } from '@prilavok/ui/notice'
import { experimentLabels, useFigures } from './use-experiment-words'

/** What the figures prove; nothing where visitors are not divided as they were to be. */
export function VerdictNotice({ experiment }: { readonly experiment: ExperimentReport }) {
  const words = useLabels(experimentLabels)
  const { chance } = useFigures()
  const { verdict, leader, sampleRatio, runner, state, isOnPages } = experiment
  if (verdict === 'Broken')
    return (
      <Notice tone="danger" title={words.broken}>
        <p>{words.brokenHelp(chance(sampleRatio ?? 0))}</p>
      </Notice>
    )
  const title = verdict === 'Better' && leader !== null ? words.better(leader) : words.verdicts[verdict]
  const divided =
    sampleRatio !== null
      ? words.ratio(chance(sampleRatio))
      : runner === 'prediction'
        ? words.ratioSkipped
        : words.ratioTooFew
  return (
    <Notice tone={verdict === 'Better' ? 'success' : 'info'} title={title}>
      <p>
        {words.verdictHelp[verdict]} {state === 'Running' && isOnPages && words.advice[verdict]}
      </p>
      <p className="pk-staff-note">{divided}</p>
    </Notice>
  )
}
