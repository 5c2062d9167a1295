import { expect, it } from 'vitest'
import { lacksCarrierStatus, orderStatusByCarrier, type ParcelState } from './carrier-status'

const state = (status: string, trackCode: string | null, carrierStatus: string): ParcelState => ({
  status,
  trackCode,
  carrierStatus,
})

it.each([
  ['ReadyToShip', null, 'NotSent', 'T1', 'Created', 'Shipped'],
  ['ReadyToShip', null, 'NotSent', 'T1', 'ReadyForPickup', 'AtPickPoint'],
  ['Assembling', null, 'NotSent', 'T1', 'Created', 'Assembling'],
  ['Shipped', 'T1', 'InTransit', 'T1', 'ReadyForPickup', 'AtPickPoint'],
  ['Shipped', 'T1', 'InTransit', 'T1', 'Delivered', 'Delivered'],
  ['AtPickPoint', 'T1', 'ReadyForPickup', 'T1', 'Refused', 'Refused'],
  ['Returning', 'T1', 'Returning', 'T1', 'Returned', 'Returned'],
  ['CancelledByShop', 'T1', 'InTransit', 'T1', 'Delivered', 'CancelledByShop'],
  ['Completed', 'T1', 'Delivered', 'T1', 'Returned', 'Completed'],
  ['Shipped', 'T1', 'Delivered', 'T1', 'Delivered', 'Shipped'],
  ['Shipped', 'T1', 'Accepted', 'T2', 'InTransit', 'Shipped'],
])('an order %s with code %s at %s, told %s and %s, is %s', (status, code, carrier, newCode, news, expected) => {
  expect(orderStatusByCarrier(state(status, code, carrier), state(status, newCode, news))).toBe(expected)
})

it.each([
  ['T1', null, true],
  ['T1', '', true],
  ['  ', null, false],
  [null, null, false],
  ['T1', 'Created', false],
])('the code %s with the status %s lacks a status: %s', (code, status, lacks) => {
  expect(lacksCarrierStatus(code, status)).toBe(lacks)
})
