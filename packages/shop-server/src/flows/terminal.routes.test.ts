import { executeTerminalCommand, listTerminalCommands } from '@prilavok/contracts/admin'
import { expect, it } from 'vitest'
import { endStaffSessions } from '../http/staff-session'
import { describeOwnDatabase } from '../testing/each-database'
import { staffClient } from '../testing/staff-client'

describeOwnDatabase('the terminal', (shop) => {
  const signedIn = () => staffClient(shop.server, 'developer')
  type Client = Awaited<ReturnType<typeof signedIn>>
  const listed = async (client: Client, name: string) =>
    (await client.call(listTerminalCommands, {})).data?.items.find((command) => command.name === name)

  it('lists the commands that staff may run [TERM-02] [TERM-05]', async () => {
    const client = await signedIn()
    expect(await listed(client, 'health')).toMatchObject({
      name: 'health',
      description: 'Отвечает ли база данных и сколько в ней записей',
      isDangerous: false,
      lastRunOn: null,
    })
    expect(await listed(client, 'purge')).toMatchObject({ isDangerous: true, confirmText: expect.stringMatching(/\?/) })
  })

  it('runs a command by its name and returns its output as text [TERM-01] [TERM-03] [TERM-05]', async () => {
    const client = await signedIn()
    const { data } = await client.call(executeTerminalCommand, { params: { name: 'health' } })
    const { count } = await shop.server.db
      .selectFrom('product')
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .executeTakeFirstOrThrow()
    expect(data).toMatchObject({ name: 'health', succeed: true, exitCode: 0, isTruncated: false })
    expect(data?.output).toContain(`product: ${count}\n`)
    expect(await listed(client, 'health')).toMatchObject({
      lastSucceed: true,
      lastRunBy: client.session.user.displayName,
      lastRunOn: data?.startedOn,
    })
  })

  it('runs a command once, however many start it at once', async () => {
    const client = await signedIn()
    const run = () => client.call(executeTerminalCommand, { params: { name: 'reindex-search' } })
    const runs = await Promise.all(Array.from({ length: 6 }, run))
    const outputs = runs.map(({ data }) => data.output)
    expect(outputs.filter((output) => output.startsWith('Товаров в поиске: '))).toHaveLength(1)
    expect(outputs.filter((output) => output.includes('уже выполняется'))).toHaveLength(5)
    expect((await run()).data.succeed).toBe(true)
  })

  it('stops a command with the session of who runs it', async () => {
    const client = await signedIn()
    const running = client.call(executeTerminalCommand, { params: { name: 'count-slowly' } })
    await expect
      .poll(() =>
        shop.server.db.selectFrom('job_lease').select('name').where('name', '=', 'terminal count-slowly').execute(),
      )
      .toHaveLength(1)
    await endStaffSessions({ db: shop.server.db, now: Date.now }, client.session.user.id)
    // Whatever is posted has the events read.
    await staffClient(shop.server, 'viewer')
    const { data } = await running
    expect([data.succeed, data.output]).toEqual([false, expect.stringContaining('Команда остановлена.')])
    await expect.poll(() => shop.server.db.selectFrom('job_lease').select('name').execute()).toEqual([])
  })

  it.each(['rm', '../health', 'health;ls', 'constructor'])('runs nothing but its commands: %s', async (name) => {
    const { status } = await (await signedIn()).call(executeTerminalCommand, { params: { name } })
    expect(status).toBe(404)
  })

  it.each([{}, { 'Idempotency-Key': 'terminal-0001' }])(
    'shows the output while the command runs, and stops it when its reader leaves: %o',
    async (key) => {
      const client = await signedIn()
      const response = await shop.server.fetch(
        new Request('http://shop.test/api/admin/terminal/command/execute/count-slowly', {
          method: 'POST',
          headers: { ...client.defaults, ...key, Accept: 'text/event-stream' },
        }),
      )
      const reader = response.body?.getReader()
      const first = new TextDecoder().decode((await reader?.read())?.value)
      expect(first).toBe('event: line\ndata: "1"\n\n')
      await reader?.cancel()
      await expect
        .poll(async () => (await listed(client, 'count-slowly'))?.lastSucceed, { timeout: 10_000 })
        .toBe(false)
    },
  )

  it('ends a stream with the whole result, and repeats it for the same key', async () => {
    const client = await signedIn()
    const send = () =>
      shop.server.fetch(
        new Request('http://shop.test/api/admin/terminal/command/execute/settle-payments', {
          method: 'POST',
          headers: { ...client.defaults, Accept: 'text/event-stream', 'Idempotency-Key': 'terminal-0002' },
        }),
      )
    const text = await (await send()).text()
    const again = await send()
    expect(again.headers.get('Idempotent-Replayed')).toBe('true')
    expect(await again.text()).toBe(text)
    expect(text).toContain('event: line\ndata: "Изменилось платежей: 0"\n\n')
    expect(text).toMatch(/event: end\ndata: \{"name":"settle-payments","succeed":true,.*\}\n\n$/)
  })

  it('finds the same products after its search was rebuilt', async () => {
    const words = async () =>
      (await shop.server.db.selectFrom('search_word').select('word').orderBy('word').execute()).length
    const before = await words()
    const client = await signedIn()
    const { data } = await client.call(executeTerminalCommand, { params: { name: 'reindex-search' } })
    expect(data?.succeed).toBe(true)
    expect(await words()).toBe(before)
  })
})
