import { fireEvent, render, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { json, staffFixture } from '../testing/staff-fixture'
import { Terminal } from './terminal'

const command = (name: string, confirmText: string | null = null) => ({
  name,
  title: name,
  description: `Команда ${name}`,
  group: 'Maintenance',
  isDangerous: confirmText !== null,
  confirmText,
  estimatedSeconds: null,
  lastRunOn: null,
  lastRunBy: null,
  lastSucceed: null,
})
const result = (name: string, output: string) => ({
  name,
  succeed: true,
  exitCode: 0,
  output,
  isTruncated: false,
  startedOn: '2026-01-01T00:00:00Z',
  finishedOn: '2026-01-01T00:00:01Z',
})
const event = (name: string, data: unknown) =>
  new TextEncoder().encode(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`)

/** The terminal over a server whose runs stream what the test says. */
function open(permissions?: readonly string[], respond?: (name: string) => Response) {
  const started: string[] = []
  let stream: ReadableStreamDefaultController<Uint8Array> | null = null
  let hasLeft = false
  const fixture = staffFixture((request) => {
    if (request.method === 'GET')
      return json({ items: [command('health'), command('purge', 'Удалить старые данные?')] })
    const name = request.url.split('/').at(-1) ?? ''
    started.push(name)
    if (respond !== undefined) return respond(name)
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => void (stream = controller),
      cancel: () => void (hasLeft = true),
    })
    return new Response(body, { headers: { 'Content-Type': 'text/event-stream; charset=utf-8' } })
  }, permissions)
  render(
    <fixture.Wing>
      <Terminal />
    </fixture.Wing>,
  )
  return {
    started,
    say: (name: string, data: unknown) => stream?.enqueue(event(name, data)),
    hasLeft: () => hasLeft,
  }
}
const start = async (name: string) => fireEvent.click(await screen.findByRole('button', { name: `Выполнить ${name}` }))
const output = () => screen.findByRole('status', { name: 'Вывод команды' })

it('shows lines under the command as they come; no second command starts meanwhile [TERM-05]', async () => {
  const { started, say } = open()
  await start('health')
  const shown = await output()
  await expect.poll(() => started).toEqual(['health'])
  const other = screen.getByRole<HTMLButtonElement>('button', { name: 'Выполнить purge' })
  expect(other.disabled).toBe(true)
  expect(screen.queryByRole('button', { name: 'Выполнить health' })).toBeNull()
  say('line', 'product: 12')
  await expect.poll(() => shown.textContent).toBe('product: 12\nВыполняется, до 180 секунд')
  say('end', result('health', 'product: 12\norder: 3\n'))
  await expect.poll(() => shown.textContent).toBe('product: 12\norder: 3\n')
  expect(within(screen.getByText('health').closest('li') as HTMLElement).getByRole('status')).toBe(shown)
  expect(other.disabled).toBe(false)
})

it('asks before a command that cannot be taken back', async () => {
  const { started } = open(undefined, (name) => json(result(name, 'Готово')))
  await start('purge')
  const dialog = await screen.findByRole('dialog', { name: 'Выполнить purge' })
  expect(dialog.textContent).toContain('Удалить старые данные?')
  fireEvent.click(within(dialog).getByRole('button', { name: 'Отмена' }))
  expect(started).toEqual([])
  await start('purge')
  fireEvent.click(
    within(await screen.findByRole('dialog', { name: 'Выполнить purge' })).getByRole('button', {
      name: 'Выполнить purge',
    }),
  )
  await expect.poll(async () => (await output()).textContent).toBe('Готово')
  expect(started).toEqual(['purge'])
})

it('stops a command and says so', async () => {
  const { say, started, hasLeft } = open()
  await start('health')
  await expect.poll(() => started).toEqual(['health'])
  say('line', 'product: 12')
  await expect.poll(async () => (await output()).textContent).toContain('product: 12')
  fireEvent.click(screen.getByRole('button', { name: 'Остановить health' }))
  await expect.poll(async () => (await output()).textContent).toBe('product: 12\nКоманда остановлена')
  expect(hasLeft()).toBe(true)
})

it('says why a run was refused, and offers none without the permission', async () => {
  const refusal = { code: 'rate-limited', title: 'Слишком часто', status: 400 }
  open(undefined, () => json(refusal, 400, { 'Content-Type': 'application/problem+json' }))
  await start('health')
  await expect.poll(async () => (await output()).textContent).toBe('Слишком часто')
})

it('lists commands without starting them for who may only read', async () => {
  open(['terminal:read'])
  expect(await screen.findByText('health')).toBeDefined()
  expect(screen.queryByRole('button')).toBeNull()
})
