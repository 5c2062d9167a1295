import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Combobox, type ComboboxProps } from './combobox'
import { comboboxLabelsEn } from '../labels.en'

interface City {
  readonly id: string
  readonly name: string
}
const cities: readonly City[] = ['Москва', 'Мурманск', 'Мытищи'].map((name, index) => ({ id: String(index), name }))

function Picker(props: Partial<ComboboxProps<City>>) {
  const [text, setText] = useState(props.value ?? '')
  const { onChoose, onInput } = props
  return (
    <Combobox
      label="Город"
      items={cities}
      itemToString={({ name }) => name}
      itemToKey={({ id }) => id}
      {...props}
      value={text}
      onInput={(next) => {
        setText(next)
        onInput?.(next)
      }}
      onChoose={(city) => {
        setText(city.name)
        onChoose?.(city)
      }}
    />
  )
}

const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Город' })
const options = () => screen.queryAllByRole('option').map((option) => option.textContent)
const isOpen = () => field().getAttribute('aria-expanded') === 'true'
const key = (name: string, more: object = {}) => fireEvent.keyDown(field(), { key: name, ...more })

const leave = () => act(() => field().blur())

async function type(text: string) {
  field().focus()
  fireEvent.input(field(), { target: { value: text } })
  await waitFor(() => expect(field().value).toBe(text))
}
async function open(text = 'м') {
  await type(text)
  await waitFor(() => expect(isOpen()).toBe(true))
}

afterEach(() => void vi.useRealTimers())

describe('Combobox', () => {
  it('keeps a match that keys have reached when the page moves the list away from under a mouse that rests', async () => {
    render(<Picker />)
    await open()
    const list = screen.getByRole('listbox')
    key('ArrowDown')
    await waitFor(() => expect(field().getAttribute('aria-activedescendant')).toMatch(/-option-0$/))
    fireEvent.mouseLeave(list)
    expect(field().getAttribute('aria-activedescendant')).toMatch(/-option-0$/)
    fireEvent.mouseMove(list)
    fireEvent.mouseLeave(list)
    await waitFor(() => expect(field().hasAttribute('aria-activedescendant')).toBe(false))
  })

  it('is an editable combobox with a list [UI-15]', async () => {
    render(<Picker />)
    expect(field().getAttribute('aria-autocomplete')).toBe('list')
    expect(isOpen()).toBe(false)
    await open()
    expect(options()).toEqual(['Москва', 'Мурманск', 'Мытищи'])
    expect(field().getAttribute('aria-controls')).toBe(screen.getByRole('listbox').id)
  })

  it('chooses by keys and keeps the focus in the field [A11Y-02]', async () => {
    const chosen = vi.fn()
    render(<Picker onChoose={chosen} />)
    await open()
    key('ArrowDown')
    await waitFor(() =>
      expect(field().getAttribute('aria-activedescendant')).toBe(screen.getAllByRole('option')[0]?.id),
    )
    key('ArrowDown')
    await waitFor(() =>
      expect(field().getAttribute('aria-activedescendant')).toBe(screen.getAllByRole('option')[1]?.id),
    )
    key('Enter')
    await waitFor(() => expect(chosen).toHaveBeenCalledExactlyOnceWith(cities[1]))
    await waitFor(() => expect(field().value).toBe('Мурманск'))
    expect(isOpen()).toBe(false)
    expect(document.activeElement).toBe(field())
  })

  it('chooses by a press', async () => {
    const chosen = vi.fn()
    render(<Picker onChoose={chosen} />)
    await open()
    fireEvent.click(screen.getByText('Мытищи'))
    await waitFor(() => expect(chosen).toHaveBeenCalledExactlyOnceWith(cities[2]))
  })

  it('chooses the same item again after another text', async () => {
    const chosen = vi.fn()
    render(<Picker onChoose={chosen} />)
    for (const text of ['м', 'мы']) {
      await open(text)
      fireEvent.click(screen.getByText('Мытищи'))
      await waitFor(() => expect(isOpen()).toBe(false))
    }
    expect(chosen).toHaveBeenCalledTimes(2)
  })

  it('keeps the typed text when the field is left, whatever was highlighted', async () => {
    const [chosen, left] = [vi.fn(), vi.fn()]
    render(<Picker onChoose={chosen} onBlur={left} />)
    await open('Мо')
    key('ArrowDown')
    await waitFor(() => expect(field().getAttribute('aria-activedescendant')).not.toBeNull())
    leave()
    await waitFor(() => expect(isOpen()).toBe(false))
    expect(field().value).toBe('Мо')
    expect(chosen).not.toHaveBeenCalled()
    expect(left).toHaveBeenCalledTimes(1)
  })

  it('closes the list with Escape first and leaves the next Escape, and the text, alone', async () => {
    render(<Picker />)
    await open('Мо')
    expect(key('Escape')).toBe(false)
    await waitFor(() => expect(isOpen()).toBe(false))
    expect(key('Escape')).toBe(true)
    expect(field().value).toBe('Мо')
  })

  it('waits for the end of a composition before Enter chooses', async () => {
    const chosen = vi.fn()
    render(<Picker onChoose={chosen} />)
    await open()
    key('ArrowDown')
    await waitFor(() => expect(field().getAttribute('aria-activedescendant')).not.toBeNull())
    key('Enter', { isComposing: true, keyCode: 229, which: 229 })
    expect(chosen).not.toHaveBeenCalled()
    expect(isOpen()).toBe(true)
  })

  it('leaves Home and End to the caret', async () => {
    render(<Picker />)
    await open()
    expect([key('Home'), key('End')]).toEqual([true, true])
  })

  it('shows at most ten matches [SUGGEST-14]', async () => {
    const many = Array.from({ length: 30 }, (_, index) => ({ id: String(index), name: `Село ${index}` }))
    render(<Picker items={many} />)
    await open('с')
    expect(options()).toHaveLength(10)
  })

  it('opens from as many characters as it is told, with a hint before [SUGGEST-15]', async () => {
    render(<Picker minLength={2} hint="Введите две буквы" />)
    await open('м')
    expect(options()).toEqual([])
    expect(screen.getByText('Введите две буквы')).toBeTruthy()
    await type('мо')
    await waitFor(() => expect(options()).toHaveLength(3))
  })

  it('does not open over a field that was left before the matches came', async () => {
    const { rerender } = render(<Picker items={[]} minLength={2} />)
    await type('м')
    leave()
    rerender(<Picker items={cities} minLength={1} />)
    await waitFor(() => expect(field().value).toBe('м'))
    expect(isOpen()).toBe(false)
  })

  it.each([
    ['loading', 'Ищем…'],
    ['failed', 'Не удалось загрузить варианты'],
    ['ready', 'Ничего не нашлось'],
  ] as const)('says what is going on while %s', async (status, words) => {
    render(<Picker items={[]} status={status} />)
    await open()
    expect(document.querySelector('.pk-combobox__state')?.textContent).toBe(words)
  })

  it('speaks the number of matches once they settle [A11Y-04]', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    render(<Picker labels={comboboxLabelsEn} />)
    await open()
    expect(screen.getByRole('status').textContent).toBe('')
    await act(async () => void (await vi.advanceTimersByTimeAsync(700)))
    expect(screen.getByRole('status').textContent).toBe('3 options')
  })

  it('can be cleared', async () => {
    const cleared = vi.fn()
    render(<Picker value="Москва" onClear={cleared} />)
    fireEvent.click(screen.getByRole('button', { name: 'Очистить' }))
    expect(cleared).toHaveBeenCalledTimes(1)
  })
})
