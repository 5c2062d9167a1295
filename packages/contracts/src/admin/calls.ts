import * as files from './call-files'
import type { AdminEndpoint } from './endpoint'

const isCall = (value: unknown): value is AdminEndpoint =>
  typeof value === 'object' && value !== null && 'wire' in value && 'permission' in value && 'path' in value

/** Every call of the staff wing, each once. */
export const adminCalls: readonly AdminEndpoint[] = [...new Set(Object.values<unknown>(files).filter(isCall))]
