import { useId } from 'react'
import { expect, it } from 'vitest'
import { createPageTree, type TreeWidget } from './page-tree'

const Field = () => <input id={useId()} />
const field = (): TreeWidget => ({
  element: document.body.appendChild(document.createElement('div')),
  content: <Field />,
  onError: () => {},
})

it('gives no id twice to widgets that come one after the other', () => {
  const tree = createPageTree((widgets) => <>{widgets}</>)
  for (let commit = 0; commit < 4; commit += 1) tree.add([field()])
  const ids = [...document.querySelectorAll('input')].map(({ id }) => id)
  expect([ids.length, new Set(ids).size]).toEqual([4, 4])
})
