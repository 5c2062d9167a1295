import { describe, expect, it } from 'vitest'
import { en } from './en'
import { ru, type Labels } from './ru'

const widgets = Object.keys(ru) as (keyof Labels)[]

describe('the labels', () => {
  it.each(widgets)('of %s have the same keys in both languages [EMBED-10]', (widget) => {
    expect(Object.keys(en[widget]).sort()).toEqual(Object.keys(ru[widget]).sort())
  })

  it('leave no Russian letter in the English ones [EMBED-10]', () => {
    const texts = widgets.flatMap((widget) =>
      Object.values<unknown>({ ...en[widget] }).map((label) =>
        typeof label === 'function' ? String(label(3, 7)) : String(label),
      ),
    )
    expect(texts.filter((text) => /[а-яё]/i.test(text))).toEqual([])
  })
})
