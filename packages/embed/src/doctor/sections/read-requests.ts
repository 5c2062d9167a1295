import type { Call } from '../../later/call-log'
import { resources } from '../bundle/bundle'
import type { Item, SectionReader } from '../examination.types'

const escape = (text: string): string => text.replace(/[.*+?^$()|[\]\\]/g, '\\$&')

/** What the browser has measured of a call: the answer's bytes and its status. */
function measured({ at, ms }: Call, path: string): PerformanceResourceTiming | undefined {
  const pattern = new RegExp(
    `^${path
      .split(/\{\w+\}/)
      .map(escape)
      .join('[^/]+')}$`,
  )
  return resources().find(
    ({ name, startTime, initiatorType }) =>
      initiatorType === 'fetch' &&
      startTime >= at &&
      startTime <= at + (ms ?? 0) &&
      pattern.test(new URL(name).pathname),
  )
}

/** Every question to the shop server, the last first; addresses as the contract writes them, without anybody's ids. */
export const readRequests: SectionReader = ({ patient: { log, config }, notes }, labels) =>
  [...log.calls].reverse().map((call): Item => {
    const { endpoint, ms, failure } = call
    const { method = endpoint.method, path = endpoint.path } = config.api?.endpoints?.[endpoint.name] ?? {}
    const content = notes.contents.get(call)
    const timing = ms === null ? undefined : measured(call, path.replace(/\?.*/s, ''))
    const status = failure ?? (timing?.responseStatus || 'ok')
    return {
      title: `${method} ${path}`,
      facts:
        ms === null
          ? [labels.pending]
          : [
              String(status),
              labels.ms(ms),
              ...(content?.sent ? [`↑ ${labels.kb(content.sent)}`] : []),
              ...(timing?.encodedBodySize ? [`↓ ${labels.kb(timing.encodedBodySize)}`] : []),
            ],
      details:
        content === undefined ? undefined : `${labels.asked} ${content.asked}\n${labels.answered} ${content.answered}`,
      // What was asked again before the answer came has not failed.
      tone: failure === null || failure === 'aborted' ? undefined : 'warning',
    }
  })
