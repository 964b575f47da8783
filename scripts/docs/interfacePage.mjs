import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'

const HEAD = `# Table of the interface

For contributors: every option, method, hook, component, event, error code and storage key with its type, the page that documents it and a
test that uses its name. Generated from the source by \`npm run check:docs -- --write\`; the check fails where an entry has no page or no
test. What other products offer and this one does not is in [Every name of AppKit](guides/names-of-appkit.md), with the reason.
`

/** Interfaces whose members pages write or call, and the title of their table. */
const INTERFACES = [
  ['Options of `createWalletModal`', 'src/app/host/walletModalOptions.ts', 'WalletModalOptions'],
  ['Options: wallets', 'src/domain/options.ts', 'WalletOptions'],
  ['Options: `features`', 'src/domain/options.ts', 'Features'],
  ['Options: `features.names`', 'src/domain/options.ts', 'NamesOption'],
  ['Options: `features.onramp`', 'src/domain/onRamp.ts', 'OnRampOptions'],
  ['Options: `analytics`', 'src/domain/options.ts', 'AnalyticsOptions'],
  ['Options: `serviceUrls`', 'src/domain/options.ts', 'ServiceUrls'],
  ['Options of `evm()`', 'src/entries/evm.ts', 'EvmOptions'],
  ['Options of `solana()`', 'src/entries/solana.ts', 'SolanaOptions'],
  ['Options of `cosmos()`', 'src/chains/cosmos/CosmosOptions.ts', 'CosmosOptions'],
  [
    'Options of `walletConnect()`',
    'src/chains/walletconnect/createWalletConnect.ts',
    'WalletConnectOptions',
  ],
  ['Options of `embeddedWallet()`', 'src/entries/embeddedWallet.ts', 'EmbeddedWalletOptions'],
  ['Methods', 'src/app/host/Controls.ts', 'Methods'],
  ['Methods of `controls(store)`', 'src/app/host/Controls.ts', 'Controls'],
  ['Methods of `getPageControls(store)`', 'src/app/host/PageControls.ts', 'PageControls'],
]

/** What was planned and is not exported, with the reason. An entry that is exported now is a hole, too. */
const NOT_OFFERED = {
  OnRampWidget: "a page opens buying with `open({ view: 'OnRampProviders' })`",
  ConnectWithButton: '`WalletButton` takes the wallet',
  useWalletList: 'open: the directory is not offered to hooks',
  usePairing: 'open: a page gives its own pairing URI with `open({ uri })`, and gets none',
  switchConnection: 'a method of `useConnection`, or the action `connectionSwitchRequested`',
  forgetConnection: '`deleteConnection` of `useConnection` forgets wallets of an earlier visit too',
}

const parse = file =>
  ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true)

/** Name and type of each member that an interface declares itself. */
function membersOf(file, name) {
  const found = parse(file).statements.find(
    each => ts.isInterfaceDeclaration(each) && each.name.text === name,
  )
  if (!found) throw new Error(`${file} has no interface ${name}.`)
  return found.members.map(member => ({
    name: member.name.getText(),
    type: (ts.isMethodSignature(member)
      ? member.getText().slice(member.name.getText().length)
      : (member.type?.getText() ?? '')
    ).replaceAll(/\s+/g, ' '),
  }))
}

/** The values that a page imports from the package, with what they are. */
function exportsOf() {
  const names = parse('api/index.d.ts').statements.flatMap(statement =>
    ts.isVariableStatement(statement)
      ? statement.declarationList.declarations.map(({ name }) => name.getText())
      : ts.isFunctionDeclaration(statement) && statement.name
        ? [statement.name.text]
        : [],
  )
  return [...new Set(names)].sort()
}

const isTest = name => /\.(?:test|spec)\.tsx?$/.test(name)
/** They look names up in the source or in pages, which uses none of them. */
const LOOKS_UP = /^__tests__\/tooling\//

/** `@appkit/eip155:connected_connector_id` and its like are one word. */
const KEYS = /[\w-]*@?[\w-]+\/[\w/:-]+|@[\w/:-]+/g

/** Test files and what they are built on, with their texts. */
function readTestFiles() {
  return readdirSync('__tests__', { recursive: true, encoding: 'utf8' })
    .map(name => join('__tests__', name))
    .filter(name => /\.tsx?$/.test(name))
    .filter(name => !LOOKS_UP.test(name))
    .sort()
    .map(file => {
      const text = readFileSync(file, 'utf8')
      return { file, words: new Set([...(text.match(/\w+/g) ?? []), ...(text.match(KEYS) ?? [])]) }
    })
}

