import type { Descriptor } from '../resources/descriptor.types'

/** A form of one record. */
export interface RecordFormProps {
  readonly descriptor: Descriptor
  /** Null for a new record. */
  readonly id: string | null
  /** The id of what has been saved. */
  readonly onSaved?: ((id: string) => void) | undefined
  readonly onClose?: (() => void) | undefined
  /** Is told whether something typed would be lost. */
  readonly onDirty?: ((isDirty: boolean) => void) | undefined
}
