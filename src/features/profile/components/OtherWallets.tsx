import { useId } from 'react'
import { styled } from 'styled-components'
import type { Account, AccountType } from '../../../domain/account'
import { disconnectRequested } from '../../../events/connectionEvents'
import type { Namespace } from '../../../lib/address/caip'
import { truncateAddress } from '../../../lib/text/truncate'
import { useModalDispatch, useModalSelector } from '../../../store/context'
import { useTranslate } from '../../../store/translation'
import type { StringKey } from '../../../strings/strings'
import { Button } from '../../../ui/controls/Button'
import { IconButton } from '../../../ui/controls/IconButton'
import { Badge } from '../../../ui/feedback/Badge'
import { ActionRow } from '../../../ui/lists/ActionRow'
import { ListGroup } from '../../../ui/lists/ListGroup'
import { Row } from '../../../ui/lists/Row'
import { SectionTitle } from '../../../ui/lists/SectionTitle'
import { iconPower } from '../../../ui/media/icons'
import { ShortAddress } from '../../../ui/media/ShortAddress'
import { selectConnectorById } from '../../../core/connectors/selectConnectorById'
import { connectionSwitchRequested } from '../../../events/otherConnectionEvents'
import {
  selectOtherConnections,
  selectSwitching,
  type OtherConnection,
} from '../../../core/multiWallet/multiWalletState'
import { isWatchOnlyConnector } from '../../../core/watchOnly/isWatchOnly'
import { isChoosable, selectAccountName } from '../profileSelectors'
import { AccountPicture } from './AccountPicture'

/** The purpose of an address of a Bitcoin wallet. */
const PURPOSES: Partial<Record<AccountType, StringKey>> = {
  payment: 'profile.payment',
  ordinal: 'profile.ordinal',
  stx: 'profile.stx',
}

const Note = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  column-gap: 6px;
`

interface OtherWalletAccountProps {
  readonly account: Account
  readonly connection: OtherConnection
  /** Whether it is the wallet's first row, which has the disconnect button. */
  readonly isFirst: boolean
}

function OtherWalletAccount({ account, connection, isFirst }: OtherWalletAccountProps) {
  const { namespace, address, type } = account
  const { connectorId } = connection
  const t = useTranslate()
  const dispatch = useModalDispatch()
  const known = useModalSelector(state => selectConnectorById(state, connectorId)?.name)
  const named = connection.walletName || (known ?? connectorId)
  const wallet = isWatchOnlyConnector(connectorId) ? t('account.watchOnly') : named
  const title = useModalSelector(state => selectAccountName(state, account))
  const switching = useModalSelector(selectSwitching)
  const isBusy =
    switching?.namespace === namespace &&
    switching.connectorId === connectorId &&
    (switching.address ?? connection.accounts[0]?.address) === address
  const purpose = PURPOSES[type]
  return (
    <ActionRow
      action={
        isFirst && (
          <IconButton
            small
            icon={iconPower}
            label={t('profile.disconnectFrom', { wallet })}
            onPress={() => dispatch(disconnectRequested({ namespace, connectorId }))}
            data-testid={`wm-other-disconnect-${connectorId}`}
          />
        )
      }
    >
      <Row
        leading={<AccountPicture account={account} connectorId={connectorId} />}
        name={
          title === truncateAddress(address) ? (
            <ShortAddress large address={address} />
          ) : (
            <bdi translate="no">{title}</bdi>
          )
        }
        note={
          <Note>
            <bdi translate="no">{wallet}</bdi>
            {purpose && isChoosable(account) && <span>{t(purpose)}</span>}
          </Note>
        }
        trailing={
          isChoosable(account) ? (
            <Button
              small
              tone="secondary"
              busy={isBusy}
              aria-label={t('profile.switchToIn', { name: title, wallet })}
              onPress={() =>
                dispatch(connectionSwitchRequested({ namespace, connectorId, address }))
              }
              data-testid={`wm-other-switch-${connectorId}-${address}`}
            >
              {t('profile.switch')}
            </Button>
          ) : (
            purpose && <Badge>{t(purpose)}</Badge>
          )
        }
      />
    </ActionRow>
  )
}

/** The other connected wallets of a namespace; hidden if there are none. */
export function OtherWallets({ namespace }: { readonly namespace: Namespace }) {
  const t = useTranslate()
  const id = useId()
  const others = useModalSelector(state => selectOtherConnections(state, namespace))
  if (others.length === 0) return null
  return (
    <section aria-labelledby={id} data-testid="wm-other-wallets">
      <SectionTitle id={id}>{t('profile.otherWallets')}</SectionTitle>
      <ListGroup label={t('profile.otherWallets')}>
        {others.flatMap(connection =>
          connection.accounts.map((account, index) => (
            <OtherWalletAccount
              key={`${connection.connectorId} ${account.address}`}
              account={account}
              connection={connection}
              isFirst={index === 0}
            />
          )),
        )}
      </ListGroup>
    </section>
  )
}
