import { expect, it } from 'vitest'
import { callback, commentError, innWarning } from './forms'

it('the forms of the guide validate', () => {
  callback.change('phone', '977')
  expect(callback.errors()).toEqual([{ field: 'phone', rule: 'phone', text: 'Введите корректный номер телефона' }])
  expect(callback.validate()).toBe('name')
  callback.change('name', 'Анна')
  callback.change('phone', '8 912 345-67-89')
  expect(callback.validate()).toBeNull()
  expect([commentError(''), commentError('Домофон 12')]).toEqual(['Поле Комментарий обязательно для заполнения', null])
  expect([innWarning('7707083893'), innWarning('7707083894')]).toEqual([
    null,
    'Проверьте ИНН: контрольные цифры не сходятся.',
  ])
})
