import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import ts from 'typescript'

const ENTRIES = [
  { name: 'index', specifier: 'redux-wallet-modal', source: 'src/index.ts' },
  { name: 'evm', specifier: 'redux-wallet-modal/evm', source: 'src/entries/evm.ts' },
  { name: 'ethers', specifier: 'redux-wallet-modal/ethers', source: 'src/entries/ethers.ts' },
  { name: 'solana', specifier: 'redux-wallet-modal/solana', source: 'src/entries/solana.ts' },
  {
    name: 'networks',
    specifier: 'redux-wallet-modal/networks',
    source: 'src/entries/networks.ts',
  },
  {
    name: 'bitcoin',
    specifier: 'redux-wallet-modal/bitcoin',
    source: 'src/entries/bitcoin.ts',
  },
  {
    name: 'polkadot',
    specifier: 'redux-wallet-modal/polkadot',
    source: 'src/entries/polkadot.ts',
  },
  { name: 'cosmos', specifier: 'redux-wallet-modal/cosmos', source: 'src/entries/cosmos.ts' },
  { name: 'calls', specifier: 'redux-wallet-modal/calls', source: 'src/entries/calls.ts' },
  { name: 'onramp', specifier: 'redux-wallet-modal/onramp', source: 'src/entries/buying.ts' },
  { name: 'pay', specifier: 'redux-wallet-modal/pay', source: 'src/entries/pay.ts' },
  {
    name: 'sessions',
    specifier: 'redux-wallet-modal/sessions',
    source: 'src/entries/smartSessions.ts',
  },
  { name: 'siwx', specifier: 'redux-wallet-modal/siwx', source: 'src/entries/signIn.ts' },
  { name: 'ssr', specifier: 'redux-wallet-modal/ssr', source: 'src/entries/ssr.ts' },
  {
    name: 'walletconnect',
    specifier: 'redux-wallet-modal/walletconnect',
    source: 'src/entries/walletconnect.ts',
  },
  {
    name: 'embedded',
    specifier: 'redux-wallet-modal/embedded',
    source: 'src/entries/embeddedWallet.ts',
  },
  {
    name: 'headless',
    specifier: 'redux-wallet-modal/headless',
    source: 'src/entries/headless.ts',
  },
  {
    name: 'from-appkit',
    specifier: 'redux-wallet-modal/from-appkit',
    source: 'src/entries/fromAppKit.ts',
  },
  { name: 'viem', specifier: 'redux-wallet-modal/viem', source: 'src/entries/viem.ts' },
  { name: 'wagmi', specifier: 'redux-wallet-modal/wagmi', source: 'src/entries/wagmi.ts' },
  {
    name: 'solana-signers',
    specifier: 'redux-wallet-modal/solana-signers',
    source: 'src/entries/solanaSigners.ts',
  },
  { name: 'themes', specifier: 'redux-wallet-modal/themes', source: 'src/entries/themes.ts' },
  {
    name: 'watch-only',
    specifier: 'redux-wallet-modal/watch-only',
    source: 'src/entries/watchOnly.ts',
  },
  { name: 'psbt', specifier: 'redux-wallet-modal/psbt', source: 'src/entries/psbt.ts' },
  { name: 'testing', specifier: 'redux-wallet-modal/testing', source: 'src/testing/index.ts' },
]

const HEAD = `# Reference

Every export, by entry, with its types; generated from the source by \`npm run check:docs -- --write\`. Options, methods and hooks are
explained in [API and options](hosts.md), and the [guides](guides/README.md) have code to copy.
`

const KINDS = ['Functions', 'Hooks', 'Components', 'Actions', 'Types']

const parse = file =>
  ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true)

const fileOf = (from, specifier) =>
  ['.ts', '.tsx']
    .map(ending => join(dirname(from), specifier) + ending)
    .find(file => existsSync(file))

/** Maps each name of an entry to its declaration. */
function origins(source) {
  const found = new Map()
  for (const statement of parse(source).statements) {
    if (!ts.isExportDeclaration(statement) || !statement.moduleSpecifier) continue
    const file = fileOf(source, statement.moduleSpecifier.text)
    for (const { name, propertyName } of statement.exportClause?.elements ?? []) {
      found.set(name.text, { file, name: (propertyName ?? name).text })
    }
  }
  return found
}

/** Returns the names a statement declares. */
const namesOf = statement =>
  ts.isVariableStatement(statement)
    ? statement.declarationList.declarations.flatMap(({ name }) =>
        // `const { a, b } = …` declares both.
        ts.isIdentifier(name) ? name.text : name.elements.map(each => each.name.getText()),
      )
    : statement.name
      ? [statement.name.text]
      : []

function declarationOf({ file, name }) {
  if (!file) return undefined
  const source = parse(file)
  const statement = source.statements.find(each => namesOf(each).includes(name))
  if (statement) return statement
  // It re-exports another file's declaration.
  const next = origins(file).get(name)
  return next && declarationOf(next)
}

/** Returns a declaration's doc comment: the text and its `@throws`; examples are in the guides. */
function commentOf(statement) {
  const doc = ts.getJSDocCommentsAndTags(statement).find(ts.isJSDoc)
  if (!doc) return ''
  const text = doc
    .getText()
    .replace(/^\/\*\*\s?/, '')
    .replace(/\s*\*\/$/, '')
    .replaceAll(/^\s*\* ?/gm, '')
  const [said, ...tags] = text.split(/\n?@(?=example|throws)/)
  const thrown = tags.find(tag => tag.startsWith('throws'))
  const throws = thrown?.replace(/^throws\s*/, '').replace(/^\{(\w+)\}/, '`$1`:')
  return [said.trim(), throws && `Throws ${throws.trim()}`].filter(Boolean).join('\n\n')
}

function kindOf(name, declaration) {
  if (/^(?:export )?(?:interface|type|declare (?:abstract )?class|class)\b/.test(declaration))
    return 'Types'
  if (/ActionCreator/.test(declaration)) return 'Actions'
  if (/^use[A-Z]/.test(name)) return 'Hooks'
  return /^[A-Z]/.test(name) ? 'Components' : 'Functions'
}

/**
 * Returns types as in the source, with their members' comments; anything else as in the built
 * declarations.
 */
function codeOf(statement, built) {
  const isType =
    statement && (ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement))
  const code = isType
    ? statement.getText().replace(/^[\s\S]*?(?=export (?:interface|type))/, '')
    : built
  return code.replace(/^export (?:declare )?/, '')
}

function sectionOf({ name: entry, specifier, source }) {
  const from = origins(source)
  const built = parse(`api/${entry}.d.ts`)
  const all = built.statements.flatMap(statement =>
    namesOf(statement).map(name => {
      const declaration = declarationOf(from.get(name) ?? { file: source, name })
      const text = statement.getText()
      return {
        name,
        kind: kindOf(name, text),
        comment: declaration ? commentOf(declaration) : '',
        code: codeOf(declaration, text),
      }
    }),
  )
  const groups = KINDS.flatMap(kind => {
    const members = all.filter(member => member.kind === kind)
    if (members.length === 0) return []
    return [
      `### ${kind}`,
      ...members.flatMap(({ name, comment, code }) => [
        `#### ${name}`,
        ...(comment ? [comment] : []),
        `\`\`\`ts declaration\n${code}\n\`\`\``,
      ]),
    ]
  })
  return [`## ${specifier}`, ...groups].join('\n\n')
}

export const referencePage = () => [HEAD, ...ENTRIES.map(sectionOf)].join('\n\n')
