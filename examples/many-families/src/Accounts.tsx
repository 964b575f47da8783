import { useAccount, type Namespace } from 'redux-wallet-modal'

const FAMILIES: readonly (readonly [Namespace, string])[] = [
  ['eip155', 'EVM networks'],
  ['solana', 'Solana'],
  ['bip122', 'Bitcoin'],
  ['polkadot', 'Polkadot'],
  ['cosmos', 'Cosmos'],
]

function Account({ namespace, name }: { namespace: Namespace; name: string }) {
  const { address } = useAccount({ namespace })
  return (
    <li>
      {name}: {address ?? 'no wallet'}
    </li>
  )
}

export function Accounts() {
  return (
    <ul>
      {FAMILIES.map(([namespace, name]) => (
        <Account key={namespace} namespace={namespace} name={name} />
      ))}
    </ul>
  )
}
