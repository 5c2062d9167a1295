import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { json, staffFixture } from '../../testing/staff-fixture'
import { LetterKey } from './letter-key'

it('names a key as it is printed on Russian keyboards, for the eye alone', () => {
  const { Wing } = staffFixture(() => json({}))
  const { container } = render(
    <Wing>
      <LetterKey letter="D" />
    </Wing>,
  )
  const key = container.querySelector('kbd')
  expect([key?.textContent, key?.getAttribute('aria-hidden')]).toEqual(['D (В)', 'true'])
})
