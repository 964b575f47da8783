import type { ReactNode } from 'react'
import { networkMark } from './networkMark'

interface HostMarkProps {
  readonly caipNetworkId: string
  /** Fallback for a network without a mark. */
  readonly children: ReactNode
}

/** A network's mark in a button of the host's page. Its rules are in `hostSheet`. */
export function HostMark({ caipNetworkId, children }: HostMarkProps) {
  const mark = networkMark(caipNetworkId)
  if (mark === undefined) return children
  const [thin, heavy] = typeof mark === 'string' ? [mark] : mark
  return (
    <svg className="wm-host-drawing" viewBox="0 0 20 20" style={{ strokeWidth: 1.5 }}>
      {thin && <path d={thin} />}
      {heavy && <path d={heavy} strokeWidth={2.2} />}
    </svg>
  )
}
