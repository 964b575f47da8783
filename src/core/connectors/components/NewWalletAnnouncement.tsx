import { useEffect, useRef } from 'react'
import type { Connector } from '../../../domain/connector'
import { useTranslate } from '../../../store/translation'
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden'
import { animate } from '../../../ui/motion/animate'
import { readMotion } from '../../../ui/motion/readMotion'
import { useConnectorName } from './useConnectorName'

export interface NewWalletAnnouncementProps {
  readonly connector: Connector
}

/** Announces a newly installed wallet and focuses its row. */
export function NewWalletAnnouncement({ connector }: NewWalletAnnouncementProps) {
  const t = useTranslate()
  const nameOf = useConnectorName()
  const status = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const card = status.current?.parentElement
    const row = card?.querySelector<HTMLElement>('[data-wm-new]')
    // Until consent is given the row is disabled and would lose the focus.
    if (!row || row.closest('[inert], [aria-disabled=true]')) return
    row.focus({ preventScroll: true })
    const { viewMs, travelPx, easing } = readMotion(row)
    const start = { opacity: 0, transform: `translateY(${Math.abs(travelPx)}px)` }
    animate(row, [start, { opacity: 1 }], { duration: viewMs, easing })
  }, [connector.id])
  return (
    <VisuallyHidden ref={status} role="status">
      {t('connect.ready', { wallet: nameOf(connector) })}
    </VisuallyHidden>
  )
}
