import { expect, it } from 'vitest'
import { readExperiments } from '@prilavok/shop-server/testing/inside'
import { rowWriter } from '../insert-rows'
import { DEMO_PLANS } from '../sizes'
import { demoToday } from '../today'
import { demoExperiments } from './experiments'
import { takeDatabase } from '@prilavok/shop-server/testing/kept-databases'

it('the demo shop has an experiment with a winner and one that found nothing', async () => {
  const { db, close } = await takeDatabase()
  const { experiments, decisions, events } = demoExperiments(DEMO_PLANS.demo.experimentVisitors)
  await db.transaction().execute(async (trx) => {
    const writer = rowWriter(trx)
    await writer.write('experiment', experiments)
    await writer.write('experiment_decision', decisions)
    await writer.write('visit_event', events())
    await writer.finish()
  })
  const reports = await readExperiments(db, 'Europe/Moscow')
  await close()
  expect(reports).toMatchObject([
    { name: 'ContactsHide', state: 'Running', verdict: 'Better', leader: 'true' },
    { name: 'ExitWarningType', state: 'Stopped', decided: 'old', verdict: 'NoDifference' },
  ])
  for (const { days, options, sampleRatio } of reports) {
    expect(days.length).toBeGreaterThan(27)
    expect(options.reduce((sum, { shown }) => sum + shown, 0)).toBe(DEMO_PLANS.demo.experimentVisitors)
    expect(sampleRatio).toBeGreaterThan(0.05)
  }
})

it('a mini shop has none, and nothing is younger than the shop', () => {
  expect(DEMO_PLANS.mini.experimentVisitors).toBe(0)
  expect([...demoExperiments(0).events()]).toEqual([])
  const latest = Math.max(...[...demoExperiments(500).events()].map((event) => Date.parse(event.created_on)))
  expect(latest).toBeLessThan(demoToday)
})
