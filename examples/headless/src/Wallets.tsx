import { useEffect } from 'react'
import { useEmailLogin, useWalletList, type ListedWallet } from 'redux-wallet-modal/headless'
import { EmailField } from './Email'

const FAMILY: Readonly<Record<string, string>> = { eip155: 'EVM', solana: 'Solana' }

interface RowProps {
  readonly row: ListedWallet
  readonly choose: ReturnType<typeof useWalletList>['choose']
}

/**
 * A wallet that supports several chain families has a button for each, because only one of them is
 * connected.
 */
function Row({ row, choose }: RowProps) {
  const picture = row.picture !== null && (
    <img src={row.picture} alt="" width="24" height="24" loading="lazy" />
  )
  if (row.kind !== 'multi') {
    return (
      <button onClick={() => choose(row)}>
        {picture}
        {row.name}
      </button>
    )
  }
  return (row.connector.connectors ?? []).map(({ namespace }) => (
    <button key={namespace} onClick={() => choose(row, namespace)}>
      {picture}
      {row.name} on {FAMILY[namespace] ?? namespace}
    </button>
  ))
}

/** The first screen: an email field, and one row per wallet. */
export function Wallets() {
  const { rows, choose, showAll, count, isLooking, loadPictures } = useWalletList()
  const { isOffered } = useEmailLogin()
  useEffect(() => {
    loadPictures(rows.flatMap(({ wallet }) => wallet ?? []))
  }, [rows, loadPictures])
  return (
    <>
      {isOffered && <EmailField />}
      {isLooking && <p role="status">Looking for wallets…</p>}
      <ul>
        {rows
          .filter(({ kind }) => kind !== 'awaited')
          .map(row => (
            <li key={row.key}>
              <Row row={row} choose={choose} />
            </li>
          ))}
        <li>
          <button onClick={showAll}>All wallets {count}</button>
        </li>
      </ul>
    </>
  )
}
