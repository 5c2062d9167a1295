import { resources } from '../../bundle/bundle'
import type { InspectedCall } from '../../context.types'
import type { Item, SectionReader } from '../report.types'

const escape = (text: string): string => text.replace(/[.*+?^$()|[\]\\]/g, '\\$&')

/** What the browser has measured of a call: the bytes of the response and its status. */
function measured({ at, ms }: InspectedCall, path: string): PerformanceResourceTiming | undefined {
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

/** Every request to the shop server, the last first; addresses as the contract writes them, without ids. */
export const readRequests: SectionReader = ({ context: { log, config }, recording }, labels) =>
  [...log.calls].reverse().map((call): Item => {
    const { endpoint, ms, failure } = call
    const { method = endpoint.method, path = endpoint.path } = config.api?.endpoints?.[endpoint.name] ?? {}
    const content = recording.contents.get(call)
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
        content === undefined
          ? undefined
          : `${labels.request} ${content.request}\n${labels.response} ${content.response}`,
      // What was superseded before the response came has not failed.
      tone: failure === null || failure === 'aborted' ? undefined : 'warning',
    }
  })

/** What the page's content security policy has refused to us. */
export const readPolicy: SectionReader = ({ recording }) =>
  recording.refusals.map(({ directive, blocked, source, element }) => ({
    title: directive,
    facts: [blocked],
    text: source || undefined,
    tone: 'error',
    element,
  }))

/** The events of the page, the last first. */
export const readEvents: SectionReader = ({ recording }) =>
  [...recording.events].reverse().map(({ name, facts, at }) => ({
    title: name,
    facts: [...facts, ...(at === null ? [] : [at.toTimeString().slice(0, 8)])],
  }))
