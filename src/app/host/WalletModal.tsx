import { startTransition, useEffect, useState } from 'react'
import { modalOpenRequested, modalPreloadRequested } from '../../events/modalEvents'
import { selectIsOpen } from '../../core/modal/modalSlice'
import type { NotificationsState } from '../../core/notifications/notificationsSlice'
import { useModalSelector } from '../../store/context'
import { buttonsTexts } from '../../strings/en/buttonsTexts'
import { createChunk, useChunk } from '../../ui/layout/useChunk'
import { Boundary } from '../../ui/layout/Boundary'
import { Fallback, abortOpen } from './Fallback'
import { ModalProvider } from './ModalProvider'
import type { Runtime } from '../runtime/Runtime'
import { useRuntime, type StoreProps } from './hooks/useRuntime'

export interface WalletModalProps extends StoreProps {
  /**
   * Renders the card permanently in the page, instead of a dialog over it. It shows Account if a
   * wallet is connected, else Connect, and sends no request before the visitor uses it. `close()`
   * returns to that first view.
   */
  readonly embedded?: boolean
}

// Not `React.lazy`: React throttles the reveal after a fallback by 300 ms.
const shell = createChunk(() => import('../shell/ModalShell').then(module => module.ModalShell))

/** Sticky toasts show also while the card is closed. The slice is missing until the first. */
const hasMessages = ({ notifications }: { readonly notifications?: NotificationsState }) =>
  notifications?.toasts[0]?.isSticky === true

function Opened({ runtime, embedded }: { runtime: Runtime; embedded: boolean }) {
  const isOpen = useModalSelector(selectIsOpen)
  const isTold = useModalSelector(hasMessages)
  const [hasBeenOpen, setHasBeenOpen] = useState(false)
  const [isPrerendered, setIsPrerendered] = useState(false)
  // A card that failed to load is fetched again when it is opened next.
  const need = isOpen ? 2 : embedded || isTold ? 1 : 0
  const { came: Shell, failures } = useChunk(shell, need)
  if (need > 0 && !hasBeenOpen) setHasBeenOpen(true)
  if (isOpen && isPrerendered) setIsPrerendered(false)
  useEffect(() => {
    if (failures > 0) abortOpen(runtime)
  }, [runtime, failures])
  useEffect(
    () =>
      runtime.observe(action => {
        const isNear = modalPreloadRequested.match(action)
        if (!isNear && !modalOpenRequested.match(action)) return
        shell().then(
          // Renders it hidden, so that the press that follows only has to show it.
          () => isNear && startTransition(() => setIsPrerendered(true)),
          () => undefined, // the open request reports the failure
        )
      }),
    [runtime],
  )
  if (Shell) {
    return hasBeenOpen || isPrerendered ? (
      <Shell runtime={runtime} embedded={embedded} isPrerendered={isPrerendered} />
    ) : null
  }
  return embedded && failures > 0 && <Fallback runtime={runtime} />
}

/**
 * The modal. Renders nothing until it is opened; render it once, anywhere in the page.
 *
 * @example
 * <WalletModal store={store} />
 */
export function WalletModal({ embedded = false, ...where }: WalletModalProps) {
  const { runtime } = useRuntime(where)
  return (
    <Boundary
      fallback={again => <Fallback runtime={runtime} isCard hasButton={embedded} onAgain={again} />}
    >
      <ModalProvider runtime={runtime} strings={buttonsTexts}>
        <Opened runtime={runtime} embedded={embedded} />
      </ModalProvider>
    </Boundary>
  )
}
