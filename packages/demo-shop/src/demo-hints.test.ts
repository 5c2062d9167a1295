import { expect, it } from 'vitest'
import { demoHints } from './demo-hints'

it('an open demo shop says what to try', () => {
  const lines = demoHints('http://127.0.0.1:8080', { hasWidgets: true, hasStaff: true })
  expect(lines).toHaveLength(3)
  expect(lines.join('\n')).toMatch(
    /^.*No money moves.*\n.*\?prilavok-debug.*examples.*\n.*8080\/staff; accounts admin,/,
  )
  expect(demoHints('http://x', { hasWidgets: false, hasStaff: false }).join()).not.toMatch(/devtools|staff/i)
})
