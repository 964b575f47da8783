import type { Namespace } from './caip'

/** What addresses of a family look like, as far as it can be seen without its code. */
export interface AddressFormat {
  /** Every address begins with it, typed or not; empty where there is none. */
  readonly prefix: string
  /** What may stand behind the prefix, and how many of it. */
  readonly alphabet: RegExp
  readonly min: number
  readonly max: number
  /** Letter case means nothing. */
  readonly isCaseless: boolean
  /** Addresses whose key does not exist, by what stands behind the prefix: the zero address and well-known burn addresses. */
  readonly nobodys: RegExp
}

interface FamilyFacts {
  readonly address: AddressFormat
  /** The name of the native coin in token ids. */
  readonly nativeAddress: string
  /** What its coin is counted in on a network that nobody described; 0: not known. */
  readonly coinDecimals: number
  /** What a name record files an address under that is meant for every network of the family (SLIP-44). */
  readonly coinType: string
  /** A name record may have an entry for each network, too (ENSIP-11). */
  readonly hasCoinTypePerNetwork: boolean
  /** What a token is called in the name of an asset (CAIP-19). */
  readonly tokenAsset: string
}

/** Families whose tokens are listed or paid with. Fetched with an account, not with the page. */
export const FAMILY_FACTS: Readonly<Partial<Record<Namespace, FamilyFacts>>> = {
  eip155: {
    address: {
      prefix: '0x',
      alphabet: /^[0-9a-f]*$/i,
      min: 40,
      max: 40,
      isCaseless: true,
      // Funds are burned at zeros around `dead` and at `dead…420694206942069`; one digit all along is a placeholder.
      nobodys: /^(?:0+|e+|f+|0*(?:dead)+0*|dead0+42069420694206942069)$/i,
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
      nobodys: /^(?:1+|1nc1nerator1+)$/,
    },
    nativeAddress: 'So11111111111111111111111111111111111111111',
    coinDecimals: 9,
    coinType: '501',
    hasCoinTypePerNetwork: false,
    tokenAsset: 'token',
  },
}
