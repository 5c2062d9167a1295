import { expect, it } from 'vitest'
import { demandsSecondFactor, loginFault, loginOf, passwordFault, rolesFault } from './staff-accounts'

it.each([
  ['olga', null],
  ['olga.p@shop-1', null],
  ['o', 'login-form'],
  ['.olga', 'login-form'],
  ['o l', 'login-form'],
  ['ольга', 'login-form'],
  ['a'.repeat(65), 'login-form'],
])('the login "%s": %s', (login, code) => {
  expect(loginFault(login)?.code ?? null).toBe(code)
})

it('a login is stored in lower case, without blanks around it', () => {
  expect(loginOf('  Olga ')).toBe('olga')
})

it.each([
  [['Viewer'], null],
  [[], 'role-missing'],
  [['Viewer', 'King'], 'role-unknown'],
])('the roles %j: %s', (roles, code) => {
  expect(rolesFault(roles)?.code ?? null).toBe(code)
})

it.each([
  ['eleven char', 'password-short'],
  ['twelve chars', null],
  ['   a phrase of four words   ', null],
  ['aaaaaaaaaaaaaaaa', 'password-guessable'],
  ['121212121212', 'password-guessable'],
  ['olgaolgaolga', 'password-guessable'],
  ['Olga12345olga', 'password-guessable'],
  ['x'.repeat(257), 'password-long'],
])('the password "%s" of olga: %s', (password, code) => {
  expect(passwordFault(password, 'olga')?.code ?? null).toBe(code)
})

it.each([
  [[], ['Administrator'], false],
  [['Administrator'], ['Viewer'], false],
  [['Administrator'], ['Viewer', 'Administrator'], true],
  [['all'], ['Viewer'], true],
])('a shop that demands a second factor of %j, of %j: %s', (demanding, roles, isDemanded) => {
  expect(demandsSecondFactor(demanding, roles)).toBe(isDemanded)
})
