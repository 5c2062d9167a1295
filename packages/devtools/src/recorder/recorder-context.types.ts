import type { DevtoolsContext } from '../context.types'

/** What a recorder listens to. */
export type RecorderContext = Pick<DevtoolsContext, 'version' | 'shop' | 'config' | 'on' | 'log'>
