import { readFileSync } from 'node:fs'
import { CannotRehearse, messageOf } from '../cannot-rehearse'
import { lasting } from './exchange'
import { createRecording, type Recording } from './recording'

interface Har {
  readonly log: {
    readonly entries: ReadonlyArray<{
      readonly startedDateTime?: string
      readonly request: {
        readonly method: string
        readonly url: string
        readonly postData?: { readonly text?: string }
      }
      readonly response: {
        readonly status: number
        readonly headers: ReadonlyArray<{ readonly name: string; readonly value: string }>
        readonly content?: { readonly text?: string; readonly encoding?: string }
      }
    }>
  }
}

/** Responses that a browser has recorded, and when. */
export interface HarAnswers {
  /** For `shop` of `rehearse`. */
  readonly recording: Recording
  /** Milliseconds since 1970; null where the file does not say. */
  readonly recordedOn: number | null
}

/** Reads a recording of a browser's network panel ("Save all as HAR with content"). */
export function readHar(file: string): HarAnswers {
  try {
    const { log } = JSON.parse(readFileSync(file, 'utf8')) as Har
    const recording = createRecording()
    for (const { request, response } of log.entries) {
      // 0 is a request that was never answered.
      if (response.status === 0 || !URL.canParse(request.url)) continue
      const { text = '', encoding } = response.content ?? {}
      recording.add(
        { ...request, body: request.postData?.text === undefined ? null : Buffer.from(request.postData.text) },
        {
          status: response.status,
          headers: lasting(response.headers.map(({ name, value }) => [name, value] as const)),
          body: Buffer.from(text, encoding === 'base64' ? 'base64' : 'utf8'),
        },
      )
    }
    const begun = Date.parse(log.entries[0]?.startedDateTime ?? '')
    return { recording, recordedOn: Number.isNaN(begun) ? null : begun }
  } catch (error) {
    throw new CannotRehearse(
      `${file} is no recording (${messageOf(error)}). Save one in the network panel of a browser: "Save all as HAR with content".`,
    )
  }
}
