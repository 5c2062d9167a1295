/** Russian words of the screen of pickup points. */
export const pointsRu = {
  view: 'Вид',
  table: 'Таблица',
  both: 'Таблица и карта',
  onlyMap: 'Карта',
  map: 'Карта пунктов выдачи',
  zoomIn: 'Приблизить',
  zoomOut: 'Отдалить',
  cluster: (count: number): string => `Пунктов рядом: ${count}. Приблизить`,
  twoFingers: 'Двигайте карту двумя пальцами',
  drawArea: 'Выделить область',
  drawHelp: 'Проведите прямоугольник по карте. Esc — отмена.',
  takeSeen: 'Выбрать всё на карте',
  clearArea: 'Убрать область',
  areaChosen: 'Выбраны все пункты области, подходящие под фильтры. Измените их в строке над таблицей.',
  open: 'Открыть',
  active: 'Действует',
  inactive: 'Выключен',
  trouble: 'Рисунок карты не загрузился. Все пункты есть в таблице.',
  tooMany: (shown: number, all: number): string => `Показано ${shown} из ${all}. Приблизьте карту.`,
  failed: 'Пункты на карте не загрузились',
}

/** The words of the screen of pickup points. */
export type PointsLabels = typeof pointsRu
