import type { Call, CallLog } from '../../later/call-log'
import { shapeText } from '../redact/shape'
import type { CallContent } from './notes.types'

const lengthOf = (value: unknown): number => (value === undefined ? 0 : JSON.stringify(value).length)

/** Writes down the shapes of what is asked and answered, for as long as it is wanted. */
export function watchCalls(log: CallLog, contents: WeakMap<Call, CallContent>, changed: () => void): () => void {
  log.heard = (call, input, answer) => {
    try {
      const { params, query, body } = input as {
        readonly params?: object
        readonly query?: object
        readonly body?: object
      }
      const { value } = answer as { readonly value?: unknown }
      contents.set(call, {
        asked: shapeText({ ...params, ...query, ...body }),
        answered: shapeText(value),
        sent: lengthOf(body),
      })
      changed()
    } catch {
      // The shop goes on, whatever the doctor cannot read.
    }
  }
  return () => void (log.heard = undefined)
}
