import type { SavedView } from '@prilavok/contracts/admin'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useStaff } from '../staff/staff-context'
import type { ListState } from '../lists/list-state'
import { showView, viewsQuery } from '../lists/saved-views'
import type { ChangeList } from '../lists/use-list-state'
import type { Columns } from './use-columns'

interface DefaultView {
  readonly state: ListState
  readonly columns: Columns
  readonly onList: ChangeList
  readonly isEnabled: boolean
  /** What the list opens with where there is no such view. */
  readonly opensWith: ListState['filters'] | undefined
}

/** Shows the view that is to open first, on a list whose address asks for nothing of its own. */
export function useDefaultView(resource: string, { state, columns, onList, isEnabled, opensWith }: DefaultView): void {
  const { client, session } = useStaff()
  const isBare =
    Object.keys(state.filters).length === 0 && state.search === '' && state.sort === null && state.page === 1
  // What somebody has cleared later stays cleared.
  const [beganBare] = useState(isBare)
  const [isDone, setDone] = useState(false)
  const views = useQuery({ ...viewsQuery(client, resource), enabled: isEnabled && beganBare && !isDone })
  useEffect(() => {
    if (views.data === undefined || isDone) return
    setDone(true)
    const me = session.getState().session?.user.id
    const firsts: readonly SavedView[] = views.data.items.filter((view) => view.isDefault)
    const first = firsts.find((view) => view.ownerId === me) ?? firsts[0]
    if (!isBare) return
    if (first !== undefined) showView(first, columns, onList, 'replace')
    else if (opensWith !== undefined) onList({ filters: opensWith }, 'replace')
  }, [views.data])
}
