import { expect, it } from 'vitest'
import { composeDescription, type ProductFacts } from './compose-description'

const facts: ProductFacts = {
  name: 'Грунт <глубокий>',
  category: 'Смеси & грунты',
  manufacturer: 'Основа',
  country: 'Россия',
  specs: [
    { name: 'Масса', value: '5\u00a0кг' },
    { name: 'УФ-защита', value: 'Да' },
    { name: 'Расход', value: '100 г' },
    { name: 'Цвет', value: 'Белый' },
  ],
  features: [
    { name: 'Быстро сохнет', text: 'За час' },
    { name: 'Без запаха', text: null },
  ],
  shortDescription: null,
  detailedDescription: ' ',
}
const bare: ProductFacts = {
  ...facts,
  name: 'Грунт ОСНОВА',
  manufacturer: null,
  country: null,
  specs: [],
  features: [],
}
const [anew, short] = [
  { isShort: false, isImproved: true },
  { isShort: true, isImproved: true },
]
const intro =
  '<p>Грунт &lt;глубокий&gt; (Основа). Раздел каталога: «Смеси &amp; грунты». Производитель: Основа, Россия.</p>'
const advantages = '<h3>Преимущества</h3><ul><li>Быстро сохнет: за час</li><li>Без запаха</li></ul>'
const list =
  '<h3>Характеристики</h3><ul><li>Масса: 5\u00a0кг</li><li>УФ-защита: Да</li><li>Расход: 100 г</li><li>Цвет: Белый</li></ul>'
const written = '<p>Быстро сохнет. Масса&nbsp;<b>5 КГ</b>, расход и цвет: белый</p>'

it.each([
  ['a whole text', facts, anew, intro + advantages + list],
  [
    'a short one',
    facts,
    short,
    '<p>Грунт &lt;глубокий&gt; (Основа): масса: 5\u00a0кг; УФ-защита: Да; расход: 100 г.</p>',
  ],
  ['what is known', bare, anew, '<p>Грунт ОСНОВА. Раздел каталога: «Смеси &amp; грунты».</p>'],
  ['a short one of what is known', { ...bare, manufacturer: 'Основа' }, short, '<p>Грунт ОСНОВА.</p>'],
  [
    'no country where none is known',
    { ...bare, manufacturer: 'Основа' },
    anew,
    '<p>Грунт ОСНОВА. Раздел каталога: «Смеси &amp; грунты». Производитель: Основа.</p>',
  ],
  [
    'what a text does not name yet, behind it',
    { ...facts, detailedDescription: written },
    anew,
    `${written}<h3>Преимущества</h3><ul><li>Без запаха</li></ul><h3>Характеристики</h3><ul><li>УФ-защита: Да</li><li>Расход: 100 г</li></ul>`,
  ],
  [
    'so much of it behind a short one',
    { ...facts, shortDescription: '<p>Хорош</p>' },
    short,
    '<p>Хорош</p><p>Также важно: масса: 5\u00a0кг; УФ-защита: Да; расход: 100 г.</p>',
  ],
  ['nothing behind a text that names all', { ...bare, shortDescription: '<p>Хорош</p>' }, short, '<p>Хорош</p>'],
  [
    'a text anew though there is one',
    { ...facts, detailedDescription: written },
    { ...anew, isImproved: false },
    intro + advantages + list,
  ],
])('a product is described by %s', (_, given, wish, text) => {
  expect(composeDescription(given, wish)).toBe(text)
})
