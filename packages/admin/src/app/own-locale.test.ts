import { afterEach, expect, it, vi } from 'vitest'
import { createStaffPage } from './create-staff'
import { chosenLocale, keepLocale } from './own-locale'

afterEach(() => {
  localStorage.clear()
  document.documentElement.lang = ''
})

const localeOf = (settings = {}) => createStaffPage(settings).staff.locale

it.each([
  ['', null, {}, 'ru'],
  ['en-GB', null, {}, 'en'],
  ['de', null, {}, 'ru'],
  ['ru', 'en', {}, 'en'],
  ['en', 'ru', {}, 'ru'],
  ['ru', 'en', { locale: 'ru' }, 'ru'],
  ['ru', 'de', {}, 'ru'],
])('[ADMIN-07] page %j, chosen %j, settings %j: %s', (lang, chosen, settings, expected) => {
  document.documentElement.lang = lang
  if (chosen !== null) localStorage.setItem('prilavok-staff:locale', chosen)
  expect(localeOf(settings)).toBe(expected)
})

it('a browser that keeps nothing has no choice, and nothing breaks', () => {
  const denied = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  vi.stubGlobal('localStorage', { getItem: denied, setItem: denied })
  expect(keepLocale('en')).toBe(false)
  expect(chosenLocale()).toBeNull()
  expect(localeOf()).toBe('ru')
  vi.unstubAllGlobals()
})
