import type { Output } from '../wire'
import type * as wire from './deletion.wire'

/** Deletion blocker. */
export type DeletionBlocker = Output<typeof wire.deletionBlocker>
/** Result of product/{id}/validatedeletion; shape not shown. */
export type DeletionValidation = Output<typeof wire.deletionValidation>
