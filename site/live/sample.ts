/** Records of the demo shop that runs in the tab; a test looks whether they are there. */
export const SAMPLE = {
  id: 'p1b2e0bbc99',
  name: 'Керамогранит Керавия Лофт 600×1200 мм',
  /** Roubles. */
  price: '3200',
  categoryId: 'c-suhie-smesi-i-gruntovki',
  cityId: '524901',
} as const

/** One that other shops have as well, with similar products: for what a product page shows. */
export const COMPARED = {
  id: '42',
  name: 'Дрель ударная',
  /** Roubles. */
  price: '4990',
} as const
