import { readFileSync } from 'node:fs'

const HEAD = `# Error codes

A method of the modal that fails resolves with \`{ status: 'failed', error }\`, and \`error.code\` is one of these. The codes are public:
they are never renamed or reused. \`error.detail\` is for developers and never shown to visitors. A rejection by the visitor is
not an error: its status is \`rejected\`.

\`\`\`ts
const outcome = await walletModal.controls(store).switchNetwork('eip155:8453')
if (outcome.status === 'failed' && outcome.error.code === 'NETWORK_NOT_FOUND') {
  console.warn(outcome.error.detail)
}
\`\`\`

Each row has the text that visitors read and where it appears: in the **view**, in a short message (**toast**), in the bar for
developers (**alert**, only while \`debug\` is on), or nowhere (**silent**). The option \`messages\` replaces texts; words in braces
are filled in. Codes that nothing raises today are marked; see [why](architecture.md#errors-that-cannot-occur).
`

const SWAPPING = `## Swapping

Problems before the wallet is asked are not errors of a method but states of the view: they have a name in \`state.swap\` and no code.
Nothing was sent in any of them, and the form keeps what was typed. After the press, the codes of sending apply: \`INTENT_CHANGED\` if
the swap's contract is not the reviewed one. The button of the form can also say: Select token, Enter amount,
Insufficient balance, Insufficient liquidity, Insufficient gas, Price impact too high. If the network's tokens cannot be loaded:
Failed to initialize swap; if the price of its coin cannot (toast): Failed to fetch network token price.

| name | text |
| --- | --- |`

/** The reason is the last part of its text's key. */
const swapping = en =>
  Object.entries(en).flatMap(([key, text]) => {
    const [, name] = /^swap\.problem\.(\w+)$/.exec(key) ?? []
    return name ? [`| \`${name}\` | ${text} |`] : []
  })

const SECTIONS = {
  'set-up': 'Set-up',
  wallet: 'Wallet',
  network: 'Network',
  'balances and history': 'Balances and history',
  sending: 'Sending',
  'json-rpc': 'Answers of a wallet or a node (JSON-RPC)',
  'batch calls (EIP-5792)': 'Batch calls (EIP-5792)',
  'permissions for other keys (ERC-7715)': 'Permissions for other keys (ERC-7715)',
  'payments that a page asks for': 'Payments that a page asks for',
  services: 'Services',
  'embedded wallet frame': 'Embedded wallet',
  browser: 'Browser',
}

/** The comments between the codes are the sections. */
function sections() {
  const text = readFileSync('src/domain/errorCatalogue.ts', 'utf8')
  const found = []
  for (const [, comment, code] of text.matchAll(/^ {2}(?:\/\/ (.+)|([A-Z_]+): ')/gm)) {
    if (comment) found.push({ title: SECTIONS[comment] ?? comment, codes: [] })
    else found.at(-1).codes.push(code)
  }
  return found
}

/** Returns the codes that nothing raises, as listed on the architecture page. */
function unraised() {
  const text = readFileSync('docs/architecture.md', 'utf8')
  const part = text.split('## Errors that cannot occur')[1].split('\n\n|')[1].split('\n\n')[0]
  return new Set([...part.matchAll(/^\| `([A-Z_]+)`/gm)].map(([, code]) => code))
}

export function errorsPage({ ERRORS, getErrorTextKey, en }) {
  const quiet = unraised()
  const listed = sections()
  const missing = Object.keys(ERRORS).filter(
    code => !listed.some(({ codes }) => codes.includes(code)),
  )
  if (missing.length > 0) throw new Error(`No section for ${missing.join(', ')}.`)
  const tables = listed.map(({ title, codes }) => {
    const rows = codes.map(code => {
      const note = quiet.has(code) ? ' _Nothing raises it today._' : ''
      return `| \`${code}\` | ${ERRORS[code]} | ${en[getErrorTextKey(code)]}${note} |`
    })
    return [`## ${title}`, '', '| code | where | text |', '| --- | --- | --- |', ...rows].join('\n')
  })
  return [HEAD, ...tables, [SWAPPING, ...swapping(en)].join('\n')].join('\n\n')
}
