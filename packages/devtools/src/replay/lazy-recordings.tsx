import { useState, type ComponentType } from 'react'
import type { RecordingsProps } from './recordings'

/** The part about recordings, whose code is loaded when it is opened. */
export function LazyRecordings(props: RecordingsProps) {
  const [Opened, setOpened] = useState<ComponentType<RecordingsProps> | null>(null)
  const load = async () => {
    const { Recordings } = await import('./recordings')
    setOpened(() => Recordings)
  }
  return (
    <details className="pk-devtools__section" onToggle={() => void load()}>
      <summary>
        <h3>{props.labels.recordings.title}</h3>
      </summary>
      {Opened !== null && <Opened {...props} />}
    </details>
  )
}
