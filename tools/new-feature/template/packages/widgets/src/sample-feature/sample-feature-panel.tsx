import { useSampleFeature } from '@prilavok/react'
import { Button } from '@prilavok/ui/button'
import { Notice } from '@prilavok/ui/notice'
import { useLabels } from '../lib/labels'
import './sample-feature-panel.css'
import { sampleFeatureRu, type SampleFeatureLabels } from './sample-feature.labels'

export interface SampleFeaturePanelProps {
  readonly labels?: Partial<SampleFeatureLabels> | undefined
}

/** The entries of the visitor, with a way to try again. */
export function SampleFeaturePanel({ labels }: SampleFeaturePanelProps) {
  const { status, entries, load } = useSampleFeature()
  const text = useLabels('sampleFeature', sampleFeatureRu, labels)
  return (
    <section className="pk-sample-feature-panel" aria-label={text.title} aria-busy={status === 'loading'}>
      <h2 className="pk-sample-feature-panel__title">{text.title}</h2>
      {status === 'failed' && (
        <Notice
          tone="danger"
          action={
            <Button size="small" onClick={load}>
              {text.retry}
            </Button>
          }
        >
          {text.failed}
        </Notice>
      )}
      {status === 'ready' && entries.length === 0 && <p className="pk-sample-feature-panel__empty">{text.empty}</p>}
      <ul className="pk-sample-feature-panel__list">
        {entries.map((entry) => (
          <li key={entry.id}>{entry.name}</li>
        ))}
      </ul>
    </section>
  )
}
