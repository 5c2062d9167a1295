import { expect, it } from 'vitest'
import { version } from '../package.json'
import { VERSION } from './version'

it('is that of the package', () => {
  expect(VERSION).toBe(version)
})
