import { signOut } from '@prilavok/contracts/admin'
import { useStaff } from '../kit/staff/staff-context'

/** Ends the session and loads the page anew, so that nothing of what was shown stays. */
export function useSignOut(): () => void {
  const { client, session } = useStaff()
  return () =>
    void client.call(signOut, {}).then(() => {
      session.signedOut()
      location.reload()
    })
}
