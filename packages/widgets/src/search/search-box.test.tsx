import { searchCatalogue } from '@prilavok/contracts'
import { RECENT_QUERIES_KEY } from '@prilavok/core/search'
import type { TestEffects } from '@prilavok/core/testing'
import { act, fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { en } from '../labels/en'
import { showInShop } from '../testing/show-in-shop'
import { SearchBox, type SearchBoxProps } from './search-box'

const FOUND = {
  groups: [
    {
      name: 'Товары',
      items: [
        { name: 'Клей <b>для</b> плитки', redirectTo: '/product/7', price: 1250, imageUrl: '/7.webp' },
        { name: 'Клей обойный', redirectTo: '/product/8' },
      ],
    },
    { name: 'Категории', items: [{ name: 'Клеи', redirectTo: '/catalog/klei' }] },
    { name: 'Результаты поиска', items: [{ name: 'Все товары: 2', redirectTo: '/search/kley' }] },
  ],
}
const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Поиск по каталогу' })
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent)
const active = () =>
  screen.queryAllByRole('option').find((option) => option.getAttribute('aria-selected') === 'true')?.textContent
const button = () => screen.queryByRole('button', { name: 'Найти' })

interface Given extends SearchBoxProps {
  readonly script?: (test: TestEffects) => void
  readonly recent?: readonly string[]
}

function open({ script = ({ always }) => always(searchCatalogue, () => FOUND), recent, ...props }: Given = {}) {
  const shown = showInShop(<SearchBox {...props} />, {
    script(test) {
      if (recent) test.storage.write(RECENT_QUERIES_KEY, JSON.stringify(recent))
      script(test)
    },
  })
  const type = async (text: string, wait = 500) => {
    act(() => field().focus())
    fireEvent.input(field(), { target: { value: text } })
    await shown.advance(wait)
    await shown.settle()
  }
  const key = async (name: string) => {
    const went = fireEvent.keyDown(field(), { key: name })
    await shown.settle()
    return went
  }
  return { ...shown, type, key }
}

