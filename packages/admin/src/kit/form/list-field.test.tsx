import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { survey } from '../../content/survey.descriptor'
import { json, staffFixture } from '../../testing/staff-fixture'
import { RecordForm } from './record-form'

const open = (count: number) => {
  const options = Array.from({ length: count }, (_, at) => ({
    id: String(at),
    name: `Ответ ${at + 1}`,
    displayOrder: at,
  }))
  const fixture = staffFixture(() => json({ id: '1', version: 1, shortTitle: 'Опрос', options }))
  return render(
    <fixture.Wing>
      <RecordForm descriptor={survey} id="1" />
    </fixture.Wing>,
  )
}
const rows = () => screen.getAllByRole('group', { name: /^Варианты \d+$/ }).filter((each) => each.localName === 'div')

it('closed rows of a longer list say what they are and mount no field', async () => {
  open(20)
  const first = await screen.findByRole('button', { name: /^1\. Ответ 1 ·/ })
  expect(rows()).toHaveLength(20)
  expect(rows().flatMap((each) => [...each.querySelectorAll('input')])).toEqual([])
  fireEvent.click(first)
  expect(first.getAttribute('aria-expanded')).toBe('true')
  expect(rows()[0]?.querySelectorAll('input').length).toBeGreaterThan(0)
})

it('a short list is open from the start', async () => {
  open(2)
  await screen.findByRole('button', { name: /^1\. Ответ 1 ·/ })
  expect(rows().every((each) => each.querySelector('input') !== null)).toBe(true)
})
