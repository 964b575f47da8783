import { CHARS_END, CHARS_START } from '../domain/limits'
import { selectAccountOf } from '../features/account/accountSlice'
import { selectActiveNamespace, selectIsUnsupportedOn } from '../features/network/networkSelectors'
import type { Namespace } from '../lib/caip'
import { formatBalance } from '../lib/formatAmount'
import { hueTriple } from '../lib/hash'
import { truncateAddress, truncateEnd } from '../lib/truncate'
import { useModalSelector } from '../store/context'
import { useTranslate } from '../store/translation'
import { Avatar } from '../ui/Avatar'
import { HostButton } from '../ui/HostButton'
import { HostScope } from './HostScope'
import { useOpener } from './useOpener'
import type { StoreProps } from './useRuntime'

export interface AccountButtonProps extends StoreProps {
  readonly namespace?: Namespace
  readonly balance?: 'show' | 'hide'
  /** Leading and trailing characters of the address. */
  readonly charsStart?: number
  readonly charsEnd?: number
  readonly disabled?: boolean
  readonly className?: string
}

const NAME_LENGTH = 18

function Inner({
  namespace,
  balance = 'show',
  charsStart = CHARS_START,
  charsEnd = CHARS_END,
  disabled,
  className,
}: AccountButtonProps) {
  const t = useTranslate()
  const active = useModalSelector(selectActiveNamespace)
  const shown = namespace ?? active ?? 'eip155'
  const account = useModalSelector(state => selectAccountOf(state, shown))
  const isUnsupported = useModalSelector(state => selectIsUnsupportedOn(state, shown))
  const { isOpen, isOpening, expect, toggle } = useOpener(namespace)
  const { address, profileName, profileImage } = account
  if (address === null) return null
  const { a, b, c } = hueTriple(address)
  const name = profileName
    ? truncateEnd(profileName, NAME_LENGTH)
    : truncateAddress(address, charsStart, charsEnd)
  const amount =
    account.balance === null ? null : `${formatBalance(account.balance)} ${account.balanceSymbol}`
  const label = isUnsupported ? 'button.accountUnsupported' : 'button.account'
  return (
    <HostButton
      kind="account"
      warn={isUnsupported}
      busy={isOpening}
      disabled={disabled}
      leading={<Avatar size={24} hues={[a, b, c]} src={profileImage ?? undefined} />}
      balance={balance === 'show' ? amount : undefined}
      onIntent={expect}
      onPress={toggle}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      aria-label={[
        t(label, { account: name }),
        balance === 'show' && amount ? t('button.balance', { balance: amount }) : '',
      ]
        .filter(Boolean)
        .join(', ')}
      className={className}
      data-testid={`wm-account-button${namespace ? `-${namespace}` : ''}`}
    >
      {name}
    </HostButton>
  )
}

/** Who is connected, and what they hold; opens the account. Renders nothing while nobody is. */
export function AccountButton(props: AccountButtonProps) {
  return <HostScope {...props}>{() => <Inner {...props} />}</HostScope>
}
