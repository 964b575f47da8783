import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'

const HEAD = `# Table of the interface

For contributors: every option, method, event, error code and storage key, and every export of every entry, with its type, the page that
documents it, the test of its type and a test that uses its name. Generated from the source and from \`api/\` by
\`npm run check:docs -- --write\`; the check fails where one of them is missing. An exported type is documented in the
[reference](reference.md), and \`npm run check:api\` compares its members with the built declarations; it is tested where a test names it, or
by the tests of the value or type that is listed with it. What other products offer and this one does not is in [Every name of AppKit](guides/names-of-appkit.md), with the reason.
`

/** Interfaces that pages write or call, with the title of their table. */
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

/**
 * Planned exports that were dropped, with the reason. An entry that is exported after all is an
 * error, too.
 */
const NOT_OFFERED = {
  OnRampWidget: "a page opens buying with `open({ view: 'OnRampProviders' })`",
  ConnectWithButton: '`WalletButton` takes the wallet',
  switchConnection: 'a method of `useConnection`, or the action `connectionSwitchRequested`',
  forgetConnection: '`deleteConnection` of `useConnection` forgets wallets of an earlier visit too',
}

const parse = file =>
  ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true)

/** Returns name and type of each member that an interface declares itself. */
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

/**
 * Returns a page's imports from each entry, as recorded in `api/`: values with their types, and the
 * text of each exported type.
 */
function entriesOf() {
  const { exports: entries } = JSON.parse(readFileSync('package.json', 'utf8'))
  return Object.entries(entries).flatMap(([path, conditions]) => {
    // Entries under `/headless` share the exports of the entry of that name.
    if (!conditions.import?.types || path.startsWith('./headless/')) return []
    const name = path === '.' ? 'index' : path.slice(2)
    return [{ name, path, ...exportsOf(`api/${name}.d.ts`) }]
  })
}

const oneLine = text => text.replaceAll(/\s+/g, ' ').replace(/;$/, '')

/** A class counts as both: pages use it to catch errors. */
function exportsOf(file) {
  const values = new Map()
  const types = new Map()
  for (const statement of parse(file).statements) {
    if (ts.isVariableStatement(statement))
      for (const { name, type } of statement.declarationList.declarations)
        values.set(name.getText(), oneLine(type?.getText() ?? ''))
    else if (ts.isFunctionDeclaration(statement) && statement.name) {
      const { text } = statement.name
      const signature = oneLine(statement.getText().split(text).slice(1).join(text))
      values.set(text, values.has(text) ? `${values.get(text)}; ${signature}` : signature)
    } else if (statement.name) types.set(statement.name.text, statement.getText())
  }
  return { values, types }
}

const isTest = name => /\.(?:test|spec)\.tsx?$/.test(name)
/** These look names up in the source or in pages, or build states of them, without a test. */
const NAMES_ONLY = /^__tests__\/(?:tooling\/|support\/states\/\w+\.ts$)/

/** `@appkit/eip155:connected_connector_id` and the like count as one word. */
const KEYS = /[\w-]*@?[\w-]+\/[\w/:-]+|@[\w/:-]+/g

