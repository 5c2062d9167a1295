import { deleteView, listViews, saveView, type SavedView } from '@prilavok/contracts/admin'
import { Button } from '@prilavok/ui/button'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { useStaff, useText } from '../app/staff-context'
import type { ListState } from '../lists/list-state'
import type { ChangeList } from '../lists/use-list-state'
import { isPlain } from '../records/same-value'
import { Panel, type PanelProps } from './panel'
import type { Columns } from './use-columns'

interface ViewsPanelProps extends PanelProps {
  readonly resource: string
  readonly state: ListState
  readonly onList: ChangeList
  readonly columns: Columns
}

const textsOf = (value: unknown): readonly string[] => (Array.isArray(value) ? value : [value]).map(String)
const filtersOf = (value: unknown): ListState['filters'] =>
  isPlain(value) ? Object.fromEntries(Object.entries(value).map(([name, each]) => [name, textsOf(each)])) : {}

/** Saved views of a list: filters, order and columns under a name, on the server. */
export function ViewsPanel({ resource, state, onList, columns, anchor, onClose }: ViewsPanelProps) {
  const { client } = useStaff()
  const words = useText('table')
  const queries = useQueryClient()
  const [name, setName] = useState('')
  const key = ['views', resource]
  const views = useQuery({
    queryKey: key,
    queryFn: () => client.call(listViews, { query: { resource } }, { isQuiet: true }),
  })
  const refresh = () => queries.invalidateQueries({ queryKey: key })
  const save = useMutation({
    mutationFn: () =>
      client.receive(saveView, {
        body: {
          resource,
          name,
          isShared: false,
          isDefault: false,
          state: {
            filters: state.filters,
            sort: state.sort,
            search: state.search,
            columns: columns.shown.map(({ column }) => column.field),
            widths: columns.preferences.widths,
            density: columns.preferences.isDense ? 'compact' : 'normal',
          },
        },
      }),
    onSuccess: () => {
      setName('')
      void refresh()
    },
  })
  const remove = useMutation({
    mutationFn: (id: string) => client.call(deleteView, { params: { id } }),
    onSuccess: refresh,
  })
  const show = (view: SavedView) => {
    const shown = view.state.columns
    const rest = columns.all.map(({ column }) => column.field).filter((field) => !shown.includes(field))
    if (shown.length > 0)
      columns.change({
        order: [...shown, ...rest],
        hidden: Object.fromEntries([...shown.map((field) => [field, false]), ...rest.map((field) => [field, true])]),
        widths: view.state.widths ?? {},
      })
    onList({ filters: filtersOf(view.state.filters), sort: view.state.sort, search: view.state.search ?? '' })
    onClose()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (name.trim() !== '') save.mutate()
  }
  const items = views.data?.items ?? []
  return (
    <Panel anchor={anchor} onClose={onClose} title={words.views}>
      {items.length === 0 && <p className="pk-staff-note">{words.noViews}</p>}
      <ul className="pk-staff-columns">
        {items.map((view) => (
          <li key={view.id} className="pk-staff-columns__item">
            <button type="button" className="pk-staff-textbutton" onClick={() => show(view)}>
              {view.name}
            </button>
            <button
              type="button"
              className="pk-staff-small"
              aria-label={words.deleteView(view.name)}
              onClick={() => remove.mutate(view.id)}
            >
              ×
            </button>
          </li>
        ))}
      </ul>
      <form className="pk-staff-inline" onSubmit={submit}>
        <input
          className="pk-staff-input"
          aria-label={words.viewName}
          placeholder={words.viewName}
          value={name}
          maxLength={100}
          onChange={(event) => setName(event.target.value)}
        />
        <Button size="small" type="submit" busy={save.isPending}>
          {words.saveView}
        </Button>
      </form>
    </Panel>
  )
}
