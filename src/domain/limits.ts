/** Constants of the specification's §9. Each carries its unit in its name. */
/** A wallet may ask for a password and a choice of accounts; after this the visitor is asked to try again. */
export const CONNECT_TIMEOUT_MS = 180_000
/** P29: a relay that gave no code by then is told to be out of reach; a slow page still draws that within five seconds. */
export const WALLET_CONNECT_ANSWER_MS = 4_500
/** The code is renewed while somebody may still scan it; after this nobody will. */
export const PAIRING_TIMEOUT_MS = 600_000
export const SWITCH_TIMEOUT_MS = 120_000
/** Approving a payment may need a hardware device. */
export const SEND_TIMEOUT_MS = 300_000
/** What a wallet tells without asking anybody. */
export const WALLET_ANSWER_TIMEOUT_MS = 30_000
/** Who has not confirmed a payment by then has gone away: what it was built from is old. */
export const REVIEW_TIMEOUT_MS = 600_000
export const RECEIPT_TIMEOUT_MS = 600_000
/** P13: disconnecting ends here even if the wallet never answers. */
export const DISCONNECT_TIMEOUT_MS = 1_000

/** How long a code can be scanned, from the moment it is shown. */
export const PAIRING_URI_MS = 240_000
/** With this much left a code is not used any more: nobody gets through with it. */
export const PAIRING_URI_SPENT_MS = 10_000
/** With less left than this the time a code can be scanned is marked as short, and with less than this it is about to go. */
export const PAIRING_URI_SHORT_S = 30
export const PAIRING_URI_LAST_S = 10
/** Who still waits for a wallet after this long may want to look whether it has answered. */
export const CHECK_OFFER_MS = 10_000
/** Who still waits for a wallet of this browser after this long may ask it again. */
export const RETRY_OFFER_MS = 4_000
/** P8: who still sees the page this long after pressing a link into a wallet is offered other ways. */
export const LINK_DOUBT_MS = 1_500

/** Another email with a code may be asked for after this (product §5). */
export const EMAIL_COOLDOWN_MS = 30_000
/** How long the code and the link in an email work. */
export const EMAIL_OTP_MS = 1_200_000
/** The frame's own time limits, loading and answering together, and a little more: it ends by itself before. */
export const FRAME_ANSWER_MS = 150_000
/** The visitor is no longer at a provider's window, or at the Farcaster app; the frame's client ends by itself before. */
export const SOCIAL_WINDOW_MS = 660_000
/** Between the address for the Farcaster app and its QR code: the card has stopped moving then. */
export const FARCASTER_QR_DELAY_MS = 200
/** Between an action that the frame refuses and the word about it (protocol §5.7). */
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
export const TROUBLE_TOAST_MS = 7_000
/** The closed thread stays this long so that the visitor sees it. */
export const DONE_MS = 700

/** A wallet may share this many accounts; what it tells beyond them is not read. */
export const WALLET_ACCOUNTS_MAX = 500
export const RECENT_WALLETS_MAX = 2
export const RECOMMENDED_WALLETS = 4
export const WALLET_PAGE_SIZE = 40
export const WALLET_SEARCH_SIZE = 100
/** A search shows that it works at least this long. */
export const WALLET_SEARCH_MIN_MS = 300
export const WALLET_SEARCH_DEBOUNCE_MS = 500
/** As many as a card shows at once. */
export const WALLETS_IN_SIGHT = 20
/** Pictures of a page that are fetched before anybody sees their wallets. */
export const WALLET_IMAGES_AHEAD = 20
export const WALLET_IMAGE_TIMEOUT_MS = 2_000
export const PENDING_TRANSACTIONS_MAX = 99
/** Pages of history without anything to show that are followed by the next one unasked. */
export const SPAM_PAGES_MAX = 4

/** A token's contract that has not said by then what it is counted in is told not to answer. */
export const TOKEN_CHECK_TIMEOUT_MS = 15_000
export const RECIPIENT_DEBOUNCE_MS = 500
/** After the last key, before text that is neither an address nor a name is called so. */
export const RECIPIENT_PAUSE_MS = 600

/** The text of an amount to buy for is quoted once it has rested this long. */
export const ON_RAMP_QUOTE_DEBOUNCE_MS = 500
/** A quote is shown no longer than this. */
export const ON_RAMP_QUOTE_TTL_MS = 30_000
export const PURCHASE_POLL_MS = 4_000
/** Looks for a purchase: at once, then every four seconds for three minutes. */
export const PURCHASE_LOOKS_MAX = 46
/** How often a purchase under way is looked at while it is on screen. */
export const PURCHASES_REFRESH_MS = 3_000
/** How often an exchange is asked what became of a payment, and how many times: five minutes. */
export const PAY_POLL_MS = 4_000
export const PAY_LOOKS_MAX = 75
/** What was paid is said this long before the card closes. */
export const PAY_DONE_MS = 3_000
/** A wallet that is to move before a payment, and the way back from there. */
export const PAY_SWITCH_WAIT_MS = 330_000
/** A window does not tell that it was closed. */
export const WINDOW_WATCH_MS = 500
