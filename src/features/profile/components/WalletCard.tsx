import { styled } from 'styled-components'
import type { Account, AccountType } from '../../../domain/account'
import { disconnectRequested } from '../../../events/connectionEvents'
import { networkChosen } from '../../../events/networkEvents'
import { viewEntry } from '../../../domain/views'
import { truncateAddress } from '../../../lib/text/truncate'
import { useModalDispatch, useModalSelector } from '../../../store/context'
import type { StringKey } from '../../../strings/strings'
import { useTranslate } from '../../../store/translation'
import { Button } from '../../../ui/controls/Button'
import { Badge } from '../../../ui/feedback/Badge'
import { Row } from '../../../ui/lists/Row'
import { ShortAddress } from '../../../ui/media/ShortAddress'
import { iconCopy, iconExternal, iconPower, iconSliders } from '../../../ui/media/icons'
import { selectIdentity } from '../../../core/account/identitySelectors'
import { copyRequested } from '../../../core/account/accountSlice'
import { selectActiveNamespace } from '../../../core/network/networkSelectors'
import { selectLastCaipNetworkIdByNamespace } from '../../../core/network/networkSlice'
import {
  selectAccountExplorerUrl,
  selectAccountName,
  selectConnectedNamespaces,
} from '../profileSelectors'
import { selectConnectionByNamespace } from '../../../core/connections/connectionsSlice'
import { selectCanSwitchType } from '../../../core/login/accountTypeSelectors'
import { selectIsEmbeddedOn } from '../../../core/login/isEmbeddedConnection'
import { selectIsWatchOnlyOn } from '../../../core/watchOnly/isWatchOnly'
import { viewPushed } from '../../../core/router/routerSlice'
import { AccountPicture } from './AccountPicture'

const Base = styled.div`
  position: relative;
  --row-inset: 12px;
  border-radius: var(--wm-radius-panel);
  box-shadow: inset 0 0 0 1px var(--wm-color-border);
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  column-gap: 16px;
  margin-inline-start: 12px;
  padding-block: 4px;
  padding-inline-end: 12px;
  border-block-start: 1px solid var(--wm-color-border);
  > * {
    flex: 1 1 auto;
    inline-size: auto;
    padding-inline: 0;
    > span {
      gap: 6px;
    }
  }
`

const TYPE_TEXTS: Partial<Record<AccountType, StringKey>> = {
  eoa: 'profile.plainAccount',
  smartAccount: 'profile.smartAccount',
}

interface WalletCardProps {
  /** The active account of its namespace. */
  readonly account: Account
}

/** The active account of a namespace, with its actions. */
export function WalletCard({ account }: WalletCardProps) {
  const { namespace, address } = account
  const t = useTranslate()
  const dispatch = useModalDispatch()
  const title = useModalSelector(state => selectAccountName(state, account))
  const image = useModalSelector(state => selectIdentity(state, namespace).avatar)
  const wallet = useModalSelector(state => selectConnectionByNamespace(state, namespace).walletName)
  const explorerUrl = useModalSelector(state => selectAccountExplorerUrl(state, account))
  const isActive = useModalSelector(selectActiveNamespace) === namespace
  const isAlone = useModalSelector(selectConnectedNamespaces).length < 2
  const network = useModalSelector(state => selectLastCaipNetworkIdByNamespace(state, namespace))
  const hasSettings = useModalSelector(state => selectIsEmbeddedOn(state, namespace))
  const short = truncateAddress(address)
  // The embedded wallet has one account per type, so the type matters more than the wallet's name.
  const canChoose = useModalSelector(state => selectCanSwitchType(state, namespace))
  const isWatchOnly = useModalSelector(state => selectIsWatchOnlyOn(state, namespace))
  const typeText = isWatchOnly ? 'account.watchOnly' : canChoose && TYPE_TEXTS[account.type]
  return (
    <Base data-testid="wm-profile-wallet">
      <Row
        leading={<AccountPicture account={account} src={image} />}
        name={
          title === short ? (
            <ShortAddress large address={address} />
          ) : (
            <bdi translate="no">{title}</bdi>
          )
        }
        note={
          typeText ? (
            t(typeText)
          ) : title === short && wallet !== null ? (
            <bdi translate="no">{wallet}</bdi>
          ) : (
            <ShortAddress address={address} />
          )
        }
        trailing={
          isActive
            ? !isAlone && <Badge tone="positive">{t('profile.active')}</Badge>
            : network !== null && (
                <Button
                  small
                  tone="secondary"
                  aria-label={t('profile.switchTo', { name: title })}
                  onPress={() => dispatch(networkChosen({ caipNetworkId: network }))}
                  data-testid="wm-profile-use"
                >
                  {t('profile.switch')}
                </Button>
              )
        }
      />
      <Tools>
        <Button
          tone="quiet"
          icon={iconCopy}
          aria-label={t('profile.copyAddress', { address })}
          onPress={() => dispatch(copyRequested({ text: address, what: 'address' }))}
          data-testid="wm-profile-copy"
        >
          {t('profile.copy')}
        </Button>
        {explorerUrl !== null && (
          <Button
            tone="quiet"
            icon={iconExternal}
            href={explorerUrl}
            aria-label={t('common.opensNewTab', { label: t('account.explorer') })}
          >
            {t('account.explorer')}
          </Button>
        )}
        {isActive && hasSettings && (
          <Button
            tone="quiet"
            icon={iconSliders}
            onPress={() => dispatch(viewPushed(viewEntry('AccountSettings')))}
            data-testid="wm-profile-settings"
          >
            {t('profile.settings')}
          </Button>
        )}
        <Button
          tone="quiet"
          icon={iconPower}
          aria-label={wallet === null ? undefined : t('profile.disconnectFrom', { wallet })}
          onPress={() => dispatch(disconnectRequested({ namespace }))}
          data-testid="wm-profile-disconnect"
        >
          {t('account.disconnect')}
        </Button>
      </Tools>
    </Base>
  )
}
