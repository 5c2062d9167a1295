import type { ReadonlyStore } from '@prilavok/core'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { DevtoolsContext } from '../context.types'
import type { DevtoolsLabels } from '../devtools.labels'
import { LazyRecordings } from '../replay/lazy-recordings'
import type { Section } from '../report/report.types'
import type { Highlight } from './highlight'
import { SectionView } from './section-view'
import './panel.css'

export const TITLE_ID = 'pk-devtools-title'

/** What is shown: the parts as they were read last. */
export interface Shown {
  readonly sections: readonly Section[]
}

interface PanelProps {
  readonly context: Pick<DevtoolsContext, 'version' | 'shop' | 'recorder'>
  readonly shown: ReadonlyStore<Shown>
  readonly labels: DevtoolsLabels
  readonly highlight: Highlight
  /** Reads everything once more and returns the report. */
  readonly report: () => string
  readonly onClose: () => void
}

/** The panel: what is wrong, which widgets are where, what they cost, and the report for support. */
export function Panel({ context, shown, labels, highlight, report, onClose }: PanelProps) {
  const { sections } = useSyncExternalStore(shown.subscribe, shown.getState, shown.getState)
  const [isFolded, setFolded] = useState(false)
  const [copied, setCopied] = useState('')
  const [refused, setRefused] = useState('')
  const area = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    if (refused !== '') area.current?.select()
  }, [refused])

  const copy = async () => {
    const text = report()
    setFolded(false)
    try {
      await navigator.clipboard.writeText(text)
      setRefused('')
      setCopied(labels.copied)
    } catch {
      setRefused(text)
      setCopied(labels.refused)
    }
  }
  return (
    <>
      <header className="pk-devtools__head">
        <h2 id={TITLE_ID} tabIndex={-1}>
          {labels.title} <small>{context.version}</small>
        </h2>
        <button
          type="button"
          className="pk-devtools__button"
          aria-expanded={!isFolded}
          onClick={() => setFolded(!isFolded)}
        >
          {isFolded ? labels.unfold : labels.fold}
        </button>
        <button type="button" className="pk-devtools__button" onClick={onClose}>
          {labels.close}
        </button>
      </header>
      <div className="pk-devtools__body" hidden={isFolded}>
        {sections.map((section) => (
          <SectionView key={section.name} section={section} labels={labels} highlight={highlight} />
        ))}
        <LazyRecordings context={context} labels={labels} />
      </div>
      <footer className="pk-devtools__foot" hidden={isFolded}>
        <button type="button" className="pk-devtools__button" data-main="" onClick={() => void copy()}>
          {labels.copy}
        </button>
        <p className="pk-devtools__text" role="status">
          {copied}
        </p>
        {refused !== '' && (
          <textarea
            className="pk-devtools__report"
            aria-label={labels.report}
            readOnly
            ref={area}
            rows={6}
            value={refused}
          />
        )}
      </footer>
    </>
  )
}
