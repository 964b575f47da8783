import type { SiwxSession } from '../../../src/ports/siwx'

/** A text and its signature, produced by third-party code. */
export interface Vector {
  readonly from: string
  readonly chainId: SiwxSession['data']['chainId']
  readonly address: string
  readonly message: string
  readonly signature: string
  readonly publicKey?: string
}

/** Addresses of one key. A signature that does not name the address is valid for each of them. */
const ONE_KEY = ['bc1q9vza2e8x573nczrlzms0wvx3gsqjx7vavgkx0l', '14vV3aCHBeStb5bkenkNHbe2YAFinYdXgc']

export const isOfOneKey = (one: string, other: string): boolean =>
  one === other || (ONE_KEY.includes(one) && ONE_KEY.includes(other))

const BITCOIN: Vector['chainId'] = 'bip122:000000000019d6689c085ae165831e93'
const SOLANA = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const POLKADOT: Vector['chainId'] = 'polkadot:91b171bb158e2d3848fa23a9f1c25182'
const COSMOS: Vector['chainId'] = 'cosmos:cosmoshub-4'

export const VECTORS: readonly Vector[] = [
  {
    from: 'EIP-191, the example of web3.js',
    chainId: 'eip155:1',
    address: '0x2c7536E3605D9C16a7a3D7b1898e529396a65c23',
    message: 'Some data',
    signature:
      '0xb91467e570a6466aa9e9876cbcd013baba02900b8979d43fe208a4a4f339f5fd6007e74cd82e037b800186422fc2da167c747ef045e5d18a5f5d4300f8e1a0291c',
  },
  {
    from: 'RFC 8032, 7.1, test 2',
    chainId: SOLANA,
    address: '586Z7H2vpX9qNhN2T4e9Utugie3ogjbxzGaMtM3E6HR5',
    message: 'r',
    signature:
      '3w2b4gJH2VXfrwycUgMiE3TZJTztazKppFVojCQ9NDMDHq8PVTHxQdQovxMFxqeqeQf1xaADvhkj2nMuB1kzouA7',
  },
  {
    from: 'BIP-322, P2WPKH, the empty message',
    chainId: BITCOIN,
    address: 'bc1q9vza2e8x573nczrlzms0wvx3gsqjx7vavgkx0l',
    message: '',
    signature:
      'AkcwRAIgM2gBAQqvZX15ZiysmKmQpDrG83avLIT492QBzLnQIxYCIBaTpOaD20qRlEylyxFSeEA2ba9YOixpX8z46TSDtS40ASECx/EgAxlkQpQ9hYjgGu6EBCPMVPwVIVJqO4XCsMvViHI=',
  },
  {
    from: 'BIP-322, P2WPKH',
    chainId: BITCOIN,
    address: 'bc1q9vza2e8x573nczrlzms0wvx3gsqjx7vavgkx0l',
    message: 'Hello World',
    signature:
      'AkcwRAIgZRfIY3p7/DoVTty6YZbWS71bc5Vct9p9Fia83eRmw2QCICK/ENGfwLtptFluMGs2KsqoNSk89pO7F29zJLUx9a/sASECx/EgAxlkQpQ9hYjgGu6EBCPMVPwVIVJqO4XCsMvViHI=',
  },
  {
    from: 'BIP-322, taproot, of the buidl library',
    chainId: BITCOIN,
    address: 'bc1ppv609nr0vr25u07u95waq5lucwfm6tde4nydujnu8npg4q75mr5sxq8lt3',
    message: 'Hello World',
    signature:
      'AUHd69PrJQEv+oKTfZ8l+WROBHuy9HKrbFCJu7U1iK2iiEy1vMU5EfMtjc+VSHM7aU0SDbak5IUZRVno2P5mjSafAQ==',
  },
  {
    from: 'BIP-322, P2SH-P2WPKH, of the buidl library',
    chainId: BITCOIN,
    address: '3HSVzEhCFuH9Z3wvoWTexy7BMVVp3PjS6f',
    message: 'Hello World',
    signature:
      'AkgwRQIhAMd2wZSY3x0V9Kr/NClochoTXcgDaGl3OObOR17yx3QQAiBVWxqNSS+CKen7bmJTG6YfJjsggQ4Fa2RHKgBKrdQQ+gEhAxa5UDdQCHSQHfKQv14ybcYm1C9y6b12xAuukWzSnS+w',
  },
  {
    from: 'signmessage, the example of bitcoinjs-message',
    chainId: BITCOIN,
    address: '1F3sAm6ZtwLAUnj7d38pGFxtP3RVEvtsbV',
    message: 'This is an example of a signed message.',
    signature:
      'H9L5yLFjti0QTHhPyFrZCT1V/MMnBtXKmoiKDZ78NDBjERki6ZTQZdSMCtkgoNmp17By9ItJr8o7ChX0XxY91nk=',
  },
  ...(
    [
      [
        'taproot',
        'bc1ppv609nr0vr25u07u95waq5lucwfm6tde4nydujnu8npg4q75mr5sxq8lt3',
        'AUEyH+Q/sB8EomRGImm55QTI6Po5b8SoAveiZJepTB87JYbIKPlBu9ypnpTrwNYWI5N6SUjFNw+UEBZWJLR1GRTHAQ==',
      ],
      [
        'P2SH-P2WPKH',
        '3HSVzEhCFuH9Z3wvoWTexy7BMVVp3PjS6f',
        'AkgwRQIhALfYLK2fJSav6edBo2lz76P3qteukO0uiF6fYxxBj13QAiB5Z/bSVtWQb6HdHSOcIXvCOQqJ8ngrWfc31nAULovtMAEhAxa5UDdQCHSQHfKQv14ybcYm1C9y6b12xAuukWzSnS+w',
      ],
      [
        'P2WPKH',
        'bc1q9vza2e8x573nczrlzms0wvx3gsqjx7vavgkx0l',
        'AkcwRAIgbKSuzWNVRzkbh8/bSsYoR4JQPHWPz220SFuljUG9fkUCICsYhQ3AqV8lKVUfVzAuVVWOkfs0jXKaKFt/vwvnRjUiASECx/EgAxlkQpQ9hYjgGu6EBCPMVPwVIVJqO4XCsMvViHI=',
      ],
      [
        'by the key',
        '14vV3aCHBeStb5bkenkNHbe2YAFinYdXgc',
        'IGdGulq+M532YCng6zdNsYtrJEzCMOzH587L5vQu8NOsev2WFF99LtMxDaxWmefebJuizP9/sVFHRCUhDFwBUKE=',
      ],
    ] as const
  ).map(([kind, address, signature]) => ({
    from: `bip322-js, ${kind}`,
    chainId: BITCOIN,
    address,
    message: 'Hello, Bitcoin ✓',
    signature,
  })),
  {
    from: 'polkadot-js, sr25519 without <Bytes>',
    chainId: POLKADOT,
    address: 'EK1bFgKm2FsghcttHT7TB7rNyXApFgs9fCbijMGQNyFGBQm',
    message: 'hello world',
    signature:
      '0xca01419b5a17219f7b78335658cab3b126db523a5df7be4bfc2bef76c2eb3b1dcf4ca86eb877d0a6cf6df12db5995c51d13b00e005d053b892bd09c594434288',
  },
  {
    from: 'polkadot-js, Ed25519 without <Bytes>',
    chainId: POLKADOT,
    address: 'DxN4uvzwPzJLtn17yew6jEffPhXQfdKHTp2brufb98vGbPN',
    message: 'hello world',
    signature:
      '0x299d3bf4c8bb51af732f8067b3a3015c0862a5ff34721749d8ed6577ea2708365d1c5f76bd519009971e41156f12c70abc2533837ceb3bad9a05a99ab923de06',
  },
  ...(
    [
      [
        'sr25519',
        '15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5',
        '0x0083872e1785f5b08ca044d979a922d5b75c86ecd25afe1c55b9d736e2491d3ff3eb11fb6870258cced1b8f9e050df2aeed8b40851da74019eb0f59b7268558a',
      ],
      [
        'sr25519 with its type',
        '15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5',
        '0x013cd708c079c69e791b4ac99fd4957bb0cddd893c09dc8f149575712480be185b50b7f5fcb4b93ecd21897033615084614aa60492856d830550f3976f0b8c1b85',
      ],
      [
        'Ed25519',
        '146SvjUZXoMaemdeiecyxgALeYMm8ZWh1yrGo8RtpoPfe7WL',
        '0x9ad055072db87d8d4e3e2f44c9e00b371be9fe59d630163ea51ced8d89da0e6988159f1de6acf9080560b8836fba698e7ce0f7c8e09d0c775228c5e198cba301',
      ],
      [
        'Ed25519 with its type',
        '146SvjUZXoMaemdeiecyxgALeYMm8ZWh1yrGo8RtpoPfe7WL',
        '0x009ad055072db87d8d4e3e2f44c9e00b371be9fe59d630163ea51ced8d89da0e6988159f1de6acf9080560b8836fba698e7ce0f7c8e09d0c775228c5e198cba301',
      ],
    ] as const
  ).map(([kind, address, signature]) => ({
    from: `the keyring of polkadot-js, ${kind}`,
    chainId: POLKADOT,
    address,
    message: 'Hello, Polkadot ✓',
    signature,
  })),
  ...[{ publicKey: 'AiOqZ51tU0TiAeDfnwKrFahHJu7g37TpU8Rqniy1I0nc' }, {}].map(key => ({
    from: `@cosmjs/amino, ADR-36, ${'publicKey' in key ? 'with' : 'without'} the key`,
    chainId: COSMOS,
    address: 'cosmos15yk64u7zc9g9k2yr2wmzeva5qgwxps6yxj00e7',
    message: 'Hello, Cosmos & <friends> ✓',
    signature:
      'FeIDVghh3VCovwzq2XGslGELnSvCOKEmsiALFChvwExm8BiL9v8x4sN2GGblIaqRBs0nYEPXDJ9r6YXztFoZ4Q==',
    ...key,
  })),
]

/** A session with a signature; verifiers ignore its other fields. */
export const sessionOf = ({
  chainId,
  address,
  message,
  signature,
  publicKey,
}: Vector): SiwxSession => ({
  data: {
    accountAddress: address,
    chainId,
    domain: 'localhost',
    uri: 'http://localhost',
    version: '1',
    nonce: 'nonce1234',
  },
  message,
  signature,
  ...(publicKey !== undefined && { publicKey }),
})
