const PLAIN_STORE = `
const store = configureStore({ reducer: { counter }ENHANCERS })
`

const RICH_STORE = `
const todos = createApi({
  reducerPath: 'todos',
  baseQuery: fetchBaseQuery({ baseUrl: '/todos' }),
  endpoints: build => ({ list: build.query({ query: () => '' }) }),
})
const listener = createListenerMiddleware()
listener.startListening({ predicate: () => false, effect: () => undefined })
const store = configureStore({
  reducer: { counter, [todos.reducerPath]: todos.reducer },
  middleware: getDefault => getDefault().prepend(listener.middleware).concat(todos.middleware)ENHANCERS,
})
const Panel = styled.section\`
  padding: 8px;
\`
const Extra = () => h(Panel, null, String(todos.useListQuery(undefined, { skip: true }).isLoading))
`

const NETWORK = `{
  id: 1,
  name: 'Ethereum',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.example'] } },
}`

/**
 * The main file of a host page, without JSX so that every bundler takes it as it is. With `isAsked` the page may name more
 * options before it starts, in `moreOptions`; with `hasAccent` its buttons have a colour of their own.
 *
 * @param {{ isRich?: boolean, withModal?: boolean, withEvm?: boolean, withRelay?: boolean, isAsked?: boolean,
 *   hasAccent?: boolean, family?: { imports: string[], adapters: string[], networks: string[], hasEvm: boolean } }} kind
 */
export function hostSource({
  isRich = false,
  withModal = false,
  withEvm = false,
  withRelay = false,
  isAsked = false,
  hasAccent = false,
  family = { imports: [], adapters: [], networks: [], hasEvm: true },
}) {
  const imports = [
    "import { createElement as h } from 'react'",
    "import { createRoot } from 'react-dom/client'",
    "import { Provider, useSelector } from 'react-redux'",
    isRich
      ? "import { configureStore, createListenerMiddleware } from '@reduxjs/toolkit'"
      : "import { configureStore } from '@reduxjs/toolkit'",
    isRich && "import { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query/react'",
    isRich && "import { styled } from 'styled-components'",
    withModal &&
      "import { createWalletModal, WalletModal, WalletModalButton } from 'redux-wallet-modal'",
    withEvm && "import { evm } from 'redux-wallet-modal/evm'",
    ...family.imports,
    withRelay && "import { walletConnect } from 'redux-wallet-modal/walletconnect'",
  ]
  const adapters = [withEvm && 'evm()', ...family.adapters, withRelay && 'walletConnect()']
  const networks = [family.hasEvm && NETWORK, ...family.networks]
  const modal = withModal
    ? `
const walletModal = createWalletModal({
  projectId: 'size-check',
  networks: [${networks.filter(Boolean).join(', ')}],
  adapters: [${adapters.filter(Boolean).join(', ')}],${hasAccent ? "\n  themeVariables: { '--wm-accent': '#c2477f' }," : ''}${isAsked ? '\n  ...globalThis.moreOptions,' : ''}
})
`
    : ''
  const enhancers = withModal
    ? ', enhancers: getDefault => getDefault().prepend(walletModal.enhancer)'
    : ''
  return [
    ...imports.filter(Boolean),
    "\nconst counter = (state = 0, action) => (action.type === 'counter/pressed' ? state + 1 : state)",
    modal,
    (isRich ? RICH_STORE : PLAIN_STORE).replace('ENHANCERS', enhancers),
    "const Count = () => h('output', null, useSelector(state => state.counter))",
    'globalThis.hostStore = store',
    "createRoot(document.getElementById('root')).render(",
    `  h(Provider, { store }, h(Count)${isRich ? ', h(Extra)' : ''}${
      withModal ? ', h(WalletModalButton), h(WalletModal, { store })' : ''
    }),`,
    ')',
    '',
  ].join('\n')
}

export const HOST_PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <title>Host</title>
    <link rel="icon" href="data:," />
  </head>
  <body>
    <div id="root"></div>
    <script type="module" src="/main.js"></script>
  </body>
</html>
`
