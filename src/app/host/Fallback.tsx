import { useEffect } from 'react'
import { modalCloseRequested, modalOpenFailed, modalOpenRequested } from '../../events/modalEvents'
import { buttonsTexts } from '../../strings/en/buttonsTexts'
import { HostButton } from '../../ui/controls/HostButton'
import type { Runtime } from '../runtime/Runtime'

interface FallbackProps {
  readonly runtime: Runtime
  /** The card itself, which is closed then; it stood in the page if there is a button. */
  readonly isCard?: boolean
  readonly hasButton?: boolean
  readonly onAgain?: () => void
}

/** Tells everybody that the card did not come. */
export function giveUp({ store: { dispatch } }: Runtime) {
  dispatch(modalOpenFailed())
  dispatch(modalCloseRequested({ by: 'page' }))
}

/**
 * Stands in for a part of ours that cannot be drawn, until the modal is wanted next. It reads nothing that could be the
 * reason: a button that opens the modal, or nothing where the closed card was.
 */
export function Fallback({ runtime, isCard = false, hasButton = true, onAgain }: FallbackProps) {
  useEffect(() => {
    if (isCard) giveUp(runtime)
    return runtime.observe(action => {
      if (modalOpenRequested.match(action)) onAgain?.()
    })
  }, [runtime, isCard, onAgain])
  return (
    hasButton && (
      <HostButton
        kind="wallet"
        lang="en"
        onPress={() => runtime.store.dispatch(modalOpenRequested({}))}
      >
        {buttonsTexts['button.fallback']}
      </HostButton>
    )
  )
}
