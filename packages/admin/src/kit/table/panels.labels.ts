/** Russian words of the panels of a table and of its cells while they are changed. */
export const panelsRu = {
  viewName: 'Название вида',
  noViews: 'Сохранённых видов пока нет',
  deleteView: (name: string): string => `Удалить вид «${name}»`,
  sharedView: 'Для всех сотрудников',
  defaultView: 'Открывать первым',
  markShared: 'общий',
  markDefault: 'первый',
  saveView: 'Сохранить вид',
  moveUp: (name: string): string => `Поднять: ${name}`,
  moveDown: (name: string): string => `Опустить: ${name}`,
  pin: (name: string): string => `Закрепить: ${name}`,
  density: 'Плотные строки',
  endless: 'Постранично',
  edit: (name: string): string => `Изменить: ${name}`,
  saved: (name: string): string => `Сохранено: ${name}`,
  changedByOther: (value: string): string => `Значение уже изменил другой сотрудник: ${value}. Ваше не сохранено.`,
}
