import { isWalletScheme } from './walletScheme'

/*
 * Decides which schemes may open a wallet (D7). Directory links are untrusted and must not start
 * other programs, so a scheme has to be known as the wallet's own or contain a word of its facts.
 * Schemes of the system or other kinds of apps never count.
 */

/** What a wallet states about itself that can identify its scheme. */
export interface WalletFacts {
  readonly name: string
  readonly rdns?: string | null
  readonly homepage?: string | null
  readonly link_mode?: string | null
  readonly webapp_link?: string | null
  readonly play_store?: string | null
}

interface WithSchemes {
  readonly mobile_link?: string | null
  readonly desktop_link?: string | null
}

/** Known schemes without their wallet's name, with a word of that name. */
const KNOWN_SCHEMES: Readonly<Record<string, string>> = {
  awallet: 'alphawallet',
  bitkeep: 'bitget',
  bnc: 'binance',
  cbwallet: 'coinbase',
  celo: 'valora',
  dfw: 'cryptocom',
  huobiwallet: 'itoken',
  okex: 'okx',
  oneinch: '1inch',
  tpoutside: 'tokenpocket',
}

/** Schemes of the system, of other kinds of apps, and of payments that any wallet may handle. */
const FOREIGN_SCHEME =
  /^(?:app-?settings?|(?:app-)?prefs|bitcoin|brave|calshow|code|com[.-]apple.*|comgooglemaps|content|cursor|discord|ed2k|ethereum|fb.*|firefox.*|geo|git.*|googlechrome.*|googlegmail|idea|instagram|jetbrains|lightning|line|magnet|maps?|messages?|music|netflix|notion|onenote|opera.*|outlook|photos.*|podcasts?|rdp|res|settings|shoebox|shortcuts|skype|slack|snapchat|solana|spotify|teams|telegram|tg|tiktok|tonsite|twitter|venmo|viber|videos?|vnc|vscode.*|vscodium|wc|webcal|wechat|weixin|whatsapp|workflow|x-.*|youtube|zoom.*)$/

/** Generic words that don't identify a scheme's owner. */
const COMMON_WORD =
  /^(?:android|app|apps|chain|coin|com|crypto|defi|desktop|dev|extension|finance|global|google|hub|inc|io|ios|link|live|mobile|net|network|online|open|org|pay|protocol|pro|super|the|token|vault|wallet|wallets|web|web3|www|xyz)$/

const SCHEME = /^([a-z][a-z0-9+.-]*):/i
const MIN_WORD = 3

const splitWords = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? []
const joinWords = (text: string) => splitWords(text).join('')
const isDistinctive = (word: string) => word.length >= MIN_WORD && !COMMON_WORD.test(word)

function getHostname(link: string | null | undefined): string {
  try {
    return new URL(link ?? '').hostname
  } catch {
    return '' // no valid link
  }
}

function getPackageId(link: string | null | undefined): string {
  try {
    return new URL(link ?? '').searchParams.get('id') ?? ''
  } catch {
    return '' // no valid link
  }
}

const getIdentityTexts = ({
  name,
  rdns,
  homepage,
  link_mode,
  webapp_link,
  play_store,
}: WalletFacts) => [
  name,
  rdns ?? '',
  ...[homepage, link_mode, webapp_link].map(getHostname),
  getPackageId(play_store),
]

/** Whether a scheme, without its colon, belongs to this wallet. */
export function isOwnScheme(scheme: string, wallet: WalletFacts): boolean {
  const text = scheme.toLowerCase()
  if (!isWalletScheme(text) || FOREIGN_SCHEME.test(text)) return false
  const plain = joinWords(text)
  const owner = Object.hasOwn(KNOWN_SCHEMES, plain) ? KNOWN_SCHEMES[plain] : undefined
  if (owner !== undefined) return joinWords(wallet.name).includes(owner)
  return getIdentityTexts(wallet).some(
    said =>
      splitWords(said).some(word => isDistinctive(word) && plain.includes(word)) ||
      (isDistinctive(plain) && joinWords(said).includes(plain)),
  )
}

/** Returns a link's scheme, null for http(s). A bare `heron` is short for `heron://`. */
export function getCustomScheme(link: string | null | undefined): string | null {
  const text = link?.trim() ?? ''
  const scheme = (SCHEME.exec(text)?.[1] ?? text.replace(/\/+$/, '')).toLowerCase()
  return scheme === '' || scheme === 'https' || scheme === 'http' ? null : scheme
}

/** Whether a link is http(s) or the wallet's own scheme; not whether it is safe to open. */
export function isOwnLink(link: string | null | undefined, wallet: WalletFacts): boolean {
  const scheme = getCustomScheme(link)
  return scheme === null || isOwnScheme(scheme, wallet)
}

/** Drops links by foreign schemes; a universal link replaces such a mobile link. */
export function withOwnLinks<W extends WalletFacts & WithSchemes>(wallet: W): W {
  const { mobile_link: mobile, desktop_link: desktop, link_mode: universal } = wallet
  const isMobileOwn = isOwnLink(mobile, wallet)
  if (isMobileOwn && isOwnLink(desktop, wallet)) return wallet
  return {
    ...wallet,
    ...(!isMobileOwn && { mobile_link: universal ?? null }),
    ...(!isOwnLink(desktop, wallet) && { desktop_link: null }),
  }
}
