import { HttpProblem } from '../../http/problem'
import { LEAST_PASSWORD, MOST_PASSWORD, type AccountFault } from '../../rules/staff-accounts'
import { AccountRefused } from './accounts'

const MESSAGES: Readonly<Record<AccountFault['code'], string>> = {
  'login-form': 'Логин: от 2 до 64 латинских букв, цифр, точек, дефисов, подчёркиваний или @',
  'login-taken': 'Такой логин уже есть',
  'name-missing': 'Укажите имя',
  'role-missing': 'Выберите хотя бы одну роль',
  'role-unknown': 'Такой роли нет',
  'password-short': `Пароль: не меньше ${LEAST_PASSWORD} символов`,
  'password-long': `Пароль: не больше ${MOST_PASSWORD} символов`,
  'password-guessable': 'Этот пароль легко угадать: он из повторов или из логина',
}

/** Does the work; what it refuses of an account becomes a Problem at its field. */
export const refusedByField = <T>(work: Promise<T>): Promise<T> =>
  work.catch((error: unknown) => {
    if (!(error instanceof AccountRefused)) throw error
    const { field, code } = error.fault
    throw new HttpProblem('validation-failed', {
      errors: [{ pointer: `/${field}`, code, message: MESSAGES[code] }],
    })
  })
