import { fireEvent, render, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { json, staffFixture } from '../../testing/staff-fixture'
import type { LeafField } from '../describe/descriptor.types'
import { ValueControl } from './value-control'

const KINDS: readonly (readonly [LeafField['kind'], string, unknown])[] = [
  ['text', 'Тула', 'Тула'],
  ['multiline', 'Тула', 'Тула'],
  ['email', 'a@shop.example', 'a@shop.example'],
  ['phone', '+7 912 345-67-89', '+7 912 345-67-89'],
  ['date', '2026-10-05', '2026-10-05'],
  ['datetime', '2026-10-05T12:30', '2026-10-05T09:30:00.000Z'],
  ['number', '12,5', 12.5],
  ['money', '1 200,50', 1200.5],
  ['tags', 'новинка, хит', ['новинка', 'хит']],
  ['json', '{"a":1}', { a: 1 }],
]

it.each(KINDS)(
  'a field of kind %s takes what is filled in with a change alone, and keeps it',
  async (kind, text, value) => {
    const { Wing } = staffFixture(() => json({}))
    const heard = vi.fn()
    function Control() {
      const [known, setKnown] = useState<unknown>(null)
      const onChange = (next: unknown) => {
        heard(next)
        setKnown(next)
      }
      return (
        <ValueControl
          field={{ kind } as LeafField}
          id="field"
          label="Поле"
          value={known}
          onChange={onChange}
          onBlur={() => {}}
          focusRef={null}
          describedBy={undefined}
        />
      )
    }
    const page = (
      <Wing>
        <Control />
      </Wing>
    )
    const { container, rerender } = render(page)
    const control = await waitFor(() => {
      const found = container.querySelector<HTMLInputElement>('#field')
      if (found === null) throw new Error('There is no control.')
      return found
    })
    const prototype = control.tagName === 'TEXTAREA' ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, text)
    fireEvent(control, new Event('change', { bubbles: true }))
    rerender(page)
    expect(heard.mock.calls).toEqual([[value]])
    expect(control.value).not.toBe('')
  },
)
