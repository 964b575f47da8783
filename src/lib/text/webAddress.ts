/** Far longer than any displayed text; bounds the cost of hostile input. */
const MAX_INPUT = 256
/** Browsers also treat this full stop as a dot; NFKC folds the compatibility forms. */
const OTHER_DOTS = /\u3002/gu
/** Such as in `claim[.]com`. */
const HIDDEN_DOT = /\s*[[({]\s*(?:\.|dot)\s*[\])}]\s*/giu
const WRITTEN_OUT = /:\/\/|(?<![\p{L}\p{N}])www\d?\s?\./iu
const DOMAIN = /(?:[\p{L}\p{N}-]{1,63}\s?\.)+(\p{L}{2,}|xn--[a-z\d-]+)(?![\p{L}\p{N}-])/giu
/** Suffixes of account names and bridged tokens, which browsers don't open. */
const NO_TOP_LEVEL_DOMAINS = new Set(
  'arb axl bitcoin blockchain bnb crypto dao eth grv lens nft polygon sol wallet wh'.split(' '),
)
/** Projects whose tokens are named after their website. */
const OWN_NAMES = new Set(
  'beefy.finance crypto.com ether.fi friend.tech pump.fun yearn.finance'.split(' '),
)

/**
 * Whether a text contains a web address. Anyone can send tokens with any name; such a name is
 * advertising, mostly for wallet drainers.
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
