/** Russian words of the map. */
export const pointMapRu = {
  map: 'Карта пунктов выдачи',
  zoomIn: 'Приблизить',
  zoomOut: 'Отдалить',
  cluster: (count: number): string => `Пунктов выдачи рядом: ${count}. Приблизить`,
  twoFingers: 'Двигайте карту двумя пальцами',
  noTiles: 'Рисунок карты не загрузился. Пункты можно выбрать и в списке.',
  unplaced: (count: number): string => `Без места на карте: ${count}. Эти пункты есть в списке.`,
}

/** The words of the map that a page may replace. */
export type PointMapLabels = typeof pointMapRu
