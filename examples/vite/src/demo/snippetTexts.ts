const files = import.meta.glob('./snippets/*.ts', { query: '?raw', import: 'default', eager: true })

const textOf = (name: string): string => {
  const text = files[`./snippets/${name}.ts`]
  if (text === undefined) throw new Error(`There is no code for ${name}`)
  return text
}

/** The source of each module that a card runs, so that the code shown is the code executed. */
export const SNIPPETS = {
  allowKey: textOf('allowKey'),
  buy: textOf('buy'),
  chooseName: textOf('chooseName'),
  connect: textOf('connect'),
  emailAccount: textOf('emailAccount'),
  mintCollectible: textOf('mintCollectible'),
  payWithViem: textOf('payWithViem'),
  requestPayment: textOf('requestPayment'),
  sendBatch: textOf('sendBatch'),
  signIn: textOf('signIn'),
  signMessage: textOf('signMessage'),
  swap: textOf('swap'),
  walletModal: textOf('walletModal'),
} as const

export type SnippetName = keyof typeof SNIPPETS
