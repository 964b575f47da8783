import { useSelector } from 'react-redux'
import {
  selectCapabilities,
  useAccount,
  useBalance,
  useNetwork,
  useWalletModal,
} from 'redux-wallet-modal'
import { run } from '../run'
import { shorten } from '../shorten'
import type { DemoState } from '../store'

const DECIMALS = 4

/** Whole coins and the first decimals, truncated rather than rounded. */
function Amount({ balance, symbol }: { balance: string; symbol: string }) {
  const [whole = '0', decimals = ''] = balance.split('.')
  return (
    <>
      {whole}
      <span className="minor">
        .{decimals.slice(0, DECIMALS).padEnd(2, '0')} {symbol}
      </span>
    </>
  )
}

export function BalanceCard() {
  const { address, isConnected, status } = useAccount()
  const { data, isError, isLoading, refetch } = useBalance()
  const { network } = useNetwork()
  const modal = useWalletModal()
  const namespace = network?.namespace ?? 'eip155'
  const canSend = useSelector(({ walletModal }: DemoState) =>
    selectCapabilities(walletModal, namespace).includes('send'),
  )
  const figure = data ? (
    <Amount balance={data.balance} symbol={data.symbol} />
  ) : isLoading ? (
    <span className="minor late">Loading…</span>
  ) : (
    <span className="minor">–</span>
  )
  return (
    <section className="card wide balance" aria-labelledby="balance">
      <div>
        <h2 id="balance">Balance</h2>
        <p className="figure" data-testid="balance">
          {figure}
        </p>
        <p className="quiet" data-testid="whose">
          {address
            ? `${shorten(address)} on ${network?.name ?? 'no network'}`
            : status === 'connecting' || status === 'reconnecting'
              ? 'Waiting for the wallet'
              : 'No wallet is connected.'}
        </p>
      </div>
      <div className="row">
        {isError && (
          <button type="button" className="button" onClick={() => run(refetch())}>
            Try again
          </button>
        )}
        {isConnected ? (
          <>
            {canSend && (
              <button
                type="button"
                className="button"
                onClick={() => run(modal.open({ view: 'WalletSend' }))}
              >
                Send
              </button>
            )}
            <button
              type="button"
              className="button"
              onClick={() => run(modal.open({ view: 'WalletReceive' }))}
            >
              Receive
            </button>
          </>
        ) : (
          <button
            type="button"
            className="button"
            onClick={() => run(modal.open({ view: 'WhatIsAWallet' }))}
          >
            What is a wallet?
          </button>
        )}
      </div>
    </section>
  )
}
