/** A product of this site; its price is the server's. */
export interface Product {
  readonly id: string
  readonly name: string
  readonly note: string
}

export const products: readonly Product[] = [
  { id: 'p3iwwp0d10', name: 'Дрель-шуруповёрт Дрельта Ультра 12 В', note: 'Без аккумулятора и зарядного устройства' },
  { id: 'p1jal8gigtp', name: 'Плиткорез ручной Хватов Мастер 600 мм', note: 'Ровный рез без пыли' },
  { id: 'pmmt90lddq', name: 'Секатор садовый Поливайка Дача', note: 'Контактный, 220 мм' },
  { id: 'p1dtopjrkzj', name: 'Шланг-гармошка Поливайка', note: '25 метров в руках, полтора в сарае' },
]
