import { useAccount, useNetwork, useWalletModal, useWalletProvider } from 'redux-wallet-modal'
import type { Address, EIP1193Provider } from 'viem'
import { ActionButton } from '../ActionButton'
import { Card } from '../Card'
import { EVM } from '../parties'
import { run } from '../run'
import { shorten } from '../shorten'
import { buy } from '../snippets/buy'
import { chooseName } from '../snippets/chooseName'
import { swap } from '../snippets/swap'
import { useNeed } from '../useNeed'
import { progressOf, useProgress } from '../useProgress'

const ENDED = 'The window is closed.'

export function SwapCard() {
  const modal = useWalletModal()
  const need = useNeed('swap', EVM)
  const { isBusy, begin, said } = useProgress('swap', {
    declined: 'The network is as it was.',
    failed: 'The window did not open',
  })
  const ask = () => begin(async () => progressOf(await swap(modal), () => ENDED))
  return (
    <Card
      id="swap"
      title="Swap"
      line="Coins and tokens against each other, in pools that really trade on Sandbox Base."
      snippet="swap"
      result={said}
    >
      <ActionButton need={need} label="Swap" isBusy={isBusy} onPress={ask} />
    </Card>
  )
}

export function BuyCard() {
  const modal = useWalletModal()
  const need = useNeed('buy', EVM)
  const { isBusy, begin, said } = useProgress('buy', {
    declined: 'The network is as it was.',
    failed: 'The window did not open',
  })
  const ask = () => begin(async () => progressOf(await buy(modal), () => ENDED))
  return (
    <Card
      id="buy"
      title="Buy"
      line={
        <>
          Coins for money, at the checkouts of two sellers. The card to pay with is{' '}
          <span className="mono nowrap">4242 4242 4242 4242</span>.
        </>
      }
      snippet="buy"
      result={said}
    >
      <ActionButton need={need} label="Buy" isBusy={isBusy} onPress={ask} />
    </Card>
  )
}

export function NameCard() {
  const { profileName } = useAccount()
  const modal = useWalletModal()
  const need = useNeed('choose a name', EVM)
  return (
    <Card
      id="name"
      title="Name"
      line="A name that people can read in place of an address, registered with a signature."
      snippet="chooseName"
      result={profileName === null ? '' : `You are ${profileName}.`}
    >
      <ActionButton
        need={need}
        label="Choose a name"
        isBusy={false}
        onPress={() => run(chooseName(modal))}
      />
    </Card>
  )
}

/** The range of ids that the sandbox draws pictures for. */
const FIRST_ID = 1_000_000
const IDS = 900_000

export function CollectibleCard() {
  const { address } = useAccount()
  const { network } = useNetwork()
  const { provider } = useWalletProvider<EIP1193Provider>({ namespace: 'eip155' })
  const modal = useWalletModal()
  const need = useNeed('take one', EVM)
  const { isBusy, begin, move, said } = useProgress('collectible', {
    declined: 'Nothing was sent.',
    failed: 'Nothing came. Check your wallet before you try again',
  })
  const take = () => {
    if (!provider || address === null || !network) return run(modal.open())
    begin(async () => {
      const { mintCollectible } = await import('../snippets/mintCollectible')
      const id = BigInt(FIRST_ID + Math.floor(Math.random() * IDS))
      const hash = await mintCollectible(provider, address as Address, id)
      move({ phase: 'sent', hash })
      const { createPublicClient, http } = await import('viem')
      const node = createPublicClient({ transport: http(network.rpcUrls[0]) })
      const { status } = await node.waitForTransactionReceipt({ hash })
      if (status !== 'success') return { phase: 'failed', code: 'reverted' }
      return { phase: 'done', detail: `#${String(id)} is yours: ${shorten(hash)}.` }
    })
  }
  return (
    <Card
      id="collectible"
      title="Collectibles"
      line="One that nobody else has. It shows under NFTs in the account, with its picture."
      snippet="mintCollectible"
      result={said}
    >
      <div className="row">
        <button
          type="button"
          className="button"
          onClick={() => (need.label === null ? run(modal.open({ view: 'Account' })) : need.pass())}
        >
          See the account
        </button>
      </div>
      <ActionButton need={need} label="Take one" isBusy={isBusy} onPress={take} />
    </Card>
  )
}
