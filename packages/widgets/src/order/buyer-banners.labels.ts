export const buyerBannersRu = {
  known: (name: string): string => `Вы оформляете заказ как ${name}`,
  notYou: 'Это не вы?',
  clear: 'Очистить данные',
  register: 'Зарегистрируйтесь — и в следующий раз данные заполнятся сами',
  registerHelp: 'Оформить заказ можно и без регистрации.',
  registerGo: 'Зарегистрироваться',
}

export type BuyerBannersLabels = typeof buyerBannersRu