describe('the search box', () => {
  it('[SEARCH-01] [SEARCH-09] shows what is found in groups; a choice leads to its page', async () => {
    const { type, storage } = open()
    await type('клей', 499)
    expect(options()).toEqual([])
    await type('клей')
    expect(options()).toEqual(['Клей <b>для</b> плитки1\u00a0250\u00a0₽', 'Клей обойный', 'Клеи', 'Все товары: 2'])
    expect(
      screen
        .getAllByRole('group')
        .map((group) => document.getElementById(group.getAttribute('aria-labelledby') ?? '')?.textContent),
    ).toEqual(['Товары', 'Категории', 'Результаты поиска'])
    const link = screen.getAllByRole('option')[2]
    expect(link?.getAttribute('href')).toBe('/catalog/klei')
    link?.addEventListener('click', (event) => event.preventDefault())
    fireEvent.click(link ?? expect.unreachable())
    expect(storage.read(RECENT_QUERIES_KEY)).toBe('["клей"]')
  })

  it('sets off what was typed, as text whatever a name holds', async () => {
    const { type, container } = open()
    await type('клея')
    await type('клей плит')
    expect([...container.querySelectorAll('b')].map(({ textContent }) => textContent)).toContain('плит')
    expect(container.querySelector('.pk-search-box__name b b')).toBeNull()
  })

  it('[SEARCH-05] [SEARCH-06] asks for two characters', async () => {
    const { type, callsOf } = open()
    await type('к')
    expect(screen.getByText('Для поиска нужно хотя бы 2 символа')).toBeTruthy()
    expect(callsOf(searchCatalogue)).toEqual([])
  })

  it('[SEARCH-07] says that nothing was found', async () => {
    const { type } = open({ script: ({ always }) => always(searchCatalogue, () => ({ groups: [] })) })
    await type('ъъъ')
    expect(screen.getAllByText('Слишком мало символов для поиска. Или не смогли ничего найти!')[0]).toBeTruthy()
    expect(field().getAttribute('aria-expanded')).toBe('false')
  })

  it('[SEARCH-03] [SEARCH-04] has a button from the third character, which leads to all results', async () => {
    const { type, visited } = open()
    await type('кл')
    expect(button()).toBeNull()
    await type('5/л')
    fireEvent.click(button() ?? expect.unreachable())
    expect(visited).toEqual(['/search/5%2F%D0%BB'])
  })

  it('[A11Y-02] goes through the options by keys and back to the field, with the focus in it', async () => {
    const { type, key } = open()
    await type('клей')
    const seen: unknown[] = []
    for (const name of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp']) {
      await key(name)
      seen.push(active())
    }
    expect(seen).toEqual([
      expect.stringContaining('плитки'),
      'Клей обойный',
      'Клеи',
      'Все товары: 2',
      undefined,
      'Все товары: 2',
    ])
    const [option] = screen.getAllByRole('option').slice(-1)
    expect(field().getAttribute('aria-activedescendant')).toBe(option?.id)
    expect(document.activeElement).toBe(field())
    let followed = false
    option?.addEventListener('click', (event) => {
      event.preventDefault()
      followed = true
    })
    await key('Enter')
    expect(followed).toBe(true)
  })

  it('sends Enter without an option to all results, and leaves a short text alone', async () => {
    const { type, key, visited } = open()
    await type('к')
    await key('Enter')
    await type('клей', 0)
    await key('Enter')
    expect(visited).toEqual(['/search/%D0%BA%D0%BB%D0%B5%D0%B9'])
  })

  it('closes with Escape first and leaves the next one alone; the arrow opens it again', async () => {
    const { type, key } = open()
    await type('клей')
    expect(await key('Escape')).toBe(false)
    expect(options()).toEqual([])
    expect(await key('Escape')).toBe(true)
    await key('ArrowDown')
    expect(options()).toHaveLength(4)
  })

  it('closes when the focus goes elsewhere', async () => {
    const { type, settle } = open()
    await type('клей')
    act(() => field().blur())
    await settle()
    expect(options()).toEqual([])
  })

  it('says what the server has looked for instead', async () => {
    const { type } = open({
      script: ({ always }) => always(searchCatalogue, () => ({ ...FOUND, correctedQuery: 'клей' })),
    })
    await type('rktq')
    expect(screen.getByText('Показаны результаты по запросу «клей»')).toBeTruthy()
  })

  it('[A11Y-04] says how much there is once it has settled', async () => {
    const { type } = open()
    await type('клей')
    expect(await screen.findByText('Вариантов в списке: 4', {}, { timeout: 5000 })).toBe(screen.getByRole('status'))
  })

  it('shows that it searches, then that it failed, and tries again', async () => {
    const held: { refuse: (failure: object) => void }[] = []
    const { type, settle } = open({
      script({ hold, respond }) {
        held.push(hold(searchCatalogue))
        respond(searchCatalogue, FOUND)
      },
    })
    await type('клей')
    expect(screen.getByText('Ищем…')).toBeTruthy()
    held[0]?.refuse({ kind: 'timeout' })
    await settle()
    fireEvent.click(screen.getByRole('button', { name: 'Повторить' }))
    await settle()
    expect(options()).toHaveLength(4)
  })

  it('neither opens nor asks for a text that came with the page', async () => {
    const { callsOf, advance } = open({ query: 'клей' })
    await advance(1000)
    fireEvent.click(field())
    expect(field().value).toBe('клей')
    expect(callsOf(searchCatalogue)).toEqual([])
  })

  it('can be cleared', async () => {
    const { type, settle } = open()
    await type('клей')
    fireEvent.click(screen.getByRole('button', { name: 'Очистить' }))
    await settle()
    expect([field().value, options(), document.activeElement]).toEqual(['', [], field()])
  })

  it('offers the last queries in an empty field, to search again and to remove', async () => {
    const { settle, storage, visited } = open({ recent: ['лак', 'пена', 'болт'] })
    await settle()
    fireEvent.click(field())
    expect(await screen.findByRole('group', { name: 'Вы искали' })).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Убрать «пена» из списка' }))
    await settle()
    expect(storage.read(RECENT_QUERIES_KEY)).toBe('["лак","болт"]')
    expect(document.activeElement).toBe(field())
    fireEvent.click(screen.getByRole('button', { name: 'болт' }))
    expect(visited).toEqual(['/search/%D0%B1%D0%BE%D0%BB%D1%82'])
    fireEvent.click(field())
    fireEvent.click(await screen.findByRole('button', { name: 'Очистить список' }))
    await settle()
    expect(screen.queryByRole('group', { name: 'Вы искали' })).toBeNull()
    expect(storage.read(RECENT_QUERIES_KEY)).toBeNull()
  })

  it('speaks English', async () => {
    showInShop(<SearchBox labels={en.searchBox} />)
    expect(screen.getByRole('combobox', { name: 'Search the catalogue' })).toBeTruthy()
    expect(en.searchBox.found(1)).toBe('1 result in the list')
  })
})
