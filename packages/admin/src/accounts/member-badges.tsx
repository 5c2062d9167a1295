import type { StaffAccount } from '@prilavok/contracts/admin'
import { useStore } from 'zustand'
import { useStaff } from '../kit/staff/staff-context'
import { enumTitle } from '../kit/values/format'
import { useAccountWords } from './use-account-words'

/** Roles and state of an account at a glance. */
export function MemberBadges({ account }: { readonly account: StaffAccount }) {
  const { locale, session } = useStaff()
  const words = useAccountWords()
  const own = useStore(session, (state) => state.session?.user.id)
  const { id, roles, isActive, isDemo, hasSecondFactor, isSecondFactorDemanded } = account
  const states: readonly (readonly [text: string, tone: string | undefined, isShown: boolean])[] = [
    [words.you, 'open', id === own],
    [words.closed, 'danger', !isActive],
    [words.demo, undefined, isDemo],
    [words.withFactor, 'work', hasSecondFactor],
    [words.withoutFactor, 'return', !hasSecondFactor && isSecondFactorDemanded],
  ]
  return (
    <p className="pk-staff-chips">
      {roles.map((role) => (
        <span className="pk-staff-badge" key={role}>
          {enumTitle('StaffRole', role, locale)}
        </span>
      ))}
      {states.map(
        ([text, tone, isShown]) =>
          isShown && (
            <span className="pk-staff-badge" data-tone={tone} key={text}>
              {text}
            </span>
          ),
      )}
    </p>
  )
}
