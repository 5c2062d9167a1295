import { useEffect, useId, useState } from 'react'
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

it('takes the place of what the server had put there, and leaves nothing behind', async () => {
  const stopped = vi.fn()
  function Widget() {
    const [count, setCount] = useState(0)
    useEffect(() => stopped, [])
    return <button onClick={() => setCount(count + 1)}>{count}</button>
  }
  const element = place()
  element.innerHTML = '<a href="/x">Без скрипта</a>'
  const root = testRenderer(element)
  root.show(<Widget />)
  await eventually(() => expect(element.textContent).toBe('0'))
  element.querySelector('button')?.click()
  await eventually(() => expect(element.textContent).toBe('1'))
  root.close()
  await eventually(() => expect(stopped).toHaveBeenCalledTimes(1))
  expect(element.childElementCount).toBe(0)
})
