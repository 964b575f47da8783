/** Console advice for developers about configuration mistakes: the rejected value and the fix. */
export const adviceTexts = {
  ORIGIN_NOT_ALLOWED:
    'The services rejected this page. It sent the origin {origin}. Add exactly that origin to your project’s allow-list, in the dashboard your projectId comes from, or serve the page from an origin on the list.',
  PROJECT_ID_INVALID:
    'The services don’t accept the project id sent from {origin}. Correct the option projectId of createWalletModal; if it’s correct, add {origin} to your project’s allow-list.',
  PROJECT_ID_NOT_CONFIGURED:
    'The services received no project id from {origin}. Set the option projectId of createWalletModal; a proxy named in serviceUrls must pass it on.',
  JWT_NOT_VALID:
    'The relay rejected this device’s clock ({origin}). Set the clock, then connect again.',
  SERVER_ERROR:
    'The project service couldn’t provide your project’s configuration to {origin}. The options of createWalletModal apply in the meantime. If this persists, check serviceUrls.projectService.',
  RATE_LIMITED:
    'The services received too many requests from {origin} or its project. Requests are paused for a while. If this persists, raise your project’s quota, or use your own proxy in serviceUrls.',
  PROJECT_LIMIT_EXCEEDED:
    'Your project exceeds its plan: {limits}. The services may refuse its visitors. Check the plan in the dashboard your projectId comes from, or use your own proxy in serviceUrls.',
  NETWORK_NOT_FOUND:
    'This page asked for the network {network}, which it doesn’t list. Nothing was switched. Add it to the option networks of createWalletModal, or with addNetwork of getPageControls first.',
  FRAME_LOAD_FAILED:
    'The site of the wallet by email did not load. Nothing was sent. Check the connection, the option secureSiteUrl of embeddedWallet(), and frame-src of this page’s Content-Security-Policy. The next attempt loads it again.',
  FRAME_REFUSED:
    'The site of the wallet by email doesn’t let {origin} frame it. Nothing was sent. Add exactly that origin to the site’s list of origins, and to allowedOrigins of embeddedWallet() if it is set. A browser extension can block the frame, too.',
  FRAME_REQUEST_TIMEOUT:
    'The site of the wallet by email did not answer {origin} in time. If this persists, check that the site at secureSiteUrl of embeddedWallet() is up.',
  PEER_MISSING:
    'A package this page needs isn’t installed. Run "npm install {peer}" and build the page again. Visitors are only told that this page can’t do this.',
  PEER_VERSION:
    'A package this page brings is too old: version {found} was found. Run "npm install {peer}" and build the page again. Visitors are only told that this page can’t do this.',
  LOCAL_CONFIGURATION_IGNORED:
    'Your project’s configuration, in the dashboard your projectId comes from, overrides options of createWalletModal: {options}. Turn them on there, or leave them out here.',
  OPTION_MISSING:
    'Meld is not offered to buy from, because createWalletModal was given no {options}. Set it, or leave "meld" out of features.onramp.providers.',
  SWAPS_NOT_OFFERED:
    'Swaps aren’t offered: features.swaps is set, but the service swaps on none of this page’s networks. Add one to the option networks of createWalletModal: {networks}.',
  ADAPTER_WITHOUT_NETWORK:
    'No wallets are offered for {families}: the option adapters has an adapter for it, but the option networks of createWalletModal has no such network. Add one, such as solanaMainnet of redux-wallet-modal/networks for solana, or leave the adapter out.',
} as const
