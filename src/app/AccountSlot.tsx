import type { ReactNode } from 'react'
import { selectAccountOf } from '../features/account/accountOf'
import { DEFAULT_NAMESPACE } from '../lib/caip'
import { selectConnectionOf } from '../features/connections/connectionsSlice'
import { selectActiveNamespace } from '../features/network/networkSelectors'
import { useModalSelector } from '../store/context'
import { useTranslate } from '../store/translation'
import { HostButton } from '../ui/host/HostButton'
import { createPart, useLoaded } from '../ui/useLoaded'
import type { AccountButtonProps } from './AccountButtonProps'
import { useLangOf } from './useLangOf'
import { useOpener } from './useOpener'

const face = createPart(() => import('./AccountButtonFace').then(m => m.AccountButtonFace))

interface AccountSlotProps extends AccountButtonProps {
  /** What stands there while nobody is connected. */
  readonly otherwise?: ReactNode
}

/** Who is connected: in full once the code that draws it is here, by a plain button until then; nothing while nobody is. */
export function AccountSlot({ otherwise, ...props }: AccountSlotProps) {
  const { namespace, disabled, className } = props
  const t = useTranslate()
  const langOf = useLangOf()
  const active = useModalSelector(selectActiveNamespace)
  const shown = namespace ?? active ?? DEFAULT_NAMESPACE
  const { address } = useModalSelector(state => selectAccountOf(state, shown))
  const { phase } = useModalSelector(state => selectConnectionOf(state, shown))
  const { opener } = useOpener(namespace)
  // Somebody is about to be connected; what did not come is asked for again with each press.
  const need = phase === 'disconnected' ? 0 : opener['aria-expanded'] ? 2 : 1
  const { came: Face } = useLoaded(face, need)
  if (address === null) return otherwise
  if (Face) return <Face {...props} />
  const account = `${address.slice(0, 4)}…${address.slice(-6)}`
  return (
    <HostButton
      kind="account"
      lang={langOf('button.account')}
      disabled={disabled}
      {...opener}
      aria-label={t('button.account', { account })}
      className={className}
      data-testid={`wm-account-button${namespace ? `-${namespace}` : ''}`}
    >
      {account}
    </HostButton>
  )
}
