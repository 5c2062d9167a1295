import { categoryPicture, largePictureOfSeed, pictureOfSeed } from '../../seeds/picture'
import { PICTURE_KINDS, type PictureKind } from '../../seeds/pictures/kinds'
import type { DrawnView } from '@prilavok/shop-server/kit'

const PACKS = /\d[\d,.]*\s?(?:кг|г|мл|л)(?![а-яё])/giu
const SIZES = /\d[\d×xх,.]*\s?(?:мм|см|м²|м|кВт|Вт|В|шт\.)(?![а-яё])/giu

/** The label of a product: its maker, and how much is in the pack or else the last size in the name. */
export function labelOf(name: string, manufacturer: string | null): string {
  const size = name.match(PACKS)?.at(-1) ?? name.match(SIZES)?.at(-1) ?? ''
  return `${manufacturer ?? ''}\n${size}`
}

interface DrawnProduct {
  readonly picture_seed: number
  readonly name: string
  readonly manufacturer: string | null
}

/** The picture of a product on sale. */
export const drawProduct = ({ picture_seed, name, manufacturer }: DrawnProduct): string =>
  pictureOfSeed(picture_seed, labelOf(name, manufacturer))

/** A large picture of a product on sale. */
export const drawView = ({ picture_seed, name, manufacturer }: DrawnProduct, view: DrawnView): string =>
  largePictureOfSeed(picture_seed, labelOf(name, manufacturer), view)

const isKind = (text: string | null): text is PictureKind => PICTURE_KINDS.some((kind) => kind === text)

/** The picture of a shelf; one that names no drawing gets a carton. */
export const drawCategory = ({
  picture,
  display_order,
}: {
  readonly picture: string | null
  readonly display_order: number
}): string => categoryPicture(display_order, isKind(picture) ? picture : 'box')
