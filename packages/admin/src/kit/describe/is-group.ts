import type { Field, GroupField } from './descriptor.types'

/** Whether a field has fields of its own. */
export const isGroup = (field: Field): field is GroupField => field.kind === 'object' || field.kind === 'list'
