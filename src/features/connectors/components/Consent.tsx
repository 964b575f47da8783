import { lazy, Suspense, type ReactNode } from 'react'
import { useModalSelector } from '../../../store/context'
import { selectIsConsentAsked } from '../../connections/connectionsSelectors'
import { selectIsConsentAskedHere } from '../consentSelectors'
import { WalletBones } from './WalletBones'

const ConsentGate = lazy(() => import('./ConsentGate').then(m => ({ default: m.ConsentGate })))

interface ConsentProps {
  readonly children: ReactNode
  /** Around a whole view with its body; asked only where no view before it did. */
  readonly whole?: boolean
}

/** Where the host asks for consent nothing may be chosen before it is given, nor before the code that asks is here. */
export function Consent({ children, whole = false }: ConsentProps) {
  const isAsked = useModalSelector(whole ? selectIsConsentAskedHere : selectIsConsentAsked)
  if (!isAsked) return children
  return (
    <Suspense fallback={<WalletBones />}>
      <ConsentGate whole={whole}>{children}</ConsentGate>
    </Suspense>
  )
}
