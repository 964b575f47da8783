import { styled } from 'styled-components'
import { SOCIAL_NAMES } from '../../../domain/socials'
import { viewEntry } from '../../../domain/views'
import { useModalDispatch, useModalSelector } from '../../../store/context'
import { useTranslate } from '../../../store/translation'
import { Notice } from '../../../ui/feedback/Notice'
import { ActionBar } from '../../../ui/layout/ActionBar'
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden'
import { ListGroup } from '../../../ui/lists/ListGroup'
import { Row } from '../../../ui/lists/Row'
import { Avatar } from '../../../ui/media/Avatar'
import { ShortAddress } from '../../../ui/media/ShortAddress'
import { iconChevronEnd } from '../../../ui/media/firstIcons'
import { Icon } from '../../../ui/media/Icon'
import { iconCopy, iconMail } from '../../../ui/media/icons'
import { Tile } from '../../../ui/media/Tile'
import { Body } from '../../../ui/shell/Body'
import { selectActiveAccount } from '../../../core/account/accountSelectors'
import { selectActiveIdentity } from '../../../core/account/identitySelectors'
import { copyRequested } from '../../../core/account/accountSlice'
import { ChooseNameRow } from '../../../core/account/components/ChooseNameRow'
import { DisconnectButton } from '../../../core/account/components/DisconnectButton'
import { getAddressHues } from '../../../core/account/getAddressHues'
import { NetworkTile } from '../../../core/network/components/NetworkTile'
import { selectActiveNetwork } from '../../../core/network/networkSelectors'
import { selectOptions } from '../../../core/options/optionsSlice'
import { viewPushed } from '../../../core/router/routerSlice'
import { UpgradeRow } from '../components/UpgradeRow'
import { AccountTypeRow } from '../components/AccountTypeRow'
import { selectIsLoginStoredHere } from '../embeddedSlice'
import { selectIsEmbeddedActive } from '../../../core/login/isEmbeddedConnection'
import { SocialTile } from '../components/SocialTile'
import { useLoginProvider } from '../social/useLoginProvider'
import { useCurrentEmail } from '../emailChange/useCurrentEmail'

const Head = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  padding-block: 4px 16px;
  text-align: center;
`

const Address = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-block-size: 32px;
  margin-block-start: 8px;
  padding: 4px 8px;
  border-radius: var(--wm-radius-icon);
  font-weight: var(--wm-weight-medium);
  > svg {
    color: var(--wm-color-text-muted);
  }
  &:hover {
    background: var(--wm-color-hover);
  }
`

const Spaced = styled.div`
  margin-block-end: 12px;
`

function AccountAddress({ address }: { readonly address: string }) {
  const t = useTranslate()
  const dispatch = useModalDispatch()
  return (
    <Address
      type="button"
      aria-label={t('accountSettings.copy', { address })}
      onClick={() => dispatch(copyRequested({ text: address, what: 'address' }))}
      data-testid="account-settings-address"
    >
      <ShortAddress large address={address} />
      <Icon icon={iconCopy} size={16} />
    </Address>
  )
}

/** The login's email or provider. The name must be text: no attribute may hold an email (D11). */
function EmailRow() {
  const t = useTranslate()
  const dispatch = useModalDispatch()
  const { email, name } = useCurrentEmail()
  const change = () =>
    dispatch(viewPushed(viewEntry('UpdateEmailWallet', { redirectView: 'Account' })))
  const provider = useLoginProvider()
  const canChange = email !== ''
  if (provider !== 'email') {
    return (
      <Row
        leading={<SocialTile provider={provider} />}
        name={name ? <bdi translate="no">{name}</bdi> : SOCIAL_NAMES[provider]}
        note={SOCIAL_NAMES[provider]}
        data-testid="w3m-account-email-update"
      />
    )
  }
  return (
    <Row
      leading={<Tile icon={iconMail} />}
      name={name ? <bdi translate="no">{name}</bdi> : t('email.wallet')}
      note={t('accountSettings.email')}
      trailing={
        canChange && (
          <>
            <VisuallyHidden>{t('accountSettings.changeEmail')}</VisuallyHidden>
            <Icon icon={iconChevronEnd} size={16} mirror />
          </>
        )
      }
      onPress={canChange ? change : undefined}
      data-testid="w3m-account-email-update"
    />
  )
}

function NetworkRow() {
  const t = useTranslate()
  const dispatch = useModalDispatch()
  const network = useModalSelector(selectActiveNetwork)
  const { isNetworkSwitchEnabled } = useModalSelector(selectOptions)
  if (!network) return null
  return (
    <Row
      leading={<NetworkTile network={network} />}
      name={network.name}
      note={t('accountSettings.network')}
      trailing={isNetworkSwitchEnabled && <Icon icon={iconChevronEnd} size={16} mirror />}
      aria-label={
        isNetworkSwitchEnabled
          ? t('accountSettings.switchNetwork', { network: network.name })
          : undefined
      }
      onPress={
        isNetworkSwitchEnabled ? () => dispatch(viewPushed(viewEntry('Networks'))) : undefined
      }
      data-testid="account-switch-network-button"
    />
  )
}

/** Shown if the browser blocks storage for the frame's site. */
function StorageNotice() {
  const t = useTranslate()
  if (useModalSelector(selectIsLoginStoredHere)) return null
  return (
    <Spaced>
      <Notice title={t('accountSettings.notStoredTitle')} tone="warning">
        {t('accountSettings.notStored')}
      </Notice>
    </Spaced>
  )
}

/** Settings of the active account. */
export function AccountSettingsView() {
  const t = useTranslate()
  const { address } = useModalSelector(selectActiveAccount)
  const { avatar } = useModalSelector(selectActiveIdentity)
  const isEmbedded = useModalSelector(selectIsEmbeddedActive)
  if (address === null) return <Body data-testid="wm-view-AccountSettings" />
  return (
    <>
      <Body data-testid="wm-view-AccountSettings">
        <Head>
          <Avatar hues={getAddressHues(address)} src={avatar} />
          <AccountAddress address={address} />
        </Head>
        {isEmbedded && <StorageNotice />}
        <ListGroup label={t('accountSettings.title')}>
          {isEmbedded && <EmailRow />}
          {isEmbedded && <UpgradeRow />}
          <NetworkRow />
          {isEmbedded && <AccountTypeRow />}
          {isEmbedded && <ChooseNameRow />}
        </ListGroup>
      </Body>
      <ActionBar ruled>
        <DisconnectButton />
      </ActionBar>
    </>
  )
}
