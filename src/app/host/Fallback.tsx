import { useEffect } from 'react'
import { modalCloseRequested, modalOpenFailed, modalOpenRequested } from '../../events/modalEvents'
import { buttonsTexts } from '../../strings/en/buttonsTexts'
import { HostButton } from '../../ui/controls/HostButton'
import type { Runtime } from '../runtime/Runtime'

interface FallbackProps {
  readonly runtime: Runtime
  /** The card itself failed and is closed; it was embedded in the page if there is a button. */
  readonly isCard?: boolean
  readonly hasButton?: boolean
  readonly onAgain?: () => void
}

/** Reports that the card could not be shown, which ends the pending open. */
export function abortOpen({ store: { dispatch } }: Runtime) {
  dispatch(modalOpenFailed())
  dispatch(modalCloseRequested({ by: 'page' }))
}

/**
 * Replaces a part that failed to render until the modal is opened next. Reads nothing that could
 * have caused the failure; renders a button, or nothing in place of the closed card.
 */
export function Fallback({ runtime, isCard = false, hasButton = true, onAgain }: FallbackProps) {
  useEffect(() => {
    if (isCard) abortOpen(runtime)
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
