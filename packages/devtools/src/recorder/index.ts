import { notificationsFeature } from '@prilavok/core/notifications'
import { shownNumber } from '@prilavok/core/recording'
import { recorderRu, type RecorderLabels } from './recorder.labels'
import type { RecorderContext } from './recorder-context.types'
import type { Recorder } from './recorder.types'
import { startRecorder } from './start-recorder'

export type { RecorderContext } from './recorder-context.types'
export type { Recorder } from './recorder.types'

const wordsOf = async ({ config }: RecorderContext): Promise<RecorderLabels> =>
  config.lang === 'en' ? (await import('./recorder.labels.en')).recorderEn : recorderRu

/** Starts the recorder of a page; after a failure it offers, once, to send the recording to the shop's support. */
export function recordPage(context: RecorderContext): Recorder {
  let isOffered = false
  const offer = async () => {
    if (isOffered) return
    isOffered = true
    const text = await wordsOf(context)
    const notifications = context.shop.use(notificationsFeature)
    const send = async () => {
      const number = await recorder.send()
      if (number === null) notifications.show({ kind: 'danger', text: text.notSent })
      else notifications.show({ text: text.sent(shownNumber(number)), detail: text.tell, sticky: true })
    }
    const action = { label: text.send, run: () => void send() }
    notifications.show({ text: text.failed, detail: text.offer, action, durationMs: 30_000 })
  }
  const recorder = startRecorder({ ...context, onFailure: () => void offer() })
  return recorder
}
