import { loginFeature, type Login, type LoginState } from '@prilavok/core/login'
import { useStore } from 'zustand'
import { useShop } from '../shop-context'

/** A login and its actions. */
export interface UseLogin extends LoginState, Omit<Login, 'state'> {}

/** The login of the page. Source: LOGIN-01. */
export function useLogin(): UseLogin {
  const { state, ...actions } = useShop().use(loginFeature)
  return { ...useStore(state), ...actions }
}
