import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countedWeightKg, hasRoute, quoteDelivery, zoneOf, type Destination, type Tariff } from './delivery-cost'

const tariff: Tariff = {
  carrierId: 'Kit',
  baseKopecks: 29_000,
  perKgKopecks: 900,
  oversizeFromKg: 100,
  oversizeKopecks: 60_000,
  doorKopecks: 90_000,
  pickupDiscountKopecks: 3_000,
  northSurchargeKopecks: 40_000,
  islandSurchargeKopecks: 90_000,
  speedKmPerDay: 450,
  daysSpread: 2,
  freeFromKopecks: [3_000_000, null, null, null, null, null],
  maxWeightKg: 500,
}
const near: Destination = { cityId: 'c-moscow', distanceKm: 0, surchargeZone: 'none' }
const parcel = { weightKg: 10, productsKopecks: 100_000, alwaysFree: false }

describe('delivery cost', () => {
  it('counts volume as weight when that is more', () => {
    expect([countedWeightKg(10, 20), countedWeightKg(1, 200)]).toEqual([10, 40])
  })

  it.each([
    [0, 0],
    [150, 0],
    [151, 1],
    [500, 1],
    [1200, 2],
    [2500, 3],
    [5000, 4],
    [5001, 5],
  ])('%d km is zone %d', (km, zone) => {
    expect(zoneOf(km)).toBe(zone)
  })

  it('is a whole number of ten roubles, made of base, weight and the pickup discount', () => {
    // 290 − 30 + 9 × 10^0.92 = 334.86
    expect(quoteDelivery(tariff, near, parcel, false)).toEqual({
      costKopecks: 34_000,
      isFree: false,
      daysFrom: 1,
      daysTo: 4,
    })
  })

  it('adds the courier, oversize, north and islands', () => {
    const cost = (more: Partial<Destination>, weightKg: number, toDoor: boolean) =>
      quoteDelivery(tariff, { ...near, ...more }, { ...parcel, weightKg }, toDoor).costKopecks ?? 0
    expect(cost({}, 10, true) - cost({}, 10, false)).toBe(93_000)
    expect(cost({ surchargeZone: 'north' }, 10, false) - cost({}, 10, false)).toBe(40_000)
    expect(cost({ surchargeZone: 'island' }, 10, false) - cost({}, 10, false)).toBe(90_000)
    expect(cost({}, 100.5, false) - cost({}, 100, false)).toBeGreaterThanOrEqual(60_000)
  })

  it("is free from the zone's order sum, to a point and not to the door", () => {
    const rich = { ...parcel, productsKopecks: 3_000_000 }
    expect(quoteDelivery(tariff, near, rich, false)).toMatchObject({ costKopecks: 0, isFree: true })
    expect(quoteDelivery(tariff, near, rich, true)).toMatchObject({ isFree: false })
    expect(quoteDelivery(tariff, { ...near, distanceKm: 300 }, rich, false)).toMatchObject({ isFree: false })
    expect(quoteDelivery(tariff, near, { ...parcel, alwaysFree: true }, false)).toMatchObject({ isFree: true })
  })

  it("has no price above the carrier's weight limit", () => {
    expect(quoteDelivery(tariff, near, { ...parcel, weightKg: 501 }, false).costKopecks).toBeNull()
  })

  it('leaves about 2 of 100 pairs without a route, always the same', () => {
    const pairs = Array.from({ length: 5_000 }, (_, index) => hasRoute(`city-${index}`, 'Pek'))
    const missing = pairs.filter((route) => !route).length
    expect(missing).toBeGreaterThan(50)
    expect(missing).toBeLessThan(160)
    expect(pairs[7]).toBe(hasRoute('city-7', 'Pek'))
  })

  it('never gets cheaper with weight or distance, and never negative', () => {
    const weights = fc.double({ min: 0, max: 400, noNaN: true })
    const distances = fc.double({ min: 0, max: 9_000, noNaN: true })
    fc.assert(
      fc.property(weights, weights, distances, distances, (w1, w2, d1, d2) => {
        const cost = (weightKg: number, distanceKm: number) =>
          quoteDelivery(tariff, { ...near, distanceKm }, { ...parcel, weightKg }, false).costKopecks ?? 0
        expect(cost(Math.max(w1, w2), Math.max(d1, d2))).toBeGreaterThanOrEqual(
          cost(Math.min(w1, w2), Math.min(d1, d2)),
        )
        expect(cost(w1, d1) % 1_000).toBe(0)
        expect(cost(w1, d1)).toBeGreaterThanOrEqual(0)
      }),
    )
  })
})
