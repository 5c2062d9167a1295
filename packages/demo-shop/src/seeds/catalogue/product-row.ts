import type { ProductSpec } from '@prilavok/shop-server/kit'
import type { PictureKind } from '../pictures/kinds'
import type { Trade } from './makers'

/** One size in which a product is sold: its usual price (roubles), weight and volume. */
export interface Size {
  /** As written in the name: `30 кг`. */
  readonly text: string
  readonly roubles: number
  readonly kg: number
  readonly litres: number
  readonly specs: readonly ProductSpec[]
}

/** A kind of product. Makers, lines, sizes and variants multiply it into products. */
export interface Product {
  readonly name: string
  readonly picture: PictureKind
  readonly trade: Trade
  /** Names of product lines; without them the trade's usual ones. */
  readonly lines?: readonly string[]
  /** Colours and the like, after the size. */
  readonly variants?: readonly string[]
  readonly sizes: readonly Size[]
  /** `name: value|value unit; …`, one of the values per product. */
  readonly specs: string
  /** What it is for, one or two sentences. */
  readonly about: string
  /** What is counted; шт. without it. */
  readonly unit?: string
  readonly tags?: readonly string[]
  /** Pieces of a pack; it is sold in whole packs. */
  readonly pack?: number
  /** So many pieces at least; one, or a pack, without it. */
  readonly atLeast?: number
  /** How many makers of the trade make it; all without it. */
  readonly makersMax?: number
}

/** A leaf of the catalogue. */
export interface Shelf {
  readonly name: string
  readonly products: readonly Product[]
  /** Shelves whose products are bought together with these, most wanted first. */
  readonly goesWith: readonly string[]
}

/** A root of the catalogue. */
export interface Aisle {
  readonly name: string
  readonly picture: PictureKind
  readonly shelves: readonly Shelf[]
}

const decimal = (value: number) => String(Math.round(value * 1000) / 1000).replace('.', ',')
const weighs = (kg: number) => Math.round(kg * 1000) / 1000

/** Dry products in bags and packs: a kilogram of a small pack costs more. */
export const byKg = (roublesPerKg: number, packs: readonly number[], litresPerKg = 0.75): readonly Size[] =>
  packs.map((kg) => ({
    text: kg < 1 ? `${decimal(kg * 1000)} г` : `${decimal(kg)} кг`,
    roubles: roublesPerKg * kg * (1 + 0.9 / kg ** 0.8),
    kg: weighs(kg * 1.01),
    litres: weighs(kg * litresPerKg),
    specs: [{ name: 'Масса нетто', value: decimal(kg), unit: 'кг' }],
  }))

/** Liquids in cans, buckets, bottles. */
export const byLitre = (roublesPerLitre: number, cans: readonly number[], kgPerLitre = 1.2): readonly Size[] =>
  cans.map((litre) => ({
    text: litre < 1 ? `${decimal(litre * 1000)} мл` : `${decimal(litre)} л`,
    roubles: roublesPerLitre * litre * (1 + 0.35 / litre ** 0.8),
    kg: weighs(litre * kgPerLitre * 1.06 + 0.05),
    litres: weighs(litre * 1.25),
    specs: [{ name: 'Объём', value: decimal(litre), unit: 'л' }],
  }))

/** Sheets and slabs by length × width × thickness in millimetres. */
export const sheets = (
  roublesPerM2PerMm: number,
  sizes: readonly (readonly [number, number, number])[],
  kgPerM3: number,
  perPack = 1,
): readonly Size[] =>
  sizes.map(([length, width, thickness]) => {
    const area = ((length * width) / 1e6) * perPack
    return {
      text: `${length}×${width}×${decimal(thickness)} мм${perPack > 1 ? `, ${perPack} шт.` : ''}`,
      roubles: roublesPerM2PerMm * thickness * area + 20 * area,
      kg: weighs(((area * thickness) / 1000) * kgPerM3),
      litres: weighs(area * thickness),
      specs: [
        { name: 'Длина', value: String(length), unit: 'мм' },
        { name: 'Ширина', value: String(width), unit: 'мм' },
        { name: 'Толщина', value: decimal(thickness), unit: 'мм' },
        { name: 'Площадь', value: decimal(area), unit: 'м²' },
      ],
    }
  })

/** Sawn timber by thickness × width × length in millimetres, priced by the cubic metre. */
export const timber = (
  roublesPerM3: number,
  sizes: readonly (readonly [number, number, number])[],
  kgPerM3 = 520,
): readonly Size[] =>
  sizes.map(([thickness, width, length]) => {
    const volume = (thickness * width * length) / 1e9
    return {
      text: `${thickness}×${width}×${length} мм`,
      roubles: roublesPerM3 * volume,
      kg: weighs(volume * kgPerM3),
      litres: weighs(volume * 1000),
      specs: [
        { name: 'Сечение', value: `${thickness}×${width}`, unit: 'мм' },
        { name: 'Длина', value: String(length), unit: 'мм' },
      ],
    }
  })

/** Things by the piece: text, roubles, kilograms, litres. */
export const each = (
  sizes: readonly (readonly [text: string, roubles: number, kg: number, litres: number])[],
): readonly Size[] => sizes.map(([text, roubles, kg, litres]) => ({ text, roubles, kg, litres, specs: [] }))
