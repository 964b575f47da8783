const page = (text, link) => ({ text, link })

/** In the order a newcomer needs them. */
export const sidebar = [
  {
    text: 'Start',
    items: [
      page('From an empty folder', '/start'),
      page('Live demo', '/demo'),
      page('At a glance', '/readme'),
      page('Without a bundler', '/guides/without-a-bundler'),
      page('Troubleshooting', '/guides/troubleshooting'),
    ],
  },
  {
    text: 'Guides',
    items: [
      page('Connected, and now?', '/guides/'),
      page('Transactions and contracts', '/guides/transactions'),
      page('Sign in with a wallet', '/guides/sign-in'),
      page('Payments', '/guides/payments'),
      page('Smart sessions', '/guides/smart-sessions'),
      page('Selectors, actions and events', '/guides/redux'),
      page('Events and statistics', '/guides/events'),
      page('A custom button', '/guides/custom-button'),
      page('Draw it yourself', '/guides/headless'),
      page('Theming', '/guides/theming'),
      page('Languages', '/guides/languages'),
      page('Views and their params', '/guides/views'),
      page('Next', '/guides/next'),
      page('Server rendering', '/guides/server-rendering'),
      page('Testing your page', '/guides/testing'),
      page('Browsers', '/guides/browsers'),
      page('Versions', '/guides/versions'),
    ],
  },
  {
    text: 'Moving from',
    items: [
      page('AppKit', '/guides/from-appkit'),
      page('Every name of AppKit', '/guides/names-of-appkit'),
      page('RainbowKit', '/guides/from-rainbowkit'),
      page('ConnectKit', '/guides/from-connectkit'),
      page('Solana wallet-adapter', '/guides/from-wallet-adapter'),
    ],
  },
  {
    text: 'Reference',
    items: [
      page('API and options', '/hosts'),
      page('Every export and type', '/reference'),
      page('Error codes', '/errors'),
    ],
  },
  {
    text: 'Promises',
    items: [
      page('What is promised', '/promises'),
      page('Security', '/security'),
      page('A picture of every view', '/pictures/'),
    ],
  },
  {
    text: 'Architecture',
    items: [
      page('Architecture', '/architecture'),
      page('Decisions', '/decisions'),
      page('Loading', '/internals/loading'),
      page('Wallets', '/internals/wallets'),
      page('Payments', '/internals/payments'),
      page('Checks and releases', '/internals/checks'),
      page('Actions', '/actions'),
      page('Table of the interface', '/interface'),
      page('Coverage of the specification', '/coverage'),
      page('Glossary', '/glossary'),
      page('The sandbox', '/sandbox'),
      page('The site of email wallets', '/secure-site'),
      page('Contributing', '/contributing'),
      page('Changelog', '/changelog'),
    ],
  },
]
