import { useModalState, WalletModal } from 'redux-wallet-modal'
import type { TestStore } from 'redux-wallet-modal/testing'

interface AloneProps {
  readonly name: string
  readonly store: TestStore['hostStore']
  readonly onAgain: () => void
}

/** The modal alone. After closing, a button opens it again. */
export function Alone({ name, store, onAgain }: AloneProps) {
  const { isOpen } = useModalState({ store })
  return (
    <>
      <main className="alone" hidden={isOpen}>
        <h1>{name}</h1>
        <button type="button" onClick={onAgain}>
          Show it again
        </button>
      </main>
      <WalletModal store={store} />
    </>
  )
}
