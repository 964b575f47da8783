import { useLayoutEffect, useRef, useState } from 'react'
import { useTranslate } from '../../../store/translation'
import { Button } from '../../../ui/controls/Button'

interface NotLoadedProps {
  /** How often it did not come. */
  readonly failures: number
  readonly onRetry: () => void
}

const PLACE = { display: 'grid', gap: 12, padding: '8px 0', textAlign: 'center' } as const

/**
 * In the place of what could not be fetched. Where trying again does not help either, the page may be reloaded: some
 * browsers keep a failed import for as long as the page lives. Not while the browser is offline: the page would be gone.
 */
export function NotLoaded({ failures, onRetry }: NotLoadedProps) {
  const t = useTranslate()
  const [asked, setAsked] = useState(0)
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(
    () => () => {
      // What was asked for came: the button that has the focus goes.
      const { current } = place
      const root = current?.getRootNode() as ShadowRoot
      if (current?.contains(root.activeElement)) root.querySelector('h2')?.focus()
    },
    [],
  )
  const retry = () => {
    setAsked(failures)
    onRetry()
  }
  return (
    <div ref={place} style={PLACE}>
      <p key={failures} role="alert">
        {t('errors.codeNotLoaded')}
      </p>
      <Button busy={asked === failures} onPress={retry} data-testid="wm-try-again">
        {t('common.tryAgain')}
      </Button>
      {failures > 1 && navigator.onLine && (
        <Button
          tone="quiet"
          onPress={() => (navigator.onLine ? location.reload() : retry())}
          data-testid="wm-reload"
        >
          {t('common.reload')}
        </Button>
      )}
    </div>
  )
}
