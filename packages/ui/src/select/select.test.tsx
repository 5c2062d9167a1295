import { act, fireEvent, render, screen } from '@testing-library/react'
import { readFileSync } from 'node:fs'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import {
  MultiSelect,
  Select,
  SELECT_LIMIT,
  SELECT_MAX_HEIGHT,
  SELECT_OPTION_HEIGHT,
  selectLabelsEn,
  type MultiSelectProps,
} from './index'

const options = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ value: `v${at}`, label: `Вариант ${at}` }))
const field = () => screen.getByRole<HTMLInputElement>('combobox')
const open = () => act(async () => void fireEvent.click(field()))
const type = (text: string) => act(async () => void fireEvent.input(field(), { target: { value: text } }))
const shown = () => screen.queryAllByRole('option').map(({ textContent }) => textContent)
const choose = (name: string) => act(async () => void fireEvent.click(screen.getByRole('option', { name })))

function One({ count = 3 }: { readonly count?: number }) {
  const [value, setValue] = useState<string | null>(null)
  return <Select label="Поле" options={options(count)} value={value} onChange={setValue} labels={selectLabelsEn} />
}
function Several(props: Partial<MultiSelectProps>) {
  const [value, setValue] = useState<readonly string[]>(props.value ?? [])
  return (
    <MultiSelect
      label="Поле"
      options={options(4)}
      labels={selectLabelsEn}
      {...props}
      value={value}
      onChange={setValue}
    />
  )
}

describe('a select', () => {
  it('opens a list, searches it, and shows what is selected', async () => {
    render(<One />)
    await open()
    expect(shown()).toEqual(['Вариант 0', 'Вариант 1', 'Вариант 2'])
    await type('ант 2')
    expect(shown()).toEqual(['Вариант 2'])
    await choose('Вариант 2')
    expect([field().value, field().getAttribute('aria-expanded')]).toEqual(['Вариант 2', 'false'])
  })

  it("[UI-05] a search that finds nothing says 'No elements found. Consider changing the search query.'", async () => {
    render(<One />)
    await open()
    await type('zzz')
    expect(screen.getByText('No elements found. Consider changing the search query.')).toBeTruthy()
  })

  it("[UI-06] without options it says 'List is empty.'", async () => {
    render(<One count={0} />)
    await open()
    expect(screen.getByText('List is empty.')).toBeTruthy()
  })

  it('[UI-04] the list holds 1000 options by default; the search finds the others', async () => {
    expect(SELECT_LIMIT).toBe(1000)
    render(<One count={1001} />)
    await open()
    expect(shown()).toHaveLength(1000)
    await type('Вариант 1000')
    expect(shown()).toEqual(['Вариант 1000'])
  })

  it('[UI-03] the list is at most 300 px high, an option 40 px', () => {
    expect([SELECT_MAX_HEIGHT, SELECT_OPTION_HEIGHT]).toEqual([300, 40])
    const sheet = readFileSync('packages/ui/src/select/select.css', 'utf8')
    expect(sheet).toMatch(/\.pk-select__layer \{[^}]*max-block-size: 300px/)
    expect(sheet).toMatch(/\.pk-select__option \{[^}]*block-size: 40px/)
  })
})

describe('a multi-select', () => {
  it('stays open for the next, shows chips, and takes back by a chip or another press', async () => {
    render(<Several />)
    await open()
    await choose('Вариант 0')
    await choose('Вариант 1')
    expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
      'Remove: Вариант 0',
      'Remove: Вариант 1',
    ])
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Remove: Вариант 0' })))
    expect(screen.getAllByRole('button')).toHaveLength(1)
  })

  it("[UI-07] [UI-08] at its maximum it says 'Maximum of N options selected. …' and selects no more", async () => {
    render(<Several max={2} value={['v0', 'v1']} />)
    await open()
    expect(
      screen.getByText('Maximum of 2 options selected. First remove a selected option to select another.'),
    ).toBeTruthy()
    expect(shown()).toEqual([])
  })

  it('[UI-09] the last one cannot be removed where empty is not allowed', async () => {
    render(<Several allowEmpty={false} value={['v0', 'v1']} />)
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Remove: Вариант 0' })))
    const last = screen.getByRole('button', { name: 'Remove: Вариант 1' })
    expect(last.getAttribute('aria-disabled')).toBe('true')
    await act(async () => void fireEvent.click(last))
    await act(async () => void fireEvent.keyDown(field(), { key: 'Backspace' }))
    expect(screen.getAllByRole('button')).toHaveLength(1)
  })
})
