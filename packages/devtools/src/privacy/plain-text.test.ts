import { describe, expect, it } from 'vitest'
import { errorText, mask, plainAddress } from './plain-text'

const { origin } = location

describe('addresses', () => {
  it.each([
    [`${origin}/order?id=5f1c&phone=79120000000#done`, '/order?id=…&phone=…'],
    ['https://user:secret@shop.example/a%20b', 'https://shop.example/a b'],
    ['/order/3f2504e0-4f89-41d3-9a0c-0305e82c3301/pay', '/order/…/pay'],
    ['/by-phone/+7 912 345-67-89', '/by-phone/…'],
    ['/x?79120000000=1&Иван=2&a=1&a=2', '/x?…=…&a=…'],
    ['data:text/plain,secret', 'data:'],
    ['http://', '…'],
    ['inline', 'inline'],
  ])('[SAFE-17] %s tells no values: %s', (address, told) => {
    expect(plainAddress(address, `${origin}/`)).toBe(told)
  })
})

describe('free text', () => {
  it('[SAFE-17] loses e-mail addresses, phone numbers and queries', () => {
    expect(mask('Write to ivan@example.com or +7 (912) 345-67-89, see /a?b=c now? At 10:30, 3 pieces.')).toBe(
      'Write to …@… or …, see /a?… now? At 10:30, 3 pieces.',
    )
  })
})

describe('what went wrong', () => {
  const named = (name: string, message: string, cause?: unknown) =>
    Object.assign(new Error(message, { cause }), { name, stack: '' })

  it('is told cause by cause', () => {
    const blocked = named('TypeError', 'Failed to fetch dynamically imported module: https://cdn.example/p-x.js?v=7')
    expect(
      errorText(named('ChunkLoadError', 'Loading the chunk "cart-page" failed: it could not be fetched.', blocked)),
    ).toBe(
      'ChunkLoadError: Loading the chunk "cart-page" failed: it could not be fetched. ← TypeError: Failed to fetch dynamically imported module: https://cdn.example/p-x.js?v=…',
    )
  })

  it('[SAFE-17] says the place instead of a message that may hold what somebody typed', () => {
    const wrong = named('SyntaxError', '"Иван Петров" is not valid JSON')
    wrong.stack = `SyntaxError: "Иван Петров"\n  at read (https://cdn.example/p-x.js:1:20)`
    expect(errorText(wrong)).toBe('SyntaxError (https://cdn.example/p-x.js:1:20)')
    expect(errorText('Иван Петров')).toBe('string')
    expect(errorText(named('Иван Петров', 'x is not a function'))).toBe('Error: x is not a function')
  })
})
