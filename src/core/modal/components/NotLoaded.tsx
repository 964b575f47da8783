import { useLayoutEffect, useRef, useState } from 'react'
import { useTranslate } from '../../../store/translation'
import { Button } from '../../../ui/controls/Button'

interface NotLoadedProps {
  /** How often loading has failed. */
  readonly failures: number
  readonly onRetry: () => void
}

const PLACE = { display: 'grid', gap: 12, padding: '8px 0', textAlign: 'center' } as const

/**
 * Replaces a chunk that failed to load. After a second failure it offers to reload the page,
 * because some browsers cache a failed import for the page's lifetime. Not while offline: the page
 * would be lost.
 */
export function NotLoaded({ failures, onRetry }: NotLoadedProps) {
  const t = useTranslate()
  const [asked, setAsked] = useState(0)
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(
    () => () => {
      // The chunk has loaded, so the focused button is about to be removed.
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
