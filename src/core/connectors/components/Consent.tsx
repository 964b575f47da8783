import type { ReactNode } from 'react'
import { useModalSelector } from '../../../store/context'
import { createChunk, useChunk } from '../../../ui/layout/useChunk'
import { selectIsConsentAsked } from '../../connections/connectionsSelectors'
import { NotLoaded } from '../../modal/components/NotLoaded'
import { selectIsConsentAskedHere } from '../consentSelectors'
import { WalletSkeletons } from './WalletSkeletons'

const gate = createChunk(() => import('./ConsentRegion').then(m => m.ConsentRegion))

interface ConsentProps {
  readonly children: ReactNode
  /** Wraps a whole view instead of part of its body; asks only if it is the first view. */
  readonly whole?: boolean
}

/**
 * Disables its children until the user gives the consent that the host requires. Shows skeletons
 * while the consent chunk loads.
 */
export function Consent({ children, whole = false }: ConsentProps) {
  const isAsked = useModalSelector(whole ? selectIsConsentAskedHere : selectIsConsentAsked)
  const { came: ConsentRegion, failures, ask } = useChunk(gate, isAsked)
  if (!isAsked) return children
  if (ConsentRegion) return <ConsentRegion whole={whole}>{children}</ConsentRegion>
  return failures > 0 ? <NotLoaded failures={failures} onRetry={ask} /> : <WalletSkeletons />
}
