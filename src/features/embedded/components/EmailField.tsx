import { useRef, useState, type FormEvent } from 'react'
import { styled } from 'styled-components'
import type { ErrorState } from '../../../domain/errorCatalogue'
import { isEmail } from '../../../lib/text/emailFormat'
import { useModalDispatch, useModalSelector } from '../../../store/context'
import { useTranslate } from '../../../store/translation'
import { Spinner } from '../../../ui/feedback/Spinner'
import { Input } from '../../../ui/fields/Input'
import { InputSubmit } from '../../../ui/fields/InputSubmit'
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden'
import { iconMail } from '../../../ui/media/loginIcons'
import { emailFieldFocused, emailSubmitted } from '../emailFieldEvents'
import { selectEmailLogin } from '../../../core/login/embeddedState'
import { selectEmbeddedNamespaces } from '../../../core/login/isEmbeddedConnection'
import { useStoreSecret } from '../useStoreSecret'
import { useLoginEmail } from '../useLoginEmail'
import { useCooldown } from '../useCooldown'
import { getEmailFieldMessage } from './getEmailFieldMessage'

/** The submit arrow appears beyond this length. */
const TOO_SHORT_LENGTH = 3

const SpinnerSlot = styled.span`
  display: grid;
  padding-inline-end: 2px;
  color: var(--wm-color-accent-text);
`

/** Error that replaces the label. */
function useProblem(isIncomplete: boolean, dismissed: ErrorState | null): string | undefined {
  const t = useTranslate()
  const { error, cooldownEndsAt } = useModalSelector(selectEmailLogin)
  const seconds = useCooldown(error?.code === 'EMAIL_COOLDOWN' ? cooldownEndsAt : null)
  if (isIncomplete) return t('email.incomplete')
  if (error === null || error === dismissed) return undefined
  if (error.code !== 'EMAIL_COOLDOWN') return t(getEmailFieldMessage(error.code))
  return seconds > 0 ? t('email.cooldown', { seconds }) : undefined
}

/** Email sign-in, first step. Errors replace the label so that the layout does not shift. */
export function EmailField() {
  const t = useTranslate()
  const dispatch = useModalDispatch()
  const { phase, error } = useModalSelector(selectEmailLogin)
  const isTaken = useModalSelector(state => selectEmbeddedNamespaces(state).length > 0)
  const hide = useStoreSecret()
  const kept = useLoginEmail()
  const ref = useRef<HTMLInputElement>(null)
  const [text, setText] = useState(kept)
  const [isIncomplete, setIsIncomplete] = useState(false)
  const [dismissed, dismiss] = useState<ErrorState | null>(null)
  const problem = useProblem(isIncomplete, dismissed)
  const isSending = phase === 'sending'
  const email = text.trim()
  const change = (value: string) => {
    setText(value)
    setIsIncomplete(false)
    dismiss(error)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isSending || isTaken) return
    if (!isEmail(email)) {
      setIsIncomplete(true)
      ref.current?.focus()
      return
    }
    dispatch(emailSubmitted({ emailId: hide(email) }))
  }
  return (
    <form noValidate onSubmit={submit}>
      <Input
        ref={ref}
        isPrivate
        stacked
        type="email"
        inputMode="email"
        autoComplete="email"
        icon={iconMail}
        label={t(isTaken ? 'email.taken' : 'email.label')}
        error={problem}
        value={text}
        onChange={change}
        onFocus={() => dispatch(emailFieldFocused())}
        busy={isSending}
        disabled={isTaken}
        end={
          isSending ? (
            <SpinnerSlot>
              <Spinner />
            </SpinnerSlot>
          ) : (
            email.length > TOO_SHORT_LENGTH && (
              <InputSubmit label={t('email.submit')} disabled={isTaken} />
            )
          )
        }
        data-testid="wui-email-input"
      />
      <VisuallyHidden role="status">{isSending && t('email.sending')}</VisuallyHidden>
    </form>
  )
}
