import { useEffect } from 'react'
import { NetworkButton, useTheme, WalletModal, WalletModalButton } from 'redux-wallet-modal'
import { urls } from '../sandbox'
import { SignIn } from '../SignIn'
import { signInWanted } from '../signInServer'
import { BalanceCard } from './cards/BalanceCard'
import { BatchCard } from './cards/BatchCard'
import { EmailCard } from './cards/EmailCard'
import { FamiliesCard } from './cards/FamiliesCard'
import { Looks } from './cards/Looks'
import { PayCard } from './cards/PayCard'
import { RequestCard } from './cards/RequestCard'
import { SessionCard } from './cards/SessionCard'
import { SignCard } from './cards/SignCard'
import { SignInCard } from './cards/SignInCard'
import { BuyCard, CollectibleCard, NameCard, SwapCard } from './cards/ViewCards'
import { SnippetButton } from './SnippetButton'
import { ACCENTS } from './looks'
import { StorePanel } from './StorePanel'
import { useTimeline } from './useTimeline'

/** Applies the modal's theme of the current step to the page. */
function usePageLook() {
  const { mode, variables } = useTheme()
  const accent = ACCENTS.find(({ value }) => value === variables['--wm-accent']) ?? ACCENTS[0]
  useEffect(() => {
    document.documentElement.dataset['theme'] = mode
    document.documentElement.dataset['accent'] = accent.name
  }, [mode, accent])
}

export function Demo() {
  const timeline = useTimeline()
  usePageLook()
  return (
    <div className="page">
      {/* Past steps are read-only: a press there would act on the present. */}
      <header inert={timeline.isPast}>
        <a className="brand" href="/">
          <img src="/icon.svg" alt="" width={32} height={32} />
          <span>redux-wallet-modal</span>
        </a>
        <div className="row">
          <NetworkButton />
          <WalletModalButton />
        </div>
      </header>
      <main>
        <div className="shop">
          <div className="hero">
            <h1>A wallet modal in your Redux store</h1>
            <p>
              Connect, sign and pay. Every step is an action in your store: drag the slider, and the
              page and the modal go back to it.
            </p>
            <p className="setup">
              Every card shows its code. All of it is set up in{' '}
              <SnippetButton name="walletModal" what="Set-up" />
            </p>
          </div>
          <div className="cards" inert={timeline.isPast}>
            <BalanceCard />
            <EmailCard />
            <SignCard />
            {signInWanted === null ? <SignInCard /> : <SignIn />}
            <PayCard />
            <RequestCard />
            <SwapCard />
            <BuyCard />
            <FamiliesCard />
            <BatchCard />
            <SessionCard />
            <NameCard />
            <CollectibleCard />
            <Looks />
          </div>
        </div>
        <aside>
          <StorePanel timeline={timeline} />
        </aside>
      </main>
      <footer>
        <p>
          The two chains, the services and the wallets run on this machine; the money is not real.{' '}
          <a href={urls.pocketWallet} target="sandbox-pocket">
            Sandbox Pocket
          </a>{' '}
          is a wallet on another device. <a href="/bench.html">The test bench</a> has every method
          and hook.
        </p>
      </footer>
      {!timeline.isPast && <WalletModal />}
    </div>
  )
}
