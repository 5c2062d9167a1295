/** Russian words of the sign-in box. */
export const signInRu = {
  signIn: 'Вход для сотрудников',
  signInAgain: 'Сеанс закончился. Войдите снова: введённое сохранится.',
  login: 'Логин',
  password: 'Пароль',
  enter: 'Войти',
  code: 'Код из приложения',
  codeHelp: 'Введите код из приложения или резервный код.',
  codeWrong: 'Неверный или уже использованный код. Дождитесь следующего.',
  codeBack: 'Вернуться',
}

/** The words of the sign-in box in one language. */
export type SignInLabels = typeof signInRu
