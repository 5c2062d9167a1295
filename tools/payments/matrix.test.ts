import { expect, it } from 'vitest'
import { matrixOf, printMatrix } from './matrix.mjs'

const spec = (title: string, status: string) => ({ title, tests: [{ status }] })

it('prints what became of every way to pay', () => {
  const report = {
    suites: [
      {
        specs: [spec('PayOnDelivery × success', 'expected'), spec('PayOnDelivery × refusal', 'unexpected')],
        suites: [{ specs: [spec('PayViaDolyame × success', 'flaky')] }],
      },
    ],
  }
  expect(printMatrix(matrixOf(report))).toBe(
    [
      '               success      refusal',
      'PayOnDelivery  ok           FAILED',
      'PayViaDolyame  ok, 2nd try',
      '',
      '2 of 3 as specified',
    ].join('\n'),
  )
})
