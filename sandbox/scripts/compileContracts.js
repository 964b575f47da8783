// @ts-check
// Writes contracts/artifacts. Run on demand, never at start-up:
//   npm exec --yes --package=solc@0.8.37 -- node sandbox/scripts/compileContracts.js
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const contracts = join(dirname(fileURLToPath(import.meta.url)), '..', 'contracts')

/**
 * `npm exec` puts its packages on the PATH only, so the compiler is looked for beside each `.bin`
 * there.
 */
function loadCompiler() {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter(path => path.endsWith('.bin'))
  const require = createRequire(import.meta.url)
  return require(require.resolve('solc', { paths: folders.map(path => join(path, '..', '..')) }))
}

const solc = loadCompiler()
const names = readdirSync(contracts).filter(file => file.endsWith('.sol'))
const input = {
  language: 'Solidity',
  sources: Object.fromEntries(
    names.map(name => [name, { content: readFileSync(join(contracts, name), 'utf8') }]),
  ),
  settings: {
    evmVersion: 'cancun',
    optimizer: { enabled: true, runs: 200 },
    metadata: { bytecodeHash: 'none' },
    outputSelection: {
      '*': { '*': ['abi', 'evm.bytecode.object', 'evm.deployedBytecode.object'] },
    },
  },
}
const output = JSON.parse(solc.compile(JSON.stringify(input)))
const errors = (output.errors ?? []).filter(
  (/** @type {{ severity: string }} */ error) => error.severity === 'error',
)
if (errors.length > 0)
  throw new Error(errors.map((/** @type {any} */ e) => e.formattedMessage).join('\n'))

for (const file of names) {
  const name = file.replace(/\.sol$/, '')
  const { abi, evm } = output.contracts[file][name]
  const artifact = {
    contractName: name,
    compiler: solc.version(),
    settings: { evmVersion: 'cancun', optimizerRuns: 200 },
    abi,
    bytecode: `0x${evm.bytecode.object}`,
    deployedBytecode: `0x${evm.deployedBytecode.object}`,
  }
  writeFileSync(
    join(contracts, 'artifacts', `${name}.json`),
    `${JSON.stringify(artifact, null, 2)}\n`,
  )
  process.stdout.write(`${name}: ${evm.bytecode.object.length / 2} bytes\n`)
}
