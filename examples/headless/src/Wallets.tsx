import { useWalletList } from 'redux-wallet-modal/headless'

/** The first screen: one row for each wallet. */
export function Wallets() {
  const { rows, choose, showAll, count } = useWalletList()
  return (
    <ul>
      {rows
        .filter(({ kind }) => kind !== 'awaited')
        .map(row => (
          <li key={row.key}>
            <button onClick={() => choose(row)}>
              {row.picture !== null && <img src={row.picture} alt="" width="24" height="24" />}
              {row.name}
            </button>
          </li>
        ))}
      <li>
        <button onClick={showAll}>All wallets {count}</button>
      </li>
    </ul>
  )
}
