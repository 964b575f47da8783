import type { ConnectorWarning } from '../../../domain/connector'
import { connectRequested } from '../../../events/connectionEvents'
import { useModalDispatch } from '../../../store/context'
import { useTranslate } from '../../../store/translation'
import type { StringKey } from '../../../strings/en'
import { Badge, type BadgeTone } from '../../../ui/Badge'
import { Row } from '../../../ui/Row'
import type { InstalledRow } from '../listWallets'
import { useWalletName } from './useWalletName'
import { WalletTile } from './WalletTile'

type Mark = 'connected' | 'recent' | 'installed'

const MARKS: Record<Mark, { text: StringKey; tone: BadgeTone }> = {
  connected: { text: 'connect.connected', tone: 'positive' },
  recent: { text: 'connect.recent', tone: 'neutral' },
  installed: { text: 'connect.installed', tone: 'positive' },
}

const WARNINGS: Record<ConnectorWarning, StringKey> = {
  changedAfterAnnouncement: 'connect.warnChanged',
  knownNameForeignRdns: 'connect.warnForeign',
  duplicateIdentity: 'connect.warnDuplicate',
}
const GRAVEST_FIRST = Object.keys(WARNINGS) as ConnectorWarning[]

/** A wallet to choose. What is odd about it is said in words before it can be pressed. */
export function WalletRow({ connector, mark }: Pick<InstalledRow, 'connector' | 'mark'>) {
  const t = useTranslate()
  const dispatch = useModalDispatch()
  const nameOf = useWalletName()
  const warning = GRAVEST_FIRST.find(each => connector.warnings?.includes(each))
  const { id: connectorId, namespace } = connector
  const shown = mark && mark !== 'qrCode' ? MARKS[mark] : null
  return (
    <Row
      name={nameOf(connector)}
      note={warning && t(WARNINGS[warning])}
      leading={<WalletTile connector={connector} />}
      trailing={
        warning ? (
          <Badge tone="warning">{t('connect.warning')}</Badge>
        ) : (
          shown && <Badge tone={shown.tone}>{t(shown.text)}</Badge>
        )
      }
      onPress={() => dispatch(connectRequested({ namespace, connectorId }))}
      data-testid={`wm-wallet-${connectorId}`}
    />
  )
}
