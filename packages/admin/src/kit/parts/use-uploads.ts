import { fileLimitKb, uploadFile, type FileType } from '@prilavok/contracts/admin'
import { useLayoutEffect, useRef, useState } from 'react'
import { useStaff, useLabels } from '../staff/staff-context'
import { sendUpload } from '../client/send-upload'
import { addressWith } from '../lib/address-with'
import { isPlain } from '../records/same-value'
import { partsRu } from './parts.labels'
import { partsEn } from './parts.labels.en'

/** A file that is on its way, or that could not be stored. */
export interface RunningUpload {
  readonly id: string
  readonly file: File
  readonly percent: number | null
  readonly error: string | null
}

/** The files that are on their way, and what may be done with them. */
export interface Uploads {
  readonly running: readonly RunningUpload[]
  readonly add: (files: readonly File[]) => void
  readonly retry: (id: string) => void
  readonly dismiss: (id: string) => void
}

const KB = 1024

/** Sends files one after another with their progress; a session that ends meanwhile is renewed first (FILE-01, FILE-06). */
export function useUploads(type: FileType, onStored: (file: Readonly<Record<string, unknown>>) => void): Uploads {
  const { client, session } = useStaff()
  const words = useLabels({ ru: partsRu, en: partsEn })
  const [running, setRunning] = useState<readonly RunningUpload[]>([])
  const queue = useRef<readonly RunningUpload[]>([])
  const isBusy = useRef(false)
  const stored = useRef(onStored)
  useLayoutEffect(() => {
    stored.current = onStored
  })
  const set = (id: string, change: Partial<RunningUpload>) =>
    setRunning((before) => before.map((each) => (each.id === id ? { ...each, ...change } : each)))
  const drop = (id: string) => setRunning((before) => before.filter((each) => each.id !== id))

  const send = (id: string, file: File): Promise<unknown> =>
    sendUpload(session, {
      url: addressWith(client.addressOf(uploadFile, {}), { type: [type] }),
      file,
      onProgress: (percent) => set(id, { percent }),
    })
  const work = async () => {
    if (isBusy.current) return
    isBusy.current = true
    for (;;) {
      const [next, ...rest] = queue.current
      queue.current = rest
      if (next === undefined) break
      set(next.id, { percent: 0, error: null })
      try {
        const file = await send(next.id, next.file)
        if (isPlain(file) && file['id'] != null) stored.current(file)
        drop(next.id)
      } catch (error) {
        set(next.id, { percent: null, error: error instanceof Error ? error.message : String(error) })
      }
    }
    isBusy.current = false
  }
  const limit = fileLimitKb(type)
  return {
    running,
    add: (files) => {
      const added = files.map((file): RunningUpload => ({
        id: globalThis.crypto.randomUUID(),
        file,
        percent: null,
        error: file.size > limit * KB ? words.tooLarge(limit) : null,
      }))
      setRunning((before) => [...before, ...added])
      queue.current = [...queue.current, ...added.filter(({ error }) => error === null)]
      void work()
    },
    retry: (id) => {
      const failed = running.find((each) => each.id === id)
      if (failed === undefined || failed.file.size > limit * KB) return
      queue.current = [...queue.current, failed]
      void work()
    },
    dismiss: drop,
  }
}
