#!/usr/bin/env node
/**
 * Writes `contracts/artifacts` and `src/shared/accounts/creationCode.ts`. Run on demand, never by a
 * build:
 *   npm exec --yes --package=solc@0.8.37 -- node secure-site/scripts/compileContracts.mjs
 * A different compiler, different settings or changed code produce different bytecode, and
 * therefore different addresses for all accounts.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { getContractAddress } from 'viem'
import { KEYS_MUTANTS } from './keysMutants.mjs'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const CONTRACTS = join(ROOT, 'contracts')
const DETERMINISTIC_DEPLOYER = '0x4e59b44847b379578588920cA78FbF26c0B4956C'
/**
 * The oldest EVM version that current compilers target, so that every network runs the same bytes.
 */
const SETTINGS = { evmVersion: 'paris', optimizerRuns: 200 }

/**
 * `npm exec` only adds its packages to the PATH, so resolve the compiler beside each `.bin` there.
 */
function loadCompiler() {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter(path => path.endsWith('.bin'))
  const require = createRequire(import.meta.url)
  return require(require.resolve('solc', { paths: folders.map(path => join(path, '..', '..')) }))
}

const solc = loadCompiler()
const files = readdirSync(CONTRACTS).filter(file => file.endsWith('.sol'))
const texts = Object.fromEntries(
  files.map(file => [file, readFileSync(join(CONTRACTS, file), 'utf8')]),
)

/** @param {Record<string, string>} changed source texts that replace those of the files */
function compile(changed = {}) {
  const input = {
    language: 'Solidity',
    sources: Object.fromEntries(
      Object.entries({ ...texts, ...changed }).map(([file, content]) => [file, { content }]),
    ),
    settings: {
      evmVersion: SETTINGS.evmVersion,
      optimizer: { enabled: true, runs: SETTINGS.optimizerRuns },
      metadata: { bytecodeHash: 'none', appendCBOR: false },
      outputSelection: {
        '*': { '*': ['abi', 'evm.bytecode.object', 'evm.deployedBytecode.object'] },
      },
    },
  }
  const { errors = [], contracts } = JSON.parse(solc.compile(JSON.stringify(input)))
  for (const { severity, formattedMessage } of errors) {
    if (severity === 'error') throw new Error(formattedMessage)
    process.stdout.write(formattedMessage)
  }
  return contracts
}

/** Compiles `GrantedKeys` with one change to its source. */
function compileMutant({ name, from, to }) {
  const file = 'GrantedKeys.sol'
  const parts = texts[file].split(from)
  if (parts.length !== 2) throw new Error(`${file} has to hold "${from}" once: ${name}`)
  const { evm } = compile({ [file]: parts.join(to) })[file].GrantedKeys
  return { name, deployedBytecode: `0x${evm.deployedBytecode.object}` }
}

const contracts = compile()
const artifacts = ['EmbeddedAccount', 'EmbeddedAccountFactory', 'GrantedKeys'].map(contractName => {
  const { abi, evm } = contracts[`${contractName}.sol`][contractName]
  return {
    contractName,
    compiler: solc.version(),
    settings: SETTINGS,
    abi,
    bytecode: `0x${evm.bytecode.object}`,
    deployedBytecode: `0x${evm.deployedBytecode.object}`,
  }
})
const [account, factory, keys] = artifacts
const addressOf = ({ bytecode }) =>
  getContractAddress({
    opcode: 'CREATE2',
    from: DETERMINISTIC_DEPLOYER,
    salt: `0x${'00'.repeat(32)}`,
    bytecode,
  })
// The account's code contains this address, so it must be correct before accounts are deployed.
if (!texts['EmbeddedAccount.sol'].includes(addressOf(keys)))
  throw new Error(`EmbeddedAccount.sol has to name ${addressOf(keys)} as KEYS.`)
for (const artifact of artifacts) {
  const file = join(CONTRACTS, 'artifacts', `${artifact.contractName}.json`)
  const written = artifact === account ? artifact : { address: addressOf(artifact), ...artifact }
  writeFileSync(file, `${JSON.stringify(written, null, 2)}\n`)
  process.stdout.write(`${artifact.contractName}: ${artifact.bytecode.length / 2 - 1} bytes\n`)
}
const mutants = KEYS_MUTANTS.map(compileMutant)
writeFileSync(
  join(CONTRACTS, 'artifacts', 'mutants', 'GrantedKeys.json'),
  `${JSON.stringify(mutants, null, 2)}\n`,
)

writeFileSync(
  join(ROOT, 'src/shared/accounts/creationCode.ts'),
  `/** Written by \`scripts/compileContracts.mjs\` from \`contracts/\`. */

/** Where the deterministic deployer puts the factory, on every network. */
export const FACTORY_ADDRESS = '${addressOf(factory)}'

/** Where the deterministic deployer puts \`GrantedKeys\`, on every network. */
export const KEYS_ADDRESS = '${addressOf(keys)}'

/** What makes an account; its owner's address follows it, as 32 bytes. */
export const ACCOUNT_CREATION_CODE =
  '${account.bytecode}'
`,
)
process.stdout.write(`factory: ${addressOf(factory)}, keys: ${addressOf(keys)}\n`)
