import { Fragment, useRef, type ReactNode } from 'react'
import { styled } from 'styled-components'
import type { ConnectMethod } from '../../domain/options'
import { viewEntry } from '../../domain/views'
import {
  selectIsConsentAsked,
  selectLegalLinks,
} from '../../features/connections/connectionsSelectors'
import { connectExpected } from '../../events/connectionEvents'
import { AllWalletsRow } from '../../features/connectors/components/AllWalletsRow'
import { Consent } from '../../features/connectors/components/Consent'
import { ConnectNote } from '../../features/connectors/components/ConnectNote'
import { WalletBones } from '../../features/connectors/components/WalletBones'
import { WalletRow } from '../../features/connectors/components/WalletRow'
import {
  selectAllWalletsRow,
  selectMethodOrder,
  selectWalletRows,
} from '../../features/connectors/connectorsSelectors'
import { selectHasLooked } from '../../features/connectors/connectorsSlice'
import { selectFailures } from '../../features/notifications/notificationsSlice'
import { selectOptions } from '../../features/options/optionsSlice'
import { viewPushed } from '../../features/router/routerSlice'
import { useModalDispatch, useModalSelector } from '../../store/context'
import type { RootState } from '../../store/rootReducer'
import { useTranslate } from '../../store/translation'
import { Button } from '../../ui/Button'
import { optionalPart } from '../../ui/optionalPart'
import { Body } from '../../ui/shell/Body'
import { Tray } from '../../ui/Tray'

const LegalNote = optionalPart(() =>
  import('../../features/connectors/components/LegalNote').then(module => module.LegalNote),
)
const NothingToChoose = optionalPart(
  () =>
    import('../../features/connectors/components/NothingToChoose').then(
      module => module.NothingToChoose,
    ),
  <WalletBones />,
)

const NoteButton = styled.button`
  padding: 4px 0;
  margin-block: -4px;
  border-radius: var(--wm-radius-small);
  color: var(--wm-color-accent-text);
  text-decoration: underline;
  text-decoration-color: color-mix(in srgb, currentColor 35%, transparent);
  text-underline-offset: 3px;
  &:hover {
    text-decoration-color: currentColor;
  }
  @media (forced-colors: active) {
    color: LinkText;
  }
`

const selectIsLooking = (state: RootState) =>
  selectOptions(state).hasAdapters && !selectHasLooked(state)

const selectIsNothingToChoose = (state: RootState) =>
  !selectIsLooking(state) &&
  selectWalletRows(state).length === 0 &&
  selectFailures(state) === 0 &&
  !selectAllWalletsRow(state).isShown

/** The wallets of this browser, those used lately or proposed, and the way to all others. */
function Wallets({ onGetWallet }: { readonly onGetWallet: () => void }) {
  const t = useTranslate()
  const rows = useModalSelector(selectWalletRows)
  const all = useModalSelector(selectAllWalletsRow)
  const dispatch = useModalDispatch()
  const isEmpty = useModalSelector(selectIsNothingToChoose)
  const isTold = useRef(false)
  const expectConnect = () => {
    if (isTold.current) return
    isTold.current = true
    dispatch(connectExpected())
  }
  if (useModalSelector(selectIsLooking)) return <WalletBones />
  if (isEmpty) {
    return (
      <NothingToChoose
        action={
          <Button small onPress={onGetWallet} data-testid="wm-get-wallet">
            {t('connect.getWallet')}
          </Button>
        }
      />
    )
  }
  if (rows.length === 0 && !all.isShown) return null // their code did not come
  return (
    <Tray label={t('connect.wallets')}>
      {rows.map(row => (
        <WalletRow key={row.key} row={row} onIntent={expectConnect} />
      ))}
      {all.isShown && <AllWalletsRow {...all} />}
    </Tray>
  )
}

/** The ways in, the likeliest on top. */
export function ConnectView() {
  const t = useTranslate()
  const dispatch = useModalDispatch()
  const order = useModalSelector(selectMethodOrder)
  const { terms, privacy } = useModalSelector(selectLegalLinks)
  const isConsentAsked = useModalSelector(selectIsConsentAsked)
  const isEmpty = useModalSelector(selectIsNothingToChoose)
  const getWallet = () => dispatch(viewPushed(viewEntry('GetWallet')))
  // The other ways in come with the embedded wallet; each has its place here.
  const blocks: Partial<Record<ConnectMethod, ReactNode>> = {
    wallet: <Wallets onGetWallet={getWallet} />,
  }
  return (
    <Body data-testid="wm-view-Connect">
      <Consent>
        {order.map(method => (
          <Fragment key={method}>{blocks[method]}</Fragment>
        ))}
      </Consent>
      {!isEmpty && (
        <ConnectNote>
          {t('connect.newToWallets')}{' '}
          <NoteButton type="button" onClick={getWallet} data-testid="wm-get-wallet">
            {t('connect.getWallet')}
          </NoteButton>
        </ConnectNote>
      )}
      {!isConsentAsked && (terms !== null || privacy !== null) && <LegalNote />}
    </Body>
  )
}
