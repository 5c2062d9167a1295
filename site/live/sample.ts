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
  id: 'pyby6tji13',
  name: 'Станция насосная Силач-М Поток 1300 Вт, 50 л',
  /** Roubles. */
  price: '14790',
} as const
