import type { SignInLabels } from './sign-in.labels'

/** English words of the sign-in box. */
export const signInEn: SignInLabels = {
  signIn: 'Staff sign-in',
  signInAgain: 'The session has ended. Sign in again: what you typed is kept.',
  login: 'Login',
  password: 'Password',
  enter: 'Sign in',
  code: 'Code of the app',
  codeHelp: 'Enter the code of your authenticator app, or a recovery code.',
  codeWrong: 'Wrong code, or one that was used already. Wait for the next.',
  codeBack: 'Back',
}
