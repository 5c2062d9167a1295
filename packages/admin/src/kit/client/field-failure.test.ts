import { expect, it } from 'vitest'
import { StaffError } from './failures'
import { fieldFailure } from './field-failure'

const thrown = (
  code: string,
  errors: readonly { readonly pointer: string; readonly code: string; readonly message: string }[] = [],
) =>
  new StaffError({
    url: '/',
    status: 422,
    code,
    message: 'Проверьте поля формы',
    problem: { errors } as never,
  })

it('says what is wrong at its field', () => {
  const { at, whole } = fieldFailure(
    thrown('validation-failed', [{ pointer: '/login', code: 'login-taken', message: 'Занят' }]),
    {
      fields: ['login'],
    },
  )
  expect([at('login'), at('roles'), whole]).toEqual(['Занят', null, null])
})

it('says at the field of a code what the code says', () => {
  const { at, whole } = fieldFailure(thrown('code-invalid'), {
    fields: ['code'],
    codes: { 'code-invalid': 'code' },
    words: { 'code-invalid': 'Wrong code' },
  })
  expect([at('code'), whole]).toEqual(['Wrong code', null])
})

it('says of the whole what is about no field that is shown', () => {
  const failed = thrown('validation-failed', [{ pointer: '/roles', code: 'role-missing', message: 'Нет ролей' }])
  expect(fieldFailure(failed, { fields: ['login'] }).whole).toBe('Проверьте поля формы')
  expect(fieldFailure(new Error('Сеть'), { fields: ['login'] }).whole).toBe('Error: Сеть')
  expect(fieldFailure(null, { fields: ['login'] }).whole).toBeNull()
})
