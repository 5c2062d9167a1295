import { readOwnAccount } from '@prilavok/contracts/admin'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { json } from '../testing/staff-fixture'
import { createStaffPage } from './create-staff'
import { StaffRoot } from './staff-root'

afterEach(cleanup)

const session = (needsSecondFactor: boolean) => ({
  user: { id: '1', login: 'anna', displayName: 'Анна', email: null, avatarUrl: null, locale: 'ru' },
  roles: ['Administrator'],
  permissions: ['*'],
  csrfToken: 'token',
  expiresOn: '',
  needsSecondFactor,
})

/** The wing over a server whose session says whether a second factor is to be set up first. */
const open = (isNeeded: () => boolean) => {
  const page = createStaffPage({
    locale: 'ru',
    origin: 'https://shop.example',
    fetch: (async (request: Request) =>
      request.url.endsWith('/session')
        ? json(session(isNeeded()))
        : json({ code: 'second-factor-needed', title: 'Отказ', status: 403, traceId: '' }, 403)) as typeof fetch,
  })
  render(
    <StaffRoot page={page}>
      <p>Кабинет</p>
    </StaffRoot>,
  )
  return page
}

it('shows the set-up of a second factor in place of everything where the shop demands it', async () => {
  open(() => true)
  expect(await screen.findByRole('dialog', { name: 'Настройте второй фактор' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Выйти' })).toBeTruthy()
  expect(screen.queryByText('Кабинет')).toBeNull()
})

it('shows it as soon as a call is refused for it', async () => {
  let isNeeded = false
  const { staff } = open(() => isNeeded)
  expect(await screen.findByText('Кабинет')).toBeTruthy()
  isNeeded = true
  await expect(staff.client.call(readOwnAccount, {}, { isQuiet: true })).rejects.toThrow('Отказ')
  expect(await screen.findByRole('dialog', { name: 'Настройте второй фактор' })).toBeTruthy()
})
