import { useId } from 'react'
import { viewEntry } from '../../../domain/views'
import { connectRequested } from '../../../events/connectionEvents'
import { modalOpenRequested } from '../../../events/modalEvents'
import type { Namespace } from '../../../lib/address/caip'
import { useModalDispatch, useModalSelector } from '../../../store/context'
import { useTranslate } from '../../../store/translation'
import { IconButton } from '../../../ui/controls/IconButton'
import { ActionRow } from '../../../ui/lists/ActionRow'
import { ListGroup } from '../../../ui/lists/ListGroup'
import { Row } from '../../../ui/lists/Row'
import { SectionTitle } from '../../../ui/lists/SectionTitle'
import { iconTrash } from '../../../ui/media/icons'
import { useConnectorName } from '../../../core/connectors/components/useConnectorName'
import { getWarningText } from '../../../core/connectors/components/WalletRow'
import { WalletTile } from '../../../core/connectors/components/WalletTile'
import { selectIsConsentMissing } from '../../../core/connectors/consentSelectors'
import { viewPushed } from '../../../core/router/routerSlice'
import { WalletPicture } from '../../../core/wallets/components/WalletPicture'
import { recentForgotten } from '../profileSlice'
import type { RecentRow } from '../recentSelectors'

interface RecentWalletProps {
  readonly namespace: Namespace
  readonly row: RecentRow
}

/** Connects like the list of wallets, which opens first until the user accepts the host's terms. */
function RecentWallet({ namespace, row: { connector, wallet } }: RecentWalletProps) {
  const t = useTranslate()
  const dispatch = useModalDispatch()
  const nameOf = useConnectorName()
  const isConsentMissing = useModalSelector(selectIsConsentMissing)
  const name = connector ? nameOf(connector) : wallet.name
  const id = connector?.id ?? wallet?.id ?? ''
  const warning = getWarningText(connector)
  const request = connector
    ? connectRequested({ namespace, connectorId: id })
    : viewPushed(viewEntry('ConnectingWalletConnect', { wallet }))
  const connectList = modalOpenRequested({ view: viewEntry('Connect'), namespace })
  return (
    <ActionRow
      action={
        <IconButton
          small
          icon={iconTrash}
          label={t('profile.forget', { name })}
          onPress={() =>
            dispatch(
              recentForgotten({ namespace, connectorId: connector?.id, walletId: wallet?.id }),
            )
          }
          data-testid={`wm-recent-forget-${id}`}
        />
      }
    >
      <Row
        leading={
          connector ? <WalletTile connector={connector} /> : <WalletPicture wallet={wallet} />
        }
        name={<bdi translate="no">{name}</bdi>}
        note={warning && t(warning)}
        aria-label={warning ? undefined : t('profile.connectTo', { name })}
        onPress={() => dispatch(isConsentMissing ? connectList : request)}
        data-testid={`wm-recent-connect-${id}`}
      />
    </ActionRow>
  )
}

interface RecentWalletsProps {
  readonly namespace: Namespace
  readonly rows: readonly RecentRow[]
}

/** Recently used wallets of a namespace. */
export function RecentWallets({ namespace, rows }: RecentWalletsProps) {
  const t = useTranslate()
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <SectionTitle id={id}>{t('profile.recent')}</SectionTitle>
      <ListGroup label={t('profile.recent')}>
        {rows.map(row => (
          <RecentWallet key={row.key} namespace={namespace} row={row} />
        ))}
      </ListGroup>
    </section>
  )
}
