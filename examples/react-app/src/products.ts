import { shopOrigin } from './shop'

/** A product of this page. What it costs is the server's word. */
export interface Product {
  readonly id: string
  readonly name: string
  readonly note: string
}

/** What the page sells. */
export const products: readonly Product[] = [
  {
    id: 'pmmt90lddq',
    name: 'Секатор садовый Поливайка Дача',
    note: 'Контактный, 220 мм: для живых веток до двух сантиметров',
  },
  { id: 'pnx6mk2r6c', name: 'Лопата штыковая Gardella Профи', note: 'Без черенка; сталь, которая не гнётся о корни' },
  { id: 'p1dtopjrkzj', name: 'Шланг-гармошка Поливайка', note: '25 метров в руках, полтора в сарае' },
  { id: 'plzy3ol38l', name: 'Пистолет-распылитель Садея', note: 'Четыре режима: от тумана до струи' },
  { id: 'plwbf8qvhl', name: 'Удобрение Садея Весна', note: 'Пять килограммов на первую подкормку' },
  { id: 'p1idb45w4vm', name: 'Насос дренажный Вихредуй Сухо', note: '750 Вт: погреб сухой за час' },
]

export const pictureOf = (id: string): string => `${shopOrigin}/images/product/${id}.svg`
