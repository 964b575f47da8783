/** What is shown is shorter by far; a hostile text costs nothing. */
const MAX_INPUT = 256
/** Full stops of other scripts lead to the same page; compatibility forms are folded before. */
const OTHER_DOTS = /\u3002/gu
/** As in `claim[.]com`. */
const HIDDEN_DOT = /\s*[[({]\s*(?:\.|dot)\s*[\])}]\s*/giu
const WRITTEN_OUT = /:\/\/|(?<![\p{L}\p{N}])www\d?\s?\./iu
const DOMAIN = /(?:[\p{L}\p{N}-]{1,63}\s?\.)+(\p{L}{2,}|xn--[a-z\d-]+)(?![\p{L}\p{N}-])/giu
/** Names of accounts, and marks of bridges: no browser opens them. */
const NO_TOP_LEVEL_DOMAINS = new Set(
  'arb axl bitcoin blockchain bnb crypto dao eth grv lens nft polygon sol wallet wh'.split(' '),
)
/** Projects whose tokens are called after their own page. */
const OWN_NAMES = new Set(
  'beefy.finance crypto.com ether.fi friend.tech pump.fun yearn.finance'.split(' '),
)

/**
 * Whether a text leads to a page. Anybody may send anybody a token or a collectible and call it as they like: such a name is an
 * advertisement, most often of a page that empties wallets.
 */
export function hasWebAddress(text: string): boolean {
  const plain = text
    .slice(0, MAX_INPUT)
    .normalize('NFKC')
    .replace(OTHER_DOTS, '.')
    .replace(HIDDEN_DOT, '.')
  if (WRITTEN_OUT.test(plain)) return true
  return [...plain.matchAll(DOMAIN)].some(
    ([found, end = '']) =>
      !NO_TOP_LEVEL_DOMAINS.has(end.toLowerCase()) && !OWN_NAMES.has(found.toLowerCase()),
  )
}
