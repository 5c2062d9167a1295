import { expect, it } from 'vitest'
import { doctorRu } from './doctor.labels'
import { doctorEn } from './doctor.labels.en'

const texts = (labels: object, path = ''): readonly (readonly [string, string])[] =>
  Object.entries(labels).flatMap(([key, label]) =>
    typeof label === 'object'
      ? texts(label, `${path}${key}.`)
      : [[path + key, typeof label === 'function' ? String(label(3, 7)) : String(label)] as const],
  )

it('[EMBED-10] the doctor has every text in both languages, and no Russian letter in the English ones', () => {
  expect(texts(doctorEn).map(([key]) => key)).toEqual(texts(doctorRu).map(([key]) => key))
  expect(texts(doctorEn).filter(([, text]) => /[а-яё]/i.test(text))).toEqual([])
})
