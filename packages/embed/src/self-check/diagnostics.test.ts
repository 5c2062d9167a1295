import { afterEach, describe, expect, it, vi } from 'vitest'
import { createDiagnostics, problemText } from './diagnostics'
import type { PageProblem } from './problem'
import { problemsRu } from './problem.labels'
import { problemsEn } from './problem.labels.en'

const error = vi.spyOn(console, 'error').mockImplementation(() => {})
const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
afterEach(() => vi.clearAllMocks())

const misspelt: PageProblem = { kind: 'misspelt', attribute: 'data-prise', meant: 'data-price', on: 'cart-button' }
const said = async (lang: string | undefined, ...problems: readonly PageProblem[]) => {
  const { warn: tell, texts } = createDiagnostics(lang)
  for (const problem of problems) tell(problem)
  await texts()
  return error.mock.calls.flat()
}

describe('what is wrong on a page', () => {
  it('is said in the language of the page', async () => {
    expect(await said(undefined, misspelt)).toEqual([
      '[Prilavok] cart-button: атрибут data-prise не читается. Возможно, имелось в виду data-price.',
    ])
    error.mockClear()
    expect(await said('en', misspelt)).toEqual([
      '[Prilavok] cart-button: the attribute data-prise is not read. Did you mean data-price?',
    ])
  })

  it('is not said of a widget of the staff wing, which is of the other bundle', async () => {
    const of = (name: string): PageProblem => ({ kind: 'widget', name, known: ['cart-button'] })
    expect(await said('en', of('admin-table'), of('admin-panel'))).toEqual([])
    expect(await said('en', of('cart-buton'))).toHaveLength(1)
  })

  it('[EMBED-01] [EMBED-12] is said once, of elements once each', async () => {
    const element = document.createElement('div')
    const { warn: tell, texts, all } = createDiagnostics('en')
    tell({ kind: 'label', name: 'cartButton.add' })
    tell({ kind: 'label', name: 'cartButton.add' })
    tell(misspelt, element)
    await texts()
    expect(error).toHaveBeenCalledTimes(2)
    expect(error.mock.calls[1]?.[1]).toBe(element)
    expect(all).toHaveLength(2)
  })

  it('that a check of the page has found is one line', async () => {
    const { summarize } = createDiagnostics(undefined)
    await summarize([])
    expect(warn).not.toHaveBeenCalled()
    await summarize([{ problem: misspelt }, { problem: { kind: 'tags', count: 2 } }, { problem: misspelt }])
    expect(warn.mock.calls).toEqual([
      [
        '[Prilavok] Проверка встраивания, замечаний: 2. ' +
          '1) cart-button: атрибут data-prise не читается. Возможно, имелось в виду data-price. (× 2) ' +
          '2) Тег скрипта стоит на странице 2 раза. Оставьте один: работает первый. Подробнее: prilavok.debug()',
      ],
    ])
  })
})

const attribute = { kind: 'attribute', widget: 'cart-button', value: 'дорого', mounted: true } as const
const PROBLEMS: readonly PageProblem[] = [
  misspelt,
  { kind: 'form', control: 'id' },
  { kind: 'widget', name: 'cart-buton', known: ['cart-button', 'cart-page'] },
  { kind: 'widget', name: 'shop', known: ['cart-button', 'cart-page'] },
  { ...attribute, key: 'price', expected: 'price' },
  { ...attribute, key: 'id', expected: 'productId', value: undefined, mounted: false },
  { kind: 'selector', command: 'mount', selector: '#x' },
  { kind: 'config-element', element: 'div' },
  { kind: 'config-json', why: 'SyntaxError: x' },
  { kind: 'config-json', why: null },
  { kind: 'setting', name: 'pages.crat', known: ['cart', 'order'] },
  { kind: 'setting-kind', name: 'bestPay', expected: 'boolean', given: 'text' },
  { kind: 'lang', value: 'de' },
  { kind: 'font-size', value: 'big' },
  { kind: 'label', name: 'cartButton.add' },
  { kind: 'tags', count: 2 },
  { kind: 'origin', shop: 'https://shop.example', page: 'https://site.example' },
]

it.each(PROBLEMS)('$kind has a text in both languages, each in its own [EMBED-10]', (problem) => {
  expect(problemText(problem, problemsRu)).toMatch(/[а-яё]/)
  expect(problemText(problem, problemsEn).replace(/"[^"]*"/g, '')).not.toMatch(/[а-яё]/i)
})

it.each([
  [PROBLEMS[2], 'Возможно, имелось в виду «cart-button».'],
  [PROBLEMS[3], 'Известны: cart-button, cart-page.'],
  [
    PROBLEMS[4],
    'показан без data-price: в data-price ожидается цена, например «1234.50» или «1 234 руб.», а не «дорого». Цену подставит сервер',
  ],
  [PROBLEMS[5], 'не показан: в data-id ожидается идентификатор товара, а он пуст или не задан.'],
  [PROBLEMS[10], 'Возможно, имелось в виду «cart».'],
  [PROBLEMS.at(-1), '--origin https://site.example'],
] as const)('%o says %s', (problem, text) => {
  expect(problem && problemText(problem, problemsRu)).toContain(text)
})

it('says it in the words of the specification when the dialog has no id [NOTIFY-04]', () => {
  const problem = { ...attribute, key: 'modalId', expected: 'modalId', value: '', mounted: false } as const
  for (const labels of [problemsRu, problemsEn])
    expect(problemText(problem, labels)).toContain('Не передан id модального окна')
})
