import { useState } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import {
  AccountButton,
  addressLabelled,
  addressLabelRemoved,
  ConnectButton,
  localeChosen,
  NetworkButton,
  useAccount,
  useEmbeddedWallet,
  useNetwork,
  useTheme,
  useWalletInfo,
  useWalletModal,
  WalletButton,
  WalletModal,
  WalletModalButton,
  type CaipNetworkId,
  type Outcome,
  type ViewName,
} from 'redux-wallet-modal'
import { urls } from '../sandbox'
import { SignIn } from '../SignIn'
import { signInWanted } from '../signInServer'
import { Batches } from './Batches'
import { Bitcoin } from './Bitcoin'
import { FAMILIES } from './families'
import { Payments } from './Payments'
import { Sessions } from './Sessions'
import { Signers } from './Signers'
import {
  ARE_SESSIONS_ON,
  ARE_SIGNERS_ON,
  IS_PAY_ON,
  IS_WATCHING_ON,
  store,
  todoAdded,
  walletModal,
  type HostState,
} from './store'
import { Watching } from './Watching'

const VIEWS = [
  'Connect',
  'Account',
  'Networks',
  'WalletSend',
  'WalletReceive',
  'Swap',
  'WhatIsAWallet',
] as const
const LOCALES = ['en', 'de-CH', 'ja', 'ar'] as const
/** `?embedded` embeds the card in the page. */
const IS_EMBEDDED = new URLSearchParams(location.search).has('embedded')
/** An open dialog blocks the page, so it closes by itself. */
const CLOSE_AFTER_MS = 3_000
const TYPED_DATA = {
  domain: { name: 'Example host', version: '1', chainId: 31337 },
  primaryType: 'Note',
  types: { Note: [{ name: 'text', type: 'string' }] },
  message: { text: 'Hello from the example host' },
}

const say = (outcome: Outcome<string | undefined>): string =>
  outcome.status === 'done'
    ? `done ${outcome.value ?? ''}`
    : outcome.status === 'failed'
      ? `failed ${outcome.error.code}`
      : outcome.status

/** What the page can set from outside: the account's label, and the locale of numbers and dates. */
function Words() {
  const dispatch = useDispatch()
  const { address } = useAccount()
  const [label, setLabel] = useState('Savings')
  return (
    <p className="row">
      <label>
        Numbers and dates{' '}
        <select
          data-testid="locale"
          defaultValue={store.getState().walletModal.theme.locale}
          onChange={event => dispatch(localeChosen(event.target.value))}
        >
          {LOCALES.map(locale => (
            <option key={locale}>{locale}</option>
          ))}
        </select>
      </label>
      <label>
        Label{' '}
        <input
          value={label}
          data-testid="label-text"
          onChange={event => setLabel(event.target.value)}
        />
      </label>
      <button
        type="button"
        data-testid="label"
        disabled={address === null}
        onClick={() => address !== null && dispatch(addressLabelled({ address, label }))}
      >
        Label the account
      </button>
      <button
        type="button"
        data-testid="label-remove"
        disabled={address === null}
        onClick={() => address !== null && dispatch(addressLabelRemoved({ address }))}
      >
        Remove the label
      </button>
    </p>
  )
}

