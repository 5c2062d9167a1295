import { useEffect, useState } from 'react'
import { useStaff } from '../staff/staff-context'

/** What others have changed in a list since it was read. */
export interface Changes {
  /** Ids of changed, created and deleted records. */
  readonly ids: ReadonlySet<string>
  /** Something was missed: any record may have changed. */
  readonly isUnsure: boolean
  readonly clear: () => void
}

const NONE: ReadonlySet<string> = new Set()

/** Follows what others change in a resource; nothing on the screen moves until somebody asks for it. */
export function useChanges(resource: string): Changes {
  const { events } = useStaff()
  const [state, setState] = useState({ ids: NONE, isUnsure: false })
  useEffect(
    () =>
      events.subscribe((message) => {
        if (message === null) setState(({ ids }) => ({ ids, isUnsure: true }))
        else if (message.resource === resource && message.kind !== 'presence')
          setState(({ ids, isUnsure }) => ({ ids: new Set([...ids, message.id]), isUnsure }))
      }),
    [events, resource],
  )
  return { ...state, clear: () => setState({ ids: NONE, isUnsure: false }) }
}
