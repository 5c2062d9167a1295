import { messageOf } from '../client/failures'
import { useStaff } from '../staff/staff-context'

/** Undoes an action and shows a notice with the result. */
export function useOpposite(): (call: () => Promise<unknown>, done: string) => Promise<void> {
  const { notify } = useStaff()
  return async (call, done) => {
    try {
      await call()
      notify({ text: done })
    } catch (thrown) {
      notify({ text: messageOf(thrown), tone: 'danger' })
    }
  }
}
