import { expect, it } from 'vitest'
import { visitInWords } from './visit-words'
import { visitRu } from './visit.labels'
import { visitEn } from './visit.labels.en'

it.each([
  [
    { utm_source: 'yandex', utm_medium: 'cpc', utm_campaign: 'vesna' },
    'Яндекс, реклама с оплатой за переход\nКампания: vesna',
  ],
  [{ utm_source: 'GOOGLE', utm_medium: 'organic' }, 'Google, поиск'],
  [{ utm_source: 'forumhouse', utm_term: 'цемент м500' }, 'forumhouse\nИскали: цемент м500'],
  [{ utm_source: 'constructor' }, 'constructor'],
  [{ roistat: '1234' }, 'Визит Roistat 1234'],
  [{ utm_source: null, utm_medium: '' }, 'Прямой заход'],
  [{}, 'Прямой заход'],
  [null, ''],
  ['{"utm_source":"x"}', ''],
])('%j is told as %s', (marks, told) => {
  expect(visitInWords(marks, visitRu)).toBe(told)
})

it('has the same sources and kinds in English', () => {
  expect(Object.keys(visitEn.sources)).toEqual(Object.keys(visitRu.sources))
  expect(Object.keys(visitEn.mediums)).toEqual(Object.keys(visitRu.mediums))
})