const PAGES = [
  'docs/hosts.md',
  'docs/guides/redux.md',
  'docs/guides/events.md',
  ...readdirSync('docs/guides').map(name => `docs/guides/${name}`),
  'README.md',
]
const readPages = () =>
  [...new Set(PAGES)].map(file => ({ file, text: readFileSync(file, 'utf8') }))

/** In code, by itself or within more: `` `features.allWallets` `` names `allWallets`; or called in an example. */
function isNamedIn(text, name) {
  const word = `(?<![\\w$])${name.replaceAll(/[$/{}]/g, '\\$&')}`
  return new RegExp(`\`[^\`\\n]*${word}(?![\\w$])[^\`\\n]*\`|${word}\\(`).test(text)
}

/** Where an entry is documented; `undefined` where it is nowhere. */
const pageOf = (pages, name) => pages.find(({ text }) => isNamedIn(text, name))?.file

/** A test whose file is called like the entry comes first, then one that is about pages. */
const RANKS = [
  ({ file }, name) => file.toLowerCase().includes(`/${name.toLowerCase()}.`),
  ({ file }) => file.startsWith('__tests__/app/host/'),
  ({ file }) => file.startsWith('__tests__/features/'),
  ({ file }) => isTest(file),
  () => true,
]

/** A test that uses the name; `undefined` where there is none. */
function testOf(files, name, usedAs) {
  const users = files.filter(({ words }) => usedAs.some(word => words.has(word)))
  for (const rank of RANKS) {
    const found = users.find(user => rank(user, name))
    if (found) return found.file
  }
  return undefined
}

const linkTo = file =>
  file.startsWith('docs/')
    ? `[${file.replace('docs/', '')}](${file.replace('docs/', '')})`
    : `[${file.split('/').at(-1)}](../${file})`

const code = text => `\`${text}\``

/**
 * The page of everything that pages can use.
 *
 * @throws {Error} when an entry has no page or no test
 */
export function interfacePage({ ERRORS, KEY_LAYOUTS, errorsMarkdown }) {
  const pages = readPages()
  const files = readTestFiles()
  const holes = []
  const row = ({ name, type, page = pageOf(pages, name), usedAs = [name] }) => {
    const test = testOf(files, name, usedAs)
    if (!page) holes.push(`${name}: no page names it`)
    if (!test) holes.push(`${name}: no test uses it`)
    return [
      `- ${code(name)}`,
      ...(type ? [`: ${code(type)}`] : []),
      ...(page ? [`; documented in ${linkTo(page)}`] : []),
      ...(test ? [`; tested in ${linkTo(test)}`] : []),
    ].join('')
  }
  const section = (title, entries) => [`## ${title}`, '', ...entries.map(row), ''].join('\n')
  const values = exportsOf()
  const isHook = name => /^use[A-Z]/.test(name)
  const isComponent = name => /^[A-Z]/.test(name)
  const named = names => names.map(name => ({ name }))
  const text = [
    HEAD,
    ...INTERFACES.map(([title, file, name]) => section(title, membersOf(file, name))),
    section('Hooks', named(values.filter(isHook))),
    section('Components', named(values.filter(isComponent))),
    section(
      'Functions, selectors and actions',
      named(values.filter(name => !isHook(name) && !isComponent(name))),
    ),
    section('Events', named(eventNames())),
    section(
      'Error codes',
      Object.entries(ERRORS).map(([name, surface]) => ({
        name,
        type: surface,
        page: errorsMarkdown.includes(`\`${name}\``) ? 'docs/errors.md' : undefined,
      })),
    ),
    section(
      'Storage keys',
      KEY_LAYOUTS.map(({ key, field }) => ({
        name: key,
        page: pageOf(pages, key.replace(/\/\w+:connected/, '/{family}:connected')),
        usedAs: [key, field],
      })),
    ),
    [
      '## Not offered',
      '',
      ...Object.entries(NOT_OFFERED).map(([name, why]) => `- ${code(name)}: ${why}`),
    ].join('\n'),
  ].join('\n')
  for (const name of Object.keys(NOT_OFFERED))
    if (values.includes(name)) holes.push(`${name}: is offered, and listed as not offered`)
  if (holes.length > 0) throw new Error(`The interface has holes:\n${holes.join('\n')}`)
  return text
}

/** Every event that a page hears, as the guide lists them; `everyEvent.test.ts` compares the guide with the source. */
function eventNames() {
  const [guide] = readFileSync('docs/guides/events.md', 'utf8').split('\n## Not told')
  return [...new Set([...guide.matchAll(/^\| `([A-Z][A-Z_0-9]+)`/gm)].map(([, name]) => name))]
}
