import { expect, it } from 'vitest'
import { devtoolsRu } from './devtools.labels'
import { devtoolsEn } from './devtools.labels.en'

const texts = (labels: object, path = ''): readonly (readonly [string, string])[] =>
  Object.entries(labels).flatMap(([key, label]) =>
    typeof label === 'object'
      ? texts(label, `${path}${key}.`)
      : [[path + key, typeof label === 'function' ? String(label(3, 7)) : String(label)] as const],
  )

it('[EMBED-10] the devtools have every text in both languages, and no Russian letter in the English ones', () => {
  expect(texts(devtoolsEn).map(([key]) => key)).toEqual(texts(devtoolsRu).map(([key]) => key))
  expect(texts(devtoolsEn).filter(([, text]) => /[а-яё]/i.test(text))).toEqual([])
})
