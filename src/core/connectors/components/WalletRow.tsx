import type { Connector, ConnectorWarning } from '../../../domain/connector'
import { useModalSelector } from '../../../store/context'
import { Slot } from '../../../store/Slot'
import { useTranslate } from '../../../store/translation'
import type { StringKey } from '../../../strings/strings'
import { Badge, type BadgeTone } from '../../../ui/feedback/Badge'
import { Row } from '../../../ui/lists/Row'
import { Spinner } from '../../../ui/feedback/Spinner'
import { selectIsPairingUriPending } from '../../pairing/pairingUriAwaited'
import { selectIsWalletConnectInUse } from '../connectorsSelectors'
import { selectNewWalletId } from '../connectorsSlice'
import type { ConnectRow, WalletMark } from '../listWallets'
import { useRowState } from './useRowState'

const MARKS: Record<WalletMark, { text: StringKey; tone: BadgeTone }> = {
  connected: { text: 'connect.connected', tone: 'positive' },
  recent: { text: 'connect.recent', tone: 'neutral' },
  installed: { text: 'connect.installed', tone: 'positive' },
  qrCode: { text: 'connect.qr', tone: 'accent' },
}

const WARNING_TEXTS: Record<ConnectorWarning, StringKey> = {
  changedAfterAnnouncement: 'connect.warnChanged',
  knownNameForeignRdns: 'connect.warnForeign',
  duplicateIdentity: 'connect.warnDuplicate',
}
const MOST_SERIOUS_FIRST = Object.keys(WARNING_TEXTS) as ConnectorWarning[]

/** Returns the text key of a connector's most serious warning, or null. */
export function getWarningText(connector: Connector | null): StringKey | null {
  const warning = MOST_SERIOUS_FIRST.find(each => connector?.warnings?.includes(each))
  return warning ? WARNING_TEXTS[warning] : null
}

interface WalletRowProps {
  readonly row: ConnectRow
  /** Called when the user points at or moves to the row. */
  readonly onIntent?: (() => void) | undefined
  /** Whether this row is the most likely choice and takes the initial focus. */
  readonly isLikely?: boolean
}

/**
 * Hover and focus handlers also fire when a row appears under a resting pointer or is focused by
 * code; these events need a user action.
 */
const getIntentHandlers = (tell: (() => void) | undefined) => ({
  onPointerMove: tell,
  onPointerDown: tell,
  onKeyUp: tell,
})

/**
 * Takes the focus from the heading, which had it while the rows loaded. Skipped until consent is
 * given, because the region becomes inert after this and would drop the focus.
 */
function takeFocus(row: HTMLElement | null) {
  const root = row?.getRootNode() as ShadowRoot | undefined
  if (root?.activeElement?.matches('h2') && !row?.closest('[aria-disabled=true]'))
    row?.focus({ preventScroll: true })
}

/** A wallet to connect. Its warnings are shown as text before the user presses it. */
export function WalletRow({ row, onIntent, isLikely = false }: WalletRowProps) {
  const t = useTranslate()
  const { id, name, picture, press } = useRowState()(row)
  const { connector, mark } = row
  const warning = getWarningText(connector)
  const isAwaited = useModalSelector(selectIsPairingUriPending) && !connector
  const isNew = useModalSelector(selectNewWalletId) === connector?.id
  const isTaken = useModalSelector(selectIsWalletConnectInUse) && !connector
  return (
    <Row
      ref={isLikely ? takeFocus : undefined}
      name={name}
      note={warning ? t(warning) : isTaken && mark === 'connected' && t('connect.alreadyConnected')}
      leading={picture}
      trailing={
        warning ? (
          <Badge tone="warning">{t('connect.warning')}</Badge>
        ) : (
          (isAwaited && <Spinner size={16} />) ||
          (isNew && <Badge tone="positive">{t('connect.justInstalled')}</Badge>) || (
            <Slot name="WalletBadge" given={{ wallet: { id, name }, badge: mark }}>
              {mark && <Badge tone={MARKS[mark].tone}>{t(MARKS[mark].text)}</Badge>}
            </Slot>
          )
        )
      }
      disabled={isTaken}
      busy={isAwaited}
      onPress={press}
      {...getIntentHandlers(onIntent)}
      data-wm-new={isNew || undefined}
      data-wm-likely={isLikely || undefined}
      data-testid={`wm-wallet-${id}`}
    />
  )
}
