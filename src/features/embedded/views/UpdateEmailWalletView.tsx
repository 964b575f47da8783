import { useRef, useState, type FormEvent } from 'react'
import { styled } from 'styled-components'
import type { ErrorState } from '../../../domain/errorCatalogue'
import { backRequested } from '../../../events/backEvents'
import { isEmail } from '../../../lib/text/emailFormat'
import { useModalDispatch, useModalSelector } from '../../../store/context'
import { useTranslate } from '../../../store/translation'
import { Button } from '../../../ui/controls/Button'
import { Message } from '../../../ui/feedback/Message'
import { StatusIcon } from '../../../ui/feedback/StatusIcon'
import { Input } from '../../../ui/fields/Input'
import { useStartFocus } from '../../../ui/fields/useStartFocus'
import { ActionBar } from '../../../ui/layout/ActionBar'
import { ActionBarPair } from '../../../ui/layout/ActionBarPair'
import { StatusHeader } from '../../../ui/layout/StatusHeader'
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden'
import { iconMail } from '../../../ui/media/icons'
import { Body } from '../../../ui/shell/Body'
import type { ViewProps } from '../../../core/feature'
import { getEmailFieldMessage } from '../components/getEmailFieldMessage'
import { newEmailSubmitted } from '../emailChange/emailChangeEvents'
import { selectEmailChange } from '../emailChange/emailChangeSlice'
import { useCurrentEmail } from '../emailChange/useCurrentEmail'
import { useNewEmail } from '../emailChange/useNewEmail'
import { selectEmbeddedNamespaces } from '../../../core/login/isEmbeddedConnection'
import { useCooldown } from '../useCooldown'
import { useStoreSecret } from '../useStoreSecret'

/** Submission needs more than this. */
const TOO_SHORT_LENGTH = 3

const Note = styled.p`
  padding: 8px 4px 4px;
`

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

/** Error that replaces the label. */
function useProblem(isIncomplete: boolean, dismissed: ErrorState | null): string | undefined {
  const t = useTranslate()
  const { error, cooldownEndsAt } = useModalSelector(selectEmailChange)
  const seconds = useCooldown(error?.code === 'EMAIL_COOLDOWN' ? cooldownEndsAt : null)
  if (isIncomplete) return t('email.incomplete')
  if (error === null || error === dismissed) return undefined
  if (error.code === 'SESSION_ENDED') return t('emailChange.ended')
  if (error.code !== 'EMAIL_COOLDOWN') return t(getEmailFieldMessage(error.code))
  return seconds > 0 ? t('email.cooldown', { seconds }) : undefined
}

function NotSignedIn() {
  const t = useTranslate()
  const dispatch = useModalDispatch()
  return (
    <>
      <Body flush data-testid="wm-view-UpdateEmailWallet">
        <StatusHeader
          picture={<StatusIcon tone="warning" icon={iconMail} />}
          title={t('updateEmail.offTitle')}
          text={t('updateEmail.offText')}
        />
      </Body>
      <ActionBar>
        <Button block onPress={() => dispatch(backRequested())}>
          {t('common.back')}
        </Button>
      </ActionBar>
    </>
  )
}

function Form({ hasWayBack }: { readonly hasWayBack: boolean }) {
  const t = useTranslate()
  const dispatch = useModalDispatch()
  const { phase, error } = useModalSelector(selectEmailChange)
  const { email: current } = useCurrentEmail()
  const hide = useStoreSecret()
  const begun = useNewEmail()
  const ref = useRef<HTMLInputElement>(null)
  const [text, setText] = useState(begun || current)
  const [isIncomplete, setIsIncomplete] = useState(false)
  const [dismissed, dismiss] = useState<ErrorState | null>(null)
  const problem = useProblem(isIncomplete, dismissed)
  useStartFocus(ref)
  const isSending = phase === 'sending'
  const email = text.trim()
  const canSave = email.length > TOO_SHORT_LENGTH && !isSame(email, current)
  const change = (value: string) => {
    setText(value)
    setIsIncomplete(false)
    dismiss(error)
  }
  const save = () => {
    if (isSending || !canSave) return
    if (!isEmail(email)) {
      setIsIncomplete(true)
      ref.current?.focus()
      return
    }
    dispatch(newEmailSubmitted({ emailId: hide(email) }))
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save()
  }
  const saveButton = (
    <Button
      block
      tone="primary"
      busy={isSending}
      disabled={!canSave}
      onPress={save}
      data-testid="wm-save-email"
    >
      {t('updateEmail.save')}
    </Button>
  )
  return (
    <>
      <Body data-testid="wm-view-UpdateEmailWallet">
        <form noValidate onSubmit={submit}>
          <Input
            ref={ref}
            isPrivate
            stacked
            type="email"
            inputMode="email"
            autoComplete="email"
            icon={iconMail}
            label={t('updateEmail.label')}
            error={problem}
            value={text}
            onChange={change}
            busy={isSending}
            data-testid="wui-email-input"
          />
          <VisuallyHidden role="status">{isSending && t('updateEmail.sending')}</VisuallyHidden>
        </form>
        <Note>
          <Message>{t('updateEmail.note')}</Message>
        </Note>
      </Body>
      <ActionBar>
        {hasWayBack ? (
          <ActionBarPair wideEnd>
            <Button block tone="secondary" onPress={() => dispatch(backRequested())}>
              {t('updateEmail.cancel')}
            </Button>
            {saveButton}
          </ActionBarPair>
        ) : (
          saveButton
        )}
      </ActionBar>
    </>
  )
}

/** Email change, first step: the new address. */
export function UpdateEmailWalletView({ redirectView }: Partial<ViewProps<'UpdateEmailWallet'>>) {
  const isOn = useModalSelector(state => selectEmbeddedNamespaces(state).length > 0)
  return isOn ? <Form hasWayBack={redirectView !== undefined} /> : <NotSignedIn />
}
