import { useState } from 'react'
import { useAccount, useNetwork, type Outcome } from 'redux-wallet-modal'
import {
  useSmartSessions,
  type PermissionsRequest,
  type SessionPermission,
} from 'redux-wallet-modal/sessions'
import { sayOutcome } from './sayOutcome'

const DAY_S = 86_400
/** Wallets reject a start in the past, and loading the code may take a moment. */
const START_IN_S = 5
/** 0.5 ETH. */
const ALLOWANCE = '0x6f05b59d3b20000'

/** `?tokens=` names the token that a key may also spend and mint. */
const [token] = (new URLSearchParams(location.search).get('tokens') ?? '').split(',')
/** Two whole tokens of six decimals. */
const TOKEN_ALLOWANCE = '0x1e8480'
const MINT_ABI = [
  {
    type: 'function',
    name: 'mint',
    stateMutability: 'nonpayable',
    inputs: [
      { name: 'to', type: 'address' },
      { name: 'value', type: 'uint256' },
    ],
    outputs: [],
  },
]

function tokenPermissions(start: number): SessionPermission[] {
  const address = token as `0x${string}`
  return [
    {
      type: 'erc20-recurring-allowance',
      data: { token: address, allowance: TOKEN_ALLOWANCE, start, period: DAY_S },
    },
    {
      type: 'contract-call',
      data: { address, abi: MINT_ABI, functions: [{ functionName: 'mint' }] },
    },
  ]
}

const seconds = () => Math.floor(Date.now() / 1_000)

/** A key of this page, or of its server, that may spend a little from the account. */
export function Sessions() {
  const { grantPermissions, getSessions, revokePermissions } = useSmartSessions()
  const { status } = useAccount()
  const { network } = useNetwork()
  const [publicKey, setPublicKey] = useState('')
  const [context, setContext] = useState('')
  const [result, setResult] = useState('nothing yet')
  const run = (asked: Promise<Outcome<unknown>>) => {
    setResult('waiting')
    asked.then(
      outcome => setResult(sayOutcome(outcome)),
      () => setResult('failed'),
    )
  }
  const grant = async () => {
    const start = seconds() + START_IN_S
    const request: PermissionsRequest = {
      chainId: `0x${BigInt(network?.reference ?? 0).toString(16)}`,
      expiry: start + DAY_S,
      signer: {
        type: 'keys',
        data: { keys: [{ type: 'secp256k1', publicKey: publicKey as `0x${string}` }] },
      },
      permissions: [
        {
          type: 'native-token-recurring-allowance',
          data: { allowance: ALLOWANCE, start, period: DAY_S },
        },
        ...(token ? tokenPermissions(start) : []),
      ],
      policies: [],
    }
    const outcome = await grantPermissions(request)
    if (outcome.status === 'done') setContext(outcome.value.context)
    return outcome
  }
  return (
    <section aria-labelledby="sessions">
      <h2 id="sessions">Smart sessions</h2>
      <p className="row">
        <label>
          Public key{' '}
          <input
            value={publicKey}
            data-testid="session-key"
            onChange={event => setPublicKey(event.target.value)}
          />
        </label>
        <button
          type="button"
          data-testid="session-grant"
          disabled={status !== 'connected'}
          onClick={() => run(grant())}
        >
          Allow it half a coin a day
        </button>
        <button type="button" data-testid="session-list" onClick={() => run(getSessions())}>
          What is allowed
        </button>
        <label>
          Session{' '}
          <input
            value={context}
            data-testid="session-context"
            onChange={event => setContext(event.target.value)}
          />
        </label>
        <button
          type="button"
          data-testid="session-revoke"
          onClick={() => run(revokePermissions(context))}
        >
          Revoke it
        </button>
      </p>
      <p>
        Last result: <output data-testid="session-result">{result}</output>
      </p>
    </section>
  )
}
