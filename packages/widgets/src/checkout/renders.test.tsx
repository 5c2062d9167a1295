import type * as CheckboxParts from '@prilavok/ui/checkbox'
import type * as TextFieldParts from '@prilavok/ui/text-field'
import { fireEvent, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import type * as PointParts from '../delivery/point-list'
import { showCheckout, submit } from '../testing/show-checkout'
import type * as SumParts from './sum-rows'

const { rendered, counted } = vi.hoisted(() => {
  const names: string[] = []
  /** The same component, which notes that it is rendered. */
  const noted =
    <P extends object>(Part: (props: P) => ReactNode, nameOf: (props: P) => string) =>
    (props: P) => {
      names.push(nameOf(props))
      return Part(props)
    }
  return { rendered: names, counted: noted }
})
vi.mock('@prilavok/ui/text-field', async (original) => {
  const parts = await original<typeof TextFieldParts>()
  return {
    ...parts,
    TextField: counted(parts.TextField, ({ id = '' }) => id),
    TextArea: counted(parts.TextArea, () => 'comment'),
  }
})
vi.mock('@prilavok/ui/checkbox', async (original) => {
  const parts = await original<typeof CheckboxParts>()
  return { ...parts, Checkbox: counted(parts.Checkbox, ({ id = 'checkbox' }) => id) }
})
vi.mock('./sum-rows', async (original) => {
  const parts = await original<typeof SumParts>()
  return { ...parts, SumRows: counted(parts.SumRows, () => 'sums') }
})
vi.mock('../delivery/point-list', async (original) => {
  const parts = await original<typeof PointParts>()
  return { ...parts, PointList: counted(parts.PointList, () => 'points') }
})

beforeEach(() => void (rendered.length = 0))

it.each([
  ['Фамилия', 'pk-order-lastName'],
  ['Имя', 'pk-order-firstName'],
  [/^Электронная почта/, 'pk-order-email'],
])('a key in %s renders that field and nothing else', async (label, id) => {
  await showCheckout()
  const field = screen.getByLabelText(label)
  // The first key makes an order unsaved, and an e-mail wrong; both concern others.
  fireEvent.input(field, { target: { value: 'И' } })
  expect(rendered).toContain('sums')
  rendered.length = 0
  fireEvent.input(field, { target: { value: 'Ив' } })
  expect((field as HTMLInputElement).value).toBe('Ив')
  expect(new Set(rendered)).toEqual(new Set([id]))
})

it('what an empty form misses is said without drawing the points again', async () => {
  const page = await showCheckout()
  expect(rendered).toContain('points')
  rendered.length = 0
  await submit(page)
  expect(rendered).toContain('pk-order-lastName')
  expect(rendered).not.toContain('points')
})
