import { formatPhone, isValidPhone, phoneSettings } from '@prilavok/core/forms'
import { codeForm, phoneForm } from '@prilavok/core/login'
import { notificationsFeature } from '@prilavok/core/notifications'
import { useLogin, useSettings, useShop, useSmallForm } from '@prilavok/react'
import { Button } from '@prilavok/ui/button'
import { useEffect, useRef } from 'react'
import { useLabels } from '../lib/labels'
import { lazySection } from '../lib/lazy-section'
import { phoneKind } from '../lib/small-form/phone-kind'
import { SmallForm } from '../lib/small-form/small-form'
import { smsLoginRu, type SmsLoginLabels } from './login.labels'

const LazySignedIn = lazySection(() => import('./signed-in'))

/** Only texts can be set. */
export interface SmsLoginProps {
  /** Texts of this one widget; what is left out is that of the language, or of `LabelsProvider`. */
  readonly labels?: Partial<SmsLoginLabels> | undefined
}

interface StepProps {
  readonly text: SmsLoginLabels
}

/** First the phone, then the code that came there; of whoever has logged in, the name, the orders and the way out. Source: LOGIN-01, LOGIN-05. */
export function SmsLogin({ labels }: SmsLoginProps) {
  const text = useLabels('smsLogin', smsLoginRu, labels)
  const { step, visitor, check } = useLogin()
  useEffect(() => void check(), [check])
  return (
    <div className="pk-sms-login">
      {visitor != null ? (
        <LazySignedIn>{({ SignedIn }) => <SignedIn />}</LazySignedIn>
      ) : step === 'phone' ? (
        <PhoneStep text={text} />
      ) : (
        <CodeStep text={text} />
      )}
    </div>
  )
}

function PhoneStep({ text }: StepProps) {
  const { codeSent, haveCode } = useLogin()
  const { foreignPhones } = useSettings(phoneSettings)
  const words = { phone: text.phone, submit: text.getCode, failed: text.notSent }
  const { form, fields } = useSmallForm(phoneForm, { given: null, labels: words })
  const { phone } = form.values()
  return (
    <SmallForm
      spec={phoneForm}
      given={null}
      text={words}
      kinds={phoneKind}
      help={{ phone: text.phoneHelp }}
      silent
      keeps
      onSent={(result) => codeSent(form.values().phone, result)}
      beside={
        fields.phone.touched &&
        isValidPhone(phone, foreignPhones) && (
          <Button variant="quiet" onClick={() => haveCode(phone)}>
            {text.haveCode}
          </Button>
        )
      }
    />
  )
}

function CodeStep({ text }: StepProps) {
  const { phone, resendIn, resend, changePhone, loggedIn } = useLogin()
  const notifications = useShop().use(notificationsFeature)
  const root = useRef<HTMLDivElement>(null)
  // The next thing to do is to type, or to let the browser fill in what has come.
  useEffect(() => root.current?.querySelector<HTMLInputElement>('input')?.focus(), [])
  const again = async () => {
    const result = await resend()
    if (result?.ok === false) notifications.show({ kind: 'danger', text: text.notSent })
  }
  return (
    <div ref={root}>
      <p className="pk-small-form__intro">{text.sentTo(formatPhone(phone) ?? phone)}</p>
      <SmallForm
        spec={codeForm}
        given={{ phoneNumber: phone }}
        subject={phone}
        text={{ code: text.code, submit: text.enter, failed: text.wrongCode }}
        silent
        onSent={() => void loggedIn()}
        beside={
          <>
            {resendIn > 0 ? (
              <p className="pk-small-form__note">{text.resendIn(resendIn)}</p>
            ) : (
              <Button variant="quiet" onClick={() => void again()}>
                {text.resend}
              </Button>
            )}
            <Button variant="quiet" onClick={changePhone}>
              {text.changePhone}
            </Button>
          </>
        }
      />
    </div>
  )
}
