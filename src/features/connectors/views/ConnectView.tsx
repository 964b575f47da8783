import { Fragment, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { styled } from 'styled-components'
import type { ConnectMethod } from '../../../domain/options'
import { viewEntry } from '../../../domain/views'
import { selectIsConsentAsked, selectLegalLinks } from '../../connections/connectionsSelectors'
import { connectExpected, pairingExpected } from '../../../events/expectedEvents'
import { AllWalletsRow } from '../components/AllWalletsRow'
import { AwaitedRoom, type AwaitedRoomProps } from '../components/AwaitedRoom'
import { Consent } from '../components/Consent'
import { ConnectNote } from '../components/ConnectNote'
import { WalletSkeleton, WalletSkeletons } from '../components/WalletSkeletons'
import { WalletRow } from '../components/WalletRow'
import { selectAllWalletsRow, selectMethodOrder, selectWalletRows } from '../connectorsSelectors'
import { selectIsLooking } from '../selectIsLooking'
import { selectIsOpen } from '../../modal/modalSlice'
import { selectFailures } from '../../notifications/notificationsSlice'
import { selectIsForetold } from '../../options/optionsSlice'
import { viewPushed } from '../../router/routerSlice'
import { useModalDispatch, useModalSelector } from '../../../store/context'
import type { RootState } from '../../../store/rootReducer'
import { useTranslate } from '../../../store/translation'
import { lazyPart } from '../../../ui/layout/lazyPart'
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden'
import { Body } from '../../../ui/shell/Body'
import { ListGroup } from '../../../ui/lists/ListGroup'

const LegalNote = lazyPart(() => import('../components/LegalNote').then(module => module.LegalNote))
const NothingToChoose = lazyPart(
  () => import('../components/NothingToChoose').then(module => module.NothingToChoose),
  <WalletSkeletons />,
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

const selectIsNothingToChoose = (state: RootState) =>
  !selectIsLooking(state) &&
  selectWalletRows(state).length === 0 &&
  selectFailures(state) === 0 &&
  !selectAllWalletsRow(state).isShown

/** What stands below the rows will not move when the wallets of this browser are found. */
const selectAreRowsCounted = (state: RootState) =>
  !selectIsLooking(state) || selectWalletRows(state).length > 0

/** Arrow keys lead from row to row, Home and End to the first and the last; each stays a tab stop of its own. */
function moveAmongRows(event: KeyboardEvent<HTMLElement>) {
  const rows = [...event.currentTarget.querySelectorAll('button')]
  const at = rows.indexOf(event.target as HTMLButtonElement)
  const row = {
    ArrowDown: rows[at + 1],
    ArrowUp: rows[at - 1],
    Home: rows[0],
    End: rows.at(-1),
  }[event.key]
  if (row) event.preventDefault()
  row?.focus()
}

/** By itself, so that the rows are not drawn again each time the card opens or closes. */
const OpenRoom = (props: Omit<AwaitedRoomProps, 'isOpen'>) => (
  <AwaitedRoom {...props} isOpen={useModalSelector(selectIsOpen)} />
)

/** The wallets of this browser, those used lately or proposed, and the way to all others. */
function Wallets({ onGetWallet }: { readonly onGetWallet: () => void }) {
  const t = useTranslate()
  const rows = useModalSelector(selectWalletRows)
  const all = useModalSelector(selectAllWalletsRow)
  const dispatch = useModalDispatch()
  const isEmpty = useModalSelector(selectIsNothingToChoose)
  const isForetold = useModalSelector(selectIsForetold)
  const told = useRef<object[]>([])
  const expect = (expected: typeof connectExpected | typeof pairingExpected) => () => {
    if (!isForetold || told.current.includes(expected)) return
    told.current.push(expected)
    dispatch(expected())
  }
  const isLooking = useModalSelector(selectIsLooking)
  if (isLooking && rows.length === 0) return <WalletSkeletons />
  if (isEmpty) return <NothingToChoose onGetWallet={onGetWallet} />
  if (rows.length === 0 && !all.isShown) return null // their code did not come
  const likely = rows.find(({ connector }) => connector && !connector.warnings?.length)
  return (
    <OpenRoom count={rows.length} isAwaited={rows.some(({ kind }) => kind === 'awaited')}>
      {isLooking && <VisuallyHidden role="status">{t('connect.looking')}</VisuallyHidden>}
      <ListGroup label={t('connect.wallets')} onKeyDown={moveAmongRows}>
        {rows.map(row =>
          row.kind === 'awaited' ? (
            <WalletSkeleton key={row.key} />
          ) : (
            <WalletRow
              key={row.key}
              row={row}
              isLikely={row === likely}
              onIntent={expect(row.connector ? connectExpected : pairingExpected)}
            />
          ),
        )}
        {all.isShown && <AllWalletsRow {...all} />}
      </ListGroup>
    </OpenRoom>
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
  const areRowsCounted = useModalSelector(selectAreRowsCounted)
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
      {!isEmpty && areRowsCounted && (
        <ConnectNote>
          {t('connect.newToWallets')}{' '}
          <NoteButton type="button" onClick={getWallet} data-testid="wm-get-wallet">
            {t('connect.getWallet')}
          </NoteButton>
        </ConnectNote>
      )}
      {areRowsCounted && !isConsentAsked && (terms !== null || privacy !== null) && <LegalNote />}
    </Body>
  )
}
