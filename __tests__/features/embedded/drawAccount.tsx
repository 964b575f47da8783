import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { useAccount } from '../../../src/app/host/hooks/hooks'
import { useEmbeddedWallet } from '../../../src/app/host/hooks/useEmbeddedWallet'
import { ModalProvider } from '../../../src/app/host/ModalProvider'
import { findRuntime } from '../../../src/app/runtime/findRuntime'
import { AccountHeader } from '../../../src/core/account/components/AccountHeader'
import { en } from '../../../src/strings/en/allTexts'
import type { TestStore } from '../../../src/testing/createTestStore'

/** What a host’s component reads by hooks, as text. */
interface HookReads {
  readonly address: string | null
  readonly caipAddress: string | null
  readonly user: string | null
  readonly type: string | null
}

function ReadOut({ store }: { readonly store: TestStore['hostStore'] }) {
  const { address, caipAddress } = useAccount({ store })
  const { user } = useEmbeddedWallet({ store, namespace: 'eip155' })
  const reads: HookReads = {
    address,
    caipAddress,
    user: user?.address ?? null,
    type: user?.preferredAccountType ?? null,
  }
  return <output>{JSON.stringify(reads)}</output>
}

/** Renders the account as a page does: the modal’s header and, beside it, a host component. */
export function drawAccount({ hostStore }: TestStore) {
  const container = document.createElement('div')
  document.body.append(container)
  const root = createRoot(container)
  flushSync(() =>
    root.render(
      <>
        <ModalProvider runtime={findRuntime(hostStore, 'walletModal')} strings={en}>
          <AccountHeader />
        </ModalProvider>
        <ReadOut store={hostStore} />
      </>,
    ),
  )
  /** Flushes pending renders first, since the fake timers stand still here. */
  const find = (selector: string) => {
    flushSync(() => undefined)
    return container.querySelector(selector)
  }
  const who = () => find('[data-testid="wm-account-copy"], [data-testid="wm-account-wallets"]')
  return {
    /** The shortened address on screen; null without a header. */
    shown: () => who()?.querySelector('bdi')?.textContent ?? null,
    /** The accessible name of the header. */
    label: () => who()?.getAttribute('aria-label') ?? null,
    hooks: () => JSON.parse(find('output')?.textContent ?? '{}') as HookReads,
    remove() {
      flushSync(() => root.unmount())
      container.remove()
    },
  }
}