/** Reads test files and their helpers, with their words. */
function readTestFiles() {
  return readdirSync('__tests__', { recursive: true, encoding: 'utf8' })
    .map(name => join('__tests__', name))
    .filter(name => /\.tsx?$/.test(name))
    .filter(name => !NAMES_ONLY.test(name))
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

/**
 * Whether a page names it in code, alone or within more (`` `features.allWallets` `` names
 * `allWallets`), or calls it in an example.
 */
function isNamedIn(text, name) {
  const word = `(?<![\\w$])${name.replaceAll(/[$/{}]/g, '\\$&')}`
  return new RegExp(`\`[^\`\\n]*${word}(?![\\w$])[^\`\\n]*\`|${word}\\(`).test(text)
}

/** Returns the page that documents an entry; `undefined` if there is none. */
const pageOf = (pages, name) => pages.find(({ text }) => isNamedIn(text, name))?.file

/** Prefers a test file named like the entry, then tests of pages. */
const RANKS = [
  ({ file }, name) => file.toLowerCase().includes(`/${name.toLowerCase()}.`),
  ({ file }) => file.startsWith('__tests__/app/host/'),
  ({ file }) => /^__tests__\/(core|features)\//.test(file),
  ({ file }) => isTest(file),
  () => true,
]

/** Returns a test that uses the name; `undefined` if there is none. */
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

/** Longer types are in the reference. */
const TYPE_LENGTH_MAX = 160

/** Type tests, which state the types of a table. */
const TYPE_TESTS = /^__tests__\/types\//

/**
 * Returns the exports whose types refer to a type, nearest first: their tests count as its tests.
 */
function usersOf(name, exported) {
  const seen = new Set([name])
  for (const next of seen)
    for (const [user, text] of exported) if (new RegExp(`\\b${next}\\b`).test(text)) seen.add(user)
  seen.delete(name)
  return [...seen]
}

const partsOf = ({ name, type, page, typeTest, test, by }) =>
  [
    `- ${code(name)}`,
    ...(type ? [`: ${type.length > TYPE_LENGTH_MAX ? 'see the reference' : code(type)}`] : []),
    ...(page ? [`; documented in ${linkTo(page)}`] : []),
    ...(typeTest ? [`; type tested in ${linkTo(typeTest)}`] : []),
    ...(test ? [`; tested in ${linkTo(test)}${by ? ` by ${code(by)}` : ''}`] : []),
  ].join('')

/**
 * Renders the page of the public interface.
 *
 * @throws {Error} when an entry has no page, no test, or no test of its type
 */
export function interfacePage({ ERRORS, KEY_LAYOUTS, errorsMarkdown }) {
  const pages = readPages()
  const allFiles = readTestFiles()
  const typeFiles = allFiles.filter(({ file }) => TYPE_TESTS.test(file))
  const files = allFiles.filter(({ file }) => !TYPE_TESTS.test(file))
  const entries = entriesOf()
  const exported = new Map(
    entries.flatMap(({ values, types }) =>
      [...values, ...types].map(([name, text]) => [name, text]),
    ),
  )
  const holes = []
  const row = given => {
    const { name, usedAs = [name], typed = true } = given
    const { page = pageOf(pages, name) } = given
    const test = testOf(files, name, usedAs)
    const typeTest = typed ? testOf(typeFiles, name, [name]) : undefined
    if (!page) holes.push(`${name}: no page names it`)
    if (!test) holes.push(`${name}: no test uses it`)
    if (typed && !typeTest) holes.push(`${name}: no test in __tests__/types states its type`)
    return partsOf({ ...given, page, test, typeTest })
  }
  const typeRow = ({ name, declared }) => {
    const own = testOf(allFiles, name, [name])
    const by = own
      ? undefined
      : usersOf(name, exported).find(user => testOf(allFiles, user, [user]))
    const test = own ?? (by && testOf(allFiles, by, [by]))
    if (!test) holes.push(`${name}: no test uses it, nor anything that has this type`)
    const typeTest = testOf(typeFiles, name, [name])
    return partsOf({ name, page: declared, test, by, typeTest })
  }
  const section = (title, rows) => [`## ${title}`, '', ...rows.map(row), ''].join('\n')
  const typeSection = ({ path, types }) =>
    types.size === 0
      ? ''
      : [
          `## Types of \`redux-wallet-modal${path.slice(1)}\``,
          '',
          ...[...types.keys()].sort().map(name => typeRow({ name, declared: 'docs/reference.md' })),
          '',
        ].join('\n')
  const [{ values }, ...others] = entries
  const isHook = name => /^use[A-Z]/.test(name)
  const isComponent = name => /^[A-Z]/.test(name)
  const named = (of, isWanted = () => true) =>
    [...of]
      .filter(([name]) => isWanted(name))
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, type]) => ({ name, type }))
  const text = [
    HEAD,
    ...INTERFACES.map(([title, file, name]) => section(title, membersOf(file, name))),
    section('Hooks', named(values, isHook)),
    section('Components', named(values, isComponent)),
    section(
      'Functions, selectors and actions',
      named(values, name => !isHook(name) && !isComponent(name)),
    ),
    ...others.map(({ path, values: own }) =>
      section(`Exports of \`redux-wallet-modal${path.slice(1)}\``, named(own)),
    ),
    ...entries.map(typeSection),
    section('Events', named(eventNames().map(name => [name]))),
    section(
      'Error codes',
      Object.entries(ERRORS).map(([name, surface]) => ({
        name,
        type: surface,
        page: errorsMarkdown.includes(`\`${name}\``) ? 'docs/errors.md' : undefined,
        typed: false,
      })),
    ),
    section(
      'Storage keys',
      KEY_LAYOUTS.map(({ key, field }) => ({
        name: key,
        page: pageOf(pages, key.replace(/\/\w+:connected/, '/{family}:connected')),
        usedAs: [key, field],
        typed: false,
      })),
    ),
    [
      '## Not offered',
      '',
      ...Object.entries(NOT_OFFERED).map(([name, why]) => `- ${code(name)}: ${why}`),
    ].join('\n'),
  ].join('\n')
  for (const name of Object.keys(NOT_OFFERED))
    if (values.has(name)) holes.push(`${name}: is offered, and listed as not offered`)
  if (holes.length > 0) throw new Error(`The interface has holes:\n${holes.join('\n')}`)
  return text
}

/**
 * Returns the documented event names of the guide; `everyEvent.test.ts` compares the guide with the
 * source.
 */
function eventNames() {
  const [guide] = readFileSync('docs/guides/events.md', 'utf8').split('\n## Not told')
  return [...new Set([...guide.matchAll(/^\| `([A-Z][A-Z_0-9]+)`/gm)].map(([, name]) => name))]
}
