import { useId, type ReactNode } from 'react'
import { flag } from '../lib/marks'
import { WarningIcon } from '../icon'
import { fieldLabels, type FieldLabels } from './field.labels'
import '../live-region/visually-hidden.css'
import '../styles/kit.css'
import './field.css'

/** What every field of a form has around it. */
export interface FieldFrame {
  readonly id?: string | undefined
  readonly label: ReactNode
  /** Stands below the field until an error takes its place. */
  readonly help?: ReactNode
  /** How to put it right; an empty text is no error. */
  readonly error?: ReactNode
  readonly optional?: boolean | undefined
  /** The label is spoken, not shown: only where the field explains itself, as a search does. */
  readonly hideLabel?: boolean | undefined
  /** How much text the field expects: 8, 20 or any number of characters. */
  readonly width?: 'short' | 'medium' | 'full' | undefined
  readonly labels?: Partial<FieldLabels> | undefined
}

/** What the native control inside the frame must carry. */
export interface FieldControl {
  readonly id: string
  readonly 'aria-describedby': string | undefined
  readonly 'aria-invalid': true | undefined
}

interface FieldProps extends FieldFrame {
  readonly children: (control: FieldControl) => ReactNode
}

/** Whether there is any text. */
export const hasContent = (text: ReactNode): boolean =>
  text !== undefined && text !== null && text !== false && text !== ''

interface NoteProps {
  readonly id: string
  readonly help?: ReactNode
  readonly error?: ReactNode
}

/**
 * Help, or the error in its place. Where there is no help an error takes no room of its own within `.pk-fields`: it is shown in the
 * gap to the next row, so that nothing moves under a hand that is about to press it.
 */
export function FieldNote({ id, help, error }: NoteProps) {
  const kind = hasContent(error) ? 'error' : hasContent(help) ? 'help' : 'none'
  return (
    <div className="pk-field__note" id={id} data-kind={kind} data-in-gap={flag(kind === 'error' && !hasContent(help))}>
      {kind === 'error' && <WarningIcon size={16} />}
      <span>{kind === 'error' ? error : help}</span>
    </div>
  )
}

/** The frame of a field: label above, then the control, then help or error. */
export function Field({ id, label, help, error, optional, hideLabel, width = 'full', labels, children }: FieldProps) {
  const ownId = useId()
  const controlId = id ?? ownId
  const noteId = `${controlId}-note`
  const invalid = hasContent(error)
  return (
    <div className="pk-field" data-invalid={flag(invalid)} data-width={width}>
      <label
        className={hideLabel === true ? 'pk-visually-hidden' : 'pk-field__label'}
        id={`${controlId}-label`}
        htmlFor={controlId}
      >
        {label}
        {optional === true && <span className="pk-field__optional"> {{ ...fieldLabels, ...labels }.optional}</span>}
      </label>
      <div className="pk-field__control">
        {children({
          id: controlId,
          'aria-describedby': invalid || hasContent(help) ? noteId : undefined,
          'aria-invalid': invalid ? true : undefined,
        })}
      </div>
      <FieldNote id={noteId} help={help} error={error} />
    </div>
  )
}
