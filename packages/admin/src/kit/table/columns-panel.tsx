import { useState } from 'react'
import { useLabels } from '../staff/staff-context'
import { Panel, type PanelProps } from './panel'
import type { Columns } from './use-columns'
import { panelsRu } from './panels.labels'
import { panelsEn } from './panels.labels.en'
import './table-panels.css'

interface ColumnsPanelProps extends PanelProps {
  readonly columns: Columns
}

/** Which columns are shown, in which order, and which stay in sight. */
export function ColumnsPanel({ columns, anchor, onClose }: ColumnsPanelProps) {
  const nameOf = useLabels('fields')
  const words = useLabels('table')
  const own = useLabels({ ru: panelsRu, en: panelsEn })
  const { preferences, change, move, all } = columns
  const [said, setSaid] = useState('')
  return (
    <Panel anchor={anchor} onClose={onClose} title={words.columns}>
      <label className="pk-staff-check">
        <input
          type="checkbox"
          checked={preferences.isDense}
          onChange={(event) => change({ isDense: event.target.checked })}
        />
        {own.density}
      </label>
      <label className="pk-staff-check">
        <input
          type="checkbox"
          checked={preferences.isPaged}
          onChange={(event) => change({ isPaged: event.target.checked })}
        />
        {own.endless}
      </label>
      <ul className="pk-staff-columns">
        {all.map(({ column: { field }, isShown, isPinned }, at) => {
          const name = nameOf(field)
          return (
            <li key={field} className="pk-staff-columns__item">
              <label className="pk-staff-check">
                <input
                  type="checkbox"
                  checked={isShown}
                  onChange={(event) => change({ hidden: { ...preferences.hidden, [field]: !event.target.checked } })}
                />
                {name}
              </label>
              <button
                type="button"
                className="pk-staff-small"
                aria-label={own.moveUp(name)}
                disabled={at === 0}
                onClick={() => {
                  move(field, -1)
                  setSaid(own.moveUp(name))
                }}
              >
                ↑
              </button>
              <button
                type="button"
                className="pk-staff-small"
                aria-label={own.moveDown(name)}
                disabled={at === all.length - 1}
                onClick={() => {
                  move(field, 1)
                  setSaid(own.moveDown(name))
                }}
              >
                ↓
              </button>
              <button
                type="button"
                className="pk-staff-small"
                aria-label={own.pin(name)}
                aria-pressed={isPinned}
                onClick={() =>
                  change({
                    pinned: isPinned
                      ? preferences.pinned.filter((each) => each !== field)
                      : [...preferences.pinned, field],
                  })
                }
              >
                ⇤
              </button>
            </li>
          )
        })}
      </ul>
      <span className="pk-staff-hidden" aria-live="polite">
        {said}
      </span>
    </Panel>
  )
}
