import { sendPresence } from '@prilavok/contracts/admin'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useStaff } from '../staff/staff-context'

/** Somebody else who has a record open. */
export interface Present {
  readonly id: string
  readonly name: string
  readonly isEditing: boolean
}

/** The server forgets a form that has been silent for 45 seconds. */
const BEAT_MS = 20_000
const FORGOTTEN_MS = 45_000

/** Reports that this record is open here; returns who else has it open and whether somebody has saved it meanwhile. */
export function usePresence(resource: string, id: string | null, isEditing: boolean) {
  const { events, client } = useStaff()
  const [present, setPresent] = useState<readonly (Present & { readonly until: number })[]>([])
  const [savedBy, setSavedBy] = useState<string | null>(null)

  useEffect(() => {
    if (id === null) return undefined
    const leave = (actorId: string) => setPresent((before) => before.filter((each) => each.id !== actorId))
    const unsubscribe = events.subscribe((message) => {
      if (message?.resource !== resource || message.id !== id) return
      const { kind, state, actorId, actorName } = message
      if (kind !== 'presence') setSavedBy(actorName ?? '')
      else if (actorId == null) return
      else if (state === 'left') leave(actorId)
      else {
        const now = { id: actorId, name: actorName ?? '', isEditing: state === 'editing' }
        setPresent((before) => [
          ...before.filter((each) => each.id !== actorId),
          { ...now, until: Date.now() + FORGOTTEN_MS },
        ])
      }
    })
    const sweep = setInterval(() => {
      setPresent((before) =>
        before.some(({ until }) => until < Date.now()) ? before.filter(({ until }) => until >= Date.now()) : before,
      )
    }, BEAT_MS)
    return () => {
      unsubscribe()
      clearInterval(sweep)
    }
  }, [events, resource, id])

  const editing = useRef(isEditing)
  // A server without presence, or one that is briefly unreachable, shows no error.
  const say = useCallback(
    (state: 'viewing' | 'editing' | 'left') => {
      if (id === null) return
      const body = { resource, id, state }
      void client.call(sendPresence, { body }, { isBackground: true, isOnce: true }).catch(() => undefined)
    },
    [client, resource, id],
  )
  useEffect(() => {
    const beat = setInterval(() => {
      if (document.visibilityState === 'visible') say(editing.current ? 'editing' : 'viewing')
    }, BEAT_MS)
    return () => {
      clearInterval(beat)
      say('left')
    }
  }, [say])
  useEffect(() => {
    editing.current = isEditing
    say(isEditing ? 'editing' : 'viewing')
  }, [say, isEditing])

  return { present, savedBy, seen: () => setSavedBy(null) } as const
}
