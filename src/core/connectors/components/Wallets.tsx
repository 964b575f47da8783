import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { viewEntry } from '../../../domain/views'
import { connectPreloadRequested, pairingPreloadRequested } from '../../../events/preloadEvents'
import { useModalDispatch, useModalSelector } from '../../../store/context'
import { useTranslate } from '../../../store/translation'
import { createChunk, useChunk } from '../../../ui/layout/useChunk'
import { createLazyComponent } from '../../../ui/layout/createLazyComponent'
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden'
import { ListGroup } from '../../../ui/lists/ListGroup'
import { selectIsConsentAsked } from '../../connections/connectionsSelectors'
import { selectIsOpen } from '../../modal/modalSlice'
import { selectIsPreloadEnabled } from '../../options/optionsSlice'
import { viewPushed } from '../../router/routerSlice'
import { selectAllWalletsRow, selectWalletRows } from '../connectorsSelectors'
import { selectNewWalletId } from '../connectorsSlice'
import { selectIsDiscovering } from '../selectIsDiscovering'
import { selectIsWalletListEmpty } from '../selectIsWalletListEmpty'
import { AllWalletsRow } from './AllWalletsRow'
import { ReservedRows, type ReservedRowsProps } from './ReservedRows'
import type { NewWalletAnnouncementProps } from './NewWalletAnnouncement'
import { WalletRow } from './WalletRow'
import { WalletSkeleton, WalletSkeletons } from './WalletSkeletons'

const NothingToChoose = createLazyComponent(
  () => import('./EmptyWalletList').then(module => module.EmptyWalletList),
  <WalletSkeletons />,
)

const NewWallet = createLazyComponent<NewWalletAnnouncementProps>(() =>
  import('./NewWalletAnnouncement').then(module => module.NewWalletAnnouncement),
)

const findWallet = createChunk(() => import('./FindWallet').then(module => module.FindWallet))

/** Returns a printable character without shortcut modifiers, or null. */
const getTypedCharacter = ({ key, ctrlKey, metaKey, altKey, nativeEvent }: KeyboardEvent) =>
  [...key].length === 1 &&
  key !== ' ' &&
  !ctrlKey &&
  !metaKey &&
  !altKey &&
  !nativeEvent.isComposing
    ? key
    : null

/** Arrow keys, Home and End move between rows, each of which remains a tab stop. */
function moveFocus(event: KeyboardEvent<HTMLElement>) {
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

interface OpenRoomProps extends Omit<ReservedRowsProps, 'isOpen'> {
  readonly onText: (text: string) => void
}

/**
 * Reads `selectIsOpen` here, so that opening and closing does not render the rows. They stay
 * rendered while the modal is closed; the text that was typed to find a wallet does not stay.
 */
function OpenRoom({ onText, ...props }: OpenRoomProps) {
  const isOpen = useModalSelector(selectIsOpen)
  useEffect(() => {
    if (!isOpen) onText('')
  }, [isOpen, onText])
  return <ReservedRows {...props} isOpen={isOpen} />
}

/** Installed, recent and recommended wallets, and the row to all others. */
export function Wallets() {
  const t = useTranslate()
  const rows = useModalSelector(selectWalletRows)
  const all = useModalSelector(selectAllWalletsRow)
  const dispatch = useModalDispatch()
  const isEmpty = useModalSelector(selectIsWalletListEmpty)
  const isPreloadEnabled = useModalSelector(selectIsPreloadEnabled)
  const newWalletId = useModalSelector(selectNewWalletId)
  const isConsentAsked = useModalSelector(selectIsConsentAsked)
  const [text, setText] = useState('')
  const { came: FindWallet } = useChunk(findWallet, text === '' ? 0 : 1)
  const isFinding = text !== '' && FindWallet !== undefined
  const dispatched = useRef<object[]>([])
  const preload =
    (requested: typeof connectPreloadRequested | typeof pairingPreloadRequested) => () => {
      if (!isPreloadEnabled || dispatched.current.includes(requested)) return
      dispatched.current.push(requested)
      dispatch(requested())
    }
  const isLooking = useModalSelector(selectIsDiscovering)
  if (isLooking && rows.length === 0) return <WalletSkeletons />
  if (isEmpty)
    return <NothingToChoose onGetWallet={() => dispatch(viewPushed(viewEntry('GetWallet')))} />
  if (rows.length === 0 && !all.isShown) return null // a chunk failed to load
  const newWallet = rows.find(({ connector }) => connector?.id === newWalletId)?.connector
  const likely = rows.find(({ connector }) => connector && !connector.warnings?.length)
  const choices = rows.filter(({ kind }) => kind !== 'awaited')
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    moveFocus(event)
    const typed = isConsentAsked ? null : getTypedCharacter(event)
    if (typed === null) return
    event.preventDefault()
    setText(before => before + typed)
  }
  return (
    <OpenRoom
      onText={setText}
      count={rows.length}
      isAwaited={rows.some(({ kind }) => kind === 'awaited')}
    >
      {newWallet && <NewWallet connector={newWallet} />}
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
              onIntent={preload(row.connector ? connectPreloadRequested : pairingPreloadRequested)}
            />
          ),
        )}
        {all.isShown && <AllWalletsRow {...all} />}
      </ListGroup>
    </OpenRoom>
  )
}
