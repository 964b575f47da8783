import type { CaipAddress } from '../../../lib/address/caip'
import { modalCloseRequested } from '../../../events/modalEvents'
import { useModalDispatch, useModalSelector } from '../../../store/context'
import { useTranslate } from '../../../store/translation'
import { Button } from '../../../ui/controls/Button'
import { ConnectionIndicator } from '../../../ui/feedback/ConnectionIndicator'
import { ActionBar } from '../../../ui/layout/ActionBar'
import { MatchCard } from '../../../ui/layout/MatchCard'
import { StatusHeader } from '../../../ui/layout/StatusHeader'
import { Avatar } from '../../../ui/media/Avatar'
import { Body } from '../../../ui/shell/Body'
import { getAddressHues } from '../../../core/account/getAddressHues'
import { selectConnectionByNamespace } from '../../../core/connections/connectionsSlice'
import { ConnectionWarning } from '../../../core/pairing/components/ConnectionWarning'
import { RequestActions } from '../../../core/pairing/components/RequestActions'
import { selectIsWalletConnectNamespace } from '../../../core/pairing/session/walletConnectSelectors'
import { namespace } from '../sessionAccount'
import type { SessionRow } from '../getSessionRows'
import { SessionDetails } from './SessionDetails'
import { SessionTile } from './SessionTile'
import { toAddress, type SessionTexts } from './useSessionTexts'

interface PendingGrantProps {
  readonly account: CaipAddress
  readonly row: SessionRow
  readonly words: SessionTexts
}

/** What the wallet must display while it is asked. Leaving does not answer the request. */
export function PendingGrant({ account, row, words }: PendingGrantProps) {
  const t = useTranslate()
  const dispatch = useModalDispatch()
  const { walletName } = useModalSelector(state => selectConnectionByNamespace(state, namespace))
  const isElsewhere = useModalSelector(state => selectIsWalletConnectNamespace(state, namespace))
  const wallet = walletName ?? t('sessions.yourWallet')
  const { app } = words
  return (
    <>
      <Body data-testid="wm-view-SmartSessionCreated" data-phase="awaitingWallet">
        <div role="status">
          <StatusHeader
            picture={
              <ConnectionIndicator
                start={<SessionTile session={row.session} app={app} size={64} />}
                end={<Avatar hues={getAddressHues(toAddress(account))} size={64} />}
                state="waiting"
              />
            }
            title={t('sessions.waitTitle', { wallet })}
            text={t('sessions.askedText', { app })}
          />
        </div>
        <MatchCard title={t('sessions.walletShows')} note={t('sessions.declineElse')}>
          <SessionDetails account={account} row={row} words={words} />
        </MatchCard>
      </Body>
      <ActionBar note={t('sessions.askedNote', { wallet })}>
        {isElsewhere && <ConnectionWarning />}
        {isElsewhere && <RequestActions wallet={wallet} />}
        <Button
          block
          onPress={() => dispatch(modalCloseRequested({ by: 'visitor' }))}
          data-testid="wm-sessions-leave"
        >
          {t('sessions.leave')}
        </Button>
      </ActionBar>
    </>
  )
}
