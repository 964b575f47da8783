import { viewEntry } from '../../../domain/views'
import { selectAccountByNamespace } from '../../../core/account/accountState'
import { selectIdentity } from '../../../core/account/identitySelectors'
import { selectNativeBalance } from '../../../core/account/nativeBalanceSelectors'
import { DEFAULT_NAMESPACE } from '../../../lib/address/caip'
import {
  selectActiveNamespace,
  selectIsUnsupportedOn,
} from '../../../core/network/networkSelectors'
import { selectAddressLabel } from '../../../core/options/optionsSelectors'
import { selectIsShownWatchOnly } from '../../../core/watchOnly/isWatchOnly'
import { selectLatestPayment } from '../../../features/transactions/latestPayment'
import { selectLocale } from '../../../core/theme/themeSlice'
import { formatBalance } from '../../../lib/amount/formatAmount'
import { getHueTriple } from '../../../lib/address/hash'
import { truncateAddress, truncateEnd } from '../../../lib/text/truncate'
import { useModalSelector } from '../../../store/context'
import { useTranslate } from '../../../store/translation'
import { HostButton } from '../../../ui/controls/HostButton'
import { createLazyComponent } from '../../../ui/layout/createLazyComponent'
import { HostPicture } from '../../../ui/media/HostPicture'
import { useTextLanguage } from '../hooks/useTextLanguage'
import { useOpener } from './useOpener'
import type { AccountButtonProps } from './AccountButtonProps'
import type { PaymentProgressProps } from './PaymentProgress'
import type { WithButtonRef } from './HostButtonOptions'

const PaymentProgress = createLazyComponent<PaymentProgressProps>(() =>
  import('./paymentParts').then(module => module.PaymentProgress),
)
const PaymentStatus = createLazyComponent<PaymentProgressProps>(() =>
  import('./paymentParts').then(module => module.PaymentStatus),
)

const NAME_LENGTH = 18

/** The full account button, fetched once a wallet is connected. */
export function AccountButtonContent({
  namespace,
  balance = 'show',
  charsStart,
  charsEnd,
  size,
  children,
  className,
  style,
  disabled,
  onClick,
  buttonRef,
}: WithButtonRef<AccountButtonProps>) {
  const t = useTranslate()
  const langOf = useTextLanguage()
  const active = useModalSelector(selectActiveNamespace)
  const shown = namespace ?? active ?? DEFAULT_NAMESPACE
  const { address } = useModalSelector(state => selectAccountByNamespace(state, shown))
  const identity = useModalSelector(state => selectIdentity(state, shown))
  const { data: held } = useModalSelector(state => selectNativeBalance(state, shown))
  const locale = useModalSelector(selectLocale)
  const isUnsupported = useModalSelector(state => selectIsUnsupportedOn(state, shown))
  const isWatchOnly = useModalSelector(state => selectIsShownWatchOnly(state, shown))
  const { opener, open } = useOpener(namespace)
  const payment = useModalSelector(state => selectLatestPayment(state, shown))
  const given = useModalSelector(state => selectAddressLabel(state, address ?? '')) ?? identity.name
  if (address === null) return null
  const { a, b, c } = getHueTriple(address)
  const name = given
    ? truncateEnd(given, NAME_LENGTH)
    : truncateAddress(address, charsStart, charsEnd)
  const amount = held ? `${formatBalance(held.balance, locale)} ${held.symbol}` : null
  const label = isUnsupported ? 'button.accountUnsupported' : 'button.account'
  // While the modal is open, the card shows the payment's progress instead.
  const followed = opener['aria-expanded'] ? null : payment
  const isPending = followed?.status === 'pending'
  return (
    <>
      <HostButton
        kind="account"
        lang={langOf(label)}
        small={size === 'sm'}
        warn={isUnsupported}
        {...opener}
        onPress={isPending ? () => open({ view: viewEntry('Transactions') }) : opener.onPress}
        disabled={disabled}
        leading={<HostPicture hues={[a, b, c]} src={identity.avatar} />}
        balance={balance === 'show' ? amount : undefined}
        aria-label={[
          t(label, { account: name }),
          isWatchOnly ? t('button.watchOnly') : '',
          balance === 'show' && amount ? t('button.balance', { balance: amount }) : '',
        ]
          .filter(Boolean)
          .join(', ')}
        ref={buttonRef}
        className={className}
        style={style}
        onClick={onClick}
        data-testid={`wm-account-button${namespace ? `-${namespace}` : ''}`}
      >
        {children ?? name}
        {isWatchOnly && children === undefined && ` · ${t('button.watchOnly')}`}
        {followed && <PaymentProgress payment={followed} />}
      </HostButton>
      {followed && <PaymentStatus payment={followed} />}
    </>
  )
}
