import { useState } from 'react'
import { useWalletList } from 'redux-wallet-modal/headless'

/** The wallet directory with paging and search. */
export function AllWallets() {
  const { all, search, searchFor, loadMore, choose, retry } = useWalletList()
  const [text, setText] = useState('')
  const isSearch = search.phase !== 'idle'
  const { wallets } = isSearch ? search : all
  const isBusy = isSearch ? search.phase === 'waiting' : all.isLoading || all.isLoadingMore
  const hasFailed = isSearch ? search.phase === 'failed' : all.error !== null
  const type = (next: string) => {
    setText(next)
    searchFor(next)
  }
  return (
    <>
      <label>
        Search <input value={text} onChange={({ target }) => type(target.value)} />
      </label>
      <p role="status">{isBusy ? 'Loading…' : `${String(wallets.length)} wallets`}</p>
      {hasFailed && (
        <p role="alert">
          The wallets could not be loaded. <button onClick={retry}>Try again</button>
        </p>
      )}
      <ul aria-label="Wallets">
        {wallets.map(wallet => (
          <li key={wallet.id}>
            <button onClick={() => choose(wallet)}>{wallet.name}</button>
          </li>
        ))}
      </ul>
      {!isSearch && all.hasMore && <button onClick={loadMore}>Load more</button>}
    </>
  )
}
