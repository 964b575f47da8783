/** @jest-environment node */
import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'

const ROOT = resolve(__dirname, '../..')
const LINT_AS = resolve(__dirname, 'lintAs.mjs')

/**
 * Lints each text as the file at its path, in a separate process because ESLint is an ES module.
 */
function rulesReportedBy(cases: Readonly<Record<string, string>>): Record<string, string[]> {
  const { stdout, stderr } = spawnSync(process.execPath, [LINT_AS], {
    cwd: ROOT,
    encoding: 'utf8',
    input: JSON.stringify(cases),
  })
  if (stdout === '') throw new Error(stderr)
  return JSON.parse(stdout) as Record<string, string[]>
}

const planted = {
  'src/features/planted/views/SpokenView.tsx':
    'export const SpokenView = () => <button aria-label="Close">Connect a wallet</button>\n',
  'src/features/planted/views/ChosenView.tsx':
    "export const ChosenView = ({ on }: { on: boolean }) => <p>{on ? 'Yes' : 'No'}</p>\n",
  'src/features/planted/views/QuietView.tsx':
    'export const QuietView = ({ text }: { text: string }) => <p className="row">{text} · 1</p>\n',
  'src/features/planted/plantedRules.ts': 'export const ask = () => fetch("/")\n',
  'src/features/planted/slowRules.ts': 'export const wait = () => window.setTimeout(() => {}, 1)\n',
  'src/features/planted/popupRules.ts': 'export const pop = () => window.open("/")\n',
  'src/features/planted/loudRules.ts': 'export const log = () => console.log(1)\n',
  'src/features/planted/oddFlow.ts': 'export const startOdd = () => 1\n',
  'src/clients/planted.ts': 'export const ask = () => fetch("/")\n',
  'src/lib/early.ts': 'export const width = document.body.clientWidth\n',
  'src/lib/starred.ts': "export * from './caip'\n",
  'src/lib/nameless.ts': 'export default 1\n',
  'src/features/planted/namedRules.ts':
    "export const is = (n: string, id: string) => n === 'eip155' || id.startsWith('solana:')\n",
  'src/features/planted/askedRules.ts':
    "export const isForm = (name: string) => name === 'WalletSend' || ['Networks'].includes(name)\n",
  'src/app/plantedList.ts': "export const LOADED = ['Account', 'WalletReceive']\n",
  'src/features/send/plantedOwn.ts':
    "export const isForm = (name: string) => name === 'WalletSend'\n",
  'src/features/planted/builtRules.ts':
    'export const idOf = (n: number, by: { eip155?: string }) => by.eip155 ?? `eip155:${n}`\n',
  'src/domain/plantedTable.ts': "export const COINS = { eip155: '60' }\n",
  'src/chains/eip155/plantedOwn.ts': "export const namespace = 'eip155'\n",
  'src/chains/eip155/plantedOther.ts': "export const other = 'solana'\n",
  'src/entries/planted.ts': "export const namespace = 'eip155'\n",
  'src/ui/layout/ruled.ts': [
    "import { css, keyframes, styled } from 'styled-components'",
    'export const Late = styled.p`gap: 4px; &:hover { gap: 0; } color: red;`',
    'export const Joined = styled(Late)<{ $x: string }>`:focus, &_x { color: ${({ $x }) => $x}; }`',
    'export const mark = css`&-first { color: red; } // said',
    '`',
    'export const grow = keyframes`from { opacity: 0; } to { opacity: 1; }`',
    '',
  ].join('\n'),
  'src/ui/layout/plainlyRuled.ts': [
    "import { styled } from 'styled-components'",
    'export const Row = styled.p.attrs({ role: "row" })`color: red; /* not; so */ strong, :focus, & > :is(a, b) { margin: 0; }',
    '@media (pointer: coarse) { gap: 4px; &:hover { gap: 0; } }`',
    '',
  ].join('\n'),
  '__tests__/lib/rendering.test.ts':
    "import { render } from '@testing-library/react'\nit('draws', () => render(null))\n",
  'src/lib/silenced.ts': '/* eslint-disable no-var */\nexport var loose = 1\n',
}

describe('the house lint rules', () => {
  const reported = rulesReportedBy(planted)

  it.each([
    ['src/features/planted/views/SpokenView.tsx', ['house/noJsxText', 'house/noJsxText']],
    ['src/features/planted/views/ChosenView.tsx', ['house/noJsxText']],
    ['src/features/planted/plantedRules.ts', ['no-restricted-globals']],
    ['src/features/planted/slowRules.ts', ['no-restricted-properties']],
    ['src/features/planted/popupRules.ts', ['no-restricted-properties']],
    ['src/features/planted/loudRules.ts', ['no-console']],
    ['src/features/planted/oddFlow.ts', ['house/namedAfterFile', 'house/namedAfterFile']],
    [
      'src/features/planted/namedRules.ts',
      ['house/noNamespaceLiteral', 'house/noNamespaceLiteral'],
    ],
    [
      'src/features/planted/builtRules.ts',
      ['house/noNamespaceLiteral', 'house/noNamespaceLiteral'],
    ],
    ['src/features/planted/askedRules.ts', ['house/noForeignViewName', 'house/noForeignViewName']],
    ['src/app/plantedList.ts', ['house/noForeignViewName', 'house/noForeignViewName']],
    ['src/domain/plantedTable.ts', ['house/noNamespaceLiteral']],
    ['src/chains/eip155/plantedOther.ts', ['house/noNamespaceLiteral']],
    ['src/lib/early.ts', ['house/noTopLevelDom']],
    [
      'src/ui/layout/ruled.ts',
      ['house/plainNesting', 'house/plainNesting', 'house/plainNesting', 'house/plainNesting'],
    ],
    ['src/lib/starred.ts', ['no-restricted-syntax']],
    ['src/lib/nameless.ts', ['no-restricted-syntax']],
    ['__tests__/lib/rendering.test.ts', ['no-restricted-imports']],
  ])('reports each planted problem in %s', (path, rules) => {
    expect(reported[path]).toEqual(rules)
  })

  it.each([
    'src/features/planted/views/QuietView.tsx',
    'src/ui/layout/plainlyRuled.ts',
    'src/clients/planted.ts',
    'src/features/send/plantedOwn.ts',
    'src/chains/eip155/plantedOwn.ts',
    'src/entries/planted.ts',
  ])('reports nothing in %s', path => {
    expect(reported[path]).toEqual([])
  })

  it('cannot be switched off by a comment', () => {
    expect(reported['src/lib/silenced.ts']).toContain('no-var')
  })
})
