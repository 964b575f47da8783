import { useId, useState } from 'react'
import { styled } from 'styled-components'
import { signInMessageRequested } from '../siwxEvents'
import { useModalDispatch } from '../../../store/context'
import { useTranslate } from '../../../store/translation'
import { Icon } from '../../../ui/media/Icon'
import { iconChevronDown, iconChevronUp } from '../../../ui/media/icons'
import type { SignIn } from '../siwxState'

const Toggle = styled.button`
  display: inline-flex;
  gap: 6px;
  align-items: center;
  align-self: start;
  min-block-size: 32px;
  margin: 4px -4px 0;
  padding: 4px;
  border-radius: var(--wm-radius-small);
  font-size: var(--wm-font-size-14);
  line-height: var(--wm-line-14);
  font-weight: var(--wm-weight-medium);
  color: var(--wm-color-accent-text);
  &:hover {
    text-decoration: underline;
  }
`

const Text = styled.pre`
  margin-block-start: 4px;
  padding: 12px;
  border-radius: var(--wm-radius-control);
  background: var(--wm-color-surface-sunken);
  font-family: var(--wm-font-mono);
  font-size: var(--wm-font-size-12);
  line-height: var(--wm-line-12);
  letter-spacing: 0;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
  color: var(--wm-color-text-muted);
  direction: ltr;
  text-align: start;
`

/** Reads the secret store; undefined if a replayed state refers to a discarded text. */
function useMessageText(id: string | null): string | undefined {
  const dispatch = useModalDispatch()
  try {
    const made = id === null ? undefined : dispatch((_d, _g, deps) => deps.secrets.read(id))
    return (made as { readonly text: string } | undefined)?.text
  } catch {
    return undefined
  }
}

/** The message to sign. It is created only when the user expands it. */
export function SignInMessage({ signIn: { namespace, message } }: { readonly signIn: SignIn }) {
  const t = useTranslate()
  const dispatch = useModalDispatch()
  const id = useId()
  // A message that replaces one the user has read starts expanded.
  const [isShown, show] = useState(message.isRenewed)
  const text = useMessageText(message.id)
  const press = () => {
    show(!isShown)
    if (!isShown) dispatch(signInMessageRequested({ namespace }))
  }
  return (
    <>
      <Toggle
        type="button"
        aria-expanded={isShown}
        aria-controls={id}
        onClick={press}
        data-testid="wm-siwx-message"
      >
        <Icon icon={isShown ? iconChevronUp : iconChevronDown} size={16} />
        <span>{t(isShown ? 'siwx.hideMessage' : 'siwx.showMessage')}</span>
      </Toggle>
      <div id={id} role="status">
        {isShown && (
          <Text tabIndex={0}>
            {text ?? t(message.phase === 'failed' ? 'siwx.messageFailed' : 'siwx.messageLoading')}
          </Text>
        )}
      </div>
    </>
  )
}
