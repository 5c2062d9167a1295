import { describe, expect, it } from 'vitest'
import { meantEmail } from './meant-email'

describe('a mistyped well-known domain', () => {
  it.each([
    ['swapped', 'ivan@gmial.com', 'ivan@gmail.com'],
    ['one missing', 'ivan@gmai.com', 'ivan@gmail.com'],
    ['one too many', 'ivan@gmaill.com', 'ivan@gmail.com'],
    ['two slips', 'ivan@gmali.con', 'ivan@gmail.com'],
    ['a wrong ending', 'ivan@gmail.ru', 'ivan@gmail.com'],
    ['half an ending', 'ivan@gmail.co', 'ivan@gmail.com'],
    ['no dot', 'ivan@gmailcom', 'ivan@gmail.com'],
    ['a comma for the dot', 'ivan@yandex,ru', 'ivan@yandex.ru'],
    ['yandex', 'ivan@yadnex.ru', 'ivan@yandex.ru'],
    ['mail', 'ivan@maill.ru', 'ivan@mail.ru'],
    ['mail swapped', 'ivan@mial.ru', 'ivan@mail.ru'],
    ['bk with a wrong ending', 'ivan@bk.ry', 'ivan@bk.ru'],
    ['inbox', 'ivan@inbx.ru', 'ivan@inbox.ru'],
    ['list', 'ivan@lsit.ru', 'ivan@list.ru'],
    ['rambler', 'ivan@ramlber.ru', 'ivan@rambler.ru'],
    ['icloud', 'ivan@iclod.com', 'ivan@icloud.com'],
    ['outlook', 'ivan@outlok.com', 'ivan@outlook.com'],
    ['hotmail', 'ivan@hotmial.com', 'ivan@hotmail.com'],
    ['in capitals and spaces', ' Ivan@GMIAL.com ', 'Ivan@gmail.com'],
  ])('%s', (_name, typed, expected) => {
    expect(meantEmail(typed)).toBe(expected)
  })

  it.each([
    'ivan@gmail.com',
    'ivan@ya.ru',
    'ivan@mail.com',
    'ivan@yandex.kz',
    'ivan@mai.ru',
    // Two letters are one slip away from every other two.
    'ivan@vk.ru',
    'ivan@example.com',
    'ivan@company.ru',
    'почта@пример.рф',
    'ivan',
    '@gmial.com',
    'ivan@',
    '',
  ])('is none in %s', (typed) => {
    expect(meantEmail(typed)).toBeNull()
  })
})
