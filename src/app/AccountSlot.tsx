import { lazy, Suspense, useEffect } from 'react'
import { selectAccountOf } from '../features/account/accountOf'
import { selectConnectionOf } from '../features/connections/connectionsSlice'
import { selectActiveNamespace } from '../features/network/networkSelectors'
import { useModalSelector } from '../store/context'
import type { AccountButtonProps } from './AccountButtonProps'

const loadFace = () => import('./AccountButtonFace')
const Face = lazy(() => loadFace().then(module => ({ default: module.AccountButtonFace })))

/** Who is connected, once the code that draws it is here; nothing while nobody is. */
export function AccountSlot(props: AccountButtonProps) {
  const active = useModalSelector(selectActiveNamespace)
  const shown = props.namespace ?? active ?? 'eip155'
  const { address } = useModalSelector(state => selectAccountOf(state, shown))
  const { phase } = useModalSelector(state => selectConnectionOf(state, shown))
  useEffect(() => {
    // Somebody is about to be connected; a face that does not come is asked for again when it is shown.
    if (phase !== 'disconnected') loadFace().catch(() => undefined)
  }, [phase])
  if (address === null) return null
  return (
    <Suspense fallback={null}>
      <Face {...props} />
    </Suspense>
  )
}
