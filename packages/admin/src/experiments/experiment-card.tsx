import type { ExperimentDecide, ExperimentReport } from '@prilavok/contracts/admin'
import { Badge, type Tone } from '@prilavok/ui/badge'
import { Button } from '@prilavok/ui/button'
import { useMemo, useState } from 'react'
import { useCan, useLabels } from '../kit/staff/staff-context'
import { Card } from '../kit/screen/card'
import { useValues } from '../kit/values/use-values'
import { DaysTable } from './days-table'
import { DecideDialog, toShip, type Decision } from './decide-dialog'
import { DecisionList } from './decision-list'
import { OptionsTable } from './options-table'
import { RatePlot } from './rate-plot'
import { ratesByDay } from './rates-by-day'
import { experimentLabels, useNames } from './use-experiment-words'
import { VerdictNotice } from './verdict-notice'

interface ExperimentCardProps {
  readonly experiment: ExperimentReport
  readonly isBusy: boolean
  readonly onDecide: (asked: Pick<ExperimentDecide, 'decision' | 'label' | 'note'>) => void
}

const TONES: Readonly<Record<string, Tone>> = { Running: 'accent', Shipped: 'success', Stopped: 'neutral' }

/** An experiment: what it compares, what it has found, and what becomes of it. */
export function ExperimentCard({ experiment, isBusy, onDecide }: ExperimentCardProps) {
  const words = useLabels(experimentLabels)
  const can = useCan()
  const { day } = useValues()
  const { title } = useNames(experiment)
  const [asked, setAsked] = useState<Decision | null>(null)
  const { name, description, state, isOnPages, startedOn, decidedOn, urlFilters, runner, options } = experiment
  const labels = useMemo(() => options.map(({ label }) => label), [options])
  const days = useMemo(() => ratesByDay(labels, experiment.days), [labels, experiment.days])
  const mayDecide = isOnPages && can('experiment', 'write')
  const actions = [
    ...(state === 'Running' ? [] : [['Resume', words.resume] as const]),
    ...(toShip(experiment).length === 0 ? [] : [['Ship', words.ship] as const]),
    ...(state === 'Stopped' ? [] : [['Stop', words.stop] as const]),
  ]
  const isWon = state === 'Running' && experiment.verdict === 'Better'
  const facts = [
    words.since(day(startedOn)),
    ...(decidedOn === null ? [] : [words.until(day(decidedOn))]),
    urlFilters.length === 0 ? words.everyPage : words.pages(urlFilters.join(', ')),
    words.runners[runner] ?? runner,
  ]
  return (
    <Card
      title={title}
      aside={
        <span className="pk-staff-experiment__states">
          {!isOnPages && <Badge tone="warning">{words.offPages}</Badge>}
          <Badge tone={TONES[state]}>{words.states[state] ?? state}</Badge>
        </span>
      }
    >
      <div>
        {title !== name && <p className="pk-staff-mono pk-staff-note">{name}</p>}
        {description !== '' && <p>{description}</p>}
        <p className="pk-staff-note">{facts.join(' · ')}</p>
        {!isOnPages && <p className="pk-staff-note">{words.offPagesHelp}</p>}
      </div>
      <VerdictNotice experiment={experiment} />
      <OptionsTable experiment={experiment} />
      <p className="pk-staff-note">{words.rangeHelp}</p>
      {days.length === 0 ? (
        <p className="pk-staff-note">{words.noDays}</p>
      ) : (
        <>
          <RatePlot labels={labels} days={days} />
          <DaysTable labels={labels} days={days} />
        </>
      )}
      <DecisionList decisions={experiment.decisions} />
      {mayDecide && (
        <div className="pk-staff-experiment__actions">
          {actions.map(([decision, text]) => (
            <Button
              key={decision}
              size="small"
              variant={isWon && decision === 'Ship' ? 'primary' : 'secondary'}
              busy={isBusy && asked === null}
              onClick={() => setAsked(decision)}
            >
              {text}
            </Button>
          ))}
        </div>
      )}
      {asked !== null && (
        <DecideDialog
          experiment={experiment}
          decision={asked}
          onClose={() => setAsked(null)}
          onDecide={(decided) => {
            setAsked(null)
            onDecide(decided)
          }}
        />
      )}
    </Card>
  )
}
