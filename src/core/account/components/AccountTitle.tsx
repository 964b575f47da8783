import { viewEntry } from '../../../domain/views'
import { useModalDispatch, useModalSelector } from '../../../store/context'
import { useTranslate } from '../../../store/translation'
import { Icon } from '../../../ui/media/Icon'
import { iconChevronDown, iconCopy, iconMail } from '../../../ui/media/icons'
import { ShortAddress } from '../../../ui/media/ShortAddress'
import { selectIsEmbeddedActive } from '../../login/isEmbeddedConnection'
import { viewPushed } from '../../router/routerSlice'
import { selectActiveAccount } from '../accountSelectors'
import { copyRequested } from '../accountSlice'
import { selectAccountTitle, selectHasAccountName } from '../selectAccountTitle'
import { selectHasWalletChoice } from '../selectHasWalletChoice'
import { AccountHeaderButton } from './AccountHeaderButton'

const SPACE = { marginBlockStart: 8 } as const

/**
 * The account's name or address. Opens the wallet list if there is a choice; otherwise an address
 * is copied.
 */
export function AccountTitle() {
  const t = useTranslate()
  const dispatch = useModalDispatch()
  const { address } = useModalSelector(selectActiveAccount)
  const name = useModalSelector(selectAccountTitle)
  const isNamed = useModalSelector(selectHasAccountName)
  const isEmbedded = useModalSelector(selectIsEmbeddedActive)
  const hasChoice = useModalSelector(selectHasWalletChoice)
  if (address === null) return null
  const content = (
    <>
      {isEmbedded && <Icon icon={iconMail} size={16} />}
      <span>
        {isNamed ? <bdi translate="no">{name}</bdi> : <ShortAddress large address={address} />}
      </span>
    </>
  )
  if (hasChoice) {
    return (
      <AccountHeaderButton
        type="button"
        style={SPACE}
        aria-label={t('account.wallets', { name, address })}
        onClick={() => dispatch(viewPushed(viewEntry('ProfileWallets')))}
        data-testid="wm-account-wallets"
      >
        {content}
        <Icon icon={iconChevronDown} size={16} />
      </AccountHeaderButton>
    )
  }
  // A named account's address is copied from the line below.
  if (isNamed) {
    return (
      <AccountHeaderButton as="p" style={SPACE} data-testid="wm-account-name">
        {content}
      </AccountHeaderButton>
    )
  }
  return (
    <AccountHeaderButton
      type="button"
      style={SPACE}
      aria-label={t('account.copy', { name, address })}
      onClick={() => dispatch(copyRequested({ text: address, what: 'address' }))}
      data-testid="wm-account-copy"
    >
      {content}
      <Icon icon={iconCopy} size={16} />
    </AccountHeaderButton>
  )
}
