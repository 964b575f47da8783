import {
  Component,
  startTransition,
  useCallback,
  useEffect,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react'
import {
  modalCloseRequested,
  modalExpected,
  modalOpenFailed,
  modalOpenRequested,
} from '../events/modalEvents'
import { selectIsOpen } from '../features/modal/modalSlice'
import type { NotificationsState } from '../features/notifications/notificationsSlice'
import { useModalSelector } from '../store/context'
import { hostButtons } from '../strings/hostButtons'
import { loadModalShell } from './modalShellLoader'
import { ModalProvider } from './ModalProvider'
import type { ModalShellProps } from './ModalShell'
import type { Runtime } from './Runtime'
import { useRuntime, type StoreProps } from './useRuntime'

export interface WalletModalProps extends StoreProps {
  /**
   * Renders the card in the page, always there, instead of a dialog over it. It shows Account to who is connected, else
   * Connect; nothing leaves the page before it is touched. `close()` leads back to that first view.
   */
  readonly embedded?: boolean
}

interface BoundaryProps {
  readonly onFailed: () => void
  readonly children: ReactNode
}

/** A card that cannot be drawn must not take the host's page with it. */
class ShellBoundary extends Component<BoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch() {
    this.props.onFailed()
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children
  }
}

/** A message is shown also while the card is closed. Before the first one comes there is no such slice. */
const hasMessages = ({ notifications }: { readonly notifications?: NotificationsState }) =>
  notifications?.toasts[0]?.isSticky === true

function Opened({ runtime, embedded }: { runtime: Runtime; embedded: boolean }) {
  const isOpen = useModalSelector(selectIsOpen)
  const isTold = useModalSelector(hasMessages)
  const [Shell, setShell] = useState<ComponentType<ModalShellProps> | null>(null)
  const [hasFailed, setHasFailed] = useState(false)
  const [hasBeenOpen, setHasBeenOpen] = useState(false)
  const [isExpected, setIsExpected] = useState(false)
  // An embedded card is not asked for over and over: the next thing that opens it is the next try.
  if ((isOpen || ((embedded || isTold) && !hasFailed)) && !hasBeenOpen) setHasBeenOpen(true)
  if (isOpen && isExpected) setIsExpected(false)
  const giveUp = useCallback(() => {
    setHasFailed(true)
    setHasBeenOpen(false)
    const { dispatch } = runtime.store
    dispatch(modalOpenFailed())
    dispatch(modalCloseRequested({ by: 'page' }))
  }, [runtime])
  // Not by `lazy`: React lets 300 ms pass between a fallback and what it stood for, and nobody wants to see that.
  const isWanted = hasBeenOpen && Shell === null
  useEffect(() => {
    if (!isWanted) return
    let isOver = false
    loadModalShell().then(
      module => !isOver && setShell(() => module.ModalShell),
      () => !isOver && giveUp(),
    )
    return () => {
      isOver = true
    }
  }, [isWanted, giveUp])
  useEffect(
    () =>
      runtime.observe(action => {
        if (!modalExpected.match(action) && !modalOpenRequested.match(action)) return
        loadModalShell().then(
          module => {
            if (!modalExpected.match(action)) return
            // Drawn where nobody sees it, so that the press that follows has only to show it.
            startTransition(() => {
              setShell(() => module.ModalShell)
              setIsExpected(true)
            })
          },
          () => undefined, // the open itself reports what is missing
        )
      }),
    [runtime],
  )
  if (!Shell || !(hasBeenOpen || isExpected)) return null
  return (
    <ShellBoundary onFailed={giveUp}>
      <Shell runtime={runtime} embedded={embedded} isExpected={isExpected} />
    </ShellBoundary>
  )
}

/**
 * The modal. Renders nothing until somebody opens it; put it anywhere in the page, once.
 *
 * @example
 * <WalletModal store={store} />
 */
export function WalletModal({ embedded = false, ...where }: WalletModalProps) {
  const { runtime, hostStore } = useRuntime(where)
  return (
    <ModalProvider runtime={runtime} hostStore={hostStore} strings={hostButtons}>
      <Opened runtime={runtime} embedded={embedded} />
    </ModalProvider>
  )
}
