import { useRef, useState, type KeyboardEvent } from 'react'
import { viewEntry } from '../../../domain/views'
import { connectExpected, pairingExpected } from '../../../events/expectedEvents'
import { useModalDispatch, useModalSelector } from '../../../store/context'
import { useTranslate } from '../../../store/translation'
import { createChunk, useLoaded } from '../../../ui/layout/useLoaded'
import { lazyPart } from '../../../ui/layout/lazyPart'
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden'
import { ListGroup } from '../../../ui/lists/ListGroup'
import { selectIsConsentAsked } from '../../connections/connectionsSelectors'
import { selectIsOpen } from '../../modal/modalSlice'
import { selectIsForetold } from '../../options/optionsSlice'
import { viewPushed } from '../../router/routerSlice'
import { selectAllWalletsRow, selectWalletRows } from '../connectorsSelectors'
import { selectNoticedId } from '../connectorsSlice'
import { selectIsLooking } from '../selectIsLooking'
import { selectIsNothingToChoose } from '../selectIsNothingToChoose'
import { AllWalletsRow } from './AllWalletsRow'
import { AwaitedRoom, type AwaitedRoomProps } from './AwaitedRoom'
import type { NoticedWalletProps } from './NoticedWallet'
import { WalletRow } from './WalletRow'
import { WalletSkeleton, WalletSkeletons } from './WalletSkeletons'

const NothingToChoose = lazyPart(
  () => import('./NothingToChoose').then(module => module.NothingToChoose),
  <WalletSkeletons />,
)

const NoticedWallet = lazyPart<NoticedWalletProps>(() =>
  import('./NoticedWallet').then(module => module.NoticedWallet),
)

const findWallet = createChunk(() => import('./FindWallet').then(module => module.FindWallet))

/** Returns a printable character without shortcut modifiers, or null. */
const typedIn = ({ key, ctrlKey, metaKey, altKey, nativeEvent }: KeyboardEvent) =>
  [...key].length === 1 &&
  key !== ' ' &&
  !ctrlKey &&
  !metaKey &&
  !altKey &&
  !nativeEvent.isComposing
    ? key
    : null

/** Arrow keys, Home and End move between rows, each of which remains a tab stop. */
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

/** Reads `selectIsOpen` here, so that opening and closing does not render the rows. */
const OpenRoom = (props: Omit<AwaitedRoomProps, 'isOpen'>) => (
  <AwaitedRoom {...props} isOpen={useModalSelector(selectIsOpen)} />
)

/** Installed, recent and recommended wallets, and the row to all others. */
export function Wallets() {
  const t = useTranslate()
  const rows = useModalSelector(selectWalletRows)
  const all = useModalSelector(selectAllWalletsRow)
  const dispatch = useModalDispatch()
  const isEmpty = useModalSelector(selectIsNothingToChoose)
  const isForetold = useModalSelector(selectIsForetold)
  const noticedId = useModalSelector(selectNoticedId)
  const isConsentAsked = useModalSelector(selectIsConsentAsked)
  const [text, setText] = useState('')
  const { came: FindWallet } = useLoaded(findWallet, text === '' ? 0 : 1)
  const isFinding = text !== '' && FindWallet !== undefined
  const told = useRef<object[]>([])
  const expect = (expected: typeof connectExpected | typeof pairingExpected) => () => {
    if (!isForetold || told.current.includes(expected)) return
    told.current.push(expected)
    dispatch(expected())
  }
  const isLooking = useModalSelector(selectIsLooking)
  if (isLooking && rows.length === 0) return <WalletSkeletons />
  if (isEmpty)
    return <NothingToChoose onGetWallet={() => dispatch(viewPushed(viewEntry('GetWallet')))} />
  if (rows.length === 0 && !all.isShown) return null // a chunk failed to load
  const noticed = rows.find(({ connector }) => connector?.id === noticedId)?.connector
  const likely = rows.find(({ connector }) => connector && !connector.warnings?.length)
  const choices = rows.filter(({ kind }) => kind !== 'awaited')
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    moveAmongRows(event)
    const typed = isConsentAsked ? null : typedIn(event)
    if (typed === null) return
    event.preventDefault()
    setText(before => before + typed)
  }
  return (
    <OpenRoom count={rows.length} isAwaited={rows.some(({ kind }) => kind === 'awaited')}>
      {noticed && <NoticedWallet connector={noticed} />}
      {isLooking && <VisuallyHidden role="status">{t('connect.looking')}</VisuallyHidden>}
      {isFinding && <FindWallet rows={choices} hasAll={all.isShown} text={text} onText={setText} />}
      <ListGroup label={t('connect.wallets')} hidden={isFinding} onKeyDown={onKeyDown}>
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
