import { deleteView, saveView, type SavedView } from '@prilavok/contracts/admin'
import { Button } from '@prilavok/ui/button'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { useCan, useStaff, useLabels } from '../staff/staff-context'
import { failureOf } from '../client/failures'
import type { ListState } from '../lists/list-state'
import { showView, viewsQuery, viewState } from '../lists/saved-views'
import type { ChangeList } from '../lists/use-list-state'
import { Panel, type PanelProps } from './panel'
import type { Columns } from './use-columns'
import { panelsRu } from './panels.labels'
import { panelsEn } from './panels.labels.en'
import './table-panels.css'

interface ViewsPanelProps extends PanelProps {
  readonly resource: string
  readonly state: ListState
  readonly onList: ChangeList
  readonly columns: Columns
}

/** Saved views of a list: filters, order and columns under a name, on the server. */
export function ViewsPanel({ resource, state, onList, columns, anchor, onClose }: ViewsPanelProps) {
  const { client, notify } = useStaff()
  const words = useLabels('table')
  const own = useLabels({ ru: panelsRu, en: panelsEn })
  const queries = useQueryClient()
  const can = useCan()
  const [name, setName] = useState('')
  const [isShared, setShared] = useState(false)
  const [isDefault, setDefault] = useState(false)
  const key = ['views', resource]
  const views = useQuery(viewsQuery(client, resource))
  const refresh = () => queries.invalidateQueries({ queryKey: key })
  const save = useMutation({
    mutationFn: () =>
      client.receive(saveView, {
        body: {
          resource,
          name,
          isShared,
          isDefault,
          state: viewState(state, columns),
        },
      }),
    onSuccess: () => {
      setName('')
      void refresh()
    },
  })
  const remove = useMutation({
    mutationFn: (id: string) =>
      client.call(deleteView, { params: { id } }, { isQuiet: true }).catch((thrown: unknown) => {
        // A view that is gone is what was wanted: the response of an earlier press may have been lost.
        const failure = failureOf(thrown)
        if (failure?.status === 404) return
        notify({ text: failure?.message ?? String(thrown), tone: 'danger' })
      }),
    onSettled: refresh,
  })
  const show = (view: SavedView) => {
    showView(view, columns, onList)
    onClose()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (name.trim() !== '') save.mutate()
  }
  const items = views.data?.items ?? []
  return (
    <Panel anchor={anchor} onClose={onClose} title={words.views}>
      {items.length === 0 && <p className="pk-staff-note">{own.noViews}</p>}
      <ul className="pk-staff-columns">
        {items.map((view) => (
          <li key={view.id} className="pk-staff-columns__item">
            <button type="button" className="pk-staff-textbutton" onClick={() => show(view)}>
              {view.name}
              {view.isShared && <span className="pk-staff-note"> · {own.markShared}</span>}
              {view.isDefault && <span className="pk-staff-note"> · {own.markDefault}</span>}
            </button>
            <button
              type="button"
              className="pk-staff-small"
              aria-label={own.deleteView(view.name)}
              onClick={() => remove.mutate(view.id)}
            >
              ×
            </button>
          </li>
        ))}
      </ul>
      <form className="pk-staff-views" onSubmit={submit}>
        <input
          className="pk-staff-input"
          aria-label={own.viewName}
          placeholder={own.viewName}
          value={name}
          maxLength={100}
          onChange={(event) => setName(event.target.value)}
        />
        <label className="pk-staff-check">
          <input type="checkbox" checked={isDefault} onChange={(event) => setDefault(event.target.checked)} />
          {own.defaultView}
        </label>
        {can('view', 'share') && (
          <label className="pk-staff-check">
            <input type="checkbox" checked={isShared} onChange={(event) => setShared(event.target.checked)} />
            {own.sharedView}
          </label>
        )}
        <Button size="small" type="submit" busy={save.isPending}>
          {own.saveView}
        </Button>
      </form>
    </Panel>
  )
}
