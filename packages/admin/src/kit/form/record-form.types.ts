import type { ComponentType } from 'react'
import type { Descriptor } from '../describe/descriptor.types'

/** A form of one record. */
export interface RecordFormProps {
  /** The resource of the record. */
  readonly descriptor: Descriptor
  /** Null for a new record. */
  readonly id: string | null
  /** Values that a new record begins with. */
  readonly initial?: Readonly<Record<string, unknown>> | undefined
  /** The id of what has been saved. */
  readonly onSaved?: ((id: string) => void) | undefined
  /** Is called after a save that also closes. */
  readonly onClose?: (() => void) | undefined
  /** Is told whether something typed would be lost. */
  readonly onDirty?: ((isDirty: boolean) => void) | undefined
  /** A screen of its own inside of the edit, in place of the descriptor's sections. */
  readonly body?: ComponentType | undefined
}
