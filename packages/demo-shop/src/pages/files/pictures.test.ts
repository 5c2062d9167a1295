import { expect, it } from 'vitest'
import { drawCategory, drawProduct, labelOf } from './pictures'

it('writes the maker and the pack or the size of the name on the label', () => {
  expect(labelOf('Штукатурка короед, 25 кг, зерно 2 мм', 'Основа')).toBe('Основа\n25 кг')
  expect(labelOf('Гипсокартон Аква 2500×1200×12,5 мм', null)).toBe('\n2500×1200×12,5 мм')
  expect(labelOf('Перчатки рабочие', 'Рука')).toBe('Рука\n')
  expect(labelOf('Кабель 3 жилы', null)).toBe('\n')
})

it('draws a product whose maker is an attack as plain letters', () => {
  const picture = drawProduct({ picture_seed: 0, name: 'Смесь 5 кг', manufacturer: '"><script>x' })
  expect(picture).toMatch(/^<svg /)
  expect(picture).not.toContain('<script')
})

it('draws a carton for a shelf of an unknown kind', () => {
  expect(drawCategory({ picture: 'no-such-kind', display_order: 1 })).toBe(
    drawCategory({ picture: 'box', display_order: 1 }),
  )
  expect(drawCategory({ picture: 'brick', display_order: 1 })).not.toBe(
    drawCategory({ picture: 'box', display_order: 1 }),
  )
})