function Controls() {
  const modal = useWalletModal()
  const { setMode } = useTheme()
  const [view, setView] = useState<ViewName>('Connect')
  const [caipNetworkId, setNetworkId] = useState<CaipNetworkId>('eip155:31338')
  const [result, setResult] = useState('nothing yet')
  const run = (asked: Promise<Outcome<string | undefined>>) => {
    setResult('waiting')
    asked.then(
      outcome => setResult(say(outcome)),
      () => setResult('failed'),
    )
  }
  return (
    <section aria-labelledby="controls">
      <h2 id="controls">Public actions</h2>
      <p className="row">
        <label>
          View{' '}
          <select value={view} onChange={event => setView(event.target.value as ViewName)}>
            {VIEWS.map(name => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </label>
        <button type="button" data-testid="open" onClick={() => run(modal.open({ view }))}>
          Open at this view
        </button>
        <button type="button" data-testid="open-default" onClick={() => run(modal.open())}>
          Open
        </button>
        <button
          type="button"
          data-testid="open-and-close"
          onClick={() => {
            run(modal.open({ view }))
            setTimeout(() => {
              modal.close().catch(() => undefined)
            }, CLOSE_AFTER_MS)
          }}
        >
          Open, close after 3 seconds
        </button>
        <button
          type="button"
          data-testid="connect"
          onClick={() => run(modal.connect('dev.sandbox.wallet'))}
        >
          Connect Sandbox Wallet
        </button>
      </p>
      <p className="row">
        <label>
          Network{' '}
          <select
            value={caipNetworkId}
            onChange={event => setNetworkId(event.target.value as CaipNetworkId)}
          >
            <option value="eip155:31337">Sandbox One</option>
            <option value="eip155:31338">Sandbox Two</option>
          </select>
        </label>
        <button
          type="button"
          data-testid="switch-network"
          onClick={() => run(modal.switchNetwork(caipNetworkId))}
        >
          Switch network
        </button>
      </p>
      <p className="row">
        <button
          type="button"
          data-testid="sign-message"
          onClick={() => run(modal.signMessage('Hello from the example host'))}
        >
          Sign message
        </button>
        <button
          type="button"
          data-testid="sign-typed-data"
          onClick={() => run(modal.signTypedData(TYPED_DATA))}
        >
          Sign typed data
        </button>
        <button
          type="button"
          data-testid="disconnect"
          onClick={() => void modal.disconnect().catch(console.error)}
        >
          Disconnect
        </button>
        <button
          type="button"
          data-testid="report"
          onClick={() =>
            run(
              modal.report().then(outcome => {
                if (outcome.status !== 'done') return outcome
                window.exampleHost = { ...window.exampleHost, report: outcome.value }
                return { status: 'done', value: `${String(outcome.value.entries.length)} actions` }
              }),
            )
          }
        >
          Bug report
        </button>
      </p>
      <p className="row">
        {(['light', 'dark', 'system'] as const).map(mode => (
          <button
            key={mode}
            type="button"
            data-testid={`theme-${mode}`}
            onClick={() => setMode(mode)}
          >
            Theme: {mode}
          </button>
        ))}
      </p>
      <Words />
      <p>
        Last result: <output data-testid="result">{result}</output>
      </p>
    </section>
  )
}

function ReadOuts() {
  const account = useAccount()
  const { network } = useNetwork()
  const wallet = useWalletInfo()
  const { user } = useEmbeddedWallet()
  const { isOpen, view } = useWalletModal()
  const rows: readonly (readonly [string, string])[] = [
    ['status', account.status],
    ['address', account.address ?? 'none'],
    ['caip-address', account.caipAddress ?? 'none'],
    [
      'balance',
      account.balance === null ? 'unknown' : `${account.balance} ${account.balanceSymbol ?? ''}`,
    ],
    ['network', network?.name ?? 'none'],
    ['network-id', network?.caipNetworkId ?? 'none'],
    ['wallet', wallet?.name ?? 'none'],
    ['account-type', user?.preferredAccountType ?? 'none'],
    ['deployed', user?.smartAccountDeployed ? 'yes' : 'no'],
    ['modal', isOpen ? view : 'closed'],
  ]
  return (
    <section aria-labelledby="read-outs">
      <h2 id="read-outs">Public selectors</h2>
      <dl>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd data-testid={`read-${name}`}>
              {name === 'wallet' && wallet?.icon && (
                <img src={wallet.icon} alt="" width={16} height={16} />
              )}
              {value}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function Todos() {
  const todos = useSelector((state: HostState) => state.todos)
  const dispatch = useDispatch()
  return (
    <section aria-labelledby="todos">
      <h2 id="todos">The host’s own state</h2>
      <ul>
        {todos.map(todo => (
          <li key={todo}>{todo}</li>
        ))}
      </ul>
      <button
        type="button"
        data-testid="add-todo"
        onClick={() => dispatch(todoAdded(`Item ${String(todos.length + 1)}`))}
      >
        Add an item
      </button>
    </section>
  )
}

export function App() {
  return (
    <main>
      <header>
        <h1>Example host</h1>
        <p>
          A Redux app with a wallet modal in its store. Everything it talks to runs on this machine.
        </p>
        <p className="row">
          <WalletModalButton />
          <NetworkButton />
          <WalletButton wallet="dev.sandbox.wallet" label="Sandbox Wallet" />
        </p>
        <p>
          Beside it:{' '}
          <a href={urls.pocketWallet} target="sandbox-pocket" data-testid="pocket-wallet">
            Sandbox Pocket
          </a>
          , a wallet on “another device”. Choose “Phone wallet”, copy the code, paste it there.
        </p>
      </header>
      <div className="columns">
        <Controls />
        <ReadOuts />
        <Todos />
        <Batches />
        {ARE_SESSIONS_ON && <Sessions />}
        {IS_PAY_ON && <Payments />}
        {IS_WATCHING_ON && <Watching />}
        {FAMILIES.includes('bip122') && <Bitcoin />}
        {ARE_SIGNERS_ON && <Signers />}
        {signInWanted !== null && <SignIn />}
      </div>
      <section aria-labelledby="buttons">
        <h2 id="buttons">Buttons</h2>
        <p className="row">
          <ConnectButton label="Connect" size="sm" />
          <AccountButton balance="hide" />
        </p>
      </section>
      <WalletModal store={store} modalKey={walletModal.key} embedded={IS_EMBEDDED} />
    </main>
  )
}
