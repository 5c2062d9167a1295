import { loadRecording } from '@prilavok/contracts'
import { readRecording, recordingNumber, shownNumber, type Recording } from '@prilavok/core/recording'
import { useId, useState } from 'react'
import type { DevtoolsContext } from '../context.types'
import type { DevtoolsLabels } from '../devtools.labels'
import { Replay } from './replay'
import { saveFile } from './save-file'
import './replay.css'

export interface RecordingsProps {
  readonly context: Pick<DevtoolsContext, 'shop' | 'recorder'>
  readonly labels: DevtoolsLabels
}

/** What this page has recorded, to be sent or saved, and any recording, to be stepped through. */
export function Recordings({ context: { shop, recorder = null }, labels }: RecordingsProps) {
  const text = labels.recordings
  const id = useId()
  const [said, setSaid] = useState('')
  const [typed, setTyped] = useState('')
  const [opened, setOpened] = useState<{ readonly title: string; readonly recording: Recording } | null>(null)

  const send = async () => {
    setSaid('')
    const number = (await recorder?.send()) ?? null
    setSaid(number === null ? text.notSent : text.sent(shownNumber(number)))
  }
  const openNumber = async () => {
    const number = recordingNumber(typed)
    if (number === null) return setSaid(text.notNumber)
    const kept = await shop.effects.http(loadRecording, { params: { number } })
    if (!kept.ok) return setSaid(text.notFound)
    setSaid('')
    setOpened({ title: shownNumber(number), recording: kept.value })
  }
  const openFile = async (file: File | undefined) => {
    if (file === undefined) return
    const recording = readRecording(
      await file
        .text()
        .then(JSON.parse)
        .catch(() => null),
    )
    setSaid(recording === null ? text.notFile : '')
    if (recording !== null) setOpened({ title: file.name, recording })
  }
  if (opened !== null) return <Replay {...opened} labels={labels} onClose={() => setOpened(null)} />
  return (
    <div className="pk-devtools__recordings">
      <p className="pk-devtools__text">{recorder === null ? text.none : text.about}</p>
      {recorder !== null && (
        <div className="pk-devtools__row">
          <button type="button" className="pk-devtools__button" onClick={() => void send()}>
            {text.send}
          </button>
          <button
            type="button"
            className="pk-devtools__button"
            onClick={() => saveFile('prilavok-recording.json', recorder.recording())}
          >
            {text.save}
          </button>
        </div>
      )}
      <label htmlFor={`${id}-number`}>{text.number}</label>
      <div className="pk-devtools__row">
        <input
          id={`${id}-number`}
          className="pk-devtools__input"
          aria-describedby={`${id}-help`}
          autoComplete="off"
          spellCheck={false}
          maxLength={16}
          value={typed}
          onInput={({ currentTarget }) => setTyped(currentTarget.value)}
          onKeyDown={({ key }) => {
            if (key === 'Enter') void openNumber()
          }}
        />
        <button type="button" className="pk-devtools__button" onClick={() => void openNumber()}>
          {text.show}
        </button>
      </div>
      <p className="pk-devtools__text" id={`${id}-help`}>
        {text.numberHelp}
      </p>
      <label htmlFor={`${id}-file`}>{text.file}</label>
      <input
        id={`${id}-file`}
        type="file"
        accept=".json,application/json"
        onChange={({ currentTarget }) => void openFile(currentTarget.files?.[0])}
      />
      <p className="pk-devtools__text" aria-live="polite">
        {said}
      </p>
    </div>
  )
}
