import { messageOf } from '../client/failures'
import { useStaff } from '../staff/staff-context'

/** Runs the opposite of something that was done, and tells what came of it. */
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
