import { useId } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { testRenderer } from './testing/renderer'

/** A loaded machine may take its time. */
const eventually = (check: () => unknown) => vi.waitFor(check, { timeout: 10_000 })

afterEach(() => document.body.replaceChildren())

const place = () => document.body.appendChild(document.createElement('div'))

function Labelled() {
  const id = useId()
  const other = useId()
  return (
    <>
      <label htmlFor={id}>Имя</label>
      <input id={id} aria-describedby={other} />
      <p id={other}>Как в паспорте</p>
    </>
  )
}

it('ids of different roots never meet, so that a label leads to its own field', async () => {
  const roots = [1, 2, 3].map(() => testRenderer(place()))
  for (const root of roots) root.show(<Labelled />)
  await eventually(() => expect(document.querySelectorAll('input')).toHaveLength(3))
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
  expect(new Set(ids).size).toBe(6)
  for (const root of roots) root.close()
})
