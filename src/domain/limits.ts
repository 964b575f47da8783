/** Constants of the specification's §9. Each carries its unit in its name. */
/** Leaves time to unlock the wallet and choose accounts; after this the modal offers a retry. */
export const CONNECT_TIMEOUT_MS = 180_000
/**
 * P29: without a pairing URI by this time, WalletConnect counts as unreachable. A slow page still
 * renders that within five seconds.
 */
export const PAIRING_URI_TIMEOUT_MS = 4_500
/** Pairing URIs are renewed until this much time has passed; then pairing fails. */
export const PAIRING_TIMEOUT_MS = 600_000
export const SWITCH_TIMEOUT_MS = 120_000
/** Approving a payment may need a hardware device. */
export const SEND_TIMEOUT_MS = 300_000
/** For wallet requests that need no user approval. */
export const WALLET_RESPONSE_TIMEOUT_MS = 30_000
/** An unconfirmed payment is cancelled after this, because its fees and checks are outdated. */
export const REVIEW_TIMEOUT_MS = 600_000
export const RECEIPT_TIMEOUT_MS = 600_000
/** P13: disconnecting ends here even if the wallet never responds. */
export const DISCONNECT_TIMEOUT_MS = 1_000

/** How long a pairing URI can be scanned, counted from when it is shown. */
export const PAIRING_URI_MS = 240_000
/** With this much time left a pairing URI counts as expired: pairing would not finish in time. */
export const PAIRING_URI_EXPIRY_MARGIN_MS = 10_000
/** Below these, the time left to scan is marked as short, and as about to expire. */
export const PAIRING_URI_SHORT_S = 30
export const PAIRING_URI_LAST_S = 10
/** After waiting this long for a wallet, the user can check for its response. */
export const CHECK_OFFER_DELAY_MS = 10_000
/** After waiting this long for a browser wallet, the user can retry. */
export const RETRY_OFFER_DELAY_MS = 4_000
/** P8: a user still on the page this long after following a wallet link sees alternatives. */
export const LINK_FALLBACK_DELAY_MS = 1_500

/** Minimum time between two one-time code emails (product §5). */
export const EMAIL_COOLDOWN_MS = 30_000
/** How long the code and the link in an email are valid. */
export const EMAIL_OTP_MS = 1_200_000
/** The frame's limits to load and respond, plus a margin: the frame's client times out first. */
export const FRAME_RESPONSE_TIMEOUT_MS = 150_000
/** For a social provider's window or the Farcaster app; the frame's client times out first. */
export const SOCIAL_WINDOW_MS = 660_000
/** Before a Farcaster QR code is shown, so that the card's animation has ended. */
export const FARCASTER_QR_DELAY_MS = 200
/** Between an action that the frame refuses and the message about it (protocol §5.7). */
export const NOT_ALLOWED_DELAY_MS = 300

export const BALANCE_TTL_S = 30
export const NAME_TTL_S = 300
export const BALANCE_RETRY_BLOCK_MS = 30_000
export const TOKEN_POLL_MS = 10_000

export const HTTP_TIMEOUT_MS = 10_000
export const HTTP_RETRIES = 3
export const RPC_BATCH_SIZE = 1_000

export const TOAST_MS = 2_500
/** For failures and warnings. */
export const ERROR_TOAST_MS = 7_000
/** How long the completed connection indicator stays visible. */
export const SUCCESS_DISPLAY_MS = 700

/** Accounts that a wallet shares beyond this number are ignored. */
export const WALLET_ACCOUNTS_MAX = 500
export const RECENT_WALLETS_MAX = 2
export const RECOMMENDED_WALLETS = 4
export const WALLET_PAGE_SIZE = 40
export const WALLET_SEARCH_SIZE = 100
/** Minimum time for which a search shows its loading state. */
export const WALLET_SEARCH_MIN_MS = 300
export const WALLET_SEARCH_DEBOUNCE_MS = 500
/** The number of wallets that a card shows at once. */
export const VISIBLE_WALLETS = 20
/** Images of a directory page that are fetched before their wallets are visible. */
export const PRELOADED_WALLET_IMAGES = 20
export const WALLET_IMAGE_TIMEOUT_MS = 2_000
export const PENDING_TRANSACTIONS_MAX = 99
/** Consecutive history pages with nothing to show that are skipped automatically. */
export const SPAM_PAGES_MAX = 4

/** A token contract that hasn't returned its terms within this time counts as unresponsive. */
export const TOKEN_CHECK_TIMEOUT_MS = 15_000
export const RECIPIENT_DEBOUNCE_MS = 500
/** After the last keystroke, before text that is neither address nor name is marked invalid. */
export const RECIPIENT_PAUSE_MS = 600

/** Debounce for quoting the amount that the user types. */
export const ON_RAMP_QUOTE_DEBOUNCE_MS = 500
/** How long a quote is shown before it expires. */
export const ON_RAMP_QUOTE_TTL_MS = 30_000
export const PURCHASE_POLL_MS = 4_000
/** Checks for a purchase: immediately, then every four seconds for three minutes. */
export const PURCHASE_POLLS_MAX = 46
/** How often a pending purchase is refreshed while it is on screen. */
export const PURCHASES_REFRESH_MS = 3_000
/** Poll interval for an exchange payment's status, and the number of polls: five minutes. */
export const PAY_POLL_MS = 4_000
export const PAY_POLLS_MAX = 75
/** How long the completed payment is shown before the card closes. */
export const PAY_SUCCESS_DISPLAY_MS = 3_000
/** How long a payment waits for the user to switch the wallet's network and come back. */
export const PAY_SWITCH_WAIT_MS = 330_000
/** Poll interval for a window's `closed` flag, since browsers fire no event for it. */
export const WINDOW_POLL_MS = 500
