import { momentOf, type RecordedEntry, type Recording } from '@prilavok/core/recording'
import { useEffect, useId, useRef, useState } from 'react'
import type { DevtoolsLabels } from '../devtools.labels'

interface ReplayProps {
  /** The number or the file of the recording. */
  readonly title: string
  readonly recording: Recording
  readonly labels: DevtoolsLabels
  readonly onClose: () => void
}

const toneOf = ({ kind, facts }: RecordedEntry) =>
  kind === 'problem' || facts.some((fact) => /^(?:failure|refused): /.test(fact)) ? 'error' : undefined

type Kind = keyof DevtoolsLabels['recordings']['kinds']

interface EntryProps {
  readonly entry: RecordedEntry
  readonly labels: DevtoolsLabels
}

/** Recordings are in no language; how long a request took is said in that of the reader. */
const factIn = (labels: DevtoolsLabels, fact: string): string => {
  const ms = /^(\d+) ms$/.exec(fact)?.[1]
  return ms === undefined ? fact : labels.ms(Number(ms))
}

const Entry = ({ entry: { at, kind, name, facts }, labels }: EntryProps) => (
  <span className="pk-devtools__line">
    <span className="pk-devtools__name">{name}</span>
    <span className="pk-devtools__facts">
      {[labels.recordings.kinds[kind as Kind] ?? kind, ...facts, labels.recordings.at(at)].map((fact, index) => (
        <span key={index}>{factIn(labels, fact)}</span>
      ))}
    </span>
  </span>
)

/** A recording step by step: what happened, and what was known by then. */
export function Replay({ title, recording, labels, onClose }: ReplayProps) {
  const text = labels.recordings
  const { entries, version, page, browser, screen } = recording
  const [step, setStep] = useState(0)
  const heading = useRef<HTMLHeadingElement>(null)
  const here = useRef<HTMLLIElement>(null)
  const id = useId()
  useEffect(() => heading.current?.focus(), [])
  useEffect(() => here.current?.scrollIntoView({ block: 'nearest' }), [step])
  const moment = momentOf(entries, step)
  const last = entries.length - 1
  return (
    <section className="pk-devtools__replay">
      <div className="pk-devtools__row">
        <h3 ref={heading} tabIndex={-1}>
          {text.title} {title}
        </h3>
        <button type="button" className="pk-devtools__button" onClick={onClose}>
          {text.end}
        </button>
      </div>
      <p className="pk-devtools__text">{[`Prilavok ${version}`, page, screen, browser].filter(Boolean).join(' · ')}</p>
      {moment === null ? (
        <p className="pk-devtools__text">{text.empty}</p>
      ) : (
        <>
          <label htmlFor={`${id}-step`}>{text.step}</label>
          <div className="pk-devtools__row">
            <button
              type="button"
              className="pk-devtools__button"
              disabled={step === 0}
              onClick={() => setStep(step - 1)}
            >
              {text.back}
            </button>
            <input
              id={`${id}-step`}
              className="pk-devtools__range"
              type="range"
              min={0}
              max={last}
              value={step}
              aria-valuetext={text.stepOf(step + 1, entries.length)}
              onInput={({ currentTarget }) => setStep(Number(currentTarget.value))}
            />
            <button
              type="button"
              className="pk-devtools__button"
              disabled={step === last}
              onClick={() => setStep(step + 1)}
            >
              {text.forward}
            </button>
          </div>
          <div aria-live="polite">
            <p className="pk-devtools__text">{text.stepOf(step + 1, entries.length)}</p>
            <Entry entry={moment.entry} labels={labels} />
          </div>
          <h4>{text.known}</h4>
          {moment.known.length === 0 && <p className="pk-devtools__text">{text.nothingKnown}</p>}
          <ul>
            {moment.known.map((entry) => (
              <li key={entry.name} className="pk-devtools__item" data-tone={toneOf(entry)}>
                <Entry entry={entry} labels={labels} />
              </li>
            ))}
          </ul>
          <h4>{text.all}</h4>
          <ol className="pk-devtools__steps">
            {entries.map((entry, at) => (
              <li
                key={at}
                ref={at === step ? here : undefined}
                className="pk-devtools__item"
                aria-current={at === step ? 'step' : undefined}
                data-tone={toneOf(entry)}
              >
                <button type="button" className="pk-devtools__step" onClick={() => setStep(at)}>
                  <Entry entry={entry} labels={labels} />
                </button>
              </li>
            ))}
          </ol>
        </>
      )}
    </section>
  )
}
