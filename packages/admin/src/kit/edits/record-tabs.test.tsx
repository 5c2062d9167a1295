import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { json, staffFixture } from '../../testing/staff-fixture'
import { useEdits, useTabEdit } from './edits'
import { RecordTabs } from './record-tabs'

function Part({ saved }: { readonly saved: string[] }) {
  const edits = useEdits()
  const isDirty = edits.getState().marks['form']?.isDirty === true
  useTabEdit(
    {
      save: () => Promise.resolve('saved' as const).then((state) => (saved.push('form'), state)),
      lastSave: () => null,
      discard: () => undefined,
      fields: () => ({ name: 'x' }),
      apply: () => undefined,
      refresh: () => Promise.resolve(),
    },
    { isDirty, hasDraft: false },
  )
  return (
    <button type="button" onClick={() => edits.mark('form', { isDirty: !isDirty })}>
      type
    </button>
  )
}

it('a caller that returns something when it hears of changes leaves the form as it is', async () => {
  const { Wing } = staffFixture(() => json({}))
  const saved: string[] = []
  const heard: boolean[] = []
  render(
    <Wing>
      <RecordTabs
        label="Record"
        tabs={[{ key: 'form', name: 'Form', content: <Part saved={saved} /> }]}
        mayEdit
        record={{ resource: 'order', id: '1' }}
        isNew={false}
        // What `(dirty.current = isDirty)` gives back.
        onDirty={(isDirty) => heard.push(isDirty)}
        onSaved={() => undefined}
        onClose={() => undefined}
      />
    </Wing>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'type' }))
  await waitFor(() => expect(heard).toEqual([false, true]))
  fireEvent.click(screen.getByRole('button', { name: 'Сохранить' }))
  await waitFor(() => expect(saved).toEqual(['form']))
  expect(screen.getByRole('button', { name: 'type' })).toBeTruthy()
})

it.each([
  ['a record that is there tells that nothing has changed', false, [], ['Изменений нет, сохранять нечего']],
  ['a new record is judged, so that it tells what is missing', true, ['form'], ['Сохранено']],
] as const)('"Save" of what nobody has touched: %s', async (_, isNew, expected, told) => {
  const { Wing, notices } = staffFixture(() => json({}))
  const saved: string[] = []
  render(
    <Wing>
      <RecordTabs
        label="Record"
        tabs={[{ key: 'form', name: 'Form', content: <Part saved={saved} /> }]}
        mayEdit
        record={{ resource: 'order', id: isNew ? null : '1' }}
        isNew={isNew}
        onDirty={() => undefined}
        onSaved={() => undefined}
        onClose={() => undefined}
      />
    </Wing>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Сохранить' }))
  await waitFor(() => expect(notices.map(({ text }) => text)).toEqual(told))
  expect(saved).toEqual(expected)
})
