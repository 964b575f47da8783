import type { Namespace } from './caip'

/** The address format of a family, as far as it can be checked without the family's code. */
export interface AddressFormat {
  /** The prefix of every address, typed or not; empty if there is none. */
  readonly prefix: string
  /** The characters allowed after the prefix, and how many. */
  readonly alphabet: RegExp
  readonly min: number
  readonly max: number
  /** Whether letter case has no meaning. */
  readonly isCaseless: boolean
  /** Addresses without a key, after the prefix: the zero address and known burn addresses. */
  readonly burnAddresses: RegExp
}

interface FamilyFacts {
  readonly address: AddressFormat
  /** The native coin's address in token ids. */
  readonly nativeAddress: string
  /** Decimals of the native coin on a network without a description; 0 if unknown. */
  readonly coinDecimals: number
  /** The coin type of name records that apply to all networks of the family (SLIP-44). */
  readonly coinType: string
  /** Whether name records may also have an entry per network (ENSIP-11). */
  readonly hasCoinTypePerNetwork: boolean
  /** The asset namespace of tokens in CAIP-19 ids. */
  readonly tokenAsset: string
}

/** Families whose tokens are listed or paid with. Loaded with an account, not with the page. */
export const FAMILY_FACTS: Readonly<Partial<Record<Namespace, FamilyFacts>>> = {
  eip155: {
    address: {
      prefix: '0x',
      alphabet: /^[0-9a-f]*$/i,
      min: 40,
      max: 40,
      isCaseless: true,
      // Burn addresses: `dead` among zeros, `dead…420694206942069`. One repeated digit:
      // placeholders.
      burnAddresses: /^(?:0+|e+|f+|0*(?:dead)+0*|dead0+42069420694206942069)$/i,
    },
    nativeAddress: '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee',
    coinDecimals: 18,
    coinType: '60',
    hasCoinTypePerNetwork: true,
    tokenAsset: 'erc20',
  },
  solana: {
    address: {
      prefix: '',
      alphabet: /^[1-9A-HJ-NP-Za-km-z]*$/,
      min: 32,
      max: 44,
      isCaseless: false,
      burnAddresses: /^(?:1+|1nc1nerator1+)$/,
    },
    nativeAddress: 'So11111111111111111111111111111111111111111',
    coinDecimals: 9,
    coinType: '501',
    hasCoinTypePerNetwork: false,
    tokenAsset: 'token',
  },
}
