import { expect, it } from 'vitest'
import { readPackages, readPlaywright, readVitest } from './reports.mjs'

it('unit tests: each that failed is named, a file that could not run as well', () => {
  const failed = [{ title: 'adds › one', message: 'expected 1 to be 2\n  at a line' }]
  const files = [
    { file: 'cart.test.ts', project: 'core', seconds: 1.5, passed: 7, failed },
    {
      file: 'broken.test.ts',
      project: 'react',
      seconds: 0.5,
      passed: 0,
      failed: [{ title: '', message: 'Cannot find x' }],
    },
  ]
  expect(readVitest({ files, errors: [{ title: 'late.test.ts', message: 'Unhandled' }] })).toEqual({
    passed: 7,
    failed: 3,
    notes: [
      'Failed: [core] cart.test.ts › adds › one: expected 1 to be 2',
      'Failed: [react] broken.test.ts: Cannot find x',
      'Failed: outside of every test: late.test.ts: Unhandled',
    ],
    files: [
      { file: '[core] cart.test.ts', seconds: 1.5 },
      { file: '[react] broken.test.ts', seconds: 0.5 },
    ],
  })
})

it('browser tests: one that needed a second try has passed, and is named as what failed is', () => {
  const spec = (title: string, status: string, ...durations: number[]) => ({
    title,
    file: 'cart.spec.ts',
    tests: [{ status, projectName: 'preact-phone', results: durations.map((duration) => ({ duration })) }],
  })
  const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 3 }
  const specs = [spec('adds a product', 'flaky', 2000, 1500), spec('removes it', 'unexpected', 500)]
  expect(readPlaywright({ stats, suites: [{ suites: [{ specs }] }] })).toEqual({
    passed: 6,
    failed: 1,
    notes: ['Flaky, passed at its second try: [preact-phone] adds a product', 'Failed: [preact-phone] removes it'],
    files: [{ file: '[preact-phone] cart.spec.ts', seconds: 4 }],
  })
})

it('packages: the checks are counted one by one', () => {
  const checks = [
    { title: 'packed', ok: true, seconds: 3 },
    { title: 'types', ok: false, seconds: 4 },
  ]
  expect(readPackages({ checks })).toMatchObject({ passed: 1, failed: 1, files: [{ file: 'packed', seconds: 3 }, {}] })
})
