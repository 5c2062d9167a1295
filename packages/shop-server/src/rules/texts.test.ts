import { expect, it } from 'vitest'
import { filledTemplate, namesOption, unknownPlaceholders } from './category-templates'
import { pageOf } from './pages-of'
import { masked } from './personal-data'
import { plainText, shortened } from './plain-text'
import { emailOf, lineOf, needed, phoneOf, textOf } from './visitor-form'

it.each([
  ['<p>Один</p>\n<div>два</div>три<br>четыре', 'Один\nдва\nтри\nчетыре'],
  ['<h2>А</h2><ul><li>Б</li><li>В  Г</li></ul><table><tr><td>Д</td></tr></table>', 'А\nБ\nВ Г\nД'],
  ['a&amp;b &LT;c&gt; &quot;d&apos; &nbsp; e &bull; &#39;&#x41;&#X42;&#0;&#x110000;', "a&b &LT;c> \"d' e &bull; 'AB"],
])('the text of %j is %j', (html, text) => {
  expect(plainText(html)).toBe(text)
})

it.each([
  ['коротко', 7, 'коротко'],
  ['слово за словом', 12, 'слово за…'],
  ['слово за словом', 10, 'слово за…'],
  ['однослово', 5, 'одно…'],
  ['🪚🪚🪚', 2, '🪚…'],
])('%j in %i characters is %j', (text, most, short) => {
  expect(shortened(text, most)).toBe(short)
})

it.each([
  ['phone', '+7 (900) 123-45-67', '+7 900 ***-**-67'],
  ['secondaryPhone', '12345', '***'],
  ['email', 'anna@example.com', 'a***@example.com'],
  ['acceptsEmail', 'Анна просит звонить', 'А***'],
  ['lastName', 'Петрова', 'П***'],
  ['comment', 'Позвонить', 'П***'],
  ['inn', '7707083893', '7***'],
  ['status', 'New', 'New'],
  ['company', { inn: '7707083893', kind: 'ООО' }, { inn: '7***', kind: 'ООО' }],
  ['lastName', '', ''],
  ['lastName', 7, 7],
  ['lastName', null, null],
  ['people', [{ phone: '89001234567', age: 7 }], [{ phone: '+7 900 ***-**-67', age: 7 }]],
])('%s %j is shown as %j to whoever may not see it', (field, value, shown) => {
  expect(masked(field, value, new Set(['status', 'company.kind']))).toEqual(shown)
})

it.each([
  [{}, 45, 1, 20, 3, 0],
  [{ pageIndex: 3 }, 45, 3, 20, 3, 40],
  [{ pageIndex: 9 }, 45, 3, 20, 3, 40],
  [{ pageIndex: -1, pageSize: 0 }, 2, 1, 1, 2, 0],
  [{ pageSize: 500 }, 0, 1, 200, 1, 0],
])('page %j of %i records is page %i, %i each', (asked, total, pageIndex, pageSize, pageCount, offset) => {
  const { paging, ...rows } = pageOf(asked, total)
  expect(paging).toMatchObject({ pageIndex, pageSize, pageCount, totalCount: total, totalIsExact: true })
  expect(rows).toEqual({ offset, limit: pageSize })
})

const option = (specName: string, name: string) => ({ specId: specName, specName, optionId: name, name })
const pair = { options: [option('Цвет', 'белый'), option('Масса', '5 кг')], productCount: 7, minPriceKopecks: 129_990 }
it.each([
  ['{category}: {option} {option3} ({spec})', 'Грунты: белый 5 кг (Цвет, Масса)'],
  [' {option2} {option1}, {count} от {minPrice} {unknown}', '5 кг белый, 7 от 1299 {unknown}'],
  ['{toString}', '{toString}'],
])('the template %j gives %j', (template, text) => {
  expect(filledTemplate(template, 'Грунты', pair)).toBe(text)
  expect(unknownPlaceholders(template)).toEqual([...template.matchAll(/unknown|toString/g)].map(([name]) => name))
  expect(namesOption(template)).toBe(template.includes('{option'))
})
it('a template may have its values written in its own way', () => {
  expect(filledTemplate('{option1}-{count}', '', pair, (value) => `[${value}]`)).toBe('[белый]-[7]')
})

it('what a visitor typed is one line, a text, or nothing', () => {
  expect([lineOf(' Анна \n Петрова '), lineOf('абв', 2), lineOf(' \t'), lineOf(null)]).toEqual([
    'Анна Петрова',
    'аб',
    null,
    null,
  ])
  expect([textOf('а\nб', 9), textOf('', 9), textOf(undefined, 9)]).toEqual(['а\nб', null, null])
  expect([needed('/x', 'a', 'Нужно'), needed('/x', null, 'Нужно')]).toEqual([
    [],
    [{ pointer: '/x', code: 'required', message: 'Нужно' }],
  ])
})
it.each([
  [phoneOf, '8 (912) 345-67-89', '+79123456789', []],
  [phoneOf, '123', null, ['phone']],
  [phoneOf, ' ', null, []],
  [emailOf, ' anna@example.com ', 'anna@example.com', []],
  [emailOf, 'anna@', null, ['email']],
  [emailOf, null, null, []],
])('%o of %j is %j', (of, typed, value, codes) => {
  const contact = of('/x', typed, { foreignPhones: false })
  expect([contact.value, contact.errors.map(({ code }) => code)]).toEqual([value, codes])
})
