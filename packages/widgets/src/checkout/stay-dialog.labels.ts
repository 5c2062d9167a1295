export const stayDialogRu = {
  title: 'Заказ ещё не оформлен',
  kept: 'Заполненное сохраняется: можно продолжить сейчас или вернуться позже.',
  goOn: (step: string): string => `Вернуться к шагу «${step}»`,
  help: 'Нужна помощь?',
  chat: 'Написать в чат',
}

export type StayDialogLabels = typeof stayDialogRu
