import type { ReactNode } from 'react'
import { useModalSelector } from '../../../store/context'
import { createChunk, useLoaded } from '../../../ui/layout/useLoaded'
import { selectIsConsentAsked } from '../../connections/connectionsSelectors'
import { NotLoaded } from '../../modal/components/NotLoaded'
import { selectIsConsentAskedHere } from '../consentSelectors'
import { WalletSkeletons } from './WalletSkeletons'

const gate = createChunk(() => import('./ConsentRegion').then(m => m.ConsentRegion))

interface ConsentProps {
  readonly children: ReactNode
  /** Around a whole view with its body; asked only where no view before it did. */
  readonly whole?: boolean
}

/** Where the host asks for consent nothing may be chosen before it is given, nor before the code that asks is here. */
export function Consent({ children, whole = false }: ConsentProps) {
  const isAsked = useModalSelector(whole ? selectIsConsentAskedHere : selectIsConsentAsked)
  const { came: ConsentRegion, failures, ask } = useLoaded(gate, isAsked)
  if (!isAsked) return children
  if (ConsentRegion) return <ConsentRegion whole={whole}>{children}</ConsentRegion>
  return failures > 0 ? <NotLoaded failures={failures} onRetry={ask} /> : <WalletSkeletons />
}
